internal import CatalogModel
internal import SourceText

/// `$meta` of a JSON file: what the file is and what was exported, beside the texts that apps load.
///
/// ```json
/// "$meta": { "format": "json", "catalogue": "Standard", …, "units": { "delete": "source=… target=… state=…" } }
/// ```
///
/// Keys that begin with `$` are never texts.
enum JSONMeta {
  /// Whether it is written.
  static let option = FormatOption(
    "meta", values: ["yes", "no"], summary: "whether '$meta' says what was exported, for a three-way import")

  private static let key = "$meta"

  // MARK: Writing

  /// The member that goes before the texts; none if it is chosen to be left out.
  ///
  /// - Parameter bases: what was exported, by the units' names.
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

  /// Whether a file is of a format, by what its `$meta` says, wherever in the object a tool has put it.
  static func recognition(of file: SourceFile, as format: FormatDescription) -> Recognition {
    guard file.fileExtension == "json" else { return .no }
    guard let text = try? file.decoded() else { return .possible }
    let stated = JSONDocument(text).root[key]?["format"]?.string
    return stated == format.identifier ? .certain : .possible
  }

  /// The locale that it says, else that of the command line, else that of the file's name or of its folder's.
  ///
  /// - Throws: ``StringTableError`` where none says one, or the first two do not agree.
  static func locale(of json: JSONObjectFile, _ context: ReadContext) throws(StringTableError) -> LanguageTag {
    let stated = json.root[key]?["locale"]
    let place = UnitPlace(file: json.text, offset: stated?.offset ?? 0)
    let named = stated?.string == nil ? context.locale(ofStemOrFolder: json.text) : nil
    if let locale = try context.fileLocale(stated: stated?.string, at: place, named: named) { return locale }
    throw StringTableError("the file names no locale; name it with --locale", path: json.text.path)
  }

  /// The catalogue that the file says it was exported from.
  static func catalogue(of json: JSONObjectFile) -> String? { json.root[key]?["catalogue"]?.string }

  /// What was exported of each unit.
  ///
  /// - Parameter separator: what is between a purpose and its message.
  static func bases(of json: JSONObjectFile, separator: Character, _ context: ReadContext) -> [UnitKey: UnitBase] {
    let members = json.root[key]?["units"]?.members ?? []
    let bases = members.compactMap { member -> (UnitKey, UnitBase)? in
      let key = context.key(of: member.key, separator: separator)
      return key.flatMap { key in member.value.string.flatMap { UnitBase($0) }.map { (key, $0) } }
    }
    return Dictionary(bases) { $1 }
  }
}
