package import CatalogFiles
internal import CatalogModel

extension JSONFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let json = try JSONObjectFile(file)
    let meta = json.root[Self.metaKey]
    let locale = try Self.locale(of: json.text, meta, context)
    var reader = Reader(file: json.text, locale: locale, bases: meta?["units"])
    for member in json.members where !member.key.hasPrefix("$") { reader.read(member) }
    return ReadTables(reader.units, reader.problems, locale: locale)
  }

  /// What `$meta` says, else what the command line names, else the file's name.
  static func locale(
    of file: SourceFile, _ meta: JSONValue?, _ context: ReadContext
  ) throws(StringTableError) -> LanguageTag {
    let stated = meta?["locale"]
    let place = UnitPlace(file: file, offset: stated?.offset ?? 0)
    if let locale = try context.agreedLocale(stated: stated?.string, at: place) { return locale }
    if stated?.string == nil, let locale = LanguageTag(file.stem) { return locale }
    throw StringTableError("the file names no locale; name it with --locale", path: file.path)
  }
}

/// Gathers the units of one file.
private struct Reader {
  let file: SourceFile
  let locale: LanguageTag
  let bases: JSONValue?
  var units: [ReadUnit] = []
  var problems: [ReadProblem] = []

  private let basesByKey: [String: String]

  init(file: SourceFile, locale: LanguageTag, bases: JSONValue?) {
    self.file = file
    self.locale = locale
    self.bases = bases
    let members = bases?.members ?? []
    basesByKey = Dictionary(members.compactMap { member in member.value.string.map { (member.key, $0) } }) { $1 }
  }

  mutating func read(_ member: JSONValue.Member) {
    let key = UnitKey(member.key, separator: JSONFormat.separator)
    let place = UnitPlace(file: file, offset: member.value.offset)
    guard let target = member.value.string else {
      let words = "the value of '\(member.key)' is no text; write a string"
      return problems.append(ReadProblem(words, at: place, key: key, locale: locale))
    }
    let base = basesByKey[member.key].flatMap { UnitBase($0) }
    units.append(ReadUnit(key: key, target: target, base: base, place: place))
  }
}
