internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

/// Finds the icons of a new set for purposes, by their names.
struct IconAssignment {
  let names: Set<String>
  /// The icons that are flipped in right-to-left layouts.
  let mirrors: Set<String>
  let set: IconSetIdentifier
  /// The icons that inherited purposes have in sets which the catalogue does not keep, by identifier.
  var inherited: [String: [IconReference]] = [:]

  /// The icon that is called like a purpose, or like its icon in another set; nil for a purpose that has one, and if
  /// none can be used.
  func icon(of purpose: PurposeDefinition) -> IconReference? {
    guard purpose.icons[set] == nil || hasLostIcon(purpose) else { return nil }
    return candidates(of: purpose).lazy.compactMap { usable($0, purpose.direction != nil) }.first
  }

  /// The note on an icon that a purpose would have if it followed the reading direction; nil without such an icon.
  func note(on purpose: PurposeDefinition) -> String? {
    guard purpose.icons[set] == nil || hasLostIcon(purpose), icon(of: purpose) == nil,
      let name = candidates(of: purpose).compactMap({ $0.names.first }).first(where: names.contains)
    else { return nil }
    return "'\(name)' is not assigned to '\(purpose.identifier)', which points along the reading direction; pass "
      + "--mirrors \(name) if it is flipped right-to-left, or add its mirror image to the folder"
  }

  /// True if a purpose has an icon of the set that the folder does not have.
  func hasLostIcon(_ purpose: PurposeDefinition) -> Bool {
    purpose.icons[set].map { !names.isSuperset(of: $0.names) } ?? false
  }

  private func candidates(of purpose: PurposeDefinition) -> [IconReference] {
    [.name(purpose.identifier)]
      + purpose.icons.filter { $0.key != set }.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
      + (inherited[purpose.identifier] ?? [])
  }

  /// The reference with icons of the set; nil if it lacks one.
  private func usable(_ reference: IconReference, _ isDirectional: Bool) -> IconReference? {
    guard let name = reference.names.first, names.contains(name) else { return nil }
    if !isDirectional || mirrors.contains(name) { return .name(name) }
    let other = if case .byDirection(_, let other) = reference { [other] } else { MirroredName.candidates(for: name) }
    return other.first { names.contains($0) && $0 != name && !mirrors.contains($0) }
      .map { .byDirection(leftToRight: name, rightToLeft: $0) }
  }
}
