package import CatalogEditing
package import CatalogFiles
package import CatalogModel
internal import SourceText

/// The inventory of an icon set in a catalogue: a new one, or new icons for one that the catalogue has already.
///
/// For `Design/icons` with `delete.svg` and `plus.svg`, the purpose `delete` gets `delete`, and `add` gets `plus`, which its
/// icon in another set is called.
package struct IconSetPlan {
  let source: CatalogSource
  let drawings: IconDrawings
  private let placesByPurpose: [String: Set<String>]
  private let set: IconSetIdentifier
  private let isNew: Bool
  private let assignment: IconAssignment
  /// The new icons of purposes.
  package let proposals: [IconProposal]
  /// The purposes whose icons the set no longer has.
  package let lost: [String]

  /// Finds the icons of purposes.
  ///
  /// - Parameters:
  ///   - isNew: false if the catalogue's own folder has an inventory of the set.
  ///   - mirrors: the icons that are flipped in right-to-left layouts.
  ///   - drawings: the pictures of the icons.
  ///   - pattern: the form of the names; nil for names whose shared words are left out.
  ///   - choices: what a person wrote into the list of proposals.
  ///   - base: the catalogue that an overlay extends, whose icons of other sets give further names; nil for a catalogue that
  ///     extends none.
  package init(
    _ set: IconSetIdentifier, isNew: Bool, names: Set<String>, mirrors: Set<String>, drawings: IconDrawings,
    pattern: NamePattern? = nil,
    choices: IconChoices = IconChoices(), in source: CatalogSource, base: CatalogSource?
  ) {
    self.source = source
    self.drawings = drawings
    self.set = set
    self.isNew = isNew
    let assignment = IconAssignment(
      names: names, mirrors: mirrors, set: set, isOneSided: drawings.isOneSided,
      files: IconFileNames(names, pattern: pattern),
      purposes: PurposeNames(in: source, for: set, inherited: base.map(Self.icons) ?? [:]))
    self.assignment = assignment
    // Where buttons show their titles, two may have one icon.
    let places = source.places.filter { !$0.showsTitlesOnly }.reduce(into: [String: Set<String>]()) { places, place in
      for purpose in place.purposes { places[purpose, default: []].insert(place.identifier) }
    }
    placesByPurpose = places
    let found = source.purposes.compactMap { purpose -> IconProposal? in
      guard let choice = choices[purpose.identifier] else { return assignment.proposal(for: purpose) }
      return choice.icon.map { IconProposal(purpose: purpose.identifier, icon: $0, likeness: .chosen) }
    }
    // An icon by another word gives way to a purpose beside it that is called like the icon.
    proposals = found.filter { proposal in
      proposal.likeness != .synonym
        || !found.contains { other in
          other.likeness != .synonym && other.icon.names.first == proposal.icon.names.first
            && !(places[other.purpose] ?? []).isDisjoint(with: places[proposal.purpose] ?? [])
        }
    }
    lost = source.purposes.filter(assignment.hasLostIcon).map(\.identifier)
  }

  /// The icons of purposes in all sets, of which an overlay may keep few.
  private static func icons(of base: CatalogSource) -> [String: [IconSetIdentifier: IconReference]] {
    Dictionary(base.purposes.map { ($0.identifier, $0.icons) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes the inventory and the icons of purposes.
  ///
  /// - Parameters:
  ///   - facts: the facts that the caller knows; a new set gets the others by default.
  ///   - isOnly: true to use this set in place of the others.
  /// - Returns: the number of purposes that lost icons of other sets.
  package func apply(to editor: inout CatalogEditor, facts: Facts, isOnly: Bool)
    throws(EditError) -> Int
  {
    let listed = isOnly ? [] : source.manifest.iconSets.filter { $0 != set }
    var dropped = 0
    try editor.setIconSet(
      set, facts: facts.members(of: set, isNew: isNew), icons: (assignment.names, assignment.mirrors.union(flipped)),
      drawings: drawings.symmetric.map { ($0, drawings.groups(of: Set(proposals.flatMap(\.icon.names)))) },
      listing: isOnly || !source.manifest.iconSets.contains(set) ? listed + [set] : nil)
    if isOnly {
      dropped = try editor.removeIcons { $1 != set }
      try editor.setIconSet(set, of: source.platforms.keys.sorted { $0.rawValue < $1.rawValue })
    }
    _ = try editor.removeIcons { $1 == set && lost.contains($0) }
    for icon in proposals { try editor.setIcon(icon.icon, purpose: icon.purpose, set: set) }
    return dropped
  }

  /// The icons that are flipped in right-to-left layouts since their purposes have a direction, and the set no counterpart.
  package var flipped: [String] {
    let single = proposals.compactMap { proposal -> String? in
      guard let index = source.purposeIndex[proposal.purpose], source.purposes[index].direction != nil,
        case .name(let name) = proposal.icon, !assignment.mirrors.contains(name)
      else { return nil }
      return name
    }
    return Set(single).sorted()
  }

  /// The names of a set's glyphs that no purpose has, each in its plainest form.
  package var unusedIcons: [String] {
    let used = Set(proposals.flatMap(\.icon.names) + source.purposes.compactMap(kept).flatMap(\.names))
    let glyphs = Set(used.compactMap(assignment.files.glyph))
    return assignment.files.byExact.filter { !glyphs.contains($0.key) }.compactMap(\.value.first).sorted()
  }

  func places(of purpose: String) -> Set<String> { placesByPurpose[purpose] ?? [] }

  /// The number of different glyphs, of which the files have variants.
  package var glyphCount: Int { assignment.files.glyphCount }

  /// The icon of the set that a purpose has already and keeps.
  func kept(_ purpose: PurposeDefinition) -> IconReference? {
    assignment.hasLostIcon(purpose) ? nil : purpose.icons[set]
  }

  /// The other styles and sizes of an icon.
  func variants(of icon: IconReference) -> [String] { icon.names.first.map(assignment.files.variants) ?? [] }

  /// A purpose's title in the source locale.
  func title(of purpose: PurposeDefinition) -> String {
    guard let index = source.purposeIndex[purpose.identifier] else { return "" }
    let slot = source.slots.range(ofPurpose: index).lowerBound
    return source.text(of: source.locales[source.sourceIndex].entries[slot]) ?? ""
  }

  /// A line for each purpose that would have an icon of the set if that followed the reading direction.
  package var notes: [String] { source.purposes.compactMap(assignment.note) }

  /// The number of purposes with an icon of the set after the edit.
  package var servedCount: Int {
    proposals.count + source.purposes.count { $0.icons[set] != nil && !assignment.hasLostIcon($0) }
  }
}

extension IconSetPlan {
  /// The facts about a set in its inventory.
  package struct Facts {
    /// Nil for the identifier, or for the name in an existing inventory.
    private let name: String?
    private let version: String?
    private let license: String?
    /// The path of the folder or of the font.
    private let path: String

    package init(name: String?, version: String?, license: String?, path: String) {
      self.name = name
      self.version = version
      self.license = license
      self.path = path
    }

    fileprivate func members(of set: IconSetIdentifier, isNew: Bool) -> [(key: String, value: String)] {
      let given = [("name", name, set.rawValue), ("version", version, "1"), ("license", license, "Proprietary")]
      return given.compactMap { key, value, otherwise in (value ?? (isNew ? otherwise : nil)).map { (key, $0) } }
        + [("source", path.hasSuffix("tf") ? "The font \(path)." : "The SVG files in \(path).")]
    }
  }
}
