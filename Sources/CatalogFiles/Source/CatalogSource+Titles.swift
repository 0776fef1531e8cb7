internal import CatalogModel
internal import SourceText

extension CatalogSource {
  /// The texts of a catalogue, with their files and problems.
  struct Titles {
    var locales: [LocaleTexts] = []
    /// By wording and locale, the texts of the locales that it changes.
    var worded: [[Int: LocaleTexts]] = []
    /// The files of the locales, then those of each wording and of the titles that it capitalizes.
    var files: [SourceFile] = []
    var problems: [CatalogProblem] = []
    /// The places where files first differ from their canonical form.
    var nonCanonicalPlaces: [SourcePlace] = []
  }

  /// The catalogue with other texts and their problems.
  func with(
    _ titles: Titles, wording: Wording? = nil, audit: AuditFile? = nil, attestation: Attestation? = nil,
    platforms: [Platform: PlatformProfile]? = nil
  ) -> CatalogSource {
    CatalogSource(
      folder: folder, files: files, manifest: manifest, layers: layers, ruleSettings: ruleSettings, purposes: purposes,
      purposeIndex: purposeIndex,
      slots: slots, iconSets: iconSets, locales: titles.locales, worded: titles.worded, wording: wording,
      titleFiles: titles.files, problems: titles.problems,
      nonCanonicalPlaces: titles.nonCanonicalPlaces, glossary: glossary,
      headers: headers, screens: screens, features: features, platforms: platforms ?? self.platforms, places: places,
      vocabulary: vocabulary, auditFile: audit ?? auditFile,
      attestation: attestation ?? self.attestation)
  }

  /// The catalogue with its audit.json and attestation.tsv, and the problems of files that are read after all others.
  func with(audit: AuditFile?, attestation: Attestation, problems further: [CatalogProblem]) -> CatalogSource {
    var titles = titles
    titles.problems += further
    return with(titles, wording: wording, audit: audit, attestation: attestation)
  }

  /// The texts as they have been read.
  var titles: Titles {
    Titles(
      locales: locales, worded: worded, files: titleFiles, problems: problems, nonCanonicalPlaces: nonCanonicalPlaces)
  }
}
