package import CatalogFiles
internal import FileWriting
package import SourceText
package import StringFormats
internal import SystemPackage

/// The file or the folder that receives an export.
///
/// `out/de.json` is a file for `--locale de --format json`, and a folder for `--all`.
package struct ExportDestination {
  private let path: String
  /// The extensions that make the path a file; empty if it is always a folder.
  private let fileExtensions: [String]
  /// The extensions of the format's files.
  private let formatExtensions: [String]

  /// A folder.
  package init(folder: String) {
    path = folder
    fileExtensions = []
    formatExtensions = []
  }

  /// A file if the name has the format's extension and the export has one locale or the format puts all locales into one
  /// file; otherwise a folder. The number of files never decides this, so that scripts always get the same layout.
  package init(_ path: String, of format: FormatDescription, hasSeveralLocales: Bool) {
    self.path = path
    formatExtensions = format.fileExtensions
    fileExtensions = hasSeveralLocales && format.layout != .oneFile ? [] : format.fileExtensions
  }

  /// The files of an export at their paths.
  package struct Place: Sendable {
    /// nil if the path is that of the only file.
    fileprivate let folder: String?
    package let files: [ExportedFile]

    /// The existing files. Devices and pipes take every export, and are not among them.
    ///
    /// - Throws: ``FileError`` for a file that cannot be read.
    package func existing() throws(FileError) -> [SourceFile] {
      var found: [SourceFile] = []
      for file in files where DiskFiles().status(of: file.path)?.type == .regular && !file.path.hasPrefix("/dev/") {
        found.append(SourceFile(path: file.path, bytes: try DiskFiles().read(file.path)))
      }
      return found
    }
  }

  /// The place of each file.
  ///
  /// - Throws: ``ExportDestinationError`` if the export needs a folder, and the path is a file, or is named like one.
  package func place(_ exported: ExportedFiles) throws(ExportDestinationError) -> Place {
    let isFile = try isFile(exported)
    return Place(
      folder: isFile ? nil : path,
      files: exported.files.map { ExportedFile(path: isFile ? path : Path.join(path, $0.path), bytes: $0.bytes) })
  }

  // MARK: Refusals

  /// True if the path is the only file's, false if it is a folder's.
  private func isFile(_ exported: ExportedFiles) throws(ExportDestinationError) -> Bool {
    let type = DiskFiles().status(of: path)?.type
    if type == .directory || path.hasSuffix("/") { return false }
    if exported.files.count == 1 {
      if fileExtensions.contains(SourceFile(path: path, bytes: []).fileExtension) { return true }
      // A pipe or a device can have any name; `/dev/stdout` may refer to a regular file.
      if let type, type != .regular || path.hasPrefix("/dev/") { return true }
    }
    guard type != .regular else { throw .fileInsteadOfFolder(path, fileExtension: fileExtensions.first) }
    if type == nil { try refuseNameOfFile() }
    return false
  }

  /// Refuses to make a folder whose name ends like a file of another kind.
  private func refuseNameOfFile() throws(ExportDestinationError) {
    let file = SourceFile(path: path, bytes: [])
    let isOtherFile = Self.otherFiles.contains(file.fileExtension) || AllFormats.knowsEnding(of: file)
    guard isOtherFile, !formatExtensions.isEmpty else { return }
    throw .folderNamedLikeFile(path, fileExtension: fileExtensions.first)
  }

  /// Endings of files that no format has.
  private static let otherFiles: Set = [
    "txt", "md", "html", "xml", "zip", "tsv", "xls", "ods", "yaml", "yml", "log", "pdf",
  ]
}

extension ExportDestination.Place {
  /// The path of the page for translators if an export into the folder would make it.
  package var newPage: [String] {
    guard let folder else { return [] }
    let path = Path.join(folder, TranslatorsPage.name)
    return DiskFiles().status(of: path) == nil ? [path] : []
  }

  /// The result of writing an export.
  package struct Written: Equatable, Sendable {
    /// The paths of the written files.
    package var paths: [String] = []
    /// The path of another file that has the name of the page for translators and was not replaced, or nil.
    package var keptPage: String?
  }

  /// Writes files, and the page for translators into a folder that has no other page of its name.
  ///
  /// - Parameter kept: the paths of files that stay as they are.
  package func write(keeping kept: Set<String> = [], with page: TranslatorsPage? = nil) throws(FileError) -> Written {
    var written = Written()
    for file in files where !kept.contains(file.path) {
      let parent = Path.parent(of: file.path)
      if !parent.isEmpty { try DiskFiles().makeFolder(parent) }
      try DiskFiles().write(file.bytes, to: file.path, isDurable: false, within: folder)
      written.paths.append(file.path)
    }
    if let page, let folder { try write(page, into: folder, adding: &written) }
    return written
  }

  private func write(_ page: TranslatorsPage, into folder: String, adding written: inout Written) throws(FileError) {
    let target = Path.join(folder, TranslatorsPage.name)
    if let old = try DiskFiles().readIfPresent(target), !TranslatorsPage.isPage(old) {
      written.keptPage = target
      return
    }
    try DiskFiles().write(page.bytes, to: target, isDurable: false, within: folder)
    written.paths.append(target)
  }
}
