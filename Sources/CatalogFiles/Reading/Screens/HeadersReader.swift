internal import CatalogModel
internal import SourceText

/// Reads headers.json: the dismissal policy, and the kinds of headers with their rules.
struct HeadersReader {
  /// The fields in canonical order.
  static let fields = ["dismissal", "kinds"]
  static let kindFields = [
    "extends", "description", "title", "leading", "confirmation", "input", "maximumTrailing", "leave", "reason",
  ]
  /// The required fields of a kind without `extends`.
  private static let required = ["description", "title", "leading", "leave"]

  let log: ProblemLog

  /// Reads a layer's file over the layers below it.
  func read(_ root: JSONValue, over inherited: HeaderKinds) -> HeaderKinds {
    guard let fields = Fields(root, of: "headers.json", known: Self.fields, isFile: true, log: log) else {
      return inherited
    }
    var kinds = Dictionary(inherited.kinds.map { ($0.kind, $0) }) { first, _ in first }
    if let value = fields["kinds"], value.expect(.object, "'kinds'", log: log) {
      read(value.members ?? [], into: &kinds)
    }
    return HeaderKinds(dismissal: fields.choice("dismissal") ?? inherited.dismissal, kinds: Array(kinds.values))
  }

  /// Reads the kinds in an order in which each comes after the one that it extends.
  private func read(_ members: [JSONValue.Member], into kinds: inout [HeaderKind: HeaderKindDefinition]) {
    var seen: Set<String> = []
    let unique = members.filter { seen.insert($0.key).inserted }
    let names = Set(unique.map(\.key))
    var pending = unique.filter { member in
      if IdentifierSyntax.isKebabCase(member.key) { return true }
      log.report(
        .wrongType, "header '\(member.key)' is not in kebab-case; write it like 'full-page'",
        at: member.keyRange.lowerBound)
      return false
    }
    var done: Set<String> = []
    while !pending.isEmpty {
      let (ready, waiting) = pending.partitioned { member in
        guard let extended = member.value["extends"]?.string, extended != member.key else { return true }
        return !names.contains(extended) || done.contains(extended)
      }
      guard !ready.isEmpty else { return reportCircle(waiting) }
      for member in ready {
        let kind = HeaderKind(rawValue: member.key)
        kinds[kind] = read(member, kind, among: kinds) ?? kinds[kind]
        done.insert(member.key)
      }
      pending = waiting
    }
  }

  private func reportCircle(_ members: [JSONValue.Member]) {
    for member in members {
      log.report(
        .unknownHeader, "header '\(member.key)' extends itself in a circle; remove one 'extends'",
        at: member.value["extends"]?.offset ?? member.keyRange.lowerBound)
    }
  }

  private func read(
    _ member: JSONValue.Member, _ kind: HeaderKind, among kinds: [HeaderKind: HeaderKindDefinition]
  ) -> HeaderKindDefinition? {
    let fields = Fields(member.value, of: "header '\(kind)'", known: Self.kindFields, log: log)
    guard let fields else { return nil }
    let base = kinds[kind] ?? extended(by: fields, kind, among: kinds)
    if base == nil, fields["extends"] == nil { for name in Self.required { fields.require(name) } }
    var definition = HeaderKindDefinition(
      kind: kind, extends: fields["extends"]?.string.map(HeaderKind.init(rawValue:)) ?? kinds[kind]?.extends,
      description: fields.text("description") ?? base?.description ?? "",
      title: fields.choice("title") ?? base?.title ?? .inline, leading: leading(fields) ?? base?.leading ?? [],
      requiresConfirmation: fields.bool("confirmation") ?? base?.requiresConfirmation ?? false,
      takesInput: fields.bool("input") ?? base?.takesInput ?? false,
      maximumTrailing: fields.integer("maximumTrailing", least: 0) ?? base?.maximumTrailing,
      leave: fields.choice("leave") ?? base?.leave ?? .pop, reason: fields.text("reason"))
    definition.loosened = base.map(definition.fieldsAllowingMore) ?? []
    return definition
  }

  private func extended(
    by fields: Fields, _ kind: HeaderKind, among kinds: [HeaderKind: HeaderKindDefinition]
  ) -> HeaderKindDefinition? {
    guard let name = fields.string("extends"), let value = fields["extends"] else { return nil }
    let base = HeaderKind(rawValue: name)
    if base != kind, let found = kinds[base] { return found }
    let advice = NearestName.choice(
      on: name, among: kinds.keys.map(\.rawValue).filter { $0 != kind.rawValue }.sorted(), or: "declare it")
    log.report(.unknownHeader, "header '\(kind)' extends the unknown header '\(name)'; \(advice)", at: value.offset)
    return nil
  }

  private func leading(_ fields: Fields) -> [HeaderKindDefinition.Leading]? {
    guard let names = fields.strings("leading") else { return nil }
    var found: [HeaderKindDefinition.Leading] = []
    for (name, offset) in names {
      guard let choice = HeaderKindDefinition.Leading(rawValue: name) else {
        let all = HeaderKindDefinition.Leading.allCases.map(\.rawValue)
        let advice = NearestName.choice(on: name, among: all)
        log.report(.wrongType, "unknown leading '\(name)'; \(advice)", at: offset)
        continue
      }
      if !found.contains(choice) { found.append(choice) }
    }
    return found
  }
}

extension Array {
  /// The elements that match, and the others, in order.
  fileprivate func partitioned(by matches: (Element) -> Bool) -> (matching: [Element], others: [Element]) {
    (filter(matches), filter { !matches($0) })
  }
}
