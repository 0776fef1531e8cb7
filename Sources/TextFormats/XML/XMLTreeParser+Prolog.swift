internal import SourceText

/// The parts before and after the root element.
extension XMLTreeParser {
  /// XMLDecl (XML 1.0 §2.8): the version and the encoding, which must be the file's.
  mutating func parseDeclaration() throws(TextFormatError) {
    guard starts(with: "<?xml"), byte(at: index + 5).map(XMLCharacters.isSpace) == true else { return }
    index += 5
    var names: [String] = []
    while true {
      let hasSpace = skipSpaces()
      if starts(with: "?>") {
        index += 2
        break
      }
      let place = index
      let field = hasSpace ? try parseField() : nil
      guard let field else {
        throw error("the XML declaration is not well-formed; write <?xml version=\"1.0\"?>", place)
      }
      names.append(field.name)
      switch field.name {
      case "version" where Self.isVersion(field.value): break
      case "encoding": try checkEncoding(field.value, place)
      case "standalone" where field.value == "yes" || field.value == "no": break
      default: throw error("'\(field.name)=\"\(field.value)\"' is unknown in an XML declaration", place)
      }
    }
    guard names == ["version", "encoding", "standalone"].filter(names.contains), names.first == "version" else {
      throw error("the XML declaration has version, encoding and standalone in this order, each at most once", 0)
    }
  }

  /// `1.0`, or any later `1.x`, which is read as 1.0 (XML 1.0 §2.8).
  private static func isVersion(_ version: String) -> Bool {
    version.hasPrefix("1.") && version.utf8.dropFirst(2).allSatisfy(\.isASCIIDigit)
  }

  /// `name="value"` of the declaration, with an ASCII value; nil if there is something else.
  private mutating func parseField() throws(TextFormatError) -> (name: String, value: String)? {
    let name = try parseName(of: "attribute")
    skipSpaces()
    guard peek == UInt8(ascii: "=") else { return nil }
    index += 1
    skipSpaces()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = index + 1
    guard let end = bytes[start..<min(start + 64, bytes.count)].firstIndex(of: quote) else { return nil }
    index = end + 1
    return (
      String(decoding: bytes[name.start..<name.end], as: UTF8.self), String(decoding: bytes[start..<end], as: UTF8.self)
    )
  }

  /// Throws for a wrong encoding declaration: a program that understood neither has changed the file.
  private func checkEncoding(_ encoding: String, _ place: Int) throws(TextFormatError) {
    if encoding == charset { return }
    switch (encoding.uppercased(), isUTF16) {
    case ("UTF-8", false), ("UTF8", false), ("US-ASCII", false), ("ASCII", false), ("UTF-16", true), ("UTF-16LE", true),
      ("UTF-16BE", true):
      break
    default:
      let actual = isUTF16 ? "UTF-16" : "UTF-8"
      throw error(
        "the file declares '\(encoding)' but is \(actual); save it as UTF-8 and declare that", place)
    }
  }

  /// White space, comments and processing instructions; before the root element also a document type declaration.
  mutating func parseMisc(allowsDoctype: Bool) throws(TextFormatError) {
    var allowsDoctype = allowsDoctype
    while true {
      skipSpaces()
      if starts(with: "<!--") {
        try parseComment(isKept: false)
      } else if starts(with: "<?") {
        try parseInstruction()
      } else if allowsDoctype, starts(with: "<!DOCTYPE") {
        try parseDoctype()
        allowsDoctype = false
      } else {
        return
      }
    }
  }

  /// Skips only the declaration that the format allows, without an internal subset; nothing is fetched.
  private mutating func parseDoctype() throws(TextFormatError) {
    let start = index
    let end = bytes[start..<min(start + 1024, bytes.count)].firstIndex {
      $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[")
    }
    guard let end, bytes[end] == UInt8(ascii: ">") else {
      throw error("the document type declaration declares entities or elements, which is not read; remove it", start)
    }
    let declaration = String(decoding: bytes[start + "<!DOCTYPE".utf8.count..<end], as: UTF8.self)
    guard let doctype, doctype.matches(declaration) else {
      throw error("the document type declaration ('<!DOCTYPE') is not read; remove it", start)
    }
    index = end + 1
  }
}

extension XMLDoctype {
  /// True if the text between `<!DOCTYPE` and `>` is this declaration.
  fileprivate func matches(_ declaration: String) -> Bool {
    guard declaration.first?.isWhitespace == true else { return false }
    let declaration = declaration.drop(while: \.isWhitespace)
    guard declaration.hasPrefix(name) else { return false }
    let rest = declaration.dropFirst(name.count)
    guard rest.contains(where: { !$0.isWhitespace }) else { return true }
    guard let publicIdentifier, rest.first?.isWhitespace == true else { return false }
    let external = rest.drop(while: \.isWhitespace)
    guard external.hasPrefix("PUBLIC") else { return false }
    let literal = external.dropFirst("PUBLIC".count).drop(while: \.isWhitespace)
    return literal.hasPrefix("\"\(publicIdentifier)\"") || literal.hasPrefix("'\(publicIdentifier)'")
  }
}
