internal import CatalogModel
internal import SourceText

/// The `$meta` of a JSON file: its format and the exported texts' digests, beside the texts that apps load.
///
/// ```json
/// "$meta": { "format": "json", "catalogue": "Standard", …, "units": { "delete": "source=… target=… state=…" } }
/// ```
///
/// Keys that begin with `$` are never texts.
enum JSONMeta {
  /// The option to write it.
  static let option = FormatOption(
    "meta", values: ["yes", "no"], summary: "whether '$meta' says what was exported, for a three-way import")

  private static let key = "$meta"

  // MARK: Writing

  /// The member to write before the texts; none if it is disabled.
  ///
  /// - Parameter bases: the bases by the units' names.
  static func members(
    of format: FormatDescription, _ table: StringTable, bases: [(name: String, base: UnitBase)],
    _ options: FormatOptions
  ) -> [JSONTree.Member] {
    guard options[option] == "yes" else { return [] }
    let meta = JSONTree.fields([
      ("format", .string(format.identifier)),
      ("catalogue", .string(table.catalogue)),
      ("sourceLocale", .string(table.sourceLocale.identifier)),
      ("locale", .string(table.targetLocale.identifier)),
      ("units", .fields(bases.map { ($0.name, .string($0.base.attributes)) })),
    ])
    return [JSONTree.Member(key, meta)]
  }

  // MARK: Reading

  /// Returns whether a file is of a format, according to its `$meta`, anywhere in the object.
  static func recognition(of file: SourceFile, as format: FormatDescription) -> Recognition {
    guard file.fileExtension == "json" else { return .no }
    guard let text = try? file.decoded() else { return .possible }
    let stated = JSONDocument(text).root[key]?["format"]?.string
    return stated == format.identifier ? .certain : .possible
  }

  /// The stated locale, else that of the command line, else that of the file's or folder's name.
  ///
  /// - Throws: ``StringTableError`` without one, or if the first two contradict each other.
  static func locale(of json: JSONObjectFile, _ context: ReadContext) throws(StringTableError) -> LanguageTag {
    let stated = json.root[key]?["locale"]
    let place = UnitPlace(file: json.text, offset: stated?.offset ?? 0)
    let named = context.named(json.text, JSONFormat().description)
    if let locale = try context.fileLocale(stated: stated?.string, at: place, named: named) { return locale }
    throw StringTableError("the file names no locale; name it with --locale", path: json.text.path, .unknownLocale)
  }

  /// The catalogue that the file was exported from.
  static func catalogue(of json: JSONObjectFile) -> String? { json.root[key]?["catalogue"]?.string }

  /// The base of each unit.
  ///
  /// - Parameter separator: the separator between a purpose and its message.
  static func bases(of json: JSONObjectFile, separator: Character, _ context: ReadContext) -> [UnitKey: UnitBase] {
    baseMembers(of: json, separator: separator, context).compactMapValues { $0.value.string.flatMap { UnitBase($0) } }
  }

  /// The members with the bases, by the units' keys; an unreadable one only if there is no other.
  static func baseMembers(
    of json: JSONObjectFile, separator: Character, _ context: ReadContext
  ) -> [UnitKey: JSONValue.Member] {
    let members = (units(of: json)?.members ?? []).compactMap { member in
      context.key(of: member.key, separator: separator).map { ($0, member) }
    }
    return Dictionary(members) { first, last in
      last.value.string.flatMap { UnitBase($0) } == nil ? first : last
    }
  }

  /// The object with the bases, or nil.
  static func units(of json: JSONObjectFile) -> JSONValue? {
    json.root[key]?["units"].flatMap { $0.members == nil ? nil : $0 }
  }

  /// Returns whether a file has the member, also one that another program wrote.
  static func isIn(_ json: JSONObjectFile) -> Bool { json.root[key] != nil }
}
