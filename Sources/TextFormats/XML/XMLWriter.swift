/// Writes XML 1.0 in UTF-8, indented by two spaces, with one final line feed.
///
/// ```swift
/// var xml = XMLWriter()
/// xml.element("resources") { xml in
///   xml.element("string", [("name", "delete")], text: "Löschen")
/// }
/// return xml.bytes
/// ```
///
/// Elements with text are written on one line, so that texts do not get additional white space. A scalar that XML
/// cannot contain becomes U+FFFD: call ``XMLCharacters/refused(in:)`` first.
package struct XMLWriter {
  /// The names and values of a tag in order; an attribute without a value is omitted.
  package typealias Attributes = [(name: String, value: String?)]

  private var output: [UInt8] = []
  private var depth = 0
  /// True if the current element contains text, to which white space would be added.
  private var isInline = false

  /// Begins with the XML declaration and a prolog of the format, such as a document type declaration.
  package init(prolog: String? = nil) {
    output += Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    if let prolog { output += Array("\(prolog)\n".utf8) }
  }

  /// The written bytes.
  package var bytes: [UInt8] { output }

  /// An element with child elements, each on its own line.
  package mutating func element(
    _ name: String, _ attributes: Attributes = [], content body: (inout XMLWriter) -> Void
  ) {
    indent()
    openTag(name, attributes)
    let start = output.count
    output += [UInt8(ascii: ">")]
    endLine()
    depth += 1
    body(&self)
    depth -= 1
    if output.count == start + (isInline ? 1 : 2) {
      output.removeLast(output.count - start)
      output += Array("/>".utf8)
    } else {
      indent()
      closeTag(name)
    }
    endLine()
  }

  /// An empty element.
  package mutating func element(_ name: String, _ attributes: Attributes = []) {
    indent()
    openTag(name, attributes)
    output += Array("/>".utf8)
    endLine()
  }

  /// An element with only a text.
  package mutating func element(_ name: String, _ attributes: Attributes = [], text: String) {
    inline(name, attributes) { $0.text(text) }
  }

  /// An element with text and elements, on one line.
  package mutating func inline(_ name: String, _ attributes: Attributes = [], content body: (inout XMLWriter) -> Void) {
    indent()
    openTag(name, attributes)
    output.append(UInt8(ascii: ">"))
    let wasInline = isInline
    isInline = true
    body(&self)
    isInline = wasInline
    closeTag(name)
    endLine()
  }

  /// Text in an element of ``inline(_:_:_:)``.
  package mutating func text(_ text: String) { XMLEscaping.append(text, to: &output, isAttribute: false) }

  /// A comment; `--` in it is written as `- -`, and read back so.
  package mutating func comment(_ text: String) {
    indent()
    output += Array("<!--".utf8)
    var comment = text
    comment.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "-"), output.last == byte { output.append(UInt8(ascii: " ")) }
        XMLEscaping.appendVerbatim(bytes, index, to: &output)
      }
    }
    if output.last == UInt8(ascii: "-"), !text.isEmpty { output.append(UInt8(ascii: " ")) }
    output += Array("-->".utf8)
    endLine()
  }

  // MARK: Tags

  private mutating func openTag(_ name: String, _ attributes: Attributes) {
    output.append(UInt8(ascii: "<"))
    output += Array(name.utf8)
    for (name, value) in attributes {
      guard let value else { continue }
      output.append(UInt8(ascii: " "))
      output += Array(name.utf8)
      output += Array("=\"".utf8)
      XMLEscaping.append(value, to: &output, isAttribute: true)
      output.append(UInt8(ascii: "\""))
    }
  }

  private mutating func closeTag(_ name: String) {
    output += Array("</".utf8)
    output += Array(name.utf8)
    output.append(UInt8(ascii: ">"))
  }

  private mutating func indent() {
    if !isInline { output += repeatElement(UInt8(ascii: " "), count: 2 * depth) }
  }

  private mutating func endLine() {
    if !isInline { output.append(0x0A) }
  }
}
