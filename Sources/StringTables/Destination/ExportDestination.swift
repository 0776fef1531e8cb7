internal import CatalogFiles
internal import FileWriting
internal import SourceText
package import StringFormats
internal import SystemPackage

/// The file or the folder that receives an export.
///
/// `out/de.json` is a file for `--locale de --format json`, and a folder for `--all`. Existing files are replaced only if
/// nothing of somebody else's would be lost.
package struct ExportDestination {
  private let path: String
  /// The extensions that make the path a file; empty if it is always a folder.
  private let fileExtensions: [String]
  /// The extensions of the format's files.
  private let formatExtensions: [String]
  /// Finds the content of existing files that the export would lose.
  private let replaced: ReplacedFile
  /// True if the export has some purposes only.
  private let selectsPurposes: Bool

  /// A folder.
  package init(folder: String, replacing replaced: ReplacedFile) {
    path = folder
    self.replaced = replaced
    fileExtensions = []
    formatExtensions = []
    selectsPurposes = false
  }

  /// A file if the name has the format's extension and the export has one locale or the format puts all locales into one
  /// file; otherwise a folder. The number of files never decides this, so that scripts always get the same layout.
  package init(
    _ path: String, of format: FormatDescription, hasSeveralLocales: Bool, replacing replaced: ReplacedFile,
    selectsPurposes: Bool
  ) {
    self.path = path
    self.replaced = replaced
    self.selectsPurposes = selectsPurposes
    formatExtensions = format.fileExtensions
    fileExtensions = hasSeveralLocales && format.layout != .oneFile ? [] : format.fileExtensions
  }

  /// The result of writing an export.
  package struct Written: Equatable, Sendable {
    /// The paths of the written files.
    package var paths: [String] = []
    /// The path of another file that has the name of the page for translators and was not replaced, or nil.
    package var keptPage: String?
  }

  /// Writes all files, or none if content of others would be lost.
  ///
  /// - Parameter page: the page for translators, which goes into a folder that has no other page of its name.
  package func write(
    _ exported: ExportedFiles, with page: TranslatorsPage? = nil
  ) throws(ExportDestinationError) -> Written {
    let isFile = try isFile(exported)
    let targets = exported.files.map { (isFile ? path : Path.join(path, $0.path), $0) }
    let losses = try converting(ExportDestinationError.file) { () throws(FileError) in try self.losses(in: targets) }
    guard losses.isEmpty else {
      throw .contentOfOthers(losses, advice: replaced.advice(selecting: selectsPurposes))
    }
    return try converting(ExportDestinationError.file) { () throws(FileError) -> Written in
      var written = Written()
      for (target, file) in targets {
        let folder = Path.parent(of: target)
        if !folder.isEmpty { try DiskFiles().makeFolder(folder) }
        try DiskFiles().write(file.bytes, to: target, isDurable: false, within: isFile ? nil : path)
        written.paths.append(target)
      }
      if let page, !isFile { try write(page, adding: &written) }
      return written
    }
  }

  /// Writes the page for translators, unless somebody else's is there.
  private func write(_ page: TranslatorsPage, adding written: inout Written) throws(FileError) {
    let target = Path.join(path, TranslatorsPage.name)
    if let old = try DiskFiles().readIfPresent(target), !TranslatorsPage.isPage(old) {
      written.keptPage = target
      return
    }
    try DiskFiles().write(page.bytes, to: target, isDurable: false, within: path)
    written.paths.append(target)
  }

  // MARK: Refusals

  /// The content of others in files that would be replaced.
  private func losses(
    in targets: [(path: String, file: ExportedFile)]
  ) throws(FileError) -> [ExportDestinationError.LostContent] {
    var losses: [ExportDestinationError.LostContent] = []
    for (path, file) in targets where DiskFiles().status(of: path)?.type == .regular && !path.hasPrefix("/dev/") {
      let old = SourceFile(path: path, bytes: try DiskFiles().read(path))
      guard old.bytes != file.bytes else { continue }
      let lost = replaced.lost(in: old, replacedBy: file)
      if !lost.isEmpty { losses.append(ExportDestinationError.LostContent(path: path, parts: lost)) }
    }
    return losses
  }

  /// True if the path is the only file's, false if it is a folder's.
  ///
  /// - Throws: an error if a folder is needed and the path is a file, or is named like one.
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
    guard isOtherFile, !formatExtensions.isEmpty, !formatExtensions.contains(file.fileExtension) else { return }
    throw .folderNamedLikeFile(path, fileExtension: fileExtensions.first)
  }

  /// Endings of files that no format has.
  private static let otherFiles: Set = [
    "txt", "md", "html", "xml", "zip", "tsv", "xls", "ods", "yaml", "yml", "log", "pdf",
  ]
}
