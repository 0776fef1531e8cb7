internal import CatalogModel
package import SourceText

extension ARBFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let json = try JSONObjectFile(file)
    var collector = UnitCollector(locale: try Self.locale(of: json, context))
    let syntax = ARBMessage(usesEscaping: context.usesEscaping || json.root[Key.escaping]?.bool == true)
    for resource in ARBFile(json, context).resources {
      guard let text = resource.member.value.string else {
        let message = "the value of '\(resource.member.key)' is not a text; write a string"
        collector.refuse(message, at: json.place(of: resource.member), key: resource.key)
        continue
      }
      collector.add(
        ReadUnit(
          key: resource.key, target: syntax.message(of: text), source: resource[Key.source],
          state: resource[Key.state].flatMap { TranslationState(rawValue: $0) }, comment: resource[Key.comment],
          base: resource[Key.base].flatMap { UnitBase($0) }, place: json.place(of: resource.member)))
    }
    return ReadTables(collector).exported(from: json.root[Key.catalogue]?.string)
  }

  /// The locale of `@@locale`, else that of the command line, else that in the file's name after its first underscore.
  private static func locale(
    of json: JSONObjectFile, _ context: ReadContext
  ) throws(StringTableError) -> LanguageTag {
    let stated = json.root[Key.locale]
    let place = UnitPlace(file: json.text, offset: stated?.offset ?? 0)
    let named = context.named(json.text, ARBFormat().description)
    if let locale = try context.fileLocale(stated: stated?.string, at: place, named: named) { return locale }
    throw StringTableError("the file names no locale; name it with --locale", path: json.text.path, .unknownLocale)
  }
}
