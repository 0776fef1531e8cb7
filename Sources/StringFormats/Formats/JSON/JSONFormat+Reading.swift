internal import CatalogModel
package import SourceText

extension JSONFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let json = try JSONObjectFile(file)
    let bases = JSONMeta.bases(of: json, separator: Self.separator, context)
    var collector = UnitCollector(locale: try JSONMeta.locale(of: json, context))
    for member in json.members where !member.key.hasPrefix("$") {
      guard let key = context.key(of: member.key, separator: Self.separator) else { continue }
      guard let target = member.value.string else {
        let message = "the value of '\(member.key)' is not a text; write a string"
        collector.refuse(message, at: json.place(of: member), key: key)
        continue
      }
      collector.add(ReadUnit(key: key, target: target, base: bases[key], place: json.place(of: member)))
    }
    return ReadTables(collector).exported(from: JSONMeta.catalogue(of: json))
  }
}
