import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogValidation
import ICUText
import PurposeCatalog
import SourceText

struct AddLocaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locale",
    abstract: "Declare a locale and create its titles file.",
    discussion: """
      A regional locale, such as en-GB, inherits the texts of its language. Its file only needs those that differ.

      Examples:
        catalog add locale eo
        catalog add locale de-AT --catalog MyApp --dry-run
      """
  )

  @Argument(help: "The locale's language tag (BCP 47), such as 'pt-BR'.")
  var tag: String

  @OptionGroup var options: EditOptions

  func run() throws {
    let locale = try LanguageTag(declaring: tag)
    var catalog = try options.open()
    let declared = catalog.source.manifest.locales
    let extended = catalog.source.layers.dropFirst().flatMap { layer in
      (layer.manifest.root["locales"]?.elements ?? []).compactMap(\.string)
    }
    try catalog.edit { (editor) throws(EditError) in try editor.addLocale(locale, to: declared) }
    // Translators add the texts later.
    let missing = try options.finish(catalog) { $0.isAboutMissingContent && $0.subject.locale == locale }
      .filter(\.isMissingText)
    if missing.isEmpty {
      let parent = LocaleData.fallbackChain(of: locale.identifier).dropFirst().lazy.compactMap { LanguageTag($0) }
        .first { declared.contains($0) || extended.contains($0.identifier) }
      return options.quietness.say("'\(locale)' inherits every text" + (parent.map { " of '\($0)'" } ?? ""))
    }
    options.quietness.say("'\(locale)' lacks \(counted(missing.count, "text")); 'catalog check' names them")
  }
}
