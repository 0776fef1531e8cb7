internal import CatalogModel
internal import SourceText

/// Reads icon-sets/<set>.json: an inventory and the icons' right-to-left behaviour.
struct IconSetReader {
  /// The fields of an icon set in canonical order.
  static let fields = [
    "name", "version", "license", "source", "rightToLeft", "renamed", "symmetric", "sameDrawing", "names",
  ]

  static let behaviourFields = ["behaviour", "scripts", "locales"]

  let identifier: IconSetIdentifier
  let log: ProblemLog

  func read(_ document: JSONDocument) -> IconSet? {
    let subject = Subject(iconSet: identifier)
    let what = "icon set '\(identifier)'"
    guard let fields = Fields(document.root, of: what, known: Self.fields, isFile: true, subject: subject, log: log)
    else { return nil }
    fields.require("name", "version", "license", "source", "names")
    _ = (fields.text("license"), fields.text("source"))
    return IconSet(
      identifier: identifier, name: fields.text("name") ?? identifier.rawValue,
      version: fields.text("version") ?? "", document: document,
      inventory: fields["names"].map { inventory($0, subject) } ?? [],
      behaviours: fields["rightToLeft"].map { behaviours($0, subject) } ?? [:],
      renamed: fields["renamed"].flatMap { renamed($0, subject) },
      symmetric: fields["symmetric"].flatMap { symmetric($0, subject) },
      drawings: fields["sameDrawing"].map { drawings($0, subject) } ?? [:])
  }

  /// The first name of each group of icons with one drawing, by every name of it.
  private func drawings(_ value: JSONValue, _ subject: Subject) -> [String: String] {
    guard value.expect(.array, "'sameDrawing'", subject: subject, log: log) else { return [:] }
    var drawings: [String: String] = [:]
    for group in value.elements ?? [] {
      let names = group.strings("a group of 'sameDrawing'", subject: subject, log: log) ?? []
      for name in names { drawings[name.text] = names[0].text }
    }
    return drawings
  }

  /// The object of new names by old ones, which is read in the document, since few names are looked up.
  private func renamed(_ value: JSONValue, _ subject: Subject) -> JSONValue? {
    guard value.expect(.object, "'renamed'", subject: subject, log: log) else { return nil }
    for member in value.document.members(of: value.index) where value.document.nodes[member.value].kind != .string {
      let other = JSONValue(document: value.document, index: member.value)
      _ = other.expect(.string, "the new name of '\(value.document.text(of: member.key))'", subject: subject, log: log)
    }
    return value
  }

  /// The array of icons that are their own mirror images, which is read in the document, too.
  private func symmetric(_ value: JSONValue, _ subject: Subject) -> JSONValue? {
    guard value.kind == .array else {
      _ = value.expect(.array, "'symmetric'", subject: subject, log: log)
      return nil
    }
    checkStrings(value, what: "'symmetric'", each: "an icon's name", subject: subject)
    return value
  }

  /// The names, or an object of names by the release that introduced them.
  private func inventory(_ value: JSONValue, _ subject: Subject) -> [IconSet.Release] {
    guard let releases = value.members, !releases.isEmpty else {
      checkStrings(value, what: "'names'", each: "an icon's name", subject: subject)
      return [IconSet.Release(name: nil, names: value)]
    }
    return releases.map { release in
      checkStrings(release.value, what: "the list of '\(release.key)'", each: "an icon's name", subject: subject)
      return IconSet.Release(name: release.key, names: release.value)
    }
  }

  /// The icons whose behaviour is not `fixed`, which is the default.
  private func behaviours(_ value: JSONValue, _ subject: Subject) -> [String: RightToLeftBehaviour] {
    guard value.expect(.object, "'rightToLeft'", subject: subject, log: log) else { return [:] }
    let document = value.document
    var behaviours: [String: RightToLeftBehaviour] = [:]
    for member in document.members(of: value.index) {
      let stated = JSONValue(document: document, index: member.value)
      guard let behaviour = behaviour(stated, ofIcon: member.key, subject), behaviour != .fixed else { continue }
      behaviours[document.text(of: member.key)] = behaviour
    }
    return behaviours
  }

  /// A word, or an object if the behaviour is limited to some scripts or locales.
  private func behaviour(_ value: JSONValue, ofIcon key: Int, _ subject: Subject) -> RightToLeftBehaviour? {
    if value.kind == .string { return behaviour(value, scripts: nil, subject) }
    func what() -> String { "the behaviour of '\(value.document.text(of: key))'" }
    guard let fields = Fields(value, of: what(), known: Self.behaviourFields, subject: subject, log: log)
    else { return nil }
    fields.require("behaviour")
    let scripts = fields["scripts"].flatMap { self.scripts($0, what: "'scripts' of \(what())", subject: subject) }
    // The locales with variants are information for people, so only their type is checked.
    if let locales = fields["locales"] {
      checkStrings(
        locales, what: "'locales' of \(what())", each: "an element of 'locales' of \(what())", subject: subject)
    }
    guard let word = fields["behaviour"], fields.string("behaviour") != nil else { return nil }
    return behaviour(word, scripts: scripts, subject)
  }

  /// The scripts that a behaviour is limited to; with an unknown one, the icon would never be mirrored.
  private func scripts(_ value: JSONValue, what: @autoclosure () -> String, subject: Subject) -> [String]? {
    guard let scripts = value.strings(what(), subject: subject, log: log) else { return nil }
    if value.elements?.isEmpty == true {
      log.report(.wrongType, "\(what()) is empty; name one, or remove the field", at: value.offset, subject: subject)
    }
    for script in scripts where !Self.isScript(script.text) {
      log.report(
        .wrongType, "'\(script.text)' is not a script code; write it like 'Arab'", at: script.offset,
        subject: subject)
    }
    return scripts.map(\.text)
  }

  /// Returns whether a text has the form of an ISO 15924 code: `Arab`.
  private static func isScript(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 4 && (0x41...0x5A).contains(bytes[0])
      && bytes.dropFirst().allSatisfy { (0x61...0x7A).contains($0) }
  }

  /// Compares bytes, since a set has a thousand such values.
  private func behaviour(_ word: JSONValue, scripts: [String]?, _ subject: Subject) -> RightToLeftBehaviour? {
    for known in Self.keywords where word.document.text(of: word.index, is: known) {
      switch known {
      case "mirrors": return .mirrors(scripts: scripts)
      case "semantic": return .semantic
      case "localized": return .localized
      default: return .fixed
      }
    }
    let text = word.string ?? ""
    let advice = NearestName.advice(
      on: text, among: Self.keywords, otherwise: "use one of \(Self.keywords.joined(separator: ", "))")
    log.report(.wrongType, "unknown behaviour '\(text)'; \(advice)", at: word.offset, subject: subject)
    return nil
  }

  /// Reports a value that is not an array of strings, and elements that are not strings.
  private func checkStrings(
    _ value: JSONValue, what: @autoclosure () -> String, each: @autoclosure () -> String, subject: Subject
  ) {
    guard value.expect(.array, what(), subject: subject, log: log) else { return }
    for element in value.document.elements(of: value.index) where value.document.nodes[element].kind != .string {
      _ = JSONValue(document: value.document, index: element).expect(.string, each(), subject: subject, log: log)
    }
  }

  private static let keywords = ["fixed", "mirrors", "semantic", "localized"]
}
