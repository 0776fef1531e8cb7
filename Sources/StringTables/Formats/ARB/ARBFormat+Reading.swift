internal import CatalogModel
package import SourceText

extension ARBFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let known =
      context.keys != nil
      ? [:] : Dictionary(ARBName.names(of: context.units.keys.sorted()).map { ($1, $0) }) { first, _ in first }
    let json = try JSONObjectFile(file)
    let locale = try Self.locale(of: json, context)
    let attributes = Dictionary(
      json.members.compactMap { member in
        member.key.hasPrefix("@") ? (String(member.key.dropFirst()), member.value) : nil
      }
    ) { first, _ in first }
    var collector = UnitCollector(locale: locale)
    for member in json.members where !member.key.hasPrefix("@") {
      let attributes = attributes[member.key]
      let stated = attributes?[Key.key]?.string.map { UnitKey($0) }
      guard let key = stated ?? known[member.key] ?? context.key(of: member.key) else { continue }
      guard let text = member.value.string else {
        let words = "the value of '\(member.key)' is not a text; write a string"
        collector.refuse(words, at: json.place(of: member), key: key)
        continue
      }
      collector.add(
        ReadUnit(
          key: key, target: ARBMessage.message(of: text), source: attributes?[Key.source]?.string,
          state: attributes?[Key.state]?.string.flatMap { TranslationState(rawValue: $0) },
          comment: attributes?[Key.comment]?.string, base: attributes?[Key.base]?.string.flatMap { UnitBase($0) },
          place: json.place(of: member)))
    }
    return ReadTables(collector).exported(from: json.root[Key.catalogue]?.string)
  }

  /// The locale of `@@locale`, else that of the command line, else that in the file's name after its first underscore.
  private static func locale(
    of json: JSONObjectFile, _ context: ReadContext
  ) throws(StringTableError) -> LanguageTag {
    let stated = json.root[Key.locale]
    let place = UnitPlace(file: json.text, offset: stated?.offset ?? 0)
    let name = context.likeliest(context.locale(endingStem: json.text), context.locale(ofStem: json.text))
    let named = stated == nil ? name : nil
    if let locale = try context.fileLocale(stated: stated?.string, at: place, named: named) { return locale }
    throw StringTableError("the file names no locale; name it with --locale", path: json.text.path)
  }
}
