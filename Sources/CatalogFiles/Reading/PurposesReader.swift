internal import CatalogModel
internal import SourceText

/// What one purposes.json says of a purpose; an overlay leaves out what it inherits.
struct PurposePart: Sendable {
  let identifier: String
  let offset: Int
  var role: Role?
  var direction: Direction?
  var description: String?
  var icons: [IconSetIdentifier: IconReference] = [:]
  var messages: [MessageDeclaration] = []
  var appearsWith: [(identifier: String, offset: Int)]?
  /// The fields that a purpose of its own needs and this one lacks.
  var lacks: [String] = []
}

/// Reads purposes.json: every purpose with its icons and messages.
struct PurposesReader {
  /// The fields of a purpose in the order in which they are written.
  static let purposeFields = ["role", "direction", "description", "icons", "messages", "appearsWith"]
  static let messageFields = ["description", "arguments", "limit"]
  static let argumentFields = ["type", "maximum"]

  let log: ProblemLog
  /// The most purposes that are read of a file, for the memory that they take.
  var maximumCount = 100_000

  func read(_ root: JSONValue) -> [PurposePart] {
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
      let parts = members.dropFirst(chunk * Self.chunk).prefix(Self.chunk).compactMap(reader.purpose)
      return (parts: parts, problems: reader.log.collected)
    }
    for chunk in read { log.take(chunk.problems) }
    return read.flatMap(\.parts)
  }

  /// How many purposes are worth a thread: those of most catalogues are not.
  private static let chunk = 250

  private func purpose(_ member: JSONValue.Member) -> PurposePart? {
    guard IdentifierSyntax.isKebabCase(member.key) else {
      log.report(
        .wrongType, "purpose '\(member.key)' is not in kebab-case; write it like 'select-all'",
        at: member.keyRange.lowerBound)
      return nil
    }
    return purpose(member.key, member.value, at: member.keyRange.lowerBound)
  }

  private func purpose(_ identifier: String, _ value: JSONValue, at offset: Int) -> PurposePart? {
    let subject = Subject(purpose: identifier)
    let fields = Fields(
      value, of: "purpose '\(identifier)'", known: Self.purposeFields, subject: subject, log: log)
    guard let fields else { return nil }
    var part = PurposePart(identifier: identifier, offset: offset)
    part.role = fields.choice("role")
    part.direction = fields.choice("direction")
    part.description = fields.words("description")
    part.icons = fields["icons"].map { icons($0, subject) } ?? [:]
    part.messages = fields["messages"].map { messages($0, subject) } ?? []
    part.appearsWith = fields["appearsWith"].flatMap { value in
      value.strings("'appearsWith' of purpose '\(identifier)'", subject: subject, log: log).map {
        companions($0, subject)
      }
    }
    part.lacks = ["role", "description", "messages"].filter { fields[$0] == nil }
    return part
  }

  private func companions(
    _ names: [(text: String, offset: Int)], _ subject: Subject
  ) -> [(identifier: String, offset: Int)] {
    var seen: Set<String> = []
    return names.compactMap { name, offset in
      if seen.insert(name).inserted { return (name, offset) }
      log.report(
        .duplicateKey, "purpose '\(name)' is listed twice in 'appearsWith'; keep one", at: offset, subject: subject)
      return nil
    }
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
        .wrongType, "message '\(name)' takes no arguments, since it stands for the title; remove 'arguments'",
        at: arguments.offset, subject: subject)
    } else if let object = fields["arguments"],
      object.expect(.object, "'arguments' of message '\(name)'", subject: subject, log: log)
    {
      arguments = (object.members ?? []).compactMap { argument($0, subject) }
    }
    return MessageDeclaration(
      name: name, description: fields.words("description"), arguments: arguments,
      limit: fields.integer("limit", least: 1))
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
