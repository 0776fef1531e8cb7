internal import AppReading
package import CatalogFiles
package import CatalogModel
internal import SourceText

/// The parts of an app that a new catalogue follows: its platforms, its locales, its icons, its words and its code.
///
/// Only the beginnings of sources are read, so that it takes a second where an audit takes many.
package struct AppOutline: Sendable {
  /// Code that the app can compile.
  package struct Code: Hashable, Sendable {
    package let language: CodeLanguage
    /// Relative to the current folder: `App/Generated`.
    package let folder: String
    package let isForAndroid: Bool
  }

  /// Those of the catalogue, sorted; empty if no source shows one.
  package let platforms: [Platform]
  /// Those of the catalogue that the app's packages or platforms have.
  package let iconSets: [IconSetIdentifier]
  /// The catalogue's locales that the app has texts in, with the source locale; empty for an app without texts.
  package let locales: [LanguageTag]
  /// The app's locales that the catalogue does not have.
  package let otherLocales: [LanguageTag]
  /// True if the app's texts have at least as many words of its platforms as shared ones.
  package let speaksAsPlatforms: Bool
  package let code: [Code]
  /// The number of sources by language, for people.
  package let summary: String

  /// Looks at the app in a folder.
  ///
  /// - Parameters:
  ///   - base: the catalogue that the new one extends.
  ///   - others: folders to skip.
  package init(of folder: String, base: CatalogSource, others: [String] = [], on files: any FileTree) throws(FileError)
  {
    let app = try AppFiles(paths: [folder], others: others, in: files)
    let signs = AppSigns(app, in: files)
    let tables = AppStringTables(
      below: [folder], others: others, locales: base.manifest.locales, source: base.manifest.sourceLocale, from: files)
    platforms = signs.platforms(in: base)
    // A package of icons takes the place of the web's usual set, and of no other platform's.
    let usual = platforms.filter { $0 != .web || signs.iconSets.isEmpty }.compactMap { base.platforms[$0]?.iconSet }
    iconSets = base.manifest.iconSets.filter { usual.contains($0) || signs.iconSets.contains($0) }
    locales = tables.locales.isEmpty ? [] : Set(tables.locales + [base.manifest.sourceLocale]).sorted()
    otherLocales = tables.otherLocales.sorted()
    speaksAsPlatforms = Self.speaksAsPlatforms(platforms, texts: tables, base)
    code = signs.code
    let texts = locales.isEmpty ? "no string tables" : "texts in \(locales.map(\.identifier).joined(separator: ", "))"
    summary = (signs.counts + [texts]).joined(separator: "; ")
  }

  /// Compares the app's texts with the titles that a wording changes.
  private static func speaksAsPlatforms(
    _ platforms: [Platform], texts tables: AppStringTables, _ base: CatalogSource
  ) -> Bool {
    let wordings = Set(platforms.compactMap { base.manifest.wording(of: $0) })
    var lead = 0
    for worded in wordings.compactMap({ base.worded($0) }) {
      for (index, locale) in base.manifest.locales.enumerated() where tables.locales.contains(locale) {
        let texts = Dictionary(tables.pairs(in: locale).map { ($0.source, $0.text) }) { first, _ in first }
        for purpose in base.purposes.indices {
          let slot = base.slots.range(ofPurpose: purpose).lowerBound
          func title(_ source: CatalogSource, _ locale: Int) -> String? {
            source.text(of: source.locales[locale].entries[slot])
          }
          guard let original = title(base, base.sourceIndex), let text = texts[original],
            let shared = title(base, index), let own = title(worded, index), own != shared
          else { continue }
          lead += text == own ? 1 : text == shared ? -1 : 0
        }
      }
    }
    return !wordings.isEmpty && lead >= 0
  }
}
