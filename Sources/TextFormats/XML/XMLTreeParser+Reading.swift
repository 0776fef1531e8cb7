extension XMLTreeParser {
  /// The next byte; nil at the end.
  var peek: UInt8? { byte(at: index) }

  func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func starts(with text: String) -> Bool {
    let end = index + text.utf8.count
    return end <= bytes.count && bytes[index..<end].elementsEqual(text.utf8)
  }

  /// - Returns: true if there were any.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = index
    while let byte = peek, XMLCharacters.isSpace(byte) { index += 1 }
    return index > start
  }

  mutating func append(_ node: XMLNodeRecord) throws(TextFormatError) {
    var node = node
    node.next = UInt32(nodes.count + 1)
    nodes.append(node)
    try checkCount(Int(node.start))
  }

  func checkCount(_ offset: Int) throws(TextFormatError) {
    guard nodes.count + attributes.count <= XMLTree.maximumNodeCount else {
      throw error("the file has more than \(XMLTree.maximumNodeCount) elements, attributes and texts; split it", offset)
    }
  }

  func error(_ message: String, _ offset: Int) -> TextFormatError {
    TextFormatError(message, in: file, at: offset)
  }

  func unclosed(_ node: Int) -> TextFormatError {
    let tag = Int(nodes[node].tag)
    let name = String(decoding: bytes[tag + 1..<Int(nodes[node].end)], as: UTF8.self)
    return error("element '<\(name)>' is not closed; the file is cut off, or '</\(name)>' is missing", tag)
  }
}
