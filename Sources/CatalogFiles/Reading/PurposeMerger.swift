internal import CatalogModel
internal import SourceText

/// Lays the purposes of an overlay over those of the catalogue that it extends.
struct PurposeMerger {
  /// The catalogue's own first.
  let layers: [(parts: [PurposePart], log: ProblemLog)]
  /// The icon sets of the catalogue: icons of others are not inherited.
  let iconSets: Set<IconSetIdentifier>
  /// Whether the layers reach down to a catalogue that extends nothing, so that what they lack stands nowhere.
  let isGrounded: Bool

  /// Every purpose, sorted by identifier, and those left out, since they lack a field everywhere.
  func merged() -> (purposes: [PurposeDefinition], leftOut: Set<String>) {
    let laid = laidOver().sorted { $0.part.identifier < $1.part.identifier }
    let definitions = laid.compactMap { definition($0.part, $0.log) }
    if isGrounded { reportUnknownCompanions(among: laid.lazy.map(\.part.identifier)) }
    return (definitions, Set(laid.lazy.filter { !$0.part.lacks.isEmpty }.map(\.part.identifier)))
  }

  /// Each purpose as all layers together say it, with the log of the topmost that names it.
  private func laidOver() -> [(part: PurposePart, log: ProblemLog)] {
    if layers.count == 1 { return layers[0].parts.map { ($0, layers[0].log) } }
    var laid: [String: (part: PurposePart, log: ProblemLog)] = [:]
    for (depth, layer) in layers.enumerated().reversed() {
      for part in layer.parts {
        var part = part.laid(over: laid[part.identifier]?.part)
        if depth > 0 { part.icons = part.icons.filter { iconSets.contains($0.key) } }
        laid[part.identifier] = (part, layer.log)
      }
    }
    return Array(laid.values)
  }

  private func definition(_ part: PurposePart, _ log: ProblemLog) -> PurposeDefinition? {
    let subject = Subject(purpose: part.identifier)
    for field in part.lacks where isGrounded {
      log.report(
        .missingField, "purpose '\(part.identifier)' has no field '\(field)'; add it", at: part.offset, subject: subject
      )
    }
    guard part.lacks.isEmpty else { return nil }
    var messages = part.messages
    let title = messages.firstIndex { $0.name == MessageDeclaration.title }
    if title == nil {
      log.report(
        .missingField, "purpose '\(part.identifier)' declares no 'title'; add \"title\": {} to its messages",
        at: part.offset, subject: subject)
    }
    messages.insert(
      title.map { messages.remove(at: $0) }
        ?? MessageDeclaration(name: MessageDeclaration.title, description: nil, arguments: [], limit: nil),
      at: 0)
    return PurposeDefinition(
      identifier: part.identifier, role: part.role ?? .act, direction: part.direction,
      description: part.description ?? "", icons: part.icons, messages: messages,
      appearsWith: part.appearsWith?.map(\.identifier) ?? [])
  }

  private func reportUnknownCompanions(among identifiers: some Sequence<String>) {
    let known = Set(identifiers)
    let names = known.sorted()
    for layer in layers {
      for part in layer.parts {
        for companion in part.appearsWith ?? [] where !known.contains(companion.identifier) {
          // Where that many are not known, none is a slip of the pen, and each would be compared with every purpose.
          let candidates = layer.log.count < 100 ? names : []
          let advice = NearestName.advice(on: companion.identifier, among: candidates, otherwise: "remove it")
          layer.log.report(
            .unknownPurpose, "unknown purpose '\(companion.identifier)' in 'appearsWith'; \(advice)",
            at: companion.offset,
            subject: Subject(purpose: part.identifier))
        }
      }
    }
  }
}

extension PurposePart {
  /// The purpose with what `base` says where this part says nothing.
  fileprivate func laid(over base: PurposePart?) -> PurposePart {
    guard let base else { return self }
    var result = self
    result.role = role ?? base.role
    result.direction = direction ?? base.direction
    result.description = description ?? base.description
    result.icons = base.icons.merging(icons) { _, own in own }
    let own = Dictionary(messages.map { ($0.name, $0) }) { first, _ in first }
    let inherited = Set(base.messages.map(\.name))
    result.messages = base.messages.map { own[$0.name]?.laid(over: $0) ?? $0 }
    result.messages += messages.filter { !inherited.contains($0.name) }
    result.appearsWith = appearsWith ?? base.appearsWith
    result.lacks = lacks.filter(base.lacks.contains)
    return result
  }
}

extension MessageDeclaration {
  /// The declaration with what `base` says where this one says nothing: another limit takes no argument away.
  fileprivate func laid(over base: MessageDeclaration) -> MessageDeclaration {
    MessageDeclaration(
      name: name, description: description ?? base.description,
      arguments: arguments.isEmpty ? base.arguments : arguments, limit: limit ?? base.limit)
  }
}
