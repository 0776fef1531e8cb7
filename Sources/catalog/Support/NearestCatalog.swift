import AppReading
import CatalogFiles
import SourceText

/// Finds the project's catalogue for a command line without `--catalog`.
///
/// Like the configuration of other tools, it is found from anywhere in the project: in the current folder or one above it, up
/// to the root of the repository, else in the only folder below that has one. A file ``projectFile`` names a catalogue
/// elsewhere.
struct NearestCatalog {
  /// A file whose first line is the folder of the catalogue, relative to the file.
  static let projectFile = ".purpose-catalog"

  private let files = DiskFiles()

  /// The folder of the catalogue, or nil if the project has no catalogue.
  ///
  /// - Throws: ``CannotRun`` if the project file names a folder without a catalogue, or if it has several others.
  func folder() throws(CannotRun) -> String? {
    if let above = try above() { return above }
    let project = ProjectPlace(of: ".", in: files)
    // An app inside this product's repository has its own catalogue.
    let standards = project.foldersUpward.map { Path.join($0, CatalogOption.standard) }
    if let standard = standards.first, isCatalog(standard) { return standard }
    if let below = try below(".") { return below }
    if let standard = standards.first(where: isCatalog) { return standard }
    // Beside the current folder, in another part of the repository.
    guard project.isRepository, let root = project.foldersUpward.last else { return nil }
    return try below(root)
  }

  private func above() throws(CannotRun) -> String? {
    for folder in ProjectPlace(of: ".", in: files).foldersUpward {
      if isCatalog(folder) { return folder }
      if let named = try named(in: folder) { return named }
    }
    return nil
  }

  private func named(in folder: String) throws(CannotRun) -> String? {
    let path = Path.join(folder, Self.projectFile)
    let bytes = try cannotRun { () throws(FileError) in try files.readIfPresent(path) }
    guard let bytes else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let line = lines.first.map {
      String($0.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    let named = line.map { $0.hasPrefix("/") ? $0 : Path.join(folder, $0) } ?? ""
    guard !named.isEmpty, isCatalog(named) else {
      throw CannotRun(
        "\(path.onOneLine): the folder '\((line ?? "").onOneLine)' has no catalog.json; name the catalogue's folder")
    }
    return named
  }

  /// The only catalogue below; a catalogue that another one extends is not the project's.
  private func below(_ start: String) throws(CannotRun) -> String? {
    var found: [String] = []
    var level = [start]
    for _ in 0..<Self.depth where found.isEmpty {
      level = level.flatMap(folders(in:))
      guard level.count <= Self.mostFolders else { return nil }
      found = level.filter(isCatalog)
    }
    let extended = Set(found.compactMap(base(of:)))
    found = found.filter { !extended.contains(Path.normalized($0)) }
    guard found.count > 1 else { return found.first }
    let names = found.prefix(4).map { "'\($0.onOneLine)'" }.joined(separator: ", ") + (found.count > 4 ? ", …" : "")
    throw CannotRun("the project has several catalogues: \(names); name one with --catalog DIR")
  }

  /// The folders in a folder, without hidden and linked ones and those that tools make.
  private func folders(in folder: String) -> [String] {
    let links = Set(files.links(in: folder))
    return ((try? files.entries(of: folder)) ?? [])
      .filter { !$0.hasPrefix(".") && !links.contains($0) && !AppFiles.isPassedOver($0) }
      .map { folder == "." ? $0 : Path.join(folder, $0) }.filter { (try? files.entries(of: $0)) != nil }
  }

  private func isCatalog(_ folder: String) -> Bool {
    // A change that was interrupted may have left the folder without the file.
    if (try? UnfinishedChange.isMarked(in: folder)) == true { return true }
    // A file here that cannot be read is an error that the reader reports.
    if folder == "." { return (try? files.entries(of: folder))?.contains("catalog.json") ?? false }
    return manifest(of: folder)?.root["formatVersion"] != nil
  }

  /// The folder that `extends` of a catalog.json names; nil if the catalogue extends no other one.
  private func base(of folder: String) -> String? {
    manifest(of: folder)?.root["extends"]?.string.flatMap { files.base($0, of: folder) }
  }

  private func manifest(of folder: String) -> JSONDocument? {
    let path = Path.join(folder, "catalog.json")
    return (try? files.readIfPresent(path)).map { JSONDocument(SourceFile(path: path, bytes: $0)) }
  }

  /// The number of levels that are searched: projects keep their catalogue near the root.
  private static let depth = 3
  /// The largest number of folders of one level that are searched. A project has fewer.
  private static let mostFolders = 1_000
}
