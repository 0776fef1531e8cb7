internal import CatalogModel
internal import SourceText

/// A name in a file that another file declares, such as a purpose.
struct PurposeReference {
  let name: String
  let offset: Int
  let subject: Subject
}

extension ProblemLog {
  /// Reports the names of purposes that the catalogue does not have.
  ///
  /// - Parameters:
  ///   - purposes: every purpose; nil if some could not be read, and nothing is reported.
  ///   - depth: the layer of the file.
  func reportUnknownPurposes(_ references: [PurposeReference], among purposes: KnownPurposes?, at depth: Int) {
    guard let selection = purposes?.selection, let purposes = purposes?.all else { return }
    let known = Set(purposes.map(\.identifier))
    for reference in references
    where !known.contains(reference.name) && !selection.isSilent(reference.name, at: depth) {
      // If so many are unknown, none is a typo, and comparing each with every purpose would be slow.
      let candidates = count < 100 ? purposes.map(\.identifier) : []
      let renamed = purposes.first { $0.formerly.contains(reference.name) }?.identifier
      let advice =
        selection.advice(on: reference.name) ?? renamed.map { "it is now '\($0)'" }
        ?? NearestName.advice(on: reference.name, among: candidates, otherwise: "remove it")
      report(
        .unknownPurpose, "unknown purpose '\(reference.name)'; \(advice)", at: reference.offset,
        subject: reference.subject)
    }
  }
}
