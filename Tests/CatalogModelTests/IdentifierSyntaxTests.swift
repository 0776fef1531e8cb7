import Testing

@testable import CatalogModel

/// Identifiers: purposes and icon sets in kebab-case, messages and arguments in lower camel case.
@Suite struct IdentifierSyntaxTests {
  @Test(arguments: ["a", "back", "select-all", "sf-symbols", "a1", "a-1", "a1-b2-c3"])
  func acceptsKebabCase(name: String) { #expect(IdentifierSyntax.isKebabCase(name)) }

  @Test(
    arguments: [
      "", "-", "-back", "back-", "select--all", "1st", "-1", "Back", "selectAll", "select_all", "select all", "größe",
      "back\n", "select‑all", "*",
    ])
  func refusesOtherThanKebabCase(name: String) { #expect(!IdentifierSyntax.isKebabCase(name)) }

  @Test(arguments: ["a", "title", "accessibilityLabel", "a1", "x2Y"])
  func acceptsLowerCamelCase(name: String) { #expect(IdentifierSyntax.isLowerCamelCase(name)) }

  @Test(arguments: ["", "Title", "1st", "short-title", "short_title", "short title", "größe", "title "])
  func refusesOtherThanLowerCamelCase(name: String) { #expect(!IdentifierSyntax.isLowerCamelCase(name)) }

  @Test func iconSetsCompareByIdentifier() {
    let sets: [IconSetIdentifier] = [.sfSymbols, .lucide, .materialSymbols, .fluent, .bootstrapIcons]
    #expect(
      sets.sorted().map(\.description) == ["bootstrap-icons", "fluent", "lucide", "material-symbols", "sf-symbols"])
    #expect(sets.allSatisfy { IdentifierSyntax.isKebabCase($0.rawValue) })
  }
}
