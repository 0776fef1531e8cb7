import CatalogEditing
import CatalogFiles
import SourceText
import StringTables
import SystemPackage

/// Where exported files go, and what is said about it.
struct ExportOutput {
  /// A file, a folder, or nil for standard output.
  private let path: String?
  /// The endings that make the path that of a file; none if it is a folder's whatever it ends in.
  private let fileExtensions: [String]
  private let quietness: QuietOption

  /// A folder.
  init(folder: String, _ quietness: QuietOption) {
    path = folder
    self.quietness = quietness
    fileExtensions = []
  }

  /// What `--output` names: a file where one locale goes out, or all of them in one file, and the name ends as the format's
  /// files do; otherwise a folder. How much there is to export never decides it: scripts would find now the one, now the
  /// other.
  init(_ path: String?, of format: FormatDescription, hasSeveralLocales: Bool, _ quietness: QuietOption) {
    self.path = path
    self.quietness = quietness
    fileExtensions = hasSeveralLocales && format.layout != .oneFile ? [] : format.fileExtensions
  }

  /// Writes the files and tells which, and what the format could not hold.
  func write(_ exported: ExportedFiles) throws {
    let losses = exported.losses.map(\.line).joined()
    guard let path else {
      guard exported.files.count < 2, let file = exported.files.first else {
        throw CannotRun(
          exported.files.isEmpty
            ? "there is nothing to export" : "these are \(exported.files.count) files; name their folder with --output")
      }
      guard !Terminal.standardOutput.isTerminal || !file.bytes.contains(0) else {
        throw CannotRun("'\(file.path)' is no text that a terminal shows; name a file with --output")
      }
      try Terminal.standardOutput.write(bytes: file.bytes)
      return try Terminal.standardError.write(losses)
    }
    let isFile = try isFile(path, exported)
    var written: [String] = []
    for file in exported.files {
      let target = isFile ? path : Path.join(path, file.path)
      do throws(FileError) {
        let folder = FilePath(target).removingLastComponent().string
        if !folder.isEmpty { try DiskFiles().makeFolder(folder) }
        try DiskFiles().write(file.bytes, to: target, isDurable: false, within: isFile ? nil : path)
      } catch {
        throw CannotRun("\(error)")
      }
      written.append(target)
    }
    try quietness.report(written.map { "wrote \($0.onOneLine)\n" }.joined())
    try Terminal.standardOutput.write(losses)
  }

  /// Whether the path names the one file itself and not the folder for it.
  ///
  /// - Throws: ``CannotRun`` where it is to be a folder and is a file.
  private func isFile(_ path: String, _ exported: ExportedFiles) throws(CannotRun) -> Bool {
    let type = (try? FilePath(path).stat())?.type
    if type == .directory || path.hasSuffix("/") { return false }
    if exported.files.count == 1 {
      if fileExtensions.contains(SourceFile(path: path, bytes: []).fileExtension) { return true }
      // A pipe or a device takes the file whatever it is called; `/dev/stdout` may lead to a regular file.
      if let type, type != .regular || path.hasPrefix("/dev/") { return true }
    }
    guard type == .regular else { return false }
    let ending = fileExtensions.first.map { ", or a file that ends in '.\($0)'" } ?? ""
    throw CannotRun("'\(path)' is a file and would have to be a folder; name another one\(ending)")
  }
}

extension Loss {
  /// A line that tells what is lost, and why.
  var line: String { "left out: \(locale) \(key): \(words)".onOneLine + "\n" }

  private var words: String {
    switch part {
    case .unit: reason
    case .state: "the state; \(reason)"
    case .comment: "the comment; \(reason)"
    }
  }
}
