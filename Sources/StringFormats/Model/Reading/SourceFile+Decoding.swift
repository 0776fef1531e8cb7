internal import SourceText
internal import TextFormats

/// Decoding of text files for formats, with errors of tables.
extension SourceFile {
  /// The file as UTF-8 without a byte-order mark (``TextDecoding/decode(_:allowsUnmarkedUTF16:declaration:)``).
  func decoded(
    allowsUnmarkedUTF16: Bool = false, declaration: DeclaredCharset? = nil
  ) throws(StringTableError) -> SourceFile {
    do throws(TextFormatError) {
      return try TextDecoding.decode(self, allowsUnmarkedUTF16: allowsUnmarkedUTF16, declaration: declaration)
    } catch {
      throw StringTableError(error)
    }
  }

  /// The file as UTF-8, for formats with an entry every few lines.
  ///
  /// - Throws: ``StringTableError``, also for more lines than ``maximumLineCount``.
  func decodedLines(
    allowsUnmarkedUTF16: Bool = false, declaration: DeclaredCharset? = nil
  ) throws(StringTableError) -> SourceFile {
    let decoded = try decoded(allowsUnmarkedUTF16: allowsUnmarkedUTF16, declaration: declaration)
    try decoded.boundLines()
    return decoded
  }

  /// Refuses a file whose entries would need too much memory.
  ///
  /// - Throws: ``StringTableError`` for more lines than ``maximumLineCount``.
  func boundLines() throws(StringTableError) {
    // A line ends in LF, CR LF or, in very old files, CR.
    let ends = bytes.count { $0 == 0x0A }
    guard max(ends, bytes.count { $0 == 0x0D }) <= Self.maximumLineCount else {
      throw StringTableError("the file has more than \(Self.maximumLineCount) lines; split it", path: path)
    }
  }

  /// - Throws: ``StringTableError`` for more units than ``maximumEntryCount``.
  func bound(units count: Int) throws(StringTableError) {
    guard count > Self.maximumEntryCount else { return }
    throw StringTableError("the file has more than \(Self.maximumEntryCount) entries; split it", path: path)
  }

  /// The most entries of files that are read at once: importing one takes about 1.5 KB.
  package static let maximumEntryCount = 250_000

  /// The most lines of a file that is read by line.
  static let maximumLineCount = 1_000_000
}

/// Reading of XML files for formats.
extension SourceFile {
  func xml(doctype: XMLDoctype? = nil) throws(StringTableError) -> XMLTree {
    do throws(TextFormatError) {
      return try XMLTree(self, doctype: doctype)
    } catch {
      throw StringTableError(error)
    }
  }

  /// Reads a file whose root element has a given name.
  ///
  /// - Parameter kind: the kind of the file, to follow 'the file is not': 'a .resx file'.
  func xml(root name: String, kind: String) throws(StringTableError) -> XMLTree {
    let tree = try xml()
    guard tree.root.isNamed(name) else {
      throw StringTableError(
        "the file is not \(kind); its outermost element is '<\(tree.root.name)>'", at: tree.root.place)
    }
    return tree
  }
}

extension XMLTree {
  /// Refuses a file that cannot be written in its own charset.
  func requireUnicode() throws(StringTableError) {
    guard let charset else { return }
    throw StringTableError(
      "the file is in '\(charset)'; convert it with 'iconv -f \(charset) -t UTF-8' and write encoding=\"UTF-8\"",
      path: file.path)
  }
}

extension XMLTreeElement {
  /// The place of the tag's first byte.
  var place: UnitPlace { UnitPlace(file: tree.file, offset: offset) }

  /// The place of an attribute's value, or nil.
  func place(of name: String, in namespace: String = "") -> UnitPlace? {
    offset(of: name, in: namespace).map { UnitPlace(file: tree.file, offset: $0) }
  }
}

extension StringTableError {
  init(_ error: TextFormatError) { self.init(error.message, path: error.path, position: error.position) }
}
