internal import TextFormats

/// The texts of a unit, with its inline elements resolved (XLIFF 2.1, Inline Elements).
struct XLIFF21Inline {
  private let unit: XMLTreeElement
  /// The texts of the unit's original data.
  private let data: [String: String]

  init(unit: XMLTreeElement) {
    self.unit = unit
    let entries = unit.child("originalData")?.children("data") ?? []
    data = Dictionary(entries.compactMap { entry in entry["id"].map { ($0, Self.characters(of: entry)) } }) { $1 }
  }

  /// A code without a meaning, and its place.
  struct Problem: Error {
    let message: String
    let place: UnitPlace
  }

  /// The target of all segments and of the parts between them, in order; empty if no segment has one.
  ///
  /// A tool may have split the unit into segments, and may specify another order for the targets (`order`).
  func target() throws(Problem) -> String {
    guard parts.contains(where: { $0.isNamed("segment") && $0.child("target") != nil }) else { return "" }
    var texts: [(order: Int, text: String)] = []
    for (index, part) in parts.enumerated() {
      let target = part.child("target")
      let order = target?["order"].flatMap { Int($0) } ?? index + 1
      if part.isNamed("segment") {
        if let target { texts.append((order, try text(of: target.unindentedContent))) }
      } else if let element = target ?? part.child("source") {
        // Only untranslatable content, such as a line feed between sentences, is its own translation.
        texts.append((order, try text(of: element.content)))
      }
    }
    let ordered = texts.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
    return ordered.map(\.element.text).joined()
  }

  /// The source of all segments and of the parts between them; nil if it cannot be read.
  var source: String? {
    let sources = parts.compactMap { $0.child("source") }
    guard !sources.isEmpty else { return nil }
    return try? sources.map { element throws(Problem) in try text(of: element.unindentedContent) }.joined()
  }

  /// The segments, and the parts between them.
  private var parts: [XMLTreeElement] {
    unit.children.filter { $0.isNamed("segment") || $0.isNamed("ignorable") }
  }

  private func text(of content: [XMLTreeElement.Content]) throws(Problem) -> String {
    var text = ""
    for piece in content {
      switch piece {
      case .text(let literal): text += literal
      case .comment: break
      case .element(let code): text += try self.text(ofCode: code)
      }
    }
    return text
  }

  private func text(ofCode code: XMLTreeElement) throws(Problem) -> String {
    switch code.name {
    case "cp": return Self.character(code) ?? ""
    case "ph":
      if let text = meaning(of: code) ?? sourceCode(of: code).flatMap({ meaning(of: $0) }) { return text }
      let id = code["id"].map { " id=\"\($0)\"" } ?? ""
      throw Problem(
        message: "'<ph\(id)/>' is not a placeholder of the source; copy the placeholder from the source",
        place: code.place)
    case "sc", "ec": return meaning(of: code) ?? ""
    case "pc":
      return (original(code, "dataRefStart") ?? code["equivStart"] ?? "") + (try text(of: code.unindentedContent))
        + (original(code, "dataRefEnd") ?? code["equivEnd"] ?? "")
    default: return try text(of: code.unindentedContent)
    }
  }

  /// The meaning of a code by its own attributes, or nil.
  func meaning(of code: XMLTreeElement) -> String? {
    [original(code, "dataRef"), code["equiv"], code["disp"]].compactMap(\.self).first { !$0.isEmpty }
  }

  /// The source's placeholder with the same id: some tools keep nothing else.
  private func sourceCode(of code: XMLTreeElement) -> XMLTreeElement? {
    guard let id = code["id"] else { return nil }
    return parts.lazy.compactMap { $0.child("source") }.compactMap { Self.placeholder(id, in: $0) }.first
  }

  private static func placeholder(_ id: String, in element: XMLTreeElement) -> XMLTreeElement? {
    for child in element.children {
      if child.isNamed("ph"), child["id"] == id { return child }
      if let found = placeholder(id, in: child) { return found }
    }
    return nil
  }

  private func original(_ code: XMLTreeElement, _ attribute: String) -> String? {
    code[attribute].flatMap { data[$0] }
  }

  /// Text with `<cp>`.
  private static func characters(of element: XMLTreeElement) -> String {
    element.unindentedContent.map { content in
      switch content {
      case .text(let text): text
      case .element(let code): character(code) ?? ""
      case .comment: ""
      }
    }.joined()
  }

  private static func character(_ code: XMLTreeElement) -> String? {
    guard code.isNamed("cp"), let hex = code["hex"], let value = UInt32(hex, radix: 16) else { return nil }
    return Unicode.Scalar(value).map { String($0) }
  }
}
