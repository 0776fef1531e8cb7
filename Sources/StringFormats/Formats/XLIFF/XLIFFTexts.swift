internal import TextFormats

/// The source and the target of a unit in message syntax, with inline codes replaced by their placeholders (XLIFF 1.2
/// and 2.1, Inline Elements).
struct XLIFFTexts {
  let dialect: XLIFFDialect
  /// The elements with a source and a target: in 1.2 the unit, in 2.1 its segments and the parts between them.
  let parts: [XMLTreeElement]
  /// The texts of codes by id, in 2.1.
  private let data: [String: String]

  init(of unit: XMLTreeElement, in dialect: XLIFFDialect) {
    self.dialect = dialect
    if dialect == .version21 {
      parts = unit.children.filter { $0.isNamed("segment") || $0.isNamed("ignorable") }
      let entries = unit.child("originalData")?.children("data") ?? []
      data = Dictionary(entries.compactMap { entry in entry["id"].map { ($0, Self.characters(of: entry)) } }) { $1 }
    } else {
      parts = [unit]
      data = [:]
    }
  }

  /// A part of a unit that cannot be read, and its place.
  struct Problem: Error {
    let message: String
    let place: UnitPlace
  }

  /// The target of all parts in order; empty if none has one.
  ///
  /// A tool may have split the unit into segments, and may specify another order for the targets (`order`).
  func target() throws(Problem) -> String {
    guard parts.contains(where: { !$0.isNamed("ignorable") && $0.child("target") != nil }) else { return "" }
    let sources = parts.compactMap { $0.child("source") }
    var texts: [(order: Int, text: String)] = []
    for (index, part) in parts.enumerated() {
      let target = part.child("target")
      let order = target?["order"].flatMap { Int($0) } ?? index + 1
      if !part.isNamed("ignorable") {
        if let target { texts.append((order, try text(of: target.unindentedContent, codes: sources))) }
      } else if let element = target ?? part.child("source") {
        // Only untranslatable content, such as a line feed between sentences, is its own translation.
        texts.append((order, try text(of: element.content, codes: sources)))
      }
    }
    let ordered = texts.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
    return ordered.map(\.element.text).joined()
  }

  /// The target, or the empty text if it cannot be read.
  var readableTarget: String { (try? target()) ?? "" }

  /// The source of all parts; nil if no part has one, or if one cannot be read.
  var source: String? {
    let sources = parts.compactMap { $0.child("source") }
    guard !sources.isEmpty else { return nil }
    let codes = dialect == .version21 ? sources : []
    return try? sources.map { element throws(Problem) in try text(of: element.unindentedContent, codes: codes) }
      .joined()
  }

  /// The text of a `<source>` or `<target>`.
  ///
  /// - Parameter codes: the sources, which name the placeholder if a tool kept only a code's number.
  func text(of content: [XMLTreeElement.Content], codes: [XMLTreeElement]) throws(Problem) -> String {
    var text = ""
    for piece in content {
      switch piece {
      case .text(let literal): text += literal
      case .comment: break
      case .element(let code):
        text += try dialect == .version21 ? text21(of: code, codes: codes) : text12(of: code, codes: codes)
      }
    }
    return text
  }

  /// The placeholder that a code stands for by its own content and attributes, or nil.
  func meaning(of code: XMLTreeElement) -> String? {
    if dialect == .version21 {
      return [original(code, "dataRef"), code["equiv"], code["disp"]].compactMap(\.self).first { !$0.isEmpty }
    }
    let text = code.unindentedText
    return text.isEmpty ? code["equiv-text"] : text
  }

  private func text12(of code: XMLTreeElement, codes: [XMLTreeElement]) throws(Problem) -> String {
    let own = try text(of: code.unindentedContent, codes: codes)
    guard own.isEmpty else { return own }
    if let text = code["equiv-text"] { return text }
    guard let id = code["id"], let same = codes.first?.children.first(where: { $0["id"] == id }) else { return "" }
    return meaning(of: same) ?? ""
  }

  private func text21(of code: XMLTreeElement, codes: [XMLTreeElement]) throws(Problem) -> String {
    switch code.name {
    case "cp": return Self.character(code) ?? ""
    case "ph":
      if let text = meaning(of: code) ?? placeholder(code["id"], in: codes).flatMap({ meaning(of: $0) }) { return text }
      let id = code["id"].map { " id=\"\($0)\"" } ?? ""
      throw Problem(
        message: "'<ph\(id)/>' is not a placeholder of the source; copy the placeholder from the source",
        place: code.place)
    case "sc", "ec": return meaning(of: code) ?? ""
    case "pc":
      return (original(code, "dataRefStart") ?? code["equivStart"] ?? "")
        + (try text(of: code.unindentedContent, codes: codes))
        + (original(code, "dataRefEnd") ?? code["equivEnd"] ?? "")
    default: return try text(of: code.unindentedContent, codes: codes)
    }
  }

  /// The first placeholder with an id in some elements: some tools keep nothing else.
  private func placeholder(_ id: String?, in elements: [XMLTreeElement]) -> XMLTreeElement? {
    guard let id else { return nil }
    for child in elements.flatMap(\.children) {
      if child.isNamed("ph"), child["id"] == id { return child }
      if let found = placeholder(id, in: [child]) { return found }
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
