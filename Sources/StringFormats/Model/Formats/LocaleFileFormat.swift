internal import CatalogFiles
internal import CatalogModel

/// A format with separate files for each target locale, so that several locales are written in parallel.
package protocol LocaleFileFormat: StringTableFormat {
  /// Writes the files of one target locale; see ``StringTableFormat/write(_:options:)``.
  func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles
}

extension LocaleFileFormat {
  package func write(_ tables: [StringTable], options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    try writeEach(tables, options)
  }

  /// The files of all tables in order, for formats that add further files.
  ///
  /// - Throws: ``StringTableError`` if two locales have the same file name, as `zh-Hant` and `zh-TW` do on Android.
  func writeEach(_ tables: [StringTable], _ options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    let written = try concurrentMap(tables.count, inParallel: true) { index throws(StringTableError) in
      try write(tables[index], options: options)
    }
    var locales: [String: LanguageTag] = [:]
    for (table, exported) in zip(tables, written) {
      for file in exported.files {
        if let other = locales.updateValue(table.targetLocale, forKey: file.path) {
          throw StringTableError(
            "'\(other)' and '\(table.targetLocale)' have one file name, '\(file.path)'; "
              + "export one of them without the other (--locale)")
        }
      }
    }
    return ExportedFiles(files: written.flatMap(\.files), losses: written.flatMap(\.losses))
  }
}
