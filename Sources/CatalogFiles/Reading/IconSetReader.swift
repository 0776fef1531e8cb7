internal import MessageSyntax
internal import CatalogModel

/// Reads icon-sets/<set>.json: an inventory and how its icons behave right-to-left.
struct IconSetReader {
  /// The fields of an icon set in the order in which they are written.
  static let fields = ["name", "version", "license", "source", "rightToLeft", "names"]

  static let behaviourFields = ["behaviour", "scripts", "locales"]

  let identifier: IconSetIdentifier
  let log: ProblemLog

  func read(_ document: JSONDocument) -> IconSet? {
    let subject = Subject(iconSet: identifier)
    let what = "icon set '\(identifier)'"
    guard let fields = Fields(document.root, of: what, known: Self.fields, isFile: true, subject: subject, log: log)
    else { return nil }
    fields.require("name", "version", "license", "source", "names")
    _ = (fields.string("license"), fields.string("source"))
    return IconSet(
      identifier: identifier, name: fields.string("name") ?? identifier.rawValue,
      version: fields.string("version") ?? "", behaviours: fields["rightToLeft"].map { behaviours($0, subject) } ?? [:],
      document: document, inventory: fields["names"].map { inventory($0, subject) } ?? 0..<0)
  }

  /// The tape's indices of the names: elements without parts stand one behind the other.
  private func inventory(_ value: JSONValue, _ subject: Subject) -> Range<Int> {
    guard value.expect(.array, "'names'", subject, log) else { return 0..<0 }
    var end = value.index + 1
    for element in value.document.elements(of: value.index) {
      let kind = value.document.nodes[element].kind
      guard kind == .string else {
        log.report(.wrongType, "an icon's name is \(kind.words); write a string", at: value.document.nodes[element].offset, subject: subject)
        break
      }
      end = element + 1
    }
    return value.index + 1..<end
  }

  private func behaviours(_ value: JSONValue, _ subject: Subject) -> [String: RightToLeftBehaviour] {
    guard value.expect(.object, "'rightToLeft'", subject, log) else { return [:] }
    var behaviours: [String: RightToLeftBehaviour] = [:]
    for member in value.members ?? [] {
      behaviours[member.key] = behaviour(member.value, of: member.key, subject)
    }
    return behaviours
  }

  /// One word, or an object where the behaviour is limited to some scripts or locales.
  private func behaviour(_ value: JSONValue, of icon: String, _ subject: Subject) -> RightToLeftBehaviour? {
    if let word = value.string { return behaviour(word, scripts: nil, at: value.offset, subject) }
    let what = "behaviour of '\(icon)'"
    guard let fields = Fields(value, of: what, known: Self.behaviourFields, subject: subject, log: log)
    else { return nil }
    fields.require("behaviour")
    let scripts = fields["scripts"]?.strings("'scripts' of '\(icon)'", subject, log)?.map(\.text)
    _ = fields["locales"]?.strings("'locales' of '\(icon)'", subject, log)
    return fields.string("behaviour").flatMap { behaviour($0, scripts: scripts, at: value.offset, subject) }
  }

  private func behaviour(_ word: String, scripts: [String]?, at offset: Int, _ subject: Subject) -> RightToLeftBehaviour? {
    switch word {
    case "fixed": return .fixed
    case "mirrors": return .mirrors(scripts: scripts)
    case "semantic": return .semantic
    case "localized": return .localized
    default:
      let words = ["fixed", "mirrors", "semantic", "localized"]
      let hint = NearestName.of(word, in: words).map { "did you mean '\($0)'?" } ?? "use one of \(words.joined(separator: ", "))"
      log.report(.wrongType, "unknown behaviour '\(word)'; \(hint)", at: offset, subject: subject)
      return nil
    }
  }
}
