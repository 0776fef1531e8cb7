package import CatalogFiles
internal import CatalogModel
internal import SourceText
package import StringFormats

/// The files of an import, as named on the command line.
package struct ImportFiles {
  struct Sent {
    let file: SourceFile
    /// True if the command line names the file itself, not its folder; then it is not passed over as unrelated.
    let isNamed: Bool
  }

  /// A file that is not for import.
  struct Skipped {
    let path: String
    let reason: String
    /// The advice if there is no other file.
    let advice: String?

    /// A file in a folder, of no known format.
    static func unknown(_ path: String) -> Skipped {
      Skipped(path: path, reason: "unknown kind of file", advice: "name its format with --format")
    }
  }

  /// The content of the files.
  package struct Found {
    package let tables: ReadTables
    let files: [ReadFile]
    /// In the order of their paths.
    fileprivate let passedOver: [Skipped]
    fileprivate let count: Int

    /// The skipped files, one on a line, and their number; nil if no file was skipped.
    package var message: String? {
      guard !passedOver.isEmpty else { return nil }
      let lines = passedOver.map { "\($0.path): skipped: \($0.reason)".onOneLine }
      return (lines + ["skipped \(passedOver.count) of \(count) files"]).joined(separator: "\n")
    }
  }

  private var sent: [Sent] = []
  /// Errors of files in folders that cannot be opened.
  private var failures: [StringTableError] = []
  private var passedOver: [Skipped] = []

  /// Reads the files and everything below folders, except hidden files (with a leading dot) and Excel's lock files
  /// (`~$`).
  package init(_ paths: [String]) throws(FileError) {
    for path in paths {
      if let entries = try? DiskFiles().entries(of: path) {
        add(entries, of: path, depth: 0)
        continue
      }
      do throws(FileError) {
        let bytes = try DiskFiles(readsStreams: true).read(path)
        if TranslatorsPage.isPage(bytes) {
          // `out/*` names it, too.
          passedOver.append(Skipped(path: path, reason: "the page for translators, which has no texts", advice: nil))
          continue
        }
        sent.append(Sent(file: SourceFile(path: path, bytes: bytes), isNamed: true))
      } catch {
        failures.append(
          StringTableError(
            error.reason == .notFound ? "cannot read '\(path)': no such file" : "\(error)", path: path))
      }
    }
  }

  private mutating func add(_ entries: [String], of folder: String, depth: Int) {
    // Deeper than any format's layout; stops at cycles of links.
    guard depth < 8 else { return }
    for entry in entries where !entry.hasPrefix(".") && !entry.hasPrefix("~$") {
      let path = Path.join(folder, entry)
      if let entries = try? DiskFiles().entries(of: path) {
        add(entries, of: path, depth: depth + 1)
        continue
      }
      do throws(FileError) {
        let bytes = try DiskFiles().read(path)
        if entry == TranslatorsPage.name, TranslatorsPage.isPage(bytes) { continue }
        sent.append(Sent(file: SourceFile(path: path, bytes: bytes), isNamed: false))
      } catch {
        // A path that cannot be opened may be a folder with texts, so it is a failure.
        let isClosed = if case .system = error.reason { true } else { false }
        if isClosed || AllFormats.knowsEnding(of: SourceFile(path: path, bytes: [])) {
          failures.append(StringTableError("\(error)", path: path))
        } else {
          passedOver.append(.unknown(path))
        }
      }
    }
  }

  /// Reads the units of all files; an unreadable file is a problem if others can be read.
  ///
  /// - Parameters:
  ///   - format: the format of all files; nil to detect it for each.
  ///   - context: the catalogue's data for reading.
  ///   - namings: the names of keys in each format.
  ///   - earlier: the exported catalogue; nil if only the files show what was exported.
  /// - Throws: ``StringTableError`` if a key pattern does not work, or if nothing can be read.
  package func read(
    format: (any StringTableFormat)?, context: ReadContext, namings: KeyNamings, earlier: EarlierExport? = nil
  ) throws(StringTableError) -> Found {
    var recognized = recognized(as: format)
    var reader = reader(context, namings: namings, earlier: earlier)
    let files = try reader.read(recognized.known)
    var tables = ReadTables(joining: files.compactMap { try? $0.tables.get() })
    for file in files {
      guard case .failure(let error) = file.tables else { continue }
      // A folder also has other files of the format, such as lists of missing texts.
      if error.scope == .unknownLocale, !recognized.named.contains(file.file.path), !tables.tables.isEmpty,
        !Self.hasUnits(file, of: context)
      {
        recognized.passedOver.append(Skipped(path: file.file.path, reason: error.message, advice: nil))
      } else {
        recognized.failures.append(error)
      }
    }
    try Self.requireUsable(tables, recognized)
    tables.problems += recognized.failures.map { ReadProblem($0) }
    let count = sent.count + self.failures.count + self.passedOver.count
    return Found(
      tables: tables, files: files, passedOver: recognized.passedOver.sorted { $0.path < $1.path }, count: count)
  }

  /// The reader of the files.
  func reader(_ context: ReadContext, namings: KeyNamings, earlier: EarlierExport? = nil) -> TableReader {
    let siblings = SiblingSources(in: DiskFiles(), named: sent.map(\.file))
    return TableReader(context, namings: namings, siblings: siblings, earlier: earlier)
  }

  /// Returns whether a file without a locale has texts under keys of the catalogue, so that it is one of ours or a
  /// translator's.
  private static func hasUnits(_ file: ReadFile, of context: ReadContext) -> Bool {
    let read = try? file.format.read([file.file], context: context.naming(context.sourceLocale))
    return read?.tables.contains { $0.units.contains { context.units[$0.key] != nil } } ?? false
  }

  /// The files by what becomes of them.
  struct Recognized {
    var known: [(file: SourceFile, format: any StringTableFormat)] = []
    /// The paths that the command line names itself.
    var named: Set<String> = []
    var passedOver: [Skipped]
    var failures: [StringTableError]
  }

  /// - Parameter format: the format of all files; nil to detect it for each.
  func recognized(as format: (any StringTableFormat)?) -> Recognized {
    var recognized = Recognized(passedOver: passedOver, failures: failures)
    for one in sent {
      do throws(StringTableError) {
        let format = try Self.format(of: one, format)
        if let reason = format.reasonToSkip(one.file) {
          recognized.passedOver.append(Skipped(path: one.file.path, reason: reason, advice: nil))
        } else {
          recognized.known.append((one.file, format))
          if one.isNamed { recognized.named.insert(one.file.path) }
        }
      } catch {
        if !one.isNamed, AllFormats.isUnrelated(one.file) {
          recognized.passedOver.append(.unknown(one.file.path))
        } else {
          recognized.failures.append(error)
        }
      }
    }
    return recognized
  }

  /// - Throws: ``StringTableError`` if nothing could be read, or too much.
  private static func requireUsable(_ tables: ReadTables, _ recognized: Recognized) throws(StringTableError) {
    if let failure = recognized.failures.first, tables.tables.isEmpty { throw failure }
    if recognized.known.isEmpty, recognized.passedOver.isEmpty {
      throw StringTableError("the folder is empty; name the files to import, or the folder that has them")
    }
    if recognized.known.isEmpty, let first = recognized.passedOver.first {
      let message = [first.reason, first.advice].compactMap(\.self).joined(separator: "; ")
      throw StringTableError(message, path: first.path)
    }
    let units = tables.tables.reduce(tables.problems.count) { $0 + $1.units.count }
    guard units <= SourceFile.maximumEntryCount else {
      throw StringTableError(
        "the files hold \(units) units and at most \(SourceFile.maximumEntryCount) can be imported at once; import some "
          + "of them, then the others")
    }
  }

  /// - Parameter format: the format of all files; nil to detect it.
  private static func format(
    of sent: Sent, _ format: (any StringTableFormat)?
  ) throws(StringTableError) -> any StringTableFormat {
    if !sent.isNamed, AllFormats.isCutToNothing(sent.file) {
      throw StringTableError("the file is empty; ask for it again", path: sent.file.path)
    }
    if let format {
      try AllFormats.require(format, of: sent.file)
      return format
    }
    return try AllFormats.format(of: sent.file)
  }
}

extension ReadProblem {
  /// The problem for an unreadable file.
  fileprivate init(_ error: StringTableError) {
    self.init(error.message, at: error.place)
  }
}
