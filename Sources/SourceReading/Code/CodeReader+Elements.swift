extension CodeReader {
  /// An element of JSX at `<`; nil, and nothing read, if it is a comparison or a type.
  mutating func element() -> SourceNode? {
    let start = at
    guard depth < Self.maximumDepth, let next = byte(after: 1), next.isLetter || next == UInt8(ascii: ">") else {
      return nil
    }
    // The type parameters of an arrow function: `<T,>(value: T) => …`, `<T extends Item>(…) => …`.
    if let end = typeArgumentsEnd(from: at), end < bytes.count, bytes[end] == UInt8(ascii: "(") { return nil }
    depth += 1
    defer { depth -= 1 }
    at += 1
    let name = elementName()
    if byte == UInt8(ascii: "<"), let end = typeArgumentsEnd(from: at, isDeclared: true) { at = end }
    let attributes = attributes()
    if starts(with: "/>") {
      at += 2
      return elementNode(name, attributes, children: [], from: start)
    }
    guard byte == UInt8(ascii: ">") else { return elementNode(name, attributes, children: [], from: start) }
    at += 1
    let children = children()
    return elementNode(name, attributes, children: children, from: start)
  }

  private func elementNode(
    _ name: (text: String, range: Range<Int>), _ attributes: [SourceArgument], children: [SourceNode], from start: Int
  ) -> SourceNode {
    SourceNode(
      .element(SourceElement(name: name.text, nameRange: name.range, attributes: attributes, children: children)),
      start..<at)
  }

  /// `Button`, `Dialog.Close`, `svg:path`, `my-button`; empty for a fragment.
  private mutating func elementName() -> (text: String, range: Range<Int>) {
    let start = at
    while let byte,
      byte.isLetter || byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ":")
    {
      at += 1
    }
    return (text(start..<at), start..<at)
  }

  private mutating func attributes() -> [SourceArgument] {
    var attributes: [SourceArgument] = []
    while true {
      skipSpace()
      guard let byte, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") || self.byte(after: 1) != UInt8(ascii: ">")
      else { return attributes }
      let start = at
      if byte == UInt8(ascii: "{") {
        // `{...rest}`
        at += 1
        let value = arguments(until: UInt8(ascii: "}")).first?.value
        if self.byte == UInt8(ascii: "}") { at += 1 }
        if let value { attributes.append(SourceArgument(label: nil, value: value, range: start..<at)) }
      } else if byte.isLetter {
        attributes.append(attribute(from: start))
      } else if byte == UInt8(ascii: "<") {
        return attributes
      }
      if at == start { at += 1 }
    }
  }

  private mutating func attribute(from start: Int) -> SourceArgument {
    let name = elementName()
    skipSpace()
    guard byte == UInt8(ascii: "=") else {
      return SourceArgument(
        label: name.text, value: SourceNode(.literal("true"), name.range), range: start..<name.range.upperBound)
    }
    at += 1
    skipSpace()
    let begin = at
    var value: SourceNode?
    switch byte {
    case UInt8(ascii: "{"):
      at += 1
      value = arguments(until: UInt8(ascii: "}")).first?.value
      if byte == UInt8(ascii: "}") { at += 1 }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): value = attributeString()
    case UInt8(ascii: "<"): value = element()
    default: break
    }
    return SourceArgument(
      label: name.text, value: value ?? SourceNode(.literal(""), begin..<at), range: start..<at)
  }

  /// A string of an attribute: no escapes, but references (JSX).
  private mutating func attributeString() -> SourceNode {
    let start = at
    let quote = bytes[at]
    let end = bytes[(at + 1)...].firstIndex(of: quote) ?? bytes.count
    at = min(end + 1, bytes.count)
    return SourceNode(
      .string(SourceString(pieces: [.text(MarkupReferences.resolved(bytes[start + 1..<end]))])), start..<at)
  }

  /// The content of an element; its end is read, too.
  private mutating func children() -> [SourceNode] {
    var nodes: [SourceNode] = []
    var begin = at
    func text(to end: Int) -> SourceNode? {
      let text = MarkupReferences.folded(MarkupReferences.resolved(bytes[begin..<end]))
      return text.isEmpty ? nil : SourceNode(.string(SourceString(pieces: [.text(text)])), begin..<end)
    }
    while let byte {
      guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: "{") else {
        at += 1
        continue
      }
      if let text = text(to: at) { nodes.append(text) }
      let start = at
      if byte == UInt8(ascii: "{") {
        at += 1
        nodes += arguments(until: UInt8(ascii: "}")).map(\.value)
        if self.byte == UInt8(ascii: "}") { at += 1 }
      } else if self.byte(after: 1) == UInt8(ascii: "/") {
        while let byte = self.byte, byte != UInt8(ascii: ">") { at += 1 }
        at = min(at + 1, bytes.count)
        return nodes
      } else if let element = element() {
        nodes.append(element)
      }
      if at == start { at += 1 }
      begin = at
    }
    if let text = text(to: at) { nodes.append(text) }
    return nodes
  }
}
