package import CatalogFiles
internal import CatalogEditing
internal import CatalogModel
internal import SystemPackage

/// The folder of generated files: compared with what a generation makes, and brought up to date.
///
/// A file on disk is ours if it has the mark, or if `generated.json` lists it with the digest of its bytes. Nothing else is
/// replaced or removed. Without that list, files of earlier generations are found by their mark (``MarkedFiles``).
package struct GeneratedFolder {
  /// A file that is not as a generation makes it.
  package struct Difference: Hashable, Sendable {
    /// The path below the folder.
    package let path: String
    /// What is on disk; nil for a missing file.
    package let old: [UInt8]?
    /// What is made; nil for a file that is no longer made.
    package let new: [UInt8]?

    /// Whether only the ends of the lines differ, as git makes them on Windows.
    package var isAboutLineEnds: Bool { old.map { $0.withoutCarriageReturns == new } ?? false }

    /// What is on disk, with the mark and the digest of what is made; nil for a file that is missing or no longer made.
    package var oldWithNewMark: [UInt8]? {
      guard let old, let new else { return nil }
      return GeneratedMark.taken(from: new, into: old)
    }

    /// Whether only the mark or the digest differs, of which every file has one.
    package var isAboutMark: Bool { new != nil && oldWithNewMark == new }

    /// Whether it is `generated.json`, which differs wherever another file does.
    package var isList: Bool { path == GeneratedList.name }
  }

  /// The folder's path.
  package let path: String
  /// Everything that a generation makes, `generated.json` included.
  package let files: [GeneratedFile]
  /// What `generated.json` on disk lists.
  private let known: GeneratedList

  /// - Parameters:
  ///   - files: the files of one printer.
  ///   - mark: their first line; see ``GeneratedMark``.
  /// - Throws: ``FileError`` if the folder's `generated.json` cannot be read or parsed.
  package init(_ path: String, language: String, files: [GeneratedFile], mark: String) throws(FileError) {
    self.path = path
    let known = try GeneratedList.read(from: path)
    self.known = known
    let earlier =
      known.has(language) ? known.paths(of: language) : MarkedFiles(path, language: language).paths(beside: files)
    stale = earlier.filter { path in !files.contains { $0.path == path } }
    var edited: [String] = []
    for file in stale {
      guard let bytes = try DiskFiles().readIfPresent(Path.join(path, file)), !known.isOurs(file, bytes) else {
        continue
      }
      edited.append(file)
    }
    self.edited = edited
    let list = known.with(files, keeping: edited, language: language, mark: mark)
    self.files = (files + [GeneratedFile(path: GeneratedList.name, text: list.text)]).sorted { $0.path < $1.path }
  }

  /// The paths of files that an earlier generation made and this one does not, and that somebody has edited since. They are
  /// kept, and listed until they are gone.
  package let edited: [String]

  /// The files that an earlier generation made and this one does not.
  private let stale: [String]

  /// What is missing, changed or no longer made, sorted by path.
  ///
  /// - Throws: ``FileError`` if a file cannot be read.
  package func differences() throws(FileError) -> [Difference] {
    var differences: [Difference] = []
    for file in files {
      let old = try DiskFiles().readIfPresent(Path.join(path, file.path))
      let new = Array(file.text.utf8)
      if old != new { differences.append(Difference(path: file.path, old: old, new: new)) }
    }
    for file in stale {
      guard let old = try DiskFiles().readIfPresent(Path.join(path, file)), known.isOurs(file, old) else { continue }
      differences.append(Difference(path: file, old: old, new: nil))
    }
    return differences.sorted { $0.path < $1.path }
  }

  /// The paths of files that are in the way because we did not make them.
  package func foreign(_ differences: [Difference]) -> [String] {
    differences.filter { difference in
      guard difference.new != nil, let old = difference.old else { return false }
      return !known.isOurs(difference.path, old)
    }.map { Path.join(path, $0.path) }
  }

  /// Writes and removes what differs.
  ///
  /// - Parameter differences: those of ``differences()``, none of them foreign.
  /// - Throws: ``FileError`` for the first file that the system refuses, before anything is written if that can be known.
  package func update(_ differences: [Difference]) throws(FileError) {
    let disk = DiskFiles()
    for difference in differences where difference.new != nil {
      try disk.makeFolder(Self.parent(of: Path.join(path, difference.path)), within: path)
    }
    try refuseUnwritable(differences)
    for folder in Set(files.map { Self.parent(of: Path.join(path, $0.path)) }) { disk.removeAbandoned(in: folder) }
    for difference in differences {
      let file = Path.join(path, difference.path)
      if let new = difference.new {
        try disk.write(new, to: file, isDurable: false, within: path)
      } else {
        try disk.remove(file, within: path)
      }
    }
  }

  /// Refuses before the first file is written what would be refused in the middle.
  private func refuseUnwritable(_ differences: [Difference]) throws(FileError) {
    for folder in Set(differences.map { Self.parent(of: Path.join(path, $0.path)) }).sorted() {
      try DiskFiles().requireWritable(folder)
    }
  }

  private static func parent(of path: String) -> String { FilePath(path).removingLastComponent().string }
}

extension [UInt8] {
  /// The bytes with LF in place of CR LF; what is generated has no other carriage returns.
  var withoutCarriageReturns: [UInt8] {
    contains(UInt8(ascii: "\r")) ? filter { $0 != UInt8(ascii: "\r") } : self
  }
}
