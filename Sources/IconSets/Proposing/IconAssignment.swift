internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

/// Finds the icons of a new set for purposes, by their names.
struct IconAssignment {
  let names: Set<String>
  /// The icons that are flipped in right-to-left layouts.
  let mirrors: Set<String>
  let set: IconSetIdentifier
  /// Returns whether an icon differs from its mirror image, by its drawing.
  let isOneSided: @Sendable (String) -> Bool
  let files: IconFileNames
  let purposes: PurposeNames

  /// The icon that is called like a purpose, or like its icon in another set; nil for a purpose that has one, and if
  /// none can be used.
  func proposal(for purpose: PurposeDefinition) -> IconProposal? {
    guard isOpen(purpose) else { return nil }
    for candidate in purposes.candidates(of: purpose) {
      for (name, isExact) in matches(of: candidate.glyph) {
        guard let icon = usable(name, candidate, isDirectional: purpose.direction != nil) else { continue }
        return IconProposal(
          purpose: purpose.identifier, icon: icon, likeness: isExact ? candidate.likeness : .synonym)
      }
    }
    return nil
  }

  /// The note on an icon that a purpose would have if it followed the reading direction; nil without such an icon.
  func note(on purpose: PurposeDefinition) -> String? {
    guard isOpen(purpose), purpose.direction != nil, proposal(for: purpose) == nil,
      let name = purposes.candidates(of: purpose).lazy.compactMap({ matches(of: $0.glyph).first?.name }).first
    else { return nil }
    return "'\(name)' is not assigned to '\(purpose.identifier)', which points along the reading direction; pass "
      + "--mirrors \(name) if it is flipped right-to-left, or add its mirror image to the folder"
  }

  /// True if a purpose has an icon of the set that the folder does not have.
  func hasLostIcon(_ purpose: PurposeDefinition) -> Bool {
    purpose.icons[set].map { !names.isSuperset(of: $0.names) } ?? false
  }

  private func isOpen(_ purpose: PurposeDefinition) -> Bool { purpose.icons[set] == nil || hasLostIcon(purpose) }

  /// The files of a glyph, and whether all their words are its own.
  private func matches(of glyph: GlyphName) -> [(name: String, isExact: Bool)] {
    let exact = (files.byFull[glyph.full] ?? []) + (files.byExact[glyph.full] ?? [])
    return exact.map { ($0, true) } + (files.byBase[glyph.full] ?? []).map { ($0, false) }
  }

  /// The reference with icons of the set; nil if it lacks one.
  private func usable(
    _ name: String, _ candidate: PurposeNames.Candidate, isDirectional: Bool
  ) -> IconReference? {
    if !isDirectional || mirrors.contains(name) { return .name(name) }
    let words = files.words(of: name).joined(separator: "-")
    let others =
      (candidate.mirrored.map { [$0.exact] } ?? []) + MirroredName.candidates(for: words).map { GlyphName($0).exact }
    let pair = others.lazy.compactMap { other in files.byExact[other]?.first { $0 != name && !mirrors.contains($0) } }
      .first.map { IconReference.byDirection(leftToRight: name, rightToLeft: $0) }
    // A drawing of one side, which the set has no counterpart of, is flipped.
    return pair ?? (isOneSided(name) ? .name(name) : nil)
  }
}
