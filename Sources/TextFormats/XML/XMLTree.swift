package import SourceText

/// An XML file (XML 1.0, fifth edition, with Namespaces in XML 1.0), read into a flat tape; every element, attribute
/// and text has its place in the file.
///
/// A separate reader instead of a library, because it is safe by omission: it has no document type declarations except
/// those that a format names, so no entities, no defaults and nothing to fetch. Its memory is limited by
/// ``maximumByteCount`` and ``maximumNodeCount``, its depth by ``maximumDepth``.
///
/// ```swift
/// let tree = try XMLTree(file)
/// for unit in tree.root.children("string") { units.append((unit["name"], unit.text, unit.place)) }
/// ```
package final class XMLTree: Sendable {
  /// The maximum size of a file, in bytes of UTF-8 (64 MiB).
  package static let maximumByteCount = 64 << 20
  /// The maximum depth of elements.
  package static let maximumDepth = 256
  /// The maximum number of elements, attributes, texts and comments in a file.
  package static let maximumNodeCount = 4_000_000

  /// The file as UTF-8 without a mark; places and offsets refer to it.
  package let file: SourceFile
  /// The declared charset of the file; nil for UTF-8 and UTF-16.
  package let charset: String?
  let nodes: [XMLNodeRecord]
  let attributes: [XMLAttributeRecord]
  /// The names of namespaces by number; the first is empty, the second is that of `xml:`.
  let namespaces: [String]

  /// Reads a file: UTF-8, UTF-16 with or without a byte-order mark, or the charset that it declares.
  ///
  /// - Parameter doctype: the document type declaration of the format's files, which is skipped; nil if they have none.
  /// - Throws: ``TextFormatError`` with the place of the first content that is not well-formed or not allowed.
  package init(_ file: SourceFile, doctype: XMLDoctype? = nil) throws(TextFormatError) {
    guard file.bytes.count <= 2 * Self.maximumByteCount else { throw Self.tooLarge(file.path) }
    let text = try TextDecoding.decode(file, allowsUnmarkedUTF16: true, declaration: .xml)
    let hasByteOrderMark = text.bytes.count + 3 == file.bytes.count && file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let declared = file.isUTF16 || hasByteOrderMark ? nil : DeclaredCharset.xml.name(in: file)?.name
    charset = declared
    guard text.bytes.count <= Self.maximumByteCount else { throw Self.tooLarge(file.path) }
    var parser = XMLTreeParser(text, isUTF16: file.isUTF16, charset: declared, doctype)
    try parser.parse()
    self.file = text
    nodes = parser.nodes
    attributes = parser.attributes
    namespaces = parser.scopes.names
  }

  /// The root element.
  package var root: XMLTreeElement { XMLTreeElement(tree: self, index: 0) }

  private static func tooLarge(_ path: String) -> TextFormatError {
    TextFormatError("the file is larger than \(maximumByteCount >> 20) MiB; split it", path: path)
  }
}

/// A document type declaration that files of a format may have; it is never followed.
package struct XMLDoctype: Sendable {
  /// The name after `<!DOCTYPE`.
  let name: String
  /// The identifier after `PUBLIC`; nil without an external identifier.
  let publicIdentifier: String?

  package init(_ name: String, publicIdentifier: String? = nil) {
    self.name = name
    self.publicIdentifier = publicIdentifier
  }
}

/// One entry of the tape. An element is followed by its content; `next` is the index after that.
struct XMLNodeRecord: BitwiseCopyable, Sendable {
  enum Kind: UInt8, BitwiseCopyable { case element, text, literalText, comment }

  let kind: Kind
  /// The number of an element's namespace.
  var namespace: UInt16 = 0
  /// For an element the bytes of its local name; otherwise the bytes of the content.
  let start: UInt32
  let end: UInt32
  var next: UInt32
  /// The range of an element's attributes.
  var firstAttribute: UInt32 = 0
  var endAttribute: UInt32 = 0
  /// The start of an element's tag.
  var tag: UInt32 = 0
}

/// An attribute: the bytes of its local name and of its value between the quotes.
struct XMLAttributeRecord: BitwiseCopyable, Sendable {
  var namespace: UInt16 = 0
  /// The start of its name, with the prefix.
  let nameStart: UInt32
  let localStart: UInt32
  let nameEnd: UInt32
  let valueStart: UInt32
  let valueEnd: UInt32
}

extension SourceFile {
  /// True if the file begins with the byte-order mark of UTF-16, or with an ASCII character in UTF-16.
  fileprivate var isUTF16: Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || (bytes.count > 1 && (bytes[0] == 0) != (bytes[1] == 0))
  }
}
