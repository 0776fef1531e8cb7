internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import GeneratedCode
internal import PurposeCatalog

/// The findings of `catalog check`, and the origins of each locale's texts, by the locales of the pages.
struct SiteReport {
  let source: CatalogSource
  let attestation: Attestation
  /// The findings that do not concern a locale.
  let findingsOfAll: [Finding]
  private let coverage: Coverage
  private let facts: [LocaleFacts]
  private let findings: [LanguageTag: [Finding]]
  /// By the locales of the pages, their indices in the catalogue.
  private let indices: [Int]

  init(_ input: SiteInput) {
    source = input.source
    attestation = input.source.attestation ?? Attestation()
    var settings = CheckSettings()
    // Non-canonical files do not concern the pages, and are not always read.
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

  /// Orders by severity, then by subject; not by files, whose paths depend on the working folder.
  private static func comesFirst(_ left: Finding, _ right: Finding) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    func key(_ finding: Finding) -> (String, String, String, String, String) {
      (finding.subject.purpose ?? "", finding.subject.message ?? "", finding.rule, finding.identity, finding.message)
    }
    return key(left) < key(right)
  }

  func coverage(_ locale: Int) -> Coverage.Locale { coverage.locales[indices[locale]] }

  func findings(_ locale: Int) -> [Finding] { findings[source.manifest.locales[indices[locale]], default: []] }

  /// The origin of a slot's text.
  func origin(ofSlot slot: Int, _ locale: Int) -> TextOrigin {
    source.origin(ofSlot: slot, facts[indices[locale]].chain)
  }

  /// The state and the comment of the locale's own text.
  func record(ofSlot slot: Int, _ locale: Int) -> TextRecord? { source.record(ofLocale: indices[locale], slot: slot) }

  /// The evidence for a locale's title: the programs that print it, or the texts that they print instead.
  func attestation(ofTitle title: String, _ purpose: String, _ locale: Int) -> Attestation.Entry? {
    attestation.entry(purpose, in: source.manifest.locales[indices[locale]].identifier, title: title)
  }

  /// True if the catalogue has evidence for the locale's titles.
  func hasAttestation(_ locale: Int) -> Bool {
    attestation.knows(source.manifest.locales[indices[locale]].identifier)
  }

  /// True if the locale's files record the state of any text.
  func hasRecords(_ locale: Int) -> Bool { !source.locales[indices[locale]].records.isEmpty }

  /// True if the locale shows the title of a purpose in its own language.
  func hasTitle(_ purpose: String, _ locale: Int) -> Bool {
    guard let index = source.purposeIndex[purpose] else { return false }
    return origin(ofSlot: source.slots.starts[index], locale) != .missing
  }
}
