internal import CatalogFiles
internal import CatalogModel
internal import SourceText
internal import SystemPackage

/// A change of a catalogue's files, so that a later command can complete or undo it.
///
/// It is stored in the user's state folder (``JournalFile``), not in the catalogue, where another user could have
/// written it.
struct ChangeJournal {
  /// The content of the marker, for people.
  static let markerText = """
    A catalog command ended while it changed the files of this folder. Run 'catalog recover' here.
    Do not commit this file.

    """

  /// A file of the change.
  struct Entry {
    let path: CatalogPath
    /// The file before the change; nil if it did not exist.
    let old: ContentDigest?
    /// The file after the change; nil if the change removes it.
    let new: ContentDigest?
    /// The old content, if the file is written in place because it has other hard links; else nil.
    let overwritten: String?
  }

  /// A file of the change with its new content.
  struct NewFile {
    let entry: Entry
    /// nil to remove the file.
    let bytes: [UInt8]?
    let replaced: Stat?
  }

  /// Makes the names of staged files unique.
  let token: String
  let entries: [Entry]

  /// A new unique token.
  static func freshToken() -> String { String(UInt64.random(in: .min ... .max), radix: 36) }
}

// MARK: - As a file

extension ChangeJournal {
  private static let formatVersion = 1

  var bytes: [UInt8] {
    let files = entries.map { entry in
      JSONTree.fields([
        ("path", .string(entry.path.path)), ("old", entry.old.map { .string($0.text) }),
        ("new", entry.new.map { .string($0.text) }), ("removed", entry.new == nil ? .bool(true) : nil),
        ("overwritten", entry.overwritten.map(JSONTree.string)),
      ])
    }
    return CanonicalJSON.bytes(
      of: .fields([
        ("formatVersion", .integer(Self.formatVersion)), ("token", .string(token)), ("files", .array(files)),
      ]))
  }

  /// Parses a journal.
  ///
  /// - Parameter path: for the error.
  /// - Returns: nil if it was not completely written, so that no later step was taken.
  /// - Throws: ``FileError`` if another version of this program wrote it.
  init?(_ bytes: [UInt8], path: String) throws(FileError) {
    let document = JSONDocument(SourceFile(path: path, bytes: bytes))
    guard document.problems.isEmpty else { return nil }
    let files = document.root["files"]?.elements
    entries = files?.compactMap(Entry.init) ?? []
    token = document.root["token"]?.string ?? ""
    guard document.root["formatVersion"]?.integer == Self.formatVersion, entries.count == files?.count,
      token.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
    else { throw FileError(path: path, reason: .notAJournal) }
  }
}

extension ChangeJournal.Entry {
  fileprivate init?(_ file: JSONValue) {
    let new = file["new"]?.string
    guard let path = file["path"]?.string.flatMap(CatalogPath.init), (new == nil) == (file["removed"] != nil) else {
      return nil
    }
    self.init(
      path: path, old: file["old"]?.string.map { ContentDigest(text: $0) }, new: new.map { ContentDigest(text: $0) },
      overwritten: file["overwritten"]?.string)
  }
}

/// The length and FNV-1a (64 bits) of a file's bytes; it detects changes, but is not cryptographically secure.
struct ContentDigest: Hashable {
  let text: String
}

extension ContentDigest {
  init(_ bytes: [UInt8]) {
    self.init(text: "\(bytes.count)-\(bytes.withUnsafeBufferPointer { SourceDigest.of($0) })")
  }
}
