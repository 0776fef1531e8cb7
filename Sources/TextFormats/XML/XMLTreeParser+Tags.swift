internal import SourceText

extension XMLTreeParser {
  /// The position of a name; a prefix and a colon may come before `local`.
  struct Name {
    let start: Int
    let local: Int
    let end: Int
  }

  mutating func parseStartTag() throws(TextFormatError) {
    let tag = index
    guard open.count < XMLTree.maximumDepth else {
      throw error("elements are nested more than \(XMLTree.maximumDepth) levels deep", tag)
    }
    index += 1
    let name = try parseName(of: "element")
    let bindings = scopes.count
    let first = attributes.count
    let isEmpty = try parseAttributes(of: tag, from: first)
    try resolveAttributes(from: first)
    var node = XMLNodeRecord(kind: .element, start: UInt32(name.local), end: UInt32(name.end), next: 0)
    node.tag = UInt32(tag)
    node.namespace = try namespace(of: name)
    node.firstAttribute = UInt32(first)
    node.endAttribute = UInt32(attributes.count)
    try append(node)
    if isEmpty {
      scopes.restore(to: bindings)
    } else {
      open.append((nodes.count - 1, bindings))
    }
  }

  mutating func parseEndTag() throws(TextFormatError) {
    let tag = index
    index += 2
    let name = try parseName(of: "element")
    skipSpaces()
    guard let element = open.popLast() else { return }
    let opening = nodes[element.node]
    guard bytes[name.start..<name.end].elementsEqual(bytes[Int(opening.tag) + 1..<Int(opening.end)]) else {
      let line = file.position(at: Int(opening.tag)).line
      let expected = String(decoding: bytes[Int(opening.tag) + 1..<Int(opening.end)], as: UTF8.self)
      throw error("'</\(text(name))>' closes no element; '<\(expected)>' of line \(line) is open", tag)
    }
    guard peek == UInt8(ascii: ">") else { throw error("'>' is missing after '</\(text(name))'", index) }
    index += 1
    nodes[element.node].next = UInt32(nodes.count)
    scopes.restore(to: element.bindings)
  }

  // MARK: Attributes

  /// Reads up to the end of a start tag.
  ///
  /// - Returns: true if the element is empty.
  private mutating func parseAttributes(of tag: Int, from first: Int) throws(TextFormatError) -> Bool {
    while true {
      let hasSpace = skipSpaces()
      guard let byte = peek else { throw error("the tag is not closed; the file is cut off, or '>' is missing", tag) }
      if byte == UInt8(ascii: ">") {
        index += 1
        return false
      }
      if starts(with: "/>") {
        index += 2
        return true
      }
      guard hasSpace else { throw error("a space is missing before an attribute, or '>' after the tag", index) }
      guard attributes.count - first < 100 else { throw error("the tag has more than 100 attributes", tag) }
      try parseAttribute()
    }
  }

  private mutating func parseAttribute() throws(TextFormatError) {
    let name = try parseName(of: "attribute")
    skipSpaces()
    guard peek == UInt8(ascii: "=") else { throw error("attribute '\(text(name))' has no value; write =\"…\"", index) }
    index += 1
    skipSpaces()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error("the value of attribute '\(text(name))' has no quotes; write \"…\"", index)
    }
    index += 1
    let start = index
    while let byte = peek, byte != quote {
      switch byte {
      case UInt8(ascii: "&"): try parseReference()
      case UInt8(ascii: "<"): throw error("'<' in the value of attribute '\(text(name))'; write '&lt;'", index)
      default: try parseCharacter()
      }
    }
    guard peek == quote else {
      throw error(
        "the value of attribute '\(text(name))' is not closed; the file is cut off, or a quote is missing", start)
    }
    let record = XMLAttributeRecord(
      nameStart: UInt32(name.start), localStart: UInt32(name.local), nameEnd: UInt32(name.end),
      valueStart: UInt32(start), valueEnd: UInt32(index))
    index += 1
    try declareNamespace(record)
    attributes.append(record)
    try checkCount(start)
  }

  /// Adds the declarations `xmlns="…"` and `xmlns:prefix="…"`.
  private mutating func declareNamespace(_ attribute: XMLAttributeRecord) throws(TextFormatError) {
    guard let prefix = declaredPrefix(attribute) else { return }
    let value = bytes[Int(attribute.valueStart)..<Int(attribute.valueEnd)]
    let name = XMLReference.decode(value, .attribute)
    let place = Int(attribute.nameStart)
    guard prefix != "xmlns", (prefix == "xml") == (name == XMLScopes.xmlNamespace) else {
      throw error("the prefixes 'xml' and 'xmlns' cannot be declared; remove the declaration", place)
    }
    guard prefix.isEmpty || !name.isEmpty else {
      throw error("prefix '\(prefix)' has no namespace; name one", place)
    }
    guard scopes.declare(prefix, as: name) else { throw error("the file has more than 1,000 namespaces", place) }
  }

  /// The prefix that an attribute declares, empty for the default namespace; nil for other attributes.
  private func declaredPrefix(_ attribute: XMLAttributeRecord) -> String? {
    let name = bytes[Int(attribute.nameStart)..<Int(attribute.nameEnd)]
    guard name.starts(with: "xmlns".utf8) else { return nil }
    if name.count == "xmlns".utf8.count { return "" }
    guard attribute.localStart == attribute.nameStart + 6 else { return nil }
    return String(decoding: bytes[Int(attribute.localStart)..<Int(attribute.nameEnd)], as: UTF8.self)
  }

  /// Resolves the namespaces of a tag's attributes, refuses duplicates and removes declarations.
  private mutating func resolveAttributes(from first: Int) throws(TextFormatError) {
    for place in first..<attributes.count {
      let name = name(of: attributes[place])
      if name.local > name.start, declaredPrefix(attributes[place]) == nil {
        attributes[place].namespace = try namespace(of: name)
      }
      guard !attributes[first..<place].contains(where: { clash($0, attributes[place]) }) else {
        throw error("attribute '\(text(name))' is a duplicate; remove one", name.start)
      }
    }
    let declarations = attributes[first...].indices.filter { declaredPrefix(attributes[$0]) != nil }
    for place in declarations.reversed() { attributes.remove(at: place) }
  }

  /// True if two attributes have the same name (Namespaces in XML 1.0 §6.3).
  private func clash(_ one: XMLAttributeRecord, _ other: XMLAttributeRecord) -> Bool {
    let (left, right) = (name(of: one), name(of: other))
    if bytes[left.start..<left.end].elementsEqual(bytes[right.start..<right.end]) { return true }
    return one.namespace != 0 && one.namespace == other.namespace
      && bytes[left.local..<left.end].elementsEqual(bytes[right.local..<right.end])
  }

  private func name(of attribute: XMLAttributeRecord) -> Name {
    Name(start: Int(attribute.nameStart), local: Int(attribute.localStart), end: Int(attribute.nameEnd))
  }

  // MARK: Names

  /// Reads a name with or without a prefix.
  mutating func parseName(of what: String) throws(TextFormatError) -> Name {
    let start = index
    try skipName(of: what)
    guard peek == UInt8(ascii: ":") else { return Name(start: start, local: start, end: index) }
    index += 1
    let local = index
    try skipName(of: what)
    return Name(start: start, local: local, end: index)
  }

  private mutating func skipName(of what: String) throws(TextFormatError) {
    let start = index
    while let scalar = scalar(at: index),
      index == start ? XMLCharacters.startsName(scalar) : XMLCharacters.continuesName(scalar)
    {
      index += UTF8.width(scalar)
    }
    guard index > start else {
      let hint = what == "element" ? "; write '&lt;' for the character '<'" : ""
      throw error("the name of an \(what) is missing\(hint)", start)
    }
  }

  private func namespace(of name: Name) throws(TextFormatError) -> UInt16 {
    let prefix = String(decoding: bytes[name.start..<max(name.start, name.local - 1)], as: UTF8.self)
    if let number = scopes.number(of: prefix) { return number }
    throw error("prefix '\(prefix)' is not declared; add xmlns:\(prefix)=\"…\"", name.start)
  }

  private func text(_ name: Name) -> String { String(decoding: bytes[name.start..<name.end], as: UTF8.self) }

  /// The scalar at an offset; nil at the end.
  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] < 0x80 { return Unicode.Scalar(bytes[offset]) }
    return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
  }
}
