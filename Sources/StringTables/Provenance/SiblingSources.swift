package import CatalogFiles
internal import CatalogModel
package import SourceText

/// Finds the source texts of files that have them in another file.
package struct SiblingSources {
  private let files: any FileTree
  private let named: [String: SourceFile]
  private var known: [String: [UnitKey: SourceText]] = [:]

  /// - Parameters:
  ///   - files: where the other files are.
  ///   - named: files that were read already; they need not be on the disk.
  package init(in files: any FileTree, named: [SourceFile] = []) {
    self.files = files
    self.named = Dictionary(named.map { (Path.normalized($0.path), $0) }) { first, _ in first }
  }

  /// The context to read a file in: with the source texts of the files beside it that have them.
  ///
  /// - Throws: ``StringTableError`` where such a file cannot be read.
  package mutating func context(
    for file: SourceFile, _ format: any StringTableFormat, in context: ReadContext
  ) throws(StringTableError) -> ReadContext {
    guard let format = format as? any SourceFileFormat else { return context }
    var paths: [String] = []
    for path in format.sourcePaths(of: file.path, sourceLocale: context.sourceLocale, in: files) {
      let path = Path.normalized(path)
      // A name such as 'Messages_de' may be one without a locale, too.
      if !paths.contains(path), path != Path.normalized(file.path) { paths.append(path) }
    }
    let name = "\(format.description.identifier)\n\(paths.joined(separator: "\n"))"
    var found = context
    if let sources = known[name] {
      found.sources = sources
    } else {
      found.sources = try sources(at: paths, format, context)
      known[name] = found.sources
    }
    return found
  }

  private func sources(
    at paths: [String], _ format: any SourceFileFormat, _ context: ReadContext
  ) throws(StringTableError) -> [UnitKey: SourceText] {
    var sources: [UnitKey: SourceText] = [:]
    for path in paths {
      guard let file = file(at: path) else { continue }
      let read = try format.read(file, context: context.naming(context.sourceLocale))
      var own: [UnitKey: SourceText] = [:]
      for problem in read.problems { if let key = problem.key { own[key] = SourceText("") } }
      for unit in read.tables.flatMap(\.units) where !unit.target.isEmpty {
        own[unit.key] = SourceText(unit.target, isOurs: unit.base != nil)
      }
      sources.merge(own) { first, _ in first }
    }
    return sources
  }

  private func file(at path: String) -> SourceFile? {
    if let file = named[path] { return file }
    return (try? files.read(path)).map { SourceFile(path: path, bytes: $0) }
  }
}

extension ReadTables {
  /// The same with what is known of each unit beside the file: its source text, and what catalog.json says.
  func sourced(by context: ReadContext, _ format: FormatDescription) -> ReadTables {
    var read = self
    read.sources.merge(context.sources) { own, _ in own }
    let foreign = context.foreignKeys(in: format)
    // In a file whose other entries carry digests, one without was added by somebody else.
    let hasBases = tables.contains { $0.units.contains { $0.base != nil } }
    for index in problems.indices {
      read.problems[index].isDeclaredForeign = problems[index].key.map(foreign.contains) ?? false
    }
    for (place, table) in tables.enumerated() {
      for index in table.units.indices {
        var unit = table.units[index]
        unit.format = format.identifier
        unit.isForApps = format.fallback != nil
        if hasBases, unit.base == nil { unit.catalogue = nil }
        unit.isDeclaredForeign = foreign.contains(unit.key)
        if unit.source == nil, table.locale == context.sourceLocale, !unit.target.isEmpty { unit.source = unit.target }
        if unit.source == nil, let source = context.sources[unit.key] {
          unit.source = source.text
          if source.isOurs { unit.catalogue = unit.catalogue ?? context.catalogue }
        }
        read.tables[place].units[index] = unit
      }
    }
    return read
  }
}
