internal import AppReading
internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// The icons that generated code draws, for comparison with those of a button.
struct FixIcons: Sendable {
  private let catalog: Catalog
  /// The set of generated Swift: SF Symbols, or else the first one; nil without any.
  private let swiftSet: IconSetIdentifier?
  /// The set of generated code for Android; nil without any.
  private let androidSet: IconSetIdentifier?
  /// True if some locale is written from right to left.
  private let hasRightToLeft: Bool

  init(_ source: CatalogSource, _ catalog: Catalog) {
    self.catalog = catalog
    let sets = catalog.iconSets.sorted { $0.rawValue < $1.rawValue }
    let android = source.platforms.values.first { $0.platform.rawValue == "android" }?.iconSet
    swiftSet = sets.contains(.sfSymbols) ? .sfSymbols : sets.first
    androidSet = [android, .materialSymbols].lazy.compactMap(\.self).first(where: sets.contains) ?? sets.first
    hasRightToLeft = catalog.locales.contains {
      catalog.resolver(for: $0.identifier).baseDirection == .rightToLeft
    }
  }

  /// True if generated Swift has views: without icons it has none.
  var hasSwift: Bool { swiftSet != nil }

  /// The icon that generated Swift draws; nil for a purpose without one.
  func swiftIcon(of purpose: String) -> String? { icons(of: purpose, in: swiftSet).first?.name }

  /// The icon that generated Kotlin draws; nil for a purpose without one.
  func androidIcon(of purpose: String) -> String? { icons(of: purpose, in: androidSet).first?.name }

  /// Throws if icons are not the purpose's in generated Swift: another name is another drawing.
  func requireSwift(_ drawn: [SiteIcon], purpose: String) throws(FixRefusal) {
    let origin: SiteIcon.Origin = swiftSet == .sfSymbols ? .sfSymbol : .asset
    try require(drawn, icons(of: purpose, in: swiftSet)) { icon, shown in
      icon.origin == origin && !shown.isMirrored && (icon.name == shown.name || icon.name == shown.fallback)
    }
  }

  /// Throws if icons are not the purpose's in generated Kotlin, where teams choose the names of drawables.
  func requireAndroid(_ drawn: [SiteIcon], purpose: String) throws(FixRefusal) {
    try require(drawn, icons(of: purpose, in: androidSet)) { icon, shown in
      let isDrawnAlike = !hasRightToLeft || icon.name.contains("AutoMirrored") == shown.isMirroredSomewhere
      return isDrawnAlike && Self.names(of: icon).contains(shown.icon.name)
    }
  }

  private struct Shown {
    let icon: Icon
    let isMirroredSomewhere: Bool
    var name: String { icon.name }
    var fallback: String? { icon.fallback }
    var isMirrored: Bool { icon.isMirrored }
  }

  private func require(
    _ drawn: [SiteIcon], _ shown: [Shown], where isSame: (SiteIcon, Shown) -> Bool
  ) throws(FixRefusal) {
    guard let first = drawn.first else { throw .unknownIcon }
    guard !shown.isEmpty else { throw .otherIcon(drawn: first.name, shown: nil) }
    for icon in drawn {
      if let other = shown.first(where: { !isSame(icon, $0) }) {
        throw .otherIcon(drawn: icon.name, shown: other.isMirrored ? "\(other.name), flipped" : other.name)
      }
    }
  }

  /// The different icons of a purpose in all locales.
  private func icons(of identifier: String, in set: IconSetIdentifier?) -> [Shown] {
    guard let set, let purpose = try? catalog.purpose(identifier) else { return [] }
    let icons = catalog.locales.compactMap { catalog.resolver(for: $0.identifier).icon(for: purpose, in: set) }
    let isMirrored = icons.contains(where: \.isMirrored)
    var seen: Set<Icon> = []
    return icons.filter { seen.insert($0).inserted }.map { Shown(icon: $0, isMirroredSomewhere: isMirrored) }
  }

  /// The names that an icon of Android can have in the set: `arrow_back` of `Icons.AutoMirrored.Filled.ArrowBack`,
  /// `delete` of `ic_delete_24dp`.
  private static func names(of icon: SiteIcon) -> [String] {
    let words = NameWords.words(of: icon.name.lastNamePart)
    guard icon.origin == .drawable else { return [words.joined(separator: "_")] }
    var plain = words[...]
    if plain.first == "ic" { plain.removeFirst() }
    while plain.count > 1, let last = plain.last, last.first?.isNumber == true || last == "dp" || last == "px" {
      plain.removeLast()
    }
    return [words.joined(separator: "_"), plain.joined(separator: "_")]
  }
}
