internal import SourceText

/// Reads Blueprint, the markup of GTK's interfaces: objects with properties, signals and children.
struct BlueprintReader {
  private let bytes: [UInt8]
  private var at = 0
  private var depth = 0
  private var isCut = false
  private var comments: [SourceComment] = []
  private static let maximumDepth = 200

  static func tree(_ file: SourceFile) -> SourceTree {
    var reader = BlueprintReader(bytes: file.bytes)
    var nodes: [SourceNode] = []
    while reader.at < reader.bytes.count {
      nodes += reader.content().children
      // A brace that closes nothing.
      if reader.at < reader.bytes.count { reader.at += 1 }
    }
    return SourceTree(
      file: file, language: .blueprint, nodes: nodes, comments: reader.comments,
      gap: reader.isCut ? SourceTree.tooDeep(maximumDepth) : nil)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { at < bytes.count ? bytes[at] : nil }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func skipSpace() {
    while let byte {
      let next = at + 1 < bytes.count ? bytes[at + 1] : 0
      if byte.isSpace {
        at += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
        let start = at
        let isLine = next == byte
        let end =
          isLine ? bytes[at...].firstIndex(of: 0x0A) : bytes[(at + 2)...].firstRange(of: Array("*/".utf8))?.upperBound
        at = end ?? bytes.count
        comments.append(SourceComment(text: text(start + 2..<max(start + 2, isLine ? at : at - 2)), range: start..<at))
      } else {
        return
      }
    }
  }

  /// A name with dots, dashes and the sign of a type of the app: `Gtk.Button`, `$MyWindow`, `icon-name`.
  private mutating func word() -> (text: String, range: Range<Int>)? {
    let start = at
    while let byte,
      byte.isLetter || byte.isDigit || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") && at + 1 < bytes.count && bytes[at + 1] == byte
        || byte == UInt8(ascii: ":") && at > start && bytes[at - 1] == byte
    {
      // A single colon ends a property's name.
      at += 1
    }
    guard at > start else { return nil }
    return (text(start..<at), start..<at)
  }

  /// Attributes and children up to a closing brace, which is not read.
  private mutating func content() -> (attributes: [SourceArgument], children: [SourceNode]) {
    var attributes: [SourceArgument] = []
    var children: [SourceNode] = []
    var childType: SourceArgument?
    while true {
      skipSpace()
      guard let byte, byte != UInt8(ascii: "}") else { return (attributes, children) }
      let start = at
      if byte == UInt8(ascii: "[") {
        childType = bracketed()
      } else if let first = word() {
        item(first, from: start, childType: childType, &attributes, children: &children)
        childType = nil
      } else {
        at += 1
      }
    }
  }

  /// `[end]`, `[action response=ok]`
  private mutating func bracketed() -> SourceArgument {
    let start = at
    let end = bytes[at...].prefix(200).firstIndex(of: UInt8(ascii: "]")) ?? at
    let value = SourceNode(
      .string(SourceString(pieces: [.text(MarkupReferences.folded(text(at + 1..<max(at + 1, end))))])), start..<end)
    at = end + 1
    return SourceArgument(label: "child-type", value: value, range: start..<min(at, bytes.count))
  }

  private mutating func item(
    _ first: (text: String, range: Range<Int>), from start: Int, childType: SourceArgument?,
    _ attributes: inout [SourceArgument], children: inout [SourceNode]
  ) {
    skipSpace()
    switch byte {
    case UInt8(ascii: ":"):
      at += 1
      let value = value()
      attributes.append(SourceArgument(label: first.text, value: value, range: start..<at))
    case UInt8(ascii: "=") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: ">"):
      at += 2
      let value = value()
      attributes.append(SourceArgument(label: first.text, value: value, range: start..<at))
    case UInt8(ascii: "["):
      // `styles ["flat"]`, `responses [ok: _("OK")]`
      let list = list()
      attributes.append(SourceArgument(label: first.text, value: list, range: start..<at))
    case UInt8(ascii: "("):
      // `item (_("Open"), "app.open")`
      let list = list()
      let arguments = SourceArgument(label: "arguments", value: list, range: list.range)
      children.append(
        SourceNode(
          .element(SourceElement(name: first.text, nameRange: first.range, attributes: [arguments])), start..<at))
    case UInt8(ascii: ";"):
      at += 1
    default: children.append(object(first, extra: childType.map { [$0] } ?? [], from: start))
    }
  }

  /// `Gtk.Button name { … }`, `template $Window: Adw.Window { … }`, `using Gtk 4.0;`
  private mutating func object(
    _ first: (text: String, range: Range<Int>), extra: [SourceArgument], from start: Int
  ) -> SourceNode {
    var attributes = extra
    var label = first.text == "template" ? "class" : "id"
    while true {
      skipSpace()
      if let name = word() {
        let value = SourceNode(.string(SourceString(pieces: [.text(Self.withoutSign(name.text))])), name.range)
        attributes.append(SourceArgument(label: label, value: value, range: name.range))
      } else if byte == UInt8(ascii: ":") {
        at += 1
        label = "parent"
      } else {
        break
      }
    }
    var children: [SourceNode] = []
    if byte == UInt8(ascii: "{"), depth >= Self.maximumDepth { isCut = true }
    if byte == UInt8(ascii: "{"), depth < Self.maximumDepth {
      at += 1
      depth += 1
      let inner = content()
      depth -= 1
      attributes += inner.attributes
      children = inner.children
      if byte == UInt8(ascii: "}") { at += 1 }
    } else if byte == UInt8(ascii: ";") {
      at += 1
    }
    return SourceNode(
      .element(
        SourceElement(
          name: Self.withoutSign(first.text), nameRange: first.range, attributes: attributes, children: children)),
      start..<at)
  }

  private static func withoutSign(_ name: String) -> String { name.hasPrefix("$") ? String(name.dropFirst()) : name }

  // MARK: Values

  /// The value of a property or signal, up to its semicolon, which is read.
  private mutating func value() -> SourceNode {
    skipSpace()
    let start = at
    let value = operand()
    // `bind template.title as <…>`, flags `a | b`, `$handler() swapped`
    while let byte, byte != UInt8(ascii: ";"), byte != UInt8(ascii: "}") {
      if byte == UInt8(ascii: "{"), depth < Self.maximumDepth {
        at += 1
        depth += 1
        _ = content()
        depth -= 1
        if self.byte == UInt8(ascii: "}") { at += 1 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        _ = string()
      } else {
        at += 1
      }
    }
    if byte == UInt8(ascii: ";") { at += 1 }
    return value ?? SourceNode(.literal(text(start..<at)), start..<at)
  }

  private mutating func operand() -> SourceNode? {
    skipSpace()
    let start = at
    guard let byte else { return nil }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return string() }
    if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") { return list() }
    guard let name = word() else { return nil }
    skipSpace()
    if self.byte == UInt8(ascii: "(") {
      let list = list()
      var arguments: [SourceArgument] = []
      if case .list(let nodes) = list.kind {
        arguments = nodes.map { SourceArgument(label: nil, value: $0, range: $0.range) }
      }
      return SourceNode(
        .call(SourceCall(name: Self.withoutSign(name.text), nameRange: name.range, arguments: arguments)), start..<at)
    }
    if self.byte == UInt8(ascii: "{") || isIdentifiedObject { return object(name, extra: [], from: start) }
    return name.text == "true" || name.text == "false" || bytes[start].isDigit
      ? SourceNode(.literal(name.text), name.range)
      : SourceNode(.name(name.text.split(separator: ".").map(String.init)), name.range)
  }

  /// True if an identifier and a block follow: `child: Gtk.Box box { … }`.
  private var isIdentifiedObject: Bool {
    var reader = self
    guard reader.word() != nil else { return false }
    reader.skipSpace()
    return reader.byte == UInt8(ascii: "{")
  }

  /// A list in brackets or parentheses.
  private mutating func list() -> SourceNode {
    let start = at
    let closing = byte == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: ")")
    at += 1
    var nodes: [SourceNode] = []
    guard depth < Self.maximumDepth else { return SourceNode(.list([]), start..<at) }
    depth += 1
    defer { depth -= 1 }
    while true {
      skipSpace()
      guard let byte, byte != closing, byte != UInt8(ascii: "}") else { break }
      let begin = at
      if let value = operand() { nodes.append(value) }
      if at == begin { at += 1 }
    }
    if byte == closing { at += 1 }
    return SourceNode(.list(nodes), start..<at)
  }

  private mutating func string() -> SourceNode {
    let start = at
    let quote = bytes[at]
    var text: [UInt8] = []
    at += 1
    while let byte, byte != quote, byte != 0x0A {
      if byte == UInt8(ascii: "\\"), at + 1 < bytes.count {
        at += 1
        text.append(bytes[at] == UInt8(ascii: "n") ? 0x0A : bytes[at])
      } else {
        text.append(byte)
      }
      at += 1
    }
    if byte == quote { at += 1 }
    at = min(at, bytes.count)
    return SourceNode(.string(SourceString(pieces: [.text(String(decoding: text, as: UTF8.self))])), start..<at)
  }
}
