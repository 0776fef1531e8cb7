package import SourceText

/// An XML file (XML 1.0, fifth edition, with Namespaces in XML 1.0), read into a flat tape; every element, attribute
/// and text keeps its place in the file.
///
/// It is our own reader and not a library's because it is safe by what it leaves out: no document type declarations
/// save those that a format names, so no entities, no defaults and nothing to fetch. Its memory is bounded by
/// ``maximumByteCount`` and ``maximumNodeCount``, its depth by ``maximumDepth``.
///
/// ```swift
/// let tree = try XMLTree(file)
/// for unit in tree.root.children("string") { units.append((unit["name"], unit.text, unit.place)) }
/// ```
package final class XMLTree: Sendable {
  /// The largest file that is read, in bytes of UTF-8 (64 MiB).
  package static let maximumByteCount = 64 << 20
  /// How deeply elements may stand inside each other.
  package static let maximumDepth = 256
  /// How many elements, attributes, texts and comments a file may have.
  package static let maximumNodeCount = 4_000_000

  /// The file as UTF-8 without a mark: what places and offsets mean.
  package let file: SourceFile
  /// The charset that the file declares and is in; nil for UTF-8 and UTF-16.
  package let charset: String?
  let nodes: [XMLNodeRecord]
  let attributes: [XMLAttributeRecord]
  /// Namespace names by number; the first is none, the second that of `xml:`.
  let namespaces: [String]

  /// Reads a file: UTF-8, UTF-16 with or without a mark, or the charset that it declares.
  ///
  /// - Parameter doctype: the document type declaration that the format's files have, which is skipped; nil if they
  ///   have none.
  /// - Throws: ``TextFormatError`` with the place of the first thing that is not well-formed or not allowed.
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

  /// The outermost element.
  package var root: XMLTreeElement { XMLTreeElement(tree: self, index: 0) }

  private static func tooLarge(_ path: String) -> TextFormatError {
    TextFormatError("the file is larger than \(maximumByteCount >> 20) MiB; split it", path: path)
  }
}

/// A document type declaration that a format's files legitimately have; it is never followed.
package struct XMLDoctype: Sendable {
  /// What is after `<!DOCTYPE`.
  let name: String
  /// What is after `PUBLIC`; nil if there is no external identifier at all.
  let publicIdentifier: String?

  package init(_ name: String, publicIdentifier: String? = nil) {
    self.name = name
    self.publicIdentifier = publicIdentifier
  }
}

/// One entry of the tape. An element is followed by everything in it; `next` leads past that.
struct XMLNodeRecord: BitwiseCopyable, Sendable {
  enum Kind: UInt8, BitwiseCopyable { case element, text, literalText, comment }

  let kind: Kind
  /// The number of an element's namespace.
  var namespace: UInt16 = 0
  /// Of an element the bytes of its local name, otherwise those of its content.
  let start: UInt32
  let end: UInt32
  var next: UInt32
  /// Where an element's attributes begin and end.
  var firstAttribute: UInt32 = 0
  var endAttribute: UInt32 = 0
  /// Where an element's tag begins.
  var tag: UInt32 = 0
}

/// An attribute: the bytes of its local name and of its value between the quotes.
struct XMLAttributeRecord: BitwiseCopyable, Sendable {
  var namespace: UInt16 = 0
  /// Where its name with prefix begins.
  let nameStart: UInt32
  let localStart: UInt32
  let nameEnd: UInt32
  let valueStart: UInt32
  let valueEnd: UInt32
}

extension SourceFile {
  /// Whether it begins with UTF-16's mark, or with an ASCII character in UTF-16.
  fileprivate var isUTF16: Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || (bytes.count > 1 && (bytes[0] == 0) != (bytes[1] == 0))
  }
}
