import ArgumentParser
import CatalogEditing
import CatalogFiles
import FileWriting
import SourceText
import StringFormats
import StringTables
import SystemPackage

/// Writes exported files and reports them.
struct ExportOutput {
  /// A file, a folder, or nil for standard output.
  private let path: String?
  /// The extensions that make the path a file; empty if it is always a folder.
  private let fileExtensions: [String]
  /// The extensions of the format's files.
  private let formatExtensions: [String]
  private let quietness: QuietOption
  /// True if the export has some purposes only.
  var selectsPurposes = false
  /// Finds the content of existing files that the export would lose.
  private let replaced: ReplacedFile

  /// Writes to a folder.
  init(folder: String, replacing replaced: ReplacedFile, _ quietness: QuietOption) {
    path = folder
    self.replaced = replaced
    self.quietness = quietness
    fileExtensions = []
    formatExtensions = []
  }

  /// Writes to `--output`: a file if the name has the format's extension and the export has one locale or the format
  /// puts all locales into one file; otherwise a folder. The number of files never decides this, so that scripts always
  /// get the same layout.
  init(
    _ path: String?, of format: FormatDescription, hasSeveralLocales: Bool, replacing replaced: ReplacedFile,
    _ quietness: QuietOption
  ) {
    self.path = path
    self.replaced = replaced
    self.quietness = quietness
    formatExtensions = format.fileExtensions
    fileExtensions = hasSeveralLocales && format.layout != .oneFile ? [] : format.fileExtensions
  }

  /// Writes the files, and reports them and the contents that the format cannot represent.
  ///
  /// - Parameter page: the page for translators, which goes into a folder that has no other page of its name.
  func write(_ exported: ExportedFiles, with page: TranslatorsPage? = nil) throws {
    let losses = exported.losses.map(\.line).joined()
    guard let path else {
      guard exported.files.count < 2, let file = exported.files.first else {
        throw CannotRun(
          exported.files.isEmpty
            ? "there is nothing to export"
            : "the export has \(exported.files.count) files; name a folder for them with --output")
      }
      guard !Terminal.standardOutput.isTerminal || !file.bytes.contains(0) else {
        throw CannotRun("'\(file.path)' is binary and cannot be shown in a terminal; name a file with --output")
      }
      try Terminal.standardOutput.write(bytes: file.bytes)
      return try Terminal.standardError.write(losses)
    }
    let isFile = try isFile(path, exported)
    let targets = exported.files.map { (isFile ? path : Path.join(path, $0.path), $0) }
    try refuseLosses(targets)
    var written: [String] = []
    for (target, file) in targets {
      do throws(FileError) {
        let folder = FilePath(target).removingLastComponent().string
        if !folder.isEmpty { try DiskFiles().makeFolder(folder) }
        try DiskFiles().write(file.bytes, to: target, isDurable: false, within: isFile ? nil : path)
      } catch {
        throw CannotRun("\(error)")
      }
      written.append(target)
    }
    if let page, !isFile, let target = try write(page, into: path) { written.append(target) }
    try quietness.report(written.map { "wrote \($0.onOneLine)\n" }.joined())
    try Terminal.standardOutput.write(losses)
  }

  /// Writes the page for translators, unless somebody else's is there.
  ///
  /// - Returns: its path if it is written.
  private func write(_ page: TranslatorsPage, into folder: String) throws(CannotRun) -> String? {
    let path = Path.join(folder, TranslatorsPage.name)
    return try cannotRun { () throws(FileError) in
      if let old = try DiskFiles().readIfPresent(path), !TranslatorsPage.isPage(old) {
        quietness.say("\(path.onOneLine) is not the page for translators, and stays")
        return nil
      }
      try DiskFiles().write(page.bytes, to: path, isDurable: false, within: folder)
      return path
    }
  }

  /// Refuses to make a folder whose name ends like a file of another kind.
  private func refuseFolder(_ path: String, exists: Bool) throws(CannotRun) {
    let ending = SourceFile(path: path, bytes: []).fileExtension
    let isOtherFile = Self.otherFiles.contains(ending) || AllFormats.knowsEnding(of: SourceFile(path: path, bytes: []))
    guard !exists, isOtherFile, !formatExtensions.isEmpty, !formatExtensions.contains(ending) else { return }
    let advice =
      fileExtensions.first.map { "a file's name ends in '.\($0)'" } ?? "the export has a file for each locale"
    throw CannotRun("'\(path)' would be a folder; \(advice), and a folder's name in '/'")
  }

  /// Endings of files that no format has.
  private static let otherFiles: Set = [
    "txt", "md", "html", "xml", "zip", "tsv", "xls", "ods", "yaml", "yml", "log", "pdf",
  ]

  /// Refuses to replace files that have content of others; no file is written then.
  ///
  /// - Throws: ``ExitCode/findings``, after listing the content.
  private func refuseLosses(_ targets: [(path: String, file: ExportedFile)]) throws {
    var isRefused = false
    for (path, file) in targets where DiskFiles().status(of: path)?.type == .regular && !path.hasPrefix("/dev/") {
      let old = try cannotRun { () throws(FileError) in
        SourceFile(path: path, bytes: try DiskFiles().read(path))
      }
      guard old.bytes != file.bytes else { continue }
      let lost = replaced.lost(in: old, replacedBy: file)
      guard !lost.isEmpty else { continue }
      isRefused = true
      Terminal.say(Self.refusal(of: path, lost, advice: replaced.advice(selecting: selectsPurposes)))
    }
    if isRefused { throw ExitCode.findings }
  }

  private static func refusal(of path: String, _ lost: [String], advice: String) -> String {
    let parts = lost.count == 1 ? "1 text or other part" : "\(lost.count) texts or other parts"
    let message = "nothing is written: \(parts) of '\(path)' would be lost; \(advice)"
    let rest = lost.count > 5 ? ["and \(lost.count - 5) more"] : []
    return ([message.onOneLine] + (lost.prefix(5) + rest).map { "  " + $0.onOneLine }).joined(separator: "\n")
  }

  /// True if the path is the only file's, false if it is a folder's.
  ///
  /// - Throws: ``CannotRun`` if a folder is needed and the path is a file.
  private func isFile(_ path: String, _ exported: ExportedFiles) throws(CannotRun) -> Bool {
    let type = DiskFiles().status(of: path)?.type
    if type == .directory || path.hasSuffix("/") { return false }
    if exported.files.count == 1 {
      if fileExtensions.contains(SourceFile(path: path, bytes: []).fileExtension) { return true }
      // A pipe or a device can have any name; `/dev/stdout` may refer to a regular file.
      if let type, type != .regular || path.hasPrefix("/dev/") { return true }
    }
    guard type == .regular else {
      try refuseFolder(path, exists: type != nil)
      return false
    }
    let ending = fileExtensions.first.map { ", or a file that ends in '.\($0)'" } ?? ""
    throw CannotRun("'\(path)' is a file, but the export needs a folder; name another path\(ending)")
  }
}

extension Loss {
  /// A line with the lost content and the reason.
  var line: String { "left out: \(locale) \(key): \(text)".onOneLine + "\n" }

  private var text: String {
    switch part {
    case .unit: reason
    case .state: "the state; \(reason)"
    case .comment: "the comment; \(reason)"
    }
  }
}
