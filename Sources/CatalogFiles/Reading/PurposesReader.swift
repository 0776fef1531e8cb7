internal import CatalogModel
internal import SourceText

/// A purpose with the merged contents of a purposes.json and of those of the layers below it.
struct PurposePart: Sendable {
  var definition: PurposeDefinition
  /// The offset of its name in the topmost of them.
  var offset = 0
  /// The purposes in the topmost one's `appearsWith`, with their places.
  var companions: [(identifier: String, offset: Int)] = []
  /// The topmost one's `formerly`, with their places.
  var formerly: [(identifier: String, offset: Int)] = []
  /// The required fields that none of them has.
  var lacks = PurposeField.required

  init(_ identifier: String) { definition = PurposeDefinition(identifier: identifier) }
}

/// Reads purposes.json: every purpose with its icons and messages.
struct PurposesReader {
  static let messageFields = ["description", "arguments", "limit", "usage"]
  static let argumentFields = ["type", "maximum"]

  let log: ProblemLog
  /// The maximum number of purposes in a file, to limit memory.
  var maximumCount = 100_000

  /// Reads a file.
  ///
  /// - Parameter inherited: the purposes of the layers below, by identifier.
  /// - Returns: the purposes that the file names, with their inherited values.
  func read(_ root: JSONValue, over inherited: [String: PurposePart] = [:]) -> [PurposePart] {
    guard root.expect(.object, "purposes.json", log: log) else { return [] }
    var seen: Set<String> = ["$schema"]
    let all = (root.members ?? []).filter { seen.insert($0.key).inserted }
    let members = all.prefix(maximumCount)
    if let first = all.dropFirst(maximumCount).first {
      log.report(
        .wrongType,
        "the file has \(all.count) purposes and at most \(maximumCount) can be read; split the catalogue",
        at: first.keyRange.lowerBound)
    }
    let file = log.file
    let chunks = members.count / Self.chunk + 1
    let read = concurrentMap(chunks, inParallel: chunks > 1) { chunk in
      let reader = PurposesReader(log: ProblemLog(file: file))
      let parts = members.dropFirst(chunk * Self.chunk).prefix(Self.chunk).compactMap {
        reader.purpose($0, over: inherited[$0.key])
      }
      return (parts: parts, problems: reader.log.collected)
    }
    for chunk in read { log.take(chunk.problems) }
    return read.flatMap(\.parts)
  }

  /// The number of purposes that is worth a thread; most catalogues have fewer.
  private static let chunk = 250

  private func purpose(_ member: JSONValue.Member, over inherited: PurposePart?) -> PurposePart? {
    guard IdentifierSyntax.isKebabCase(member.key) else {
      log.report(
        .wrongType, "purpose '\(member.key)' is not in kebab-case; write it like 'select-all'",
        at: member.keyRange.lowerBound, subject: Subject(purpose: member.key))
      return nil
    }
    let fields = Fields(
      member.value, of: "purpose '\(member.key)'", known: Self.purposeFields, subject: Subject(purpose: member.key),
      log: log)
    guard let fields else { return nil }
    var part = inherited ?? PurposePart(member.key)
    part.offset = member.keyRange.lowerBound
    part.companions = []
    for field in PurposeField.all where fields[field.name] != nil {
      field.read(fields, self, &part)
      part.lacks.removeAll { $0 == field.name }
    }
    return part
  }

  private static let purposeFields = PurposeField.all.map(\.name)

  /// The purposes in a list, `appearsWith` or `formerly`; nil if the value is not a list.
  func purposes(in field: String, _ fields: Fields) -> [(identifier: String, offset: Int)]? {
    var seen: Set<String> = []
    return fields.strings(field)?.compactMap { name, offset in
      if field == "appearsWith", name == fields.subject.purpose {
        log.report(
          .wrongType, "'appearsWith' of '\(name)' names the purpose itself; remove it", at: offset,
          subject: fields.subject)
        return nil
      }
      if seen.insert(name).inserted { return (name, offset) }
      log.report(
        .duplicateKey, "purpose '\(name)' is listed twice in '\(field)'; keep one", at: offset,
        subject: fields.subject)
      return nil
    }
  }

  /// The messages of a purpose: the inherited ones first, with the file's changes.
  func messages(_ fields: Fields, over inherited: [MessageDeclaration]) -> [MessageDeclaration] {
    let declared = fields["messages"].map { messages($0, fields.subject) } ?? []
    let own = Dictionary(declared.map { ($0.name, $0) }) { first, _ in first }
    let names = Set(inherited.map(\.name))
    return inherited.map { own[$0.name]?.laid(over: $0) ?? $0 } + declared.filter { !names.contains($0.name) }
  }

  private func messages(_ value: JSONValue, _ subject: Subject) -> [MessageDeclaration] {
    guard value.expect(.object, "'messages'", subject: subject, log: log) else { return [] }
    var declarations: [MessageDeclaration] = []
    var seen: Set<String> = []
    for member in value.members ?? [] where seen.insert(member.key).inserted {
      var subject = subject
      subject.message = member.key
      guard IdentifierSyntax.isLowerCamelCase(member.key) else {
        log.report(
          .wrongType, "message '\(member.key)' is not in lower camel case; write it like 'accessibilityLabel'",
          at: member.keyRange.lowerBound, subject: subject)
        continue
      }
      if let declaration = message(member.key, member.value, subject: subject) { declarations.append(declaration) }
    }
    return declarations
  }

  private func message(_ name: String, _ value: JSONValue, subject: Subject) -> MessageDeclaration? {
    let fields = Fields(value, of: "message '\(name)'", known: Self.messageFields, subject: subject, log: log)
    guard let fields else { return nil }
    var arguments: [ArgumentDeclaration] = []
    if name == MessageDeclaration.short, let arguments = fields["arguments"] {
      log.report(
        .wrongType, "message '\(name)' takes no arguments, since it replaces the title; remove 'arguments'",
        at: arguments.offset, subject: subject)
    } else if let object = fields["arguments"],
      object.expect(.object, "'arguments' of message '\(name)'", subject: subject, log: log)
    {
      arguments = (object.members ?? []).compactMap { argument($0, subject) }
    }
    return MessageDeclaration(
      name: name, description: fields.text("description"), arguments: arguments,
      limit: fields.integer("limit", least: 1), usage: fields.choice("usage"))
  }

  private func argument(_ member: JSONValue.Member, _ subject: Subject) -> ArgumentDeclaration? {
    let name = member.key
    guard IdentifierSyntax.isLowerCamelCase(name) else {
      log.report(
        .wrongType, "argument '\(name)' is not in lower camel case; write it like 'itemCount'",
        at: member.keyRange.lowerBound, subject: subject)
      return nil
    }
    let fields = Fields(member.value, of: "argument '\(name)'", known: Self.argumentFields, subject: subject, log: log)
    guard let fields else { return nil }
    fields.require("type")
    let kind: ArgumentDeclaration.Kind? = fields.choice("type")
    return ArgumentDeclaration(
      name: name, kind: kind ?? .text, maximum: fields.integer("maximum", least: 0).map(Int64.init))
  }
}

extension MessageDeclaration {
  /// This declaration with missing parts from another: a new limit does not remove the arguments.
  fileprivate func laid(over base: MessageDeclaration) -> MessageDeclaration {
    MessageDeclaration(
      name: name, description: description ?? base.description,
      arguments: arguments.isEmpty ? base.arguments : arguments, limit: limit ?? base.limit, usage: usage ?? base.usage)
  }
}
