package import SourceText

extension I18NextFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let json = try JSONObjectFile(file)
    let bases = JSONMeta.bases(of: json, separator: Self.keySeparator, context)
    let locale = try JSONMeta.locale(of: json, context)
    let reader = I18NextReader(json, locale: locale, exported: Set(bases.keys), context)
    return ReadTables(reader.collected(bases))
      .exported(from: JSONMeta.catalogue(of: json))
  }
}
