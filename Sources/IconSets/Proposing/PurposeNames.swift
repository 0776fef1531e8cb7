internal import CatalogFiles
internal import CatalogModel

/// The names that icons of a purpose have: its identifier, its icons in other sets, and what apps call it.
struct PurposeNames {
  /// A name, and how sure it is that an icon called so is for the purpose.
  struct Candidate {
    let glyph: GlyphName
    let likeness: IconLikeness
    /// The name for the other direction, if the set has a pair.
    let mirrored: GlyphName?
  }

  /// The identifiers as names of glyphs.
  private let identifiers: Set<String>
  private let inherited: [String: [IconSetIdentifier: IconReference]]
  private let source: CatalogSource
  private let set: IconSetIdentifier

  /// - Parameters:
  ///   - inherited: the icons that purposes have in sets that the catalogue does not keep.
  init(in source: CatalogSource, for set: IconSetIdentifier, inherited: [String: [IconSetIdentifier: IconReference]]) {
    self.source = source
    self.set = set
    self.inherited = inherited
    identifiers = Set(source.purposes.map { GlyphName($0.identifier).full })
  }

  /// The names of a purpose, the surest first.
  func candidates(of purpose: PurposeDefinition) -> [Candidate] {
    let identifier = purpose.identifier
    var found = [Candidate(glyph: GlyphName(identifier), likeness: .exact, mirrored: nil)]
    let icons = (inherited[identifier] ?? [:]).merging(purpose.icons) { $1 }.filter { $0.key != set }
    let glyphs = icons.sorted { $0.key < $1.key }
      .map { set, icon in (icon: icon, glyph: GlyphName(icon.names[0], of: set)) }
    // A filled star takes the star away in one set, and adds it in another.
    let opposite = purpose.opposite.flatMap { source.purposeIndex[$0] }.map { source.purposes[$0].icons } ?? [:]
    let opposites = Set(opposite.map { GlyphName($1.names[0], of: $0).exact })
    for (icon, glyph) in glyphs where !opposites.contains(glyph.exact) {
      // A name in one set alone may be that set's own idea.
      let support = glyphs.count { $0.glyph.full == glyph.full }
      let isOther = glyph.full != found[0].glyph.full && identifiers.contains(glyph.full)
      var mirrored: GlyphName?
      if case .byDirection(_, let other) = icon { mirrored = GlyphName(other) }
      found.append(
        Candidate(glyph: glyph, likeness: support > 1 && !isOther ? .exact : .synonym, mirrored: mirrored))
    }
    let names = source.vocabulary[identifier]
    let aliases = names.icons.sorted { $0.key < $1.key }.flatMap { set, names in names.map { GlyphName($0, of: set) } }
    let titles = (names.synonyms[.english] ?? []).map { GlyphName($0) }
    found += (aliases + titles).filter { $0.full == found[0].glyph.full || !identifiers.contains($0.full) }
      .map { Candidate(glyph: $0, likeness: .synonym, mirrored: nil) }
    return found.filter { $0.likeness == .exact } + found.filter { $0.likeness != .exact }
  }
}
