internal import CatalogModel
internal import SourceText

/// Merges the purposes of an overlay with those of the catalogue that it extends.
struct PurposeMerger {
  /// The catalogue's own first; each with the values that it inherits from those after it.
  let layers: [(parts: [PurposePart], log: ProblemLog)]
  /// True if the layers include a catalogue that extends nothing, so that missing fields are in no file.
  let includesRoot: Bool
  /// The inherited purposes that are left out.
  let selection: PurposeSelection

  /// Every complete purpose, sorted by identifier, and the incomplete ones.
  func merged() -> (purposes: [PurposeDefinition], leftOut: Set<String>) {
    let all = topmost().sorted { $0.part.definition.identifier < $1.part.definition.identifier }
    var names: [String: String] = [:]
    for (part, _) in all { for former in part.definition.formerly { names[former] = part.definition.identifier } }
    let definitions = all.compactMap { definition($0.part, $0.log, nameNow: names[$0.part.definition.identifier]) }
    if includesRoot {
      let known = all.lazy.map(\.part.definition.identifier).filter { names[$0] == nil }
      reportUnknownCompanions(among: known, renamed: names)
    }
    reportTakenNames(in: all)
    return (definitions, Set(all.lazy.filter { !$0.part.lacks.isEmpty }.map(\.part.definition.identifier)))
  }

  /// Each purpose of the topmost layer that names it, with that layer's log.
  private func topmost() -> [(part: PurposePart, log: ProblemLog)] {
    let all = layers.enumerated().flatMap { depth, layer in
      layer.parts.filter { !selection.isSilent($0.definition.identifier, at: depth) }.map { (part: $0, log: layer.log) }
    }
    if layers.count == 1 { return all }
    return Array(Dictionary(all.map { ($0.part.definition.identifier, $0) }) { topmost, _ in topmost }.values)
  }

  /// - Parameter nameNow: the current name of a purpose that had this identifier; the overlay still uses the former
  ///   one.
  private func definition(_ part: PurposePart, _ log: ProblemLog, nameNow: String?) -> PurposeDefinition? {
    var definition = part.definition
    let identifier = definition.identifier
    if let nameNow, !part.lacks.isEmpty, includesRoot {
      log.report(
        .unknownPurpose, "unknown purpose '\(identifier)'; it is now '\(nameNow)'", at: part.offset,
        subject: Subject(purpose: identifier))
      return nil
    }
    // An entry with few fields overrides an inherited purpose.
    if includesRoot, !part.lacks.isEmpty, let near = nearest(to: identifier) {
      log.report(
        .unknownPurpose,
        "purpose '\(identifier)' is not inherited, and lacks \(part.lacks.map { "'\($0)'" }.joined(separator: ", ")); did you mean '\(near)'?",
        at: part.offset, subject: Subject(purpose: identifier))
      return nil
    }
    for field in part.lacks where includesRoot {
      log.report(
        .missingField, "purpose '\(identifier)' has no field '\(field)'; add it", at: part.offset,
        subject: Subject(purpose: identifier))
    }
    guard part.lacks.isEmpty else { return nil }
    definition.appearsWith.removeAll { selection.leftOut[$0] != nil }
    var title = MessageDeclaration(name: MessageDeclaration.title, description: nil, arguments: [], limit: nil)
    if let index = definition.messages.firstIndex(where: { $0.name == MessageDeclaration.title }) {
      title = definition.messages.remove(at: index)
    } else {
      let misspelt = definition.messages.map(\.name).first { NearestName.of($0, in: [title.name]) != nil }
      let advice = misspelt.map { "did you mean it by '\($0)'?" } ?? "add \"title\": {} to its messages"
      log.report(
        .missingField, "purpose '\(identifier)' declares no 'title'; \(advice)", at: part.offset,
        subject: Subject(purpose: identifier))
    }
    definition.messages.insert(title, at: 0)
    return definition
  }

  /// The purpose of another layer that a misspelt one means.
  private func nearest(to identifier: String) -> String? {
    guard layers.count > 1 else { return nil }
    let others = layers.flatMap(\.parts).filter { $0.lacks.isEmpty }.map(\.definition.identifier)
    return others.contains(identifier) ? nil : NearestName.of(identifier, in: others)
  }

  /// Reports former names that cannot be followed, because they are a purpose again or belong to two purposes.
  private func reportTakenNames(in parts: [(part: PurposePart, log: ProblemLog)]) {
    guard parts.contains(where: { !$0.part.formerly.isEmpty }) else { return }
    let known = Set(parts.lazy.filter(\.part.lacks.isEmpty).map(\.part.definition.identifier))
    var owners: [String: String] = [:]
    for (part, log) in parts {
      let identifier = part.definition.identifier
      for former in part.formerly {
        let other = known.contains(former.identifier) ? former.identifier : owners[former.identifier]
        owners[former.identifier] = identifier
        guard let other else { continue }
        let reason = other == former.identifier ? "is a purpose" : "is in 'formerly' of '\(other)' too"
        log.report(
          .duplicateKey, "'\(former.identifier)' in 'formerly' \(reason); remove it", at: former.offset,
          subject: Subject(purpose: identifier))
      }
    }
  }

  /// - Parameter renamed: the former names of purposes, each with the current one.
  private func reportUnknownCompanions(among identifiers: some Sequence<String>, renamed: [String: String]) {
    let known = Set(identifiers)
    let names = known.sorted()
    for (depth, layer) in layers.enumerated() {
      for part in layer.parts {
        for companion in part.companions
        where !known.contains(companion.identifier) && !selection.isSilent(companion.identifier, at: depth) {
          // If so many are unknown, none is a typo, and comparing each with every purpose would be slow.
          let candidates = layer.log.count < 100 ? names : []
          let advice =
            selection.advice(on: companion.identifier) ?? renamed[companion.identifier].map { "it is now '\($0)'" }
            ?? NearestName.advice(on: companion.identifier, among: candidates, otherwise: "remove it")
          layer.log.report(
            .unknownPurpose, "unknown purpose '\(companion.identifier)' in 'appearsWith'; \(advice)",
            at: companion.offset,
            subject: Subject(purpose: part.definition.identifier))
        }
      }
    }
  }
}
