import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogValidation
import PurposeCatalog
import SourceText

struct RemoveLocaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locale",
    abstract: "Remove a locale from the catalogue, with its titles files.",
    discussion: """
      Changes the list of locales in catalog.json, removes the titles files of the locale, and takes it out of all other files. The \
      source locale stays, and so does one whose texts another locale shows.

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
    let wanted = try LanguageTag(argument: tag)
    guard let locale = DeclaredLocales(source.manifest.locales).locale(named: wanted) else {
      let advice = NearestLocale.advice(
        on: wanted, among: source.manifest.locales, otherwise: "'catalog coverage' lists its locales")
      throw CannotRun("the catalogue has no locale '\(wanted)'; \(advice)")
    }
    guard locale != source.manifest.sourceLocale else {
      throw CannotRun("'\(locale)' is the source locale, which all texts are translated from; it cannot be removed")
    }
    try catalog.edit { (editor) throws(EditError) in
      try editor.removeLocale(locale, from: source.manifest.locales)
    }
    try requireNoHeir(of: locale, &catalog)
    try options.finish(catalog)
  }

  /// - Throws: ``ExitCode/findings`` if other locales show texts of the locale, after naming them: one line says what a finding
  ///   for each text would.
  private func requireNoHeir(of locale: LanguageTag, _ catalog: inout EditSession) throws {
    let (_, changes) = try cannotRun { () throws(FileError) in try catalog.check() }
    let missing = changes.newErrors.filter(\.isMissingText)
    let heirs = Set(missing.compactMap(\.subject.locale)).sorted().map { "'\($0)'" }
    guard let last = heirs.last else { return }
    let names = heirs.count == 1 ? last : "\(heirs.dropLast().joined(separator: ", ")) and \(last)"
    let (show, them) = heirs.count == 1 ? ("shows", "it") : ("show", "them")
    Terminal.say(
      "\(names) \(show) \(counted(missing.count, "text")) of '\(locale)'; remove \(them) first, or keep '\(locale)'")
    Terminal.say("nothing was written")
    throw ExitCode.findings
  }
}
