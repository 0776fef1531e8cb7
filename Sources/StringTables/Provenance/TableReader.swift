package import CatalogFiles

/// Reads files for an import, with everything that says whose their texts are.
package struct TableReader {
  private let context: ReadContext
  private let earlier: EarlierExport?
  private var siblings: SiblingSources

  /// - Parameters:
  ///   - earlier: the catalogue as it was exported; nil where only the files say.
  package init(_ context: ReadContext, siblings: SiblingSources, earlier: EarlierExport? = nil) {
    self.context = context
    self.siblings = siblings
    self.earlier = earlier
  }

  /// Reads files, several at once.
  package mutating func read(
    _ files: [(file: SourceFile, format: any StringTableFormat)]
  ) -> [Result<ReadTables, StringTableError>] {
    let contexts = files.map { file, format in
      Result { () throws(StringTableError) in try siblings.context(for: file, format, in: context) }
    }
    let earlier = earlier
    return concurrentMap(files.count, inParallel: true) { index in
      Result { () throws(StringTableError) in
        let (file, format) = files[index]
        let context = try contexts[index].get()
        let read = try format.read(file, context: context).sourced(by: context, format.description)
        return try earlier?.adding(to: read, format.description, context) ?? read
      }
    }
  }
}
