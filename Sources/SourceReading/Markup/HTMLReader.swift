internal import SourceText

/// Reads HTML leniently, as browsers do: void elements, omitted end tags, and text that only looks like markup.
struct HTMLReader {
  private let bytes: [UInt8]
  private var at = 0
  private var depth = 0
  private var isCut = false
  private var comments: [SourceComment] = []
  private static let maximumDepth = 200

  /// Elements without content (HTML, 13.1.2).
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
  /// Elements whose content is text.
  private static let raw: Set<String> = ["script", "style", "textarea", "title"]
  /// Elements without an end tag, and the elements that end them (HTML, 13.1.2.4).
  private static let ended: [String: Set<String>] = [
    "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "option": ["option", "optgroup"], "optgroup": ["optgroup"],
    "td": ["td", "th", "tr", "tbody", "tfoot"], "th": ["td", "th", "tr", "tbody", "tfoot"],
    "tr": ["tr", "tbody", "tfoot"], "thead": ["tbody", "tfoot"], "tbody": ["tbody", "tfoot"],
    "p": [
      "address", "article", "aside", "blockquote", "details", "dialog", "div", "dl", "fieldset", "figure", "footer",
      "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "menu", "nav", "ol", "p", "pre", "search",
      "section", "table", "ul",
    ],
  ]

  static func tree(_ file: SourceFile) -> SourceTree {
    var reader = HTMLReader(bytes: file.bytes)
    var nodes: [SourceNode] = []
    while reader.at < reader.bytes.count {
      nodes += reader.content(of: nil)
      // The end of an element that is not open.
      if reader.at < reader.bytes.count { reader.skip(past: UInt8(ascii: ">")) }
    }
    return SourceTree(
      file: file, language: .html, nodes: nodes, comments: reader.comments,
      gap: reader.isCut ? SourceTree.tooDeep(maximumDepth) : nil)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func skip(past byte: UInt8) {
    at = bytes[at...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
  }

  private func starts(with text: String, at place: Int) -> Bool {
    bytes[min(place, bytes.count)...].starts(with: text.utf8)
  }

  /// Texts and elements up to the end of an element, which is read, or up to that of an outer one, which is not.
  private mutating func content(of name: String?) -> [SourceNode] {
    var nodes: [SourceNode] = []
    var begin = at
    func text(to end: Int) -> SourceNode? {
      let text = MarkupReferences.folded(MarkupReferences.resolved(bytes[begin..<end]))
      return text.isEmpty ? nil : SourceNode(.string(SourceString(pieces: [.text(text)])), begin..<end)
    }
    while let tag = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      at = tag
      guard let next = at + 1 < bytes.count ? bytes[at + 1] : nil else { break }
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
        || next.isLetter
      {
        if let text = text(to: at) { nodes.append(text) }
      } else {
        at += 1
        continue
      }
      if next == UInt8(ascii: "/") {
        guard let name, elementName(at: at + 2) == name else { return nodes }
        skip(past: UInt8(ascii: ">"))
        return nodes
      }
      if !next.isLetter {
        skipDeclaration()
      } else {
        if let name, Self.ended[name]?.contains(elementName(at: at + 1)) == true { return nodes }
        nodes.append(element())
      }
      begin = at
    }
    at = bytes.count
    if let text = text(to: at) { nodes.append(text) }
    return nodes
  }

  private mutating func skipDeclaration() {
    guard starts(with: "<!--", at: at) else { return skip(past: UInt8(ascii: ">")) }
    let start = at
    let end = bytes[(at + 4)...].firstRange(of: Array("-->".utf8))
    let text = at + 4..<(end?.lowerBound ?? bytes.count)
    at = end?.upperBound ?? bytes.count
    comments.append(SourceComment(text: String(decoding: bytes[text], as: UTF8.self), range: start..<at))
  }

  private func elementName(at place: Int) -> String {
    let name = bytes[min(place, bytes.count)...].prefix {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
    }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  private mutating func element() -> SourceNode {
    let start = at
    let name = elementName(at: at + 1)
    let nameRange = at + 1..<min(at + 1 + max(1, name.utf8.count), bytes.count)
    at = nameRange.upperBound
    var attributes: [SourceArgument] = []
    while let byte = at < bytes.count ? bytes[at] : nil, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") {
      if byte.isLetter || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") {
        attributes.append(attribute())
      } else {
        at += 1
      }
    }
    let isClosed = at < bytes.count && bytes[at] == UInt8(ascii: ">") && bytes[at - 1] == UInt8(ascii: "/")
    if at < bytes.count, bytes[at] == UInt8(ascii: ">") { at += 1 }
    var children: [SourceNode] = []
    if Self.raw.contains(name) {
      children = rawText(of: name)
    } else if !Self.void.contains(name), !isClosed, depth < Self.maximumDepth {
      depth += 1
      children = content(of: name)
      depth -= 1
    } else if depth >= Self.maximumDepth {
      isCut = true
    }
    return SourceNode(
      .element(SourceElement(name: name, nameRange: nameRange, attributes: attributes, children: children)), start..<at)
  }

  private mutating func attribute() -> SourceArgument {
    let start = at
    while at < bytes.count, !bytes[at].isSpace, !"=/><".utf8.contains(bytes[at]) { at += 1 }
    let label = String(decoding: bytes[start..<at], as: UTF8.self).lowercased()
    let nameEnd = at
    while at < bytes.count, bytes[at].isSpace { at += 1 }
    guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else {
      at = nameEnd
      return SourceArgument(label: label, value: SourceNode(.literal("true"), start..<at), range: start..<at)
    }
    at += 1
    while at < bytes.count, bytes[at].isSpace { at += 1 }
    let begin = at
    var text = at..<at
    if at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") {
      let end = bytes[(at + 1)...].firstIndex(of: bytes[at]) ?? bytes.count
      text = at + 1..<end
      at = min(end + 1, bytes.count)
    } else {
      while at < bytes.count, !bytes[at].isSpace, bytes[at] != UInt8(ascii: ">") { at += 1 }
      text = begin..<at
    }
    let value = SourceNode(.string(SourceString(pieces: [.text(MarkupReferences.resolved(bytes[text]))])), begin..<at)
    return SourceArgument(label: label, value: value, range: start..<at)
  }

  private mutating func rawText(of name: String) -> [SourceNode] {
    let start = at
    while let end = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      at = end + 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "/"), elementName(at: at + 1) == name {
        skip(past: UInt8(ascii: ">"))
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        return text.isEmpty ? [] : [SourceNode(.string(SourceString(pieces: [.text(text)])), start..<end)]
      }
    }
    at = bytes.count
    return []
  }
}
