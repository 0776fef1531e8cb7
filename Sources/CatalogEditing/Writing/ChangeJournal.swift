internal import CatalogFiles
internal import CatalogModel
internal import SourceText
internal import SystemPackage

/// What a change does to a catalogue's files, so that a later command can complete or undo it.
///
/// It is kept in the user's own state folder (``JournalFile``) and never in the catalogue, where anybody could have
/// written it.
struct ChangeJournal {
  /// What the marker of an unfinished change says to people.
  static let markerText = """
    A catalog command ended while it changed the files of this folder. Run 'catalog recover' here.
    Do not commit this file.

    """

  /// One file that changes.
  struct Entry {
    let path: CatalogPath
    /// What the file is before; nil if there is none.
    let old: ContentDigest?
    /// What it is afterwards.
    let new: ContentDigest
    /// What the file says before, if it is written in place since it has other hard links; else nil.
    let overwritten: String?
  }

  /// One file that changes, with what it is to hold.
  struct NewFile {
    let entry: Entry
    let bytes: [UInt8]
    let replaced: Stat?
  }

  /// Makes the names of staged files unlike any other.
  let token: String
  let entries: [Entry]

  /// A token that no other change has.
  static func freshToken() -> String { String(UInt64.random(in: .min ... .max), radix: 36) }
}

// MARK: - As a file

extension ChangeJournal {
  private static let formatVersion = 1

  var bytes: [UInt8] {
    let files = entries.map { entry in
      JSONTree.fields([
        ("path", .string(entry.path.path)), ("old", entry.old.map { .string($0.text) }),
        ("new", .string(entry.new.text)), ("overwritten", entry.overwritten.map(JSONTree.string)),
      ])
    }
    return CanonicalJSON.bytes(
      of: .fields([
        ("formatVersion", .integer(Self.formatVersion)), ("token", .string(token)), ("files", .array(files)),
      ]))
  }

  /// Reads a journal.
  ///
  /// - Parameter path: for the error.
  /// - Returns: nil if it did not reach the disk whole: then nothing was done after it.
  /// - Throws: ``FileError`` if it is of another version of this program.
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
    guard let path = file["path"]?.string.flatMap(CatalogPath.init), let new = file["new"]?.string else { return nil }
    self.init(
      path: path, old: file["old"]?.string.map { ContentDigest(text: $0) }, new: ContentDigest(text: new),
      overwritten: file["overwritten"]?.string)
  }
}

/// The length and FNV-1a (64 bits) of a file's bytes; it notices a change and is no defence against forgery.
struct ContentDigest: Hashable {
  let text: String
}

extension ContentDigest {
  init(_ bytes: [UInt8]) {
    self.init(text: "\(bytes.count)-\(bytes.withUnsafeBufferPointer { SourceDigest.of($0) })")
  }
}
