import CatalogFiles
import StringTables

/// The files that translators sent, as the command line names them.
struct ImportFiles {
  private let files: [SourceFile]

  /// Reads the files; of a folder everything below it, save what programs hide or keep while a file is open: a name that
  /// begins with a dot, or with Excel's `~$`.
  init(_ paths: [String]) throws(FileError) {
    var files: [SourceFile] = []
    for path in paths { try Self.read(path, depth: 0, into: &files) }
    self.files = files
  }

  private static func read(_ path: String, depth: Int, into files: inout [SourceFile]) throws(FileError) {
    guard let entries = try? DiskFiles().entries(of: path) else {
      do throws(FileError) {
        files.append(SourceFile(path: path, bytes: try DiskFiles(readsStreams: true).read(path)))
      } catch {
        throw error.reason == .notFound ? FileError(path: path, reason: .system("there is no such file")) : error
      }
      return
    }
    // Deeper than any format lays its files out; a circle of links ends here.
    guard depth < 8 else { return }
    for entry in entries where !entry.hasPrefix(".") && !entry.hasPrefix("~$") {
      try read(Path.join(path, entry), depth: depth + 1, into: &files)
    }
  }

  /// Reads the units of all files; one that cannot be read is a problem, where others can.
  func read(format: (any StringTableFormat)?, context: ReadContext) throws(StringTableError) -> ReadTables {
    let formats = try files.map { file throws(StringTableError) in
      if let format { return format }
      return try AllFormats.format(of: file)
    }
    let each = concurrentMap(files.count, inParallel: true) { index in
      Result { () throws(StringTableError) in try formats[index].read(files[index], context: context) }
    }
    var read = ReadTables(joining: each.compactMap { try? $0.get() })
    let failures = each.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    if let failure = failures.first, read.tables.isEmpty { throw failure }
    read.problems += failures.map { ReadProblem($0) }
    return read
  }
}

extension ReadProblem {
  /// A file that cannot be read at all.
  fileprivate init(_ error: StringTableError) {
    self.init(error.message, at: error.place)
  }
}
