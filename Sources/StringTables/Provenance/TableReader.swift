internal import CatalogFiles
package import SourceText
package import StringFormats

/// Reads files for an import, with everything that decides to whom their texts belong.
package struct TableReader {
  private let context: ReadContext
  private let namings: KeyNamings
  private let earlier: EarlierExport?
  private var siblings: SiblingSources

  /// - Parameters:
  ///   - namings: the naming of the catalogue's keys in each format.
  ///   - earlier: the catalogue at the time of the export, if it is known.
  package init(
    _ context: ReadContext, namings: KeyNamings, siblings: SiblingSources, earlier: EarlierExport? = nil
  ) {
    self.context = context
    self.namings = namings
    self.siblings = siblings
    self.earlier = earlier
  }

  /// Reads files, several in parallel.
  ///
  /// - Throws: ``StringTableError`` if a key pattern does not work for a format.
  package mutating func read(
    _ files: [(file: SourceFile, format: any StringTableFormat)]
  ) throws(StringTableError) -> [ReadFile] {
    let named = try contexts(of: files.map(\.format.description))
    let contexts = files.map { file, format in
      Result { () throws(StringTableError) in
        try siblings.context(for: file, format, in: named[format.description] ?? context)
      }
    }
    let earlier = earlier
    var read = concurrentMap(files.count, inParallel: true) { index in
      let (file, format) = files[index]
      return ReadFile(
        file: file, format: format, context: try? contexts[index].get(),
        tables: Result { () throws(StringTableError) in
          try Self.read(file, format, in: contexts[index].get(), beside: earlier)
        })
    }
    for index in read.indices {
      guard case .success(var tables) = read[index].tables, let context = read[index].context else { continue }
      siblings.addOtherLocales(to: &tables, of: files[index].file, files[index].format, in: context)
      read[index].tables = .success(tables)
    }
    return read
  }

  private static func read(
    _ file: SourceFile, _ format: any StringTableFormat, in context: ReadContext, beside earlier: EarlierExport?
  ) throws(StringTableError) -> ReadTables {
    do throws(StringTableError) {
      let read = try format.read(file, context: context).sourced(by: context, format.description)
      return try earlier?.adding(to: read, format.description, context) ?? read
    } catch {
      throw error.listing(LocaleSigns(of: file, format, in: context))
    }
  }

  /// The context of each format, with its key pattern.
  private func contexts(
    of formats: [FormatDescription]
  ) throws(StringTableError) -> [FormatDescription: ReadContext] {
    var contexts: [FormatDescription: ReadContext] = [:]
    for format in formats where contexts[format] == nil {
      var own = context
      own.keys = try namings.naming(in: format)
      contexts[format] = own
    }
    return contexts
  }
}
