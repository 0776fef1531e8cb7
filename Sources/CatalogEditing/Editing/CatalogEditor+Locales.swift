internal import CatalogFiles
package import CatalogModel
internal import SourceText

extension CatalogEditor {
  /// Declares a locale and creates its titles file, which inherits everything.
  ///
  /// - Parameter declared: the catalogue's locales; an overlay that inherits the list gets its own.
  package mutating func addLocale(_ locale: LanguageTag, to declared: [LanguageTag]) throws(EditError) {
    guard !declared.contains(locale) else { throw .localeExists(locale) }
    try edit("catalog.json") { (file) throws(EditError) in
      let locales = (declared + [locale]).sorted()
      file["locales"] = .array(locales.map { .string($0.identifier) })
    }
    try edit(CatalogPath.titles(of: locale)) { (_) throws(EditError) in }
  }

  /// Removes a locale from the list, its titles files, also those of wordings, and all that other files have for it.
  ///
  /// - Parameter declared: the catalogue's locales; an overlay that inherits the list gets its own.
  package mutating func removeLocale(_ locale: LanguageTag, from declared: [LanguageTag]) throws(EditError) {
    try edit("catalog.json") { (file) throws(EditError) in
      file["locales"] = .array(declared.filter { $0 != locale }.map { .string($0.identifier) })
    }
    try change(locale.identifier, to: nil, in: NamedField.ofLocales)
    try removeIcons(of: locale)
    try changeAttestation(locale.identifier, in: .locale, to: nil)
    for name in names(in: "titles") where name == locale.identifier || name.hasPrefix("\(locale).") {
      _ = try remove("titles/\(name).json")
    }
  }
}
