package import SourceText

extension I18NextFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let json = try JSONObjectFile(file)
    if let pair = Self.pairOfVersion3(in: json.root) {
      throw StringTableError(
        "'\(pair.key)' beside its singular is a plural of i18next's JSON v3, whose files are neither read nor written; convert "
          + "the files to v4 (i18next-v4-format-converter)",
        at: UnitPlace(file: json.text, offset: pair.keyRange.lowerBound),
        .unknownFormat)
    }
    let bases = JSONMeta.bases(of: json, separator: Self.keySeparator, context)
    let locale = try JSONMeta.locale(of: json, context)
    let reader = I18NextReader(json, locale: locale, exported: Set(bases.keys), context)
    return ReadTables(reader.collected(bases))
      .exported(from: JSONMeta.catalogue(of: json))
  }

  /// The first plural of JSON v3, `item_plural` beside `item`, in a file without plurals of v4 (i18next, JSON Format).
  private static func pairOfVersion3(in object: JSONValue) -> JSONValue.Member? {
    var found: JSONValue.Member?
    return hasVersion4(object, &found) ? nil : found
  }

  /// Returns whether an object has plurals of v4.
  private static func hasVersion4(_ object: JSONValue, _ found: inout JSONValue.Member?) -> Bool {
    let names = Set((object.members ?? []).filter { $0.value.string != nil }.map(\.key))
    for member in object.members ?? [] {
      if member.value.members != nil, hasVersion4(member.value, &found) { return true }
      if member.key.hasSuffix("_one"), names.contains(member.key.dropLast("one".count) + "other") { return true }
      if found == nil, member.key.hasSuffix("_plural"), member.value.string != nil,
        names.contains(String(member.key.dropLast("_plural".count)))
      {
        found = member
      }
    }
    return false
  }
}
