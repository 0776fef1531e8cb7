package import CatalogFiles
internal import SourceText

/// The files that translators sent, as the command line names them.
package struct ImportFiles {
  private struct Sent {
    let file: SourceFile
    /// Whether the command line names it itself: whatever is wrong with such a file, nobody wants to go on without it.
    let isNamed: Bool
  }

  /// A file that is none of a translator's.
  fileprivate struct Skipped {
    let path: String
    let reason: String
    /// What to do where there is no other file.
    let advice: String?

    /// A file of a folder that no format knows.
    static func unknown(_ path: String) -> Skipped {
      Skipped(path: path, reason: "unknown kind of file", advice: "name its format with --format")
    }
  }

  /// What the files gave.
  package struct Found {
    package let tables: ReadTables
    /// In the order of their paths.
    fileprivate let passedOver: [Skipped]
    fileprivate let count: Int

    /// What was skipped, a line each, and their number; nil if nothing was.
    package var words: String? {
      guard !passedOver.isEmpty else { return nil }
      let lines = passedOver.map { "\($0.path): skipped: \($0.reason)".onOneLine }
      return (lines + ["skipped \(passedOver.count) of \(count) files"]).joined(separator: "\n")
    }
  }

  private var sent: [Sent] = []
  /// What is wrong with files of folders that cannot be opened.
  private var failures: [StringTableError] = []
  private var passedOver: [Skipped] = []

  /// Reads the files; of a folder everything below it, save what programs hide or keep while a file is open: a name that
  /// begins with a dot, or with Excel's `~$`.
  package init(_ paths: [String]) throws(FileError) {
    for path in paths {
      if let entries = try? DiskFiles().entries(of: path) {
        add(entries, of: path, depth: 0)
        continue
      }
      do throws(FileError) {
        let bytes = try DiskFiles(readsStreams: true).read(path)
        sent.append(Sent(file: SourceFile(path: path, bytes: bytes), isNamed: true))
      } catch {
        throw error.reason == .notFound ? FileError(path: path, reason: .system("no such file")) : error
      }
    }
  }

  private mutating func add(_ entries: [String], of folder: String, depth: Int) {
    // Deeper than any format lays its files out; a circle of links ends here.
    guard depth < 8 else { return }
    for entry in entries where !entry.hasPrefix(".") && !entry.hasPrefix("~$") {
      let path = Path.join(folder, entry)
      if let entries = try? DiskFiles().entries(of: path) {
        add(entries, of: path, depth: depth + 1)
        continue
      }
      do throws(FileError) {
        sent.append(Sent(file: SourceFile(path: path, bytes: try DiskFiles().read(path)), isNamed: false))
      } catch {
        // What the system keeps closed may be anything, a folder too.
        let isClosed = if case .system = error.reason { true } else { false }
        if isClosed || AllFormats.knowsEnding(of: SourceFile(path: path, bytes: [])) {
          failures.append(StringTableError("\(error)", path: path))
        } else {
          passedOver.append(.unknown(path))
        }
      }
    }
  }

  /// Reads the units of all files; one that cannot be read is a problem, where others can.
  ///
  /// - Parameters:
  ///   - format: that of all files; nil for what each looks like.
  ///   - context: what the catalogue knows.
  ///   - namings: how its keys are named in each format.
  ///   - earlier: the catalogue as it was exported; nil if only the files say.
  /// - Throws: ``StringTableError`` where a key pattern does not work, where nothing can be read, or where a file that is
  ///   named itself is of no known kind.
  package func read(
    format: (any StringTableFormat)?, context: ReadContext, namings: KeyNamings, earlier: EarlierExport? = nil
  ) throws(StringTableError) -> Found {
    var failures = self.failures
    var passedOver = self.passedOver
    var recognized: [(file: SourceFile, format: any StringTableFormat)] = []
    for one in sent {
      do throws(StringTableError) {
        let format = try Self.format(of: one, format)
        if let reason = format.reasonToSkip(one.file) {
          passedOver.append(Skipped(path: one.file.path, reason: reason, advice: nil))
        } else {
          recognized.append((one.file, format))
        }
      } catch {
        if one.isNamed { throw error }
        if AllFormats.isUnrelated(one.file) {
          passedOver.append(.unknown(one.file.path))
        } else {
          failures.append(error)
        }
      }
    }
    let known = recognized
    let siblings = SiblingSources(in: DiskFiles(), named: sent.map(\.file))
    var reader = TableReader(context, namings: namings, siblings: siblings, earlier: earlier)
    let each = try reader.read(known)
    var tables = ReadTables(joining: each.compactMap { try? $0.get() })
    failures += each.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    if let failure = failures.first, tables.tables.isEmpty { throw failure }
    if known.isEmpty, let first = passedOver.first {
      let words = [first.reason, first.advice].compactMap(\.self).joined(separator: "; ")
      throw StringTableError(words, path: first.path)
    }
    let units = tables.tables.reduce(tables.problems.count) { $0 + $1.units.count }
    guard units <= SourceFile.maximumEntryCount else {
      throw StringTableError(
        "the files hold \(units) units and at most \(SourceFile.maximumEntryCount) can be imported at once; import some "
          + "of them, then the others")
    }
    tables.problems += failures.map { ReadProblem($0) }
    let count = sent.count + self.failures.count + self.passedOver.count
    return Found(tables: tables, passedOver: passedOver.sorted { $0.path < $1.path }, count: count)
  }

  /// - Parameter format: that of all files; nil for what each looks like.
  private static func format(
    of sent: Sent, _ format: (any StringTableFormat)?
  ) throws(StringTableError) -> any StringTableFormat {
    if !sent.isNamed, AllFormats.isCutToNothing(sent.file) {
      throw StringTableError("the file is empty; ask for it again", path: sent.file.path)
    }
    if let format { return format }
    return try AllFormats.format(of: sent.file)
  }
}

extension ReadProblem {
  /// A file that cannot be read at all.
  fileprivate init(_ error: StringTableError) {
    self.init(error.message, at: error.place)
  }
}
