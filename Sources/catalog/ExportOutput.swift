import CatalogFiles
import StringTables

/// Where exported files go, and what is said about it.
struct ExportOutput {
  /// A file, a folder, or nil for standard output.
  let path: String?

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
    var written: [String] = []
    for file in exported.files {
      let target = isFile(path, exported) ? path : Path.join(path, file.path)
      do throws(FileError) {
        if let slash = target.lastIndex(of: "/") { try DiskFiles().makeFolder(String(target[..<slash])) }
        try DiskFiles().write(file.bytes, to: target, isDurable: false)
      } catch {
        throw CannotRun("\(error)")
      }
      written.append(target)
    }
    try Terminal.standardOutput.write(written.map { "wrote \($0)\n" }.joined() + losses)
  }

  /// Whether the path names the one file itself and not the folder for it.
  private func isFile(_ path: String, _ exported: ExportedFiles) -> Bool {
    exported.files.count == 1 && exported.files[0].path.split(separator: "/").count == 1 && !path.hasSuffix("/")
      && (try? DiskFiles().entries(of: path)) == nil
  }
}

extension Loss {
  /// A line that tells what is lost, and why.
  var line: String { "left out: \(locale) \(key): \(words)\n" }

  private var words: String {
    switch part {
    case .unit: reason
    case .state: "the state; \(reason)"
    case .comment: "the comment; \(reason)"
    }
  }
}
