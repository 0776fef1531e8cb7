internal import SourceText
internal import TextFormats

extension FileSplices {
  /// Puts elements after everything in an element.
  mutating func append(_ elements: [UInt8], to parent: XMLTreeElement) {
    if let content = parent.contentRange {
      let space = parent.spaceBefore(content.upperBound).count
      return insert(elements + (content.isEmpty ? parent.leadingSpace : []), at: content.upperBound - space)
    }
    let end = parent.range.upperBound
    let ending = parent.leadingSpace + Array("</".utf8) + parent.qualifiedName + Array(">".utf8)
    replace(end - 2..<end, with: Array(">".utf8) + elements + ending)
  }

  /// Replaces the text in an element. Its comments are kept, after the text.
  mutating func replaceContent(of element: XMLTreeElement, with content: some Sequence<UInt8>) {
    guard let range = element.contentRange else {
      let end = element.range.upperBound
      let ending = Array("</".utf8) + element.qualifiedName + Array(">".utf8)
      return replace(end - 2..<end, with: Array(">".utf8) + content + ending)
    }
    let comments = element.pieces.flatMap { piece -> ArraySlice<UInt8> in
      if case .comment = piece.content { element.tree.file.bytes[piece.range] } else { [] }
    }
    replace(range, with: Array(content) + comments)
  }

  /// Removes an element with the white space before it.
  mutating func remove(_ element: XMLTreeElement) {
    let range = element.range
    replace(range.lowerBound - element.leadingSpace.count..<range.upperBound, with: [])
  }

  /// Changes, adds or removes an attribute without a prefix.
  ///
  /// - Parameters:
  ///   - value: nil to remove it.
  ///   - others: the attributes after which it is added.
  mutating func set(_ name: String, to value: String?, of element: XMLTreeElement, behind others: [String] = []) {
    guard element[name] != value else { return }
    guard let value else {
      guard let range = element.range(of: name) else { return }
      return replace(range.lowerBound - element.spaceBefore(range.lowerBound).count..<range.upperBound, with: [])
    }
    guard element[name] == nil else { return change(name, to: value, of: element) }
    let end = others.compactMap { element.range(of: $0)?.upperBound }.max() ?? element.nameEnd
    insert(" \(name)=\"\(XMLEscaping.escaped(value: value))\"".utf8, at: end)
  }

  /// Changes the value of an attribute that an element has.
  mutating func change(_ name: String, in namespace: String = "", to value: String, of element: XMLTreeElement) {
    guard let range = element.range(of: name, in: namespace), element[name, in: namespace] != value,
      let start = element.offset(of: name, in: namespace)
    else { return }
    replace(start - 1..<range.upperBound, with: "\"\(XMLEscaping.escaped(value: value))\"".utf8)
  }
}

extension XMLTreeElement {
  /// The name as written, with its prefix.
  var qualifiedName: ArraySlice<UInt8> { tree.file.bytes[offset + 1..<nameEnd] }

  /// The bytes between the tags; empty for `<string/>`.
  var contentBytes: ArraySlice<UInt8> { contentRange.map { tree.file.bytes[$0] } ?? [] }

  /// The children with a name and the element's own namespace.
  func own(_ name: String) -> [XMLTreeElement] { children(name, in: namespace) }

  /// The bytes of an attribute, from its name to its closing quote.
  fileprivate func range(of name: String, in namespace: String = "") -> Range<Int>? {
    guard let value = offset(of: name, in: namespace) else { return nil }
    let bytes = tree.file.bytes
    guard let end = bytes[value...].firstIndex(of: bytes[value - 1]),
      let equals = bytes[..<(value - 1)].lastIndex(of: UInt8(ascii: "="))
    else { return nil }
    let nameEnd = equals - spaceBefore(equals).count
    let start = bytes[..<nameEnd].lastIndex(where: XMLCharacters.isSpace).map { $0 + 1 } ?? nameEnd
    return start..<end + 1
  }
}
