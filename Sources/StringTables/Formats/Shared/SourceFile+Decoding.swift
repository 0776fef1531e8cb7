internal import SourceText
internal import TextFormats

/// Text files as formats read them: what is wrong with one is an error of its table.
extension SourceFile {
  /// The file as UTF-8 without a byte-order mark (``TextDecoding/decode(_:allowsUnmarkedUTF16:declaration:)``).
  func decoded(declaration: DeclaredCharset? = nil) throws(StringTableError) -> SourceFile {
    do throws(TextFormatError) {
      return try TextDecoding.decode(self, declaration: declaration)
    } catch {
      throw StringTableError(error)
    }
  }

  /// The file as UTF-8, of a format that has an entry to a few lines.
  ///
  /// - Throws: ``StringTableError``, also where there are more lines than ``maximumLineCount``.
  func decodedLines(declaration: DeclaredCharset? = nil) throws(StringTableError) -> SourceFile {
    let decoded = try decoded(declaration: declaration)
    try decoded.boundLines()
    return decoded
  }

  /// Refuses a file whose entries would take more memory than anybody should be asked for.
  ///
  /// - Throws: ``StringTableError`` where there are more lines than ``maximumLineCount``.
  func boundLines() throws(StringTableError) {
    // A line ends in LF, CR LF or, in files of old, CR.
    let ends = bytes.count { $0 == 0x0A }
    guard max(ends, bytes.count { $0 == 0x0D }) <= Self.maximumLineCount else {
      throw StringTableError("the file has more than \(Self.maximumLineCount) lines; split it", path: path)
    }
  }

  /// The most entries of a file of which all are read at once: each takes about 1.5 KB on its way into a catalogue.
  static let maximumEntryCount = 250_000

  /// The most lines of a file that is read line by line.
  static let maximumLineCount = 1_000_000
}

/// XML files as formats read them.
extension SourceFile {
  func xml(doctype: XMLDoctype? = nil) throws(StringTableError) -> XMLTree {
    do throws(TextFormatError) {
      return try XMLTree(self, doctype: doctype)
    } catch {
      throw StringTableError(error)
    }
  }

  /// Reads a file whose outermost element has a certain name.
  ///
  /// - Parameter kind: what such a file is, to follow 'the file is no': '.resx'.
  func xml(root name: String, kind: String) throws(StringTableError) -> XMLTree {
    let tree = try xml()
    guard tree.root.isNamed(name) else {
      throw StringTableError(
        "the file is no \(kind); its outermost element is '<\(tree.root.name)>'", at: tree.root.place)
    }
    return tree
  }
}

extension XMLTree {
  /// Refuses a file that cannot be written back in its own charset.
  func requireUnicode() throws(StringTableError) {
    guard let charset else { return }
    throw StringTableError(
      "the file is in '\(charset)'; convert it with 'iconv -f \(charset) -t UTF-8' and write encoding=\"UTF-8\"",
      path: file.path)
  }
}

extension XMLTreeElement {
  /// Where the tag begins.
  var place: UnitPlace { UnitPlace(file: tree.file, offset: offset) }

  /// Where an attribute's value begins; nil if there is none.
  func place(of name: String, in namespace: String = "") -> UnitPlace? {
    offset(of: name, in: namespace).map { UnitPlace(file: tree.file, offset: $0) }
  }
}

extension StringTableError {
  init(_ error: TextFormatError) { self.init(error.message, path: error.path, position: error.position) }
}
