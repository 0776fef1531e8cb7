package import CatalogModel
internal import SourceText

/// The members of a JSON object whose names the format defines.
///
/// Every accessor reports a value of the wrong type and returns nil, so that reading continues with the other fields.
struct Fields {
  private let members: [(name: String, value: JSONValue)]
  /// The fields that unknown ones mean, each a misspelling of one alone.
  private let misspelt: Set<String>
  /// Evaluated only for an error: a large set has hundreds of correct objects.
  private let what: () -> String
  let subject: Subject
  private let log: ProblemLog
  /// The offset of the object.
  let offset: Int

  /// Reads an object and reports unknown fields; nil if the value is not an object.
  ///
  /// - Parameters:
  ///   - what: the object's name in messages: "purpose 'back'".
  ///   - known: the allowed fields; `$schema` is for editors and always allowed if `isFile` is true.
  init?(
    _ value: JSONValue, of what: @escaping @autoclosure () -> String, known: [String], isFile: Bool = false,
    subject: Subject = Subject(),
    log: ProblemLog
  ) {
    guard value.expect(.object, what(), subject: subject, log: log) else { return nil }
    let document = value.document
    var members: [(name: String, value: JSONValue)] = []
    var misspelt: Set<String> = []
    for member in document.members(of: value.index) {
      if let name = known.first(where: { document.text(of: member.key, is: $0) }) {
        // The first of two applies; the duplicate has been reported.
        members.append((name, JSONValue(document: document, index: member.value)))
      } else if !(isFile && document.text(of: member.key, is: "$schema")) {
        let name = document.text(of: member.key)
        let advice = NearestName.advice(on: name, among: known, otherwise: "remove it")
        let offset = document.nodes[member.key].offset
        let near = known.filter { NearestName.isOneEdit(name, from: $0) && value[$0] == nil }
        if near.count == 1 { misspelt.insert(near[0]) }
        log.report(
          .unknownField, "unknown field '\(name)'; \(advice)", at: offset, subject: subject,
          correction: near.count == 1 ? log.correction(of: name, near[0], offset) : nil)
      }
    }
    self.members = members
    self.misspelt = misspelt
    self.what = what
    self.subject = subject
    self.log = log
    offset = value.offset
  }

  subscript(_ name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  /// Reports missing required fields, but for those that are there under a misspelt name.
  func require(_ names: String...) {
    for name in names where self[name] == nil && !misspelt.contains(name) {
      log.report(.missingField, "\(what()) has no field '\(name)'; add it", at: offset, subject: subject)
    }
  }

  func string(_ name: String) -> String? {
    self[name].flatMap { $0.string("'\(name)' of \(what())", subject: subject, log: log) }
  }

  /// The strings of an array, each with its place.
  func strings(_ name: String) -> [(text: String, offset: Int)]? {
    self[name].flatMap { $0.strings("'\(name)' of \(what())", subject: subject, log: log) }
  }

  /// A string that is not blank.
  func text(_ name: String) -> String? {
    guard let text = string(name), let value = self[name] else { return nil }
    if text.contains(where: { !$0.isWhitespace }) { return text }
    log.report(.wrongType, "'\(name)' of \(what()) is empty; write it", at: value.offset, subject: subject)
    return nil
  }

  /// An integer of at least `least`.
  func integer(_ name: String, least: Int) -> Int? {
    guard let value = self[name] else { return nil }
    if let number = value.integer, number >= least { return number }
    guard !value.isBroken else { return nil }
    log.report(
      .wrongType, "'\(name)' of \(what()) is not a whole number of at least \(least); write one", at: value.offset,
      subject: subject)
    return nil
  }

  func bool(_ name: String) -> Bool? {
    guard let value = self[name] else { return nil }
    if let bool = value.bool { return bool }
    guard !value.isBroken else { return nil }
    log.report(
      .wrongType, "'\(name)' of \(what()) is \(value.kind.description); write true or false", at: value.offset,
      subject: subject)
    return nil
  }

  /// A number from 0 to 10,000.
  func length(_ name: String) -> Double? {
    guard let value = self[name] else { return nil }
    if let length = value.numberText.flatMap(Double.init), length >= 0, length <= 10_000 { return length }
    guard !value.isBroken else { return nil }
    log.report(
      .wrongType, "'\(name)' of \(what()) is not a number from 0 to 10000; write one", at: value.offset,
      subject: subject)
    return nil
  }

  /// The objects of an array, each with its fields.
  func objects(_ name: String, of what: String, known: [String]) -> [Fields]? {
    guard let value = self[name], value.expect(.array, "'\(name)' of \(self.what())", subject: subject, log: log) else {
      return nil
    }
    return (value.elements ?? []).compactMap { Fields($0, of: what, known: known, subject: subject, log: log) }
  }

  /// A raw value of an enumeration.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(_ name: String, _ type: Choice.Type = Choice.self)
    -> Choice?
  {
    guard let value = self[name], let text = string(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let all = Choice.allCases.map(\.rawValue)
    let advice = NearestName.choice(on: text, among: all)
    log.report(.wrongType, "unknown \(name) '\(text)'; \(advice)", at: value.offset, subject: subject)
    return nil
  }
}

extension JSONValue {
  /// Returns whether the value is of a kind; reports it if not.
  func expect(
    _ kind: JSONNode.Kind, _ what: @autoclosure () -> String, subject: Subject = Subject(), log: ProblemLog
  ) -> Bool {
    if self.kind == kind { return true }
    guard !isBroken else { return false }
    log.report(
      .wrongType, "\(what()) is \(self.kind.description); write \(kind.description)", at: offset, subject: subject)
    return false
  }

  func string(_ what: @autoclosure () -> String, subject: Subject = Subject(), log: ProblemLog) -> String? {
    expect(.string, what(), subject: subject, log: log) ? string : nil
  }

  /// The elements of an array of strings, each with its place; others are reported and skipped.
  func strings(_ what: @autoclosure () -> String, subject: Subject = Subject(), log: ProblemLog) -> [(
    text: String, offset: Int
  )]? {
    guard expect(.array, what(), subject: subject, log: log) else { return nil }
    return (elements ?? []).compactMap { element in
      element.string("an element of \(what())", subject: subject, log: log).map { ($0, element.offset) }
    }
  }

  /// A language tag; reports one that is not well-formed.
  func languageTag(_ what: @autoclosure () -> String, _ log: ProblemLog) -> LanguageTag? {
    string(what(), log: log).flatMap { LanguageTag(checking: $0, at: offset, log) }
  }
}

extension LanguageTag {
  /// The message for an invalid tag.
  package static func refusal(of text: String) -> String {
    let windows = ["zh-chs": "zh-Hans", "zh-cht": "zh-Hant"][text.lowercased()]
    let advice =
      windows.map { "did you mean '\($0)'?" }
      ?? (text.contains("_") ? "write hyphens instead of underscores" : "write one by BCP 47, such as 'pt-BR'")
    return "'\(text)' is not a language tag; \(advice)"
  }

  /// Parses a tag, and reports one that is malformed or not in its usual case.
  init?(checking text: String, at offset: Int, _ log: ProblemLog) {
    guard let tag = LanguageTag(text) else {
      let meant = LanguageTag(text.replacing("_", with: "-"))?.identifier
      log.report(
        .wrongType, Self.refusal(of: text), at: offset,
        correction: meant.flatMap { log.correction(of: text, $0, offset) })
      return nil
    }
    if tag.identifier != text {
      log.report(
        .wrongType, "language tag '\(text)' is not in its usual case; write '\(tag)'", at: offset,
        correction: log.correction(of: text, tag.identifier, offset))
    }
    self = tag
  }
}

extension JSONNode.Kind {
  /// The kind in messages, with its article.
  var description: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .key, .string: "a string"
    case .number: "a number"
    case .true, .false: "a truth value"
    case .null: "null"
    case .invalid: "unreadable"
    }
  }
}
