internal import CatalogModel

/// What a transaction does to a catalogue's files, as a file of its own, so that a later command can complete or undo
/// it.
///
/// The journal has one name until every new file is on the disk and another from then on; renaming it is the instant at
/// which the change is made.
struct TransactionJournal {
  /// The journal of a change that is yet to be prepared: to be undone.
  static let preparedName = ".catalog-transaction.new"
  /// The journal of a change that is made: to be completed.
  static let committedName = ".catalog-transaction"

  /// One file that changes.
  struct Entry: Hashable {
    /// Relative to the catalogue's folder; no part of it is a link.
    let path: String
    /// What the file is before; nil where there is none.
    let old: ContentDigest?
    /// What it is afterwards; nil where it is removed.
    let new: ContentDigest?

    /// Where the new bytes wait, in the same folder: renaming works within one file system only.
    var temporary: String {
      let (folder, name) = split(path)
      return Path.join(folder, ".\(name).catalog-new")
    }

    /// The folder that the file stands in; empty for the catalogue's own.
    var folder: String { split(path).folder }
  }

  /// Sorted by path.
  let entries: [Entry]
  /// The folders that are made for the new files, outermost first.
  let madeFolders: [String]

  /// Every folder that gets or loses an entry, the catalogue's own included.
  var touchedFolders: Set<String> {
    Set(entries.map(\.folder) + madeFolders.map { split($0).folder } + [""])
  }
}

/// A path's folder, empty where it has none, and its last part.
private func split(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.lastIndex(of: "/") else { return ("", path) }
  return (String(path[..<slash]), String(path[path.index(after: slash)...]))
}

// MARK: - As a file

extension TransactionJournal {
  private static let formatVersion = 1

  var bytes: [UInt8] {
    let files = entries.map { entry in
      JSONTree.fields([
        ("path", .string(entry.path)), ("old", entry.old.map { .string($0.text) }),
        ("new", entry.new.map { .string($0.text) }),
      ])
    }
    return CanonicalJSON.bytes(
      of: .fields([
        ("formatVersion", .integer(Self.formatVersion)), ("folders", .array(madeFolders.map(JSONTree.string))),
        ("files", .array(files)),
      ]))
  }

  /// Reads a journal; nil where the bytes are none of this version, or name anything outside of the catalogue.
  init?(_ bytes: [UInt8]) {
    let document = JSONDocument(SourceFile(path: Self.committedName, bytes: bytes))
    guard document.problems.isEmpty, document.root["formatVersion"]?.integer == Self.formatVersion,
      let folders = document.root["folders"]?.elements, let files = document.root["files"]?.elements
    else { return nil }
    var entries: [Entry] = []
    for file in files {
      let (old, new) = (ContentDigest(file["old"]), ContentDigest(file["new"]))
      guard let path = file["path"]?.string, Self.isInside(path), old != nil || new != nil else { return nil }
      entries.append(Entry(path: path, old: old, new: new))
    }
    self.entries = entries
    madeFolders = folders.compactMap(\.string)
    guard madeFolders.count == folders.count, madeFolders.allSatisfy(Self.isInside) else { return nil }
  }

  /// Whether a path is one that this program writes into journals.
  private static func isInside(_ path: String) -> Bool {
    !path.isEmpty && path != "." && !path.hasPrefix("/") && path == Path.normalized(path)
      && path.split(separator: "/").first != ".."
  }
}

/// Tells whether a file holds the bytes that it should; no defence against forgery.
struct ContentDigest: Hashable {
  /// The length and FNV-1a (64 bits) of the bytes.
  let text: String

  init(_ bytes: [UInt8]) {
    text = "\(bytes.count)-\(bytes.withUnsafeBufferPointer { SourceDigest.of($0) })"
  }

  /// A digest that a journal names.
  init?(_ value: JSONValue?) {
    guard let text = value?.string else { return nil }
    self.text = text
  }
}
