internal import SourceText

/// Parses a file to the tape of an ``XMLTree``; stops at the first error.
struct XMLTreeParser {
  let file: SourceFile
  let bytes: [UInt8]
  let isUTF16: Bool
  /// The charset that the file was decoded from; nil for UTF-8 and UTF-16.
  let charset: String?
  let doctype: XMLDoctype?
  var index = 0
  var nodes: [XMLNodeRecord] = []
  var attributes: [XMLAttributeRecord] = []
  var scopes = XMLScopes()
  /// The open elements: their indices on the tape, and the bindings before them.
  var open: [(node: Int, bindings: Int)] = []

  init(_ file: SourceFile, isUTF16: Bool, charset: String? = nil, _ doctype: XMLDoctype?) {
    self.file = file
    self.isUTF16 = isUTF16
    self.charset = charset
    self.doctype = doctype
    bytes = file.bytes
  }

  /// document ::= prolog element Misc*
  mutating func parse() throws(TextFormatError) {
    try parseDeclaration()
    try parseMisc(allowsDoctype: true)
    guard peek == UInt8(ascii: "<") else {
      throw error(bytes.isEmpty || index == bytes.count ? "the file has no element" : "the file is not XML", index)
    }
    try parseStartTag()
    while let element = open.last {
      guard index < bytes.count else { throw unclosed(element.node) }
      try parseContent()
    }
    try parseMisc(allowsDoctype: false)
    guard index == bytes.count else {
      throw error("there is content after the outermost element; a file has only one", index)
    }
  }

  /// One piece of an element's content.
  private mutating func parseContent() throws(TextFormatError) {
    guard peek == UInt8(ascii: "<") else { return try parseText() }
    switch byte(at: index + 1) {
    case UInt8(ascii: "/"): try parseEndTag()
    case UInt8(ascii: "?"): try parseInstruction()
    case UInt8(ascii: "!"):
      if starts(with: "<!--") {
        try parseComment(isKept: true)
      } else if starts(with: "<![CDATA[") {
        try parseLiteralText()
      } else {
        throw error("'<!' begins neither a comment nor a CDATA section; write '&lt;' for the character", index)
      }
    default: try parseStartTag()
    }
  }

  // MARK: Text

  private mutating func parseText() throws(TextFormatError) {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      switch bytes[index] {
      case UInt8(ascii: "&"): try parseReference()
      case UInt8(ascii: "]") where starts(with: "]]>"):
        throw error("']]>' in a text; write ']]&gt;'", index)
      default: try parseCharacter()
      }
    }
    try append(XMLNodeRecord(kind: .text, start: UInt32(start), end: UInt32(index), next: 0))
  }

  private mutating func parseLiteralText() throws(TextFormatError) {
    let opening = index
    index += "<![CDATA[".utf8.count
    let start = index
    try skip(to: "]]>", from: opening, what: "CDATA section")
    try append(XMLNodeRecord(kind: .literalText, start: UInt32(start), end: UInt32(index - 3), next: 0))
  }

  /// Reads one character of a text or value. Characters outside ASCII have been decoded before.
  mutating func parseCharacter() throws(TextFormatError) {
    let byte = bytes[index]
    if byte < 0x20, !XMLCharacters.isSpace(byte) {
      throw error("the text holds U+\(byte.hexadecimal(digits: 4)), which XML cannot hold; remove it", index)
    }
    // U+FFFE and U+FFFF
    if byte == 0xEF, self.byte(at: index + 1) == 0xBF, let last = self.byte(at: index + 2), last >= 0xBE {
      throw error("the text holds U+FFF\(last == 0xBE ? "E" : "F"), which XML cannot hold; remove it", index)
    }
    index += 1
  }

  mutating func parseReference() throws(TextFormatError) {
    let start = index
    // The longest valid reference is '&#x10FFFF;', but the digits may have leading zeros.
    let limit = min(bytes.count, start + 64)
    let end = bytes[start..<limit].firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "<") || $0 <= 0x20 }
    guard let end, bytes[end] == UInt8(ascii: ";") else {
      throw error("'&' does not begin a reference; write '&amp;' for the character", start)
    }
    let body = bytes[start + 1..<end]
    guard XMLReference.scalar(of: body) != nil else {
      let name = String(decoding: body, as: UTF8.self)
      let problem = name.hasPrefix("#") ? "'&\(name);' is not a character of XML" : "unknown entity '&\(name);'"
      throw error("\(problem); XML has &amp;, &lt;, &gt;, &quot;, &apos; and numbers such as &#160;", start)
    }
    index = end + 1
  }

  // MARK: Comments and instructions

  mutating func parseComment(isKept: Bool) throws(TextFormatError) {
    let opening = index
    index += "<!--".utf8.count
    let start = index
    try skip(to: "--", from: opening, what: "comment")
    guard peek == UInt8(ascii: ">") else {
      throw error("'--' in a comment; write '- -' or end it with '-->'", index - 2)
    }
    index += 1
    guard isKept else { return }
    try append(XMLNodeRecord(kind: .comment, start: UInt32(start), end: UInt32(index - 3), next: 0))
  }

  mutating func parseInstruction() throws(TextFormatError) {
    let opening = index
    index += 2
    let name = try parseName(of: "processing instruction")
    guard String(decoding: bytes[name.start..<name.end], as: UTF8.self).lowercased() != "xml" else {
      throw error("'<?xml' is allowed only at the beginning of a file; remove it", opening)
    }
    guard name.local == name.start else {
      throw error("the name of a processing instruction has no prefix; remove the colon", name.start)
    }
    guard starts(with: "?>") || peek.map(XMLCharacters.isSpace) == true else {
      throw error("a space is missing after the name of a processing instruction", index)
    }
    try skip(to: "?>", from: opening, what: "processing instruction")
  }

  /// Skips past the next `mark`; the bytes before it must be characters of XML.
  mutating func skip(to mark: String, from opening: Int, what: String) throws(TextFormatError) {
    while index < bytes.count {
      if starts(with: mark) {
        index += mark.utf8.count
        return
      }
      try parseCharacter()
    }
    throw error("the \(what) is not closed; the file is cut off, or '\(mark)' is missing", opening)
  }
}
