package import CatalogModel
package import SourceText

extension ARBFormat: AppStringFormat {
  package var appEnding: String { "arb" }

  package func appStrings(
    of file: SourceFile, named: LanguageTag?, source: LanguageTag
  ) throws(StringTableError) -> AppStrings {
    try JSONFormat.appStrings(of: file, named: named, source: source) { member, root in
      root["@\(member.key)"]?["description"]?.string
    }
  }
}
