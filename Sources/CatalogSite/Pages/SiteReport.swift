internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import GeneratedCode
internal import PurposeCatalog

/// What `catalog check` finds in a catalogue, and where the texts of each locale come from, by the locales of the pages.
struct SiteReport {
  let source: CatalogSource
  let attestation: Attestation
  /// The findings that are about no locale.
  let findingsOfAll: [Finding]
  private let coverage: Coverage
  private let facts: [LocaleFacts]
  private let findings: [LanguageTag: [Finding]]
  /// By locale of the pages, the index in the catalogue.
  private let indices: [Int]

  init(_ input: SiteInput) {
    source = input.source
    attestation = input.attestation
    var settings = CheckSettings()
    // The form of files is not read for every site, and is nothing that a page is about.
    settings.ignored = [NonCanonicalRule.description.identifier]
    settings.ceiling = settings.reportCeiling
    let report = CatalogCheck.run(on: input.source, settings: settings)
    coverage = report.coverage
    facts = LocaleFacts.all(of: input.source)
    let sorted = report.findings.sorted(by: Self.comesFirst)
    findingsOfAll = sorted.filter { $0.subject.locale == nil }
    findings = Dictionary(grouping: sorted.filter { $0.subject.locale != nil }) {
      $0.subject.locale ?? input.source.manifest.sourceLocale
    }
    let known = input.source.manifest.locales.enumerated().map { ($1.identifier, $0) }
    let byTag = Dictionary(known) { first, _ in first }
    indices = input.generated.locales.map { byTag[$0.tag] ?? input.source.sourceIndex }
  }

  /// The most severe first, then by what they are about; not by files, whose paths depend on where the program runs.
  private static func comesFirst(_ left: Finding, _ right: Finding) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    func key(_ finding: Finding) -> (String, String, String, String, String) {
      (finding.subject.purpose ?? "", finding.subject.message ?? "", finding.rule, finding.identity, finding.message)
    }
    return key(left) < key(right)
  }

  func coverage(_ locale: Int) -> Coverage.Locale { coverage.locales[indices[locale]] }

  func findings(_ locale: Int) -> [Finding] { findings[source.manifest.locales[indices[locale]], default: []] }

  /// Where the text of a slot comes from.
  func origin(ofSlot slot: Int, _ locale: Int) -> TextOrigin {
    source.origin(ofSlot: slot, facts[indices[locale]].chain)
  }

  /// The state and the comment of the locale's own text.
  func record(ofSlot slot: Int, _ locale: Int) -> TextRecord? { source.record(ofLocale: indices[locale], slot: slot) }

  /// What is known of the title of a locale: which programs print it, or what they print instead.
  func attestation(ofTitle title: String, _ purpose: String, _ locale: Int) -> Attestation.Entry? {
    attestation.entry(purpose, in: source.manifest.locales[indices[locale]].identifier, title: title)
  }

  /// Whether the catalogue says which programs print the locale's titles.
  func hasAttestation(_ locale: Int) -> Bool {
    attestation.knows(source.manifest.locales[indices[locale]].identifier)
  }

  /// Whether the files of the locale say anything about the state of its texts.
  func hasRecords(_ locale: Int) -> Bool { !source.locales[indices[locale]].records.isEmpty }

  /// Whether people read the title of a purpose in the locale's language.
  func hasTitle(_ purpose: String, _ locale: Int) -> Bool {
    guard let index = source.purposeIndex[purpose] else { return false }
    return origin(ofSlot: source.slots.starts[index], locale) != .missing
  }
}
