import AppReading
import CatalogFiles
import SourceText

/// The catalogue of the project that the current folder belongs to, for a command line that names none.
///
/// Like the configuration of other tools, it is found from anywhere in the project: in the current folder or one above it, up
/// to the root of the repository, else in the only folder below that has one. A file ``projectFile`` names a catalogue that
/// is elsewhere.
struct NearestCatalog {
  /// The environment variable with the folder of the catalogue.
  static let variable = "PURPOSE_CATALOG"
  /// A file whose first line is the folder of the catalogue, relative to the file.
  static let projectFile = ".purpose-catalog"

  private let files = DiskFiles()

  /// The folder; nil if there is none.
  ///
  /// - Throws: ``CannotRun`` if several are below, and none is above.
  func folder() throws(CannotRun) -> String? {
    if let named = systemEnvironment(Self.variable), !named.isEmpty { return named }
    if let above = try above() { return above }
    return try below()
  }

  private func above() throws(CannotRun) -> String? {
    var folder = "."
    for _ in Path.systemCurrentFolder.split(separator: "/") {
      if isCatalog(folder) { return folder }
      if let named = try named(in: folder) { return named }
      let standard = Path.join(folder, CatalogOption.standard)
      if isCatalog(standard) { return standard }
      if has(".git", in: folder) { return nil }
      folder = folder == "." ? ".." : Path.join(folder, "..")
    }
    return nil
  }

  private func named(in folder: String) throws(CannotRun) -> String? {
    let path = Path.join(folder, Self.projectFile)
    let bytes = try cannotRun { () throws(FileError) in try files.readIfPresent(path) }
    guard let bytes else { return nil }
    let line = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    guard !line.isEmpty, isCatalog(Path.join(folder, line)) else {
      throw CannotRun(
        "\(path.onOneLine): there is no catalogue in '\(line.onOneLine)'; write the folder of catalog.json")
    }
    return Path.join(folder, line)
  }

  /// The only catalogue below; one that another one extends is not the project's.
  private func below() throws(CannotRun) -> String? {
    var found: [String] = []
    var level = ["."]
    for _ in 0..<Self.depth where found.isEmpty {
      level = level.flatMap(folders(in:)).prefix(Self.mostFolders).map { $0 }
      found = level.filter(isCatalog)
    }
    let extended = Set(found.compactMap(base(of:)))
    found = found.filter { !extended.contains(Path.normalized($0)) }
    guard found.count > 1 else { return found.first }
    let names = found.prefix(4).map { "'\($0.onOneLine)'" }.joined(separator: ", ") + (found.count > 4 ? ", …" : "")
    throw CannotRun("several catalogues are below: \(names); name one with --catalog DIR")
  }

  private func folders(in folder: String) -> [String] {
    ((try? files.entries(of: folder)) ?? []).filter { !AppFiles.isPassedOver($0) }
      .map { folder == "." ? $0 : Path.join(folder, $0) }.filter { (try? files.entries(of: $0)) != nil }
  }

  private func isCatalog(_ folder: String) -> Bool {
    // A change that was interrupted may have left the folder without the file.
    if (try? UnfinishedChange.isMarked(in: folder)) == true { return true }
    // A file here that cannot be read is an error that the reader reports.
    if folder == "." { return has("catalog.json", in: folder) }
    guard let bytes = try? files.readIfPresent(Path.join(folder, "catalog.json")) else { return false }
    return bytes.firstRange(of: "\"formatVersion\"".utf8) != nil
  }

  /// The folder of the catalogue that another one extends by a path; nil without one.
  private func base(of folder: String) -> String? {
    let text = (try? files.readIfPresent(Path.join(folder, "catalog.json"))).map { String(decoding: $0, as: UTF8.self) }
    return text?.firstMatch(of: /"extends"\s*:\s*"([^"]+)"/).map { Path.normalized(Path.join(folder, String($0.1))) }
  }

  private func has(_ name: String, in folder: String) -> Bool {
    ((try? files.entries(of: folder)) ?? []).contains(name)
  }

  /// A catalogue stands near the root of its project.
  private static let depth = 3
  private static let mostFolders = 1_000
}
