internal import AppReading
internal import CatalogFiles
internal import CatalogModel

/// The icons of a catalogue's sets, by the names that sources use.
struct IconNames: Sendable {
  private let sets: [IconSetIdentifier: IconSet]

  init(_ catalog: CatalogSource) {
    sets = Dictionary(catalog.iconSets.map { ($0.identifier, $0) }) { first, _ in first }
  }

  func contains(_ name: String, in set: IconSetIdentifier) -> Bool { sets[set]?.contains(name) ?? false }

  /// The identifiers of an icon in the sets that it may belong to; empty for an app's own drawing.
  func names(of name: String, _ framework: Framework) -> [IconSetIdentifier: String] {
    var found: [IconSetIdentifier: String] = [:]
    switch framework.description.icons {
    case .sfSymbols: found[.sfSymbols] = name
    case .drawables:
      // `Icons.AutoMirrored.Filled.ArrowBack`, or a drawable such as `ic_delete_24dp`.
      found[.materialSymbols] =
        isTyped(name)
        ? NameWords.words(of: name.lastNamePart).joined(separator: "_") : DrawableName(name).glyph
    case .components:
      if name.hasPrefix("Lu"), name.dropFirst(2).first?.isUppercase == true {
        found[.lucide] = NameWords.words(of: String(name.dropFirst(2))).joined(separator: "-")
      }
    case .classes: if name.hasPrefix("bi-") { found[.bootstrapIcons] = String(name.dropFirst(3)) }
    }
    return found.filter { contains($0.value, in: $0.key) }
  }

  /// Returns whether an icon only has the name of one in a set: an app's drawable `ic_filter` may not show the glyph
  /// `filter`.
  func isGuess(_ name: String, _ framework: Framework) -> Bool {
    Self.hasDrawables(framework) && !isTyped(name) && !DrawableName(name).isExported
  }

  /// Returns whether a framework's icons are files of the app.
  static func hasDrawables(_ framework: Framework) -> Bool { framework.description.icons == .drawables }

  private func isTyped(_ name: String) -> Bool { name.hasPrefix("Icons.") || name.contains(".Icons.") }
}
