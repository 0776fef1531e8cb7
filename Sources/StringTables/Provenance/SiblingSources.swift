package import CatalogFiles
internal import CatalogModel
package import SourceText
package import StringFormats

/// Finds the source texts of files whose format keeps them in another file.
package struct SiblingSources {
  /// The key of the sources of one format.
  private struct Name: Hashable {
    let format: String
    let paths: [String]
  }

  private let files: any FileTree
  private let named: [String: SourceFile]
  private let namedByFolder: [String: [String]]
  private var search: SourceSearch?
  private var tables: TableFiles
  private var known: [Name: [UnitKey: KeySourceText]] = [:]
  private var readings: [Name: [UnitKey: KeySourceText]] = [:]
  /// The files of other locales that were listed.
  private var others: Set<String> = []
  /// The sources that exist.
  private var existing: Set<String> = []
  /// True if named files contain source texts although their names do not show it.
  private var namedSources: [Name: Bool] = [:]

  /// - Parameters:
  ///   - files: the files to search.
  ///   - named: files that have been read already, which need not be on the disk.
  package init(in files: any FileTree, named: [SourceFile] = []) {
    self.files = files
    tables = TableFiles(in: files)
    self.named = Dictionary(named.map { (Path.normalized($0.path), $0) }) { first, _ in first }
    namedByFolder = Dictionary(grouping: self.named.keys.sorted()) { Path.normalized(SiblingPath($0).folder) }
  }

  /// The context for reading a file, with the source texts of the files beside it.
  ///
  /// - Throws: ``StringTableError`` if such a file cannot be read.
  package mutating func context(
    for file: SourceFile, _ format: any StringTableFormat, in context: ReadContext
  ) throws(StringTableError) -> ReadContext {
    let context = context.identifying(file.path, as: format.description, among: &tables)
    guard let format = format as? any SourceFileFormat else { return context }
    var search = self.search ?? SourceSearch(in: files, context)
    var paths: [String] = []
    let ofTable = tables.sources(of: file, as: format.description, context, distance: search.distance)
    let listed = format.sourcePaths(of: file.path, ofTable: ofTable, in: &search)
    for path in listed + namedPaths(beside: file, format, context) {
      let path = Path.normalized(path)
      // A name such as 'Messages_de' may also be one without a locale.
      if !paths.contains(path), path != Path.normalized(file.path) { paths.append(path) }
    }
    self.search = search
    let name = Name(format: format.description.identifier, paths: paths)
    var found = context
    format.takeSettings(of: file.path, in: files, into: &found)
    if let sources = known[name] {
      found.sources = sources
    } else {
      found.sources = try sources(of: file.path, at: paths, format: format, context: context)
      known[name] = found.sources
    }
    found.sourceFile = paths.first(where: existing.contains)
    return found
  }

  /// Files in the same folder that the command line names and that state the source locale; their names do not matter.
  private mutating func namedPaths(
    beside file: SourceFile, _ format: any SourceFileFormat, _ context: ReadContext
  ) -> [String] {
    guard format.statesLocale else { return [] }
    var paths: [String] = []
    for path in namedByFolder[Path.normalized(SiblingPath(file.path).folder)] ?? [] {
      guard let other = named[path], other.fileExtension == file.fileExtension else { continue }
      let name = Name(format: format.description.identifier, paths: [path])
      let isSource = namedSources[name] ?? Self.isSource(other, format: format, context: context)
      namedSources[name] = isSource
      if isSource { paths.append(path) }
    }
    return paths
  }

  private static func isSource(_ file: SourceFile, format: any SourceFileFormat, context: ReadContext) -> Bool {
    // Most names state their locale.
    guard !context.isNamedAfterTarget(file, format.description) else { return false }
    let tables = try? format.read(file, context: context.naming(nil)).tables
    return tables?.contains { $0.locale == context.sourceLocale } ?? false
  }

  private mutating func sources(
    of target: String, at paths: [String], format: any SourceFileFormat, context: ReadContext
  ) throws(StringTableError) -> [UnitKey: KeySourceText] {
    var sources: [UnitKey: KeySourceText] = [:]
    for path in paths {
      let name = Name(format: format.description.identifier, paths: [path])
      do throws(StringTableError) {
        let own = if let known = readings[name] { known } else { try reading(path, format: format, context: context) }
        readings[name] = own
        sources.merge(own) { first, _ in first }
      } catch {
        // A source file of another dialect is reported when it is read itself.
        if format.isCertain(path, for: target), error.scope != .unknownFormat { throw error }
        readings[name] = [:]
      }
    }
    return sources
  }

  private mutating func reading(
    _ path: String, format: any SourceFileFormat, context: ReadContext
  ) throws(StringTableError) -> [UnitKey: KeySourceText] {
    guard let file = file(at: path) else { return [:] }
    existing.insert(path)
    let read = try format.read(file, context: context.naming(context.sourceLocale))
    var own: [UnitKey: KeySourceText] = [:]
    for problem in read.problems { if let key = problem.key { own[key] = KeySourceText("") } }
    for unit in read.tables.flatMap(\.units) where !unit.target.isEmpty {
      own[unit.key] = KeySourceText(unit.target, isOurs: unit.base != nil)
    }
    return own
  }

  /// The paths of the files in a file's folder, sorted: those on the disk, and those that have been read already.
  func paths(inFolderOf file: SourceFile) -> [String] {
    let folder = Path.normalized(SiblingPath(file.path).folder)
    let names = (try? files.entries(of: folder)) ?? []
    return Set(names.map { Path.normalized(Path.join(folder, $0)) } + (namedByFolder[folder] ?? [])).sorted()
  }

  /// The paths of the files of a file's table that have not been read and not been listed before.
  mutating func otherLocales(
    of file: SourceFile, _ format: any StringTableFormat, in context: ReadContext
  ) -> [String] {
    tables.siblings(of: file, as: format.description, context)
      .map { Path.normalized($0) }.filter { !isNamed($0) && others.insert($0).inserted }
  }

  /// Returns whether a file has been read already.
  func isNamed(_ path: String) -> Bool { named[path] != nil }

  func file(at path: String) -> SourceFile? {
    if let file = named[path] { return file }
    return (try? files.read(path)).map { SourceFile(path: path, bytes: $0) }
  }

  /// The file of the other kind beside a file; nil if the format has no kinds.
  mutating func companion(
    of file: SourceFile, _ format: any UpdatableFormat, in context: ReadContext
  ) -> CompanionFile? {
    guard let path = format.companionPath(of: file.path) else { return nil }
    let normalized = Path.normalized(path)
    guard let other = self.file(at: normalized) else { return CompanionFile(path: path) }
    let context = (try? self.context(for: other, format, in: context)) ?? context
    let read = try? format.read(other, context: context).sourced(by: context, format.description)
    let isUpdated = named[normalized] != nil
    var companion = CompanionFile(path: path, exists: true, isUpdated: isUpdated, read: read ?? ReadTables())
    companion.reportsForBoth = isUpdated && path < file.path
    return companion
  }
}
