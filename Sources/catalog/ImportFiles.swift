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

  /// Reads the units of all files, those of one format together.
  func read(format: (any StringTableFormat)?, context: ReadContext) throws(StringTableError) -> ReadTables {
    var groups: [(format: any StringTableFormat, files: [SourceFile])] = []
    for file in files {
      let format = if let format { format } else { try AllFormats.format(of: file) }
      let identifier = format.description.identifier
      if let index = groups.firstIndex(where: { $0.format.description.identifier == identifier }) {
        groups[index].files.append(file)
      } else {
        groups.append((format, [file]))
      }
    }
    var read = ReadTables()
    var failures: [StringTableError] = []
    for group in groups {
      for part in Self.parts(of: group.files, group.format, context) {
        switch part {
        case .success(let tables):
          read.tables += tables.tables
          read.problems += tables.problems
        case .failure(let error):
          failures.append(error)
        }
      }
    }
    if let failure = failures.first, read.tables.isEmpty { throw failure }
    read.problems += failures.map { ReadProblem($0) }
    return read
  }

  /// What the files of one format give: together, or each by itself where one of them cannot be read.
  private static func parts(
    of files: [SourceFile], _ format: any StringTableFormat, _ context: ReadContext
  ) -> [Result<ReadTables, StringTableError>] {
    let whole = read(files, format, context)
    guard case .failure = whole, files.count > 1 else { return [whole] }
    return files.map { read([$0], format, context) }
  }

  private static func read(
    _ files: [SourceFile], _ format: any StringTableFormat, _ context: ReadContext
  ) -> Result<ReadTables, StringTableError> {
    do throws(StringTableError) {
      return .success(try format.read(files, context: context))
    } catch {
      return .failure(error)
    }
  }
}

extension ReadProblem {
  /// A file that cannot be read at all.
  fileprivate init(_ error: StringTableError) {
    self.init(error.message, at: error.place)
  }
}
