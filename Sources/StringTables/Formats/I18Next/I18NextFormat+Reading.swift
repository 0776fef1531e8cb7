package import SourceText

extension I18NextFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let json = try JSONObjectFile(file)
    let reader = I18NextReader(json, locale: try JSONMeta.locale(of: json, context), context)
    return ReadTables(reader.collected(JSONMeta.bases(of: json, separator: Self.keySeparator, context)))
      .exported(from: JSONMeta.catalogue(of: json))
  }
}
