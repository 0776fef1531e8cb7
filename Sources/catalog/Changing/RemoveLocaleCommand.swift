import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel

struct RemoveLocaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locale",
    abstract: "Remove a locale from the catalogue, with its titles files.",
    discussion: """
      Changes the list of locales in catalog.json, and removes the titles file of the locale and those of its wordings. The \
      source locale stays.

      Examples:
        catalog remove locale zh-Hant-HK --dry-run
      """
  )

  @Argument(help: "The locale's language tag (BCP 47), such as 'pt-BR'.", completion: Completions.locales)
  var tag: String

  @OptionGroup var options: EditOptions

  func run() throws {
    var catalog = try options.open()
    let source = catalog.source
    let locale = try source.locale(named: tag)
    guard locale != source.manifest.sourceLocale else {
      throw CannotRun("'\(locale)' is the source locale, which all texts are translated from; it cannot be removed")
    }
    try catalog.edit { (editor) throws(EditError) in
      try editor.removeLocale(locale, from: source.manifest.locales)
    }
    try options.finish(catalog)
  }
}
