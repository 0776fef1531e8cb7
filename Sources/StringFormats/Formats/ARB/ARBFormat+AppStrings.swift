package import CatalogModel
package import SourceText

extension ARBFormat: AppStringFormat {
  package func appTable(at path: AppPath, source: LanguageTag) -> AppTableName? {
    path.ending == "arb" ? path.tableByName : nil
  }

  package func appStrings(
    of file: SourceFile, named: LanguageTag?, source: LanguageTag
  ) throws(StringTableError) -> [AppString] {
    try JSONFormat.appStrings(of: file, named: named ?? source) { member, root in
      root["@\(member.key)"]?["description"]?.string
    }
  }
}
