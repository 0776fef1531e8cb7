internal import CatalogModel
package import CatalogValidation
internal import SourceText

/// Writes the differences of two catalogues for people: the most important first, a line for each change.
package enum DifferenceText {
  package static func text(_ difference: CatalogDifference) -> String {
    paragraphs(difference).map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The lines of the heading, of each section with its title first, and of the summary.
  static func paragraphs(_ difference: CatalogDifference) -> [[String]] {
    let sections = [
      section("breaking changes for generated code", difference.breaking.map { "  \($0)" }),
      findings("new findings", difference.newFindings), findings("findings that are gone", difference.resolvedFindings),
      purposes(difference), locales(difference), texts(difference), icons(difference),
      section("headers and screens", fields(difference.screens, indent: "  ")), manifest(difference),
    ].filter { !$0.isEmpty }
    let heading = "\(difference.old.name) → \(difference.new.name)"
    let notes = difference.notes.map { "note: \($0)" }
    return ([[heading] + notes] + sections + [[difference.summaryLine]]).map { $0.map(LogText.line) }
  }

  private static func findings(_ title: String, _ findings: [Finding]) -> [String] {
    section(title, findings.map { "  \($0.reportLine)" })
  }

  private static func purposes(_ difference: CatalogDifference) -> [String] {
    let (purposes, texts) = (difference.purposes, TextGroups(difference).ofAddedPurposes)
    return section(
      "purposes",
      purposes.added.flatMap { purpose in
        ["  + \(purpose.identifier) (\(purpose.role.rawValue)): \(purpose.description.onOneLine)"]
          + purpose.icons.sorted { $0.key < $1.key }.map { "      \($0.key): \($0.value.text)" }
          + (texts[purpose.identifier] ?? []).map { locale, text in
            let name = text.message == MessageDeclaration.title ? "" : " \(text.message)"
            return "      \(locale)\(name): \(change(text.text))"
          }
      } + purposes.removed.map { "  − \($0.identifier) (\($0.role.rawValue))" }
        + purposes.renamed.flatMap { ["  ~ \($0.old) is now \($0.new)"] + fields($0.fields, indent: "      ") }
        + purposes.changed.flatMap { ["  ~ \($0.new)"] + fields($0.fields, indent: "      ") })
  }

  private static func locales(_ difference: CatalogDifference) -> [String] {
    let texts = Dictionary(uniqueKeysWithValues: TextGroups(difference).ofAddedLocales.map { ($0.locale, $0.texts) })
    return section(
      "locales",
      difference.locales.added.flatMap { locale in
        ["  + \(locale)"] + (texts[locale] ?? []).map { "      \($0.name): \(change($0.text))" }
      } + difference.locales.removed.map { "  − \($0)" })
  }

  private static func texts(_ difference: CatalogDifference) -> [String] {
    section(
      "texts",
      TextGroups(difference).others.flatMap { changes in
        ["  \(changes.name)"]
          + changes.texts.map { "    \($0.text.kind.sign) \($0.name): \(change($0.text))" }
      })
  }

  private static func icons(_ difference: CatalogDifference) -> [String] {
    section(
      "icons",
      difference.icons.flatMap { changes in
        let sign = changes.presence.map { "\($0.sign) " } ?? ""
        let version = changes.version.map { " \(change($0, isQuoted: false))" } ?? ""
        return ["  \(sign)\(changes.set)\(version)"]
          + changes.icons.map { icon in
            let texts = Change(old: icon.icon.old?.text, new: icon.icon.new?.text)
            return "    \(icon.icon.kind.sign) \(icon.purpose): \(change(texts, isQuoted: false))"
          }
          + changes.rightToLeft.map { icon in
            "    ~ \(icon.field), right-to-left: \(change(icon.value, isQuoted: false))"
          }
      })
  }

  private static func manifest(_ difference: CatalogDifference) -> [String] {
    section("catalogue", fields(difference.manifest, indent: "  "))
  }

  private static func fields(_ fields: [FieldChange], indent: String) -> [String] {
    fields.map { "\(indent)\($0.field): \(change($0.value, isQuoted: false))" }
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : [title] + lines }

  /// `'old' → 'new'`, or the only one of them.
  private static func change(_ change: Change<String>, isQuoted: Bool = true) -> String {
    let shown = ShownText.pair(change)
    let both = [shown.old, shown.new].compactMap(\.self).map { isolated(isQuoted ? "'\($0)'" : $0) }
    if isQuoted || both.count == 2 { return both.joined(separator: " → ") }
    return change.kind == .added ? "none → \(both[0])" : "\(both[0]) → none"
  }

  /// Isolates a right-to-left text from its line (UAX #9: FSI and PDI).
  private static func isolated(_ text: String) -> String {
    ShownText.needsIsolation(text) ? "\u{2068}\(text)\u{2069}" : text
  }
}
