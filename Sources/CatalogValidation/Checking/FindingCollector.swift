package import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// Collects the findings of rules while a part of a catalogue is checked.
package struct FindingCollector {
  package internal(set) var findings: [Finding] = []
  /// The findings reported for variants of the last text.
  private var reported: Set<Reported> = []

  private struct Reported: Hashable {
    let rule: String
    let slot: Int
    let offset: Int
    let message: String
  }

  /// The identifiers of the rules whose findings are errors; nil for the default severities.
  private let errors: Set<String>?

  /// The maximum number of stored findings per rule; nil for all.
  private let ceiling: Int?
  private var counts: [String: Int] = [:]
  /// The number of reports, including those that were not stored.
  private(set) var reports = 0

  package init() { (errors, ceiling) = (nil, nil) }

  /// - Parameters:
  ///   - errors: the identifiers of the rules whose findings are errors; nil for the default severities.
  ///   - ceiling: the maximum number of stored findings per rule; nil for all.
  init(errors: Set<String>? = nil, ceiling: Int?) { (self.errors, self.ceiling) = (errors, ceiling) }

  /// The number of findings per rule that were not stored.
  var omitted: [String: Int] {
    guard let ceiling else { return [:] }
    return counts.filter { $0.value > ceiling }.mapValues { $0 - ceiling }
  }

  /// Counts a finding.
  ///
  /// - Returns: true to store it.
  private mutating func count(_ rule: RuleDescription) -> Bool {
    guard let ceiling else { return true }
    counts[rule.identifier, default: 0] += 1
    return counts[rule.identifier, default: 0] <= ceiling
  }

  /// True if a rule's findings are errors in this check: only then do other rules skip the malformed texts that it
  /// reports.
  func makesErrors(_ rule: any Rule.Type) -> Bool { errors?.contains(rule.description.identifier) ?? true }

  /// Reports a finding at a place in a file.
  ///
  /// - Parameter related: the place in another file where the missing value belongs.
  package mutating func report(
    _ rule: any Rule.Type, _ message: String, at place: SourcePlace, about subject: Subject = Subject(),
    fix: Fix? = nil, related: SourcePlace? = nil
  ) {
    report(rule.description, message, at: place, about: subject, fix: fix, related: related)
  }

  /// Reports a finding of a rule that is known by its description alone.
  mutating func report(
    _ rule: RuleDescription, _ message: String, at place: SourcePlace, about subject: Subject, fix: Fix? = nil,
    related: SourcePlace? = nil
  ) {
    reports += 1
    guard count(rule) else { return }
    findings.append(
      Finding(
        rule: rule, message: message, subject: subject, file: place.file.path, position: place.position,
        fix: fix, related: related.map { RelatedPlace(file: $0.file.path, position: $0.position) }))
  }

  /// Reports faults of declared locales at their places in catalog.json.
  mutating func report(
    _ rule: any Rule.Type, in source: CatalogSource, _ faults: [(locale: LanguageTag, message: String)]
  ) {
    guard !faults.isEmpty else { return }
    let places = source.placesOfLocales
    for (locale, message) in faults {
      let place = places[locale.identifier.lowercased()] ?? source.placeOfManifest()
      report(rule, message, at: place, about: Subject(locale: locale))
    }
  }

  /// Reports a finding in a text.
  ///
  /// - Parameter offset: in UTF-8 bytes from the beginning of the text.
  package mutating func report(
    _ rule: any Rule.Type, _ message: String, in text: CheckedText, at offset: Int = 0,
    category: String? = nil,
    argument: String? = nil, fix: Fix? = nil
  ) {
    let place = text.place(at: offset)
    report(rule, message, at: place, about: text.subject(category: category, argument: argument), fix: fix)
  }

  /// Reports a finding in a variant of a text; the same finding in several variants is reported once.
  ///
  /// - Parameter index: the index of the scalar in the variant's text.
  package mutating func report(
    _ rule: any Rule.Type, _ message: String, in text: CheckedText, variant: TextVariant, at index: Int,
    fix: Fix? = nil
  ) {
    let offset = index < variant.offsets.count ? variant.offsets[index] : 0
    if let other = reported.first, other.slot != text.slot { reported = [] }
    let finding = Reported(rule: rule.description.identifier, slot: text.slot, offset: offset, message: message)
    if reported.insert(finding).inserted { report(rule, message, in: text, at: offset, fix: fix) }
  }

  /// Reports a missing value of a locale at the locale's declaration, or at the place where an overlay adds the locale.
  ///
  /// - Parameter companion: the other purpose of two that collide.
  package mutating func report(
    _ rule: any Rule.Type, _ message: String, in locale: CheckedLocale, slot: Int, companion: String? = nil,
    fix: Fix? = nil
  ) {
    let source = locale.catalog.source
    let entry = source.locales[locale.index].entries[slot]
    let purpose = source.purpose(ofSlot: slot).identifier
    let name = source.declaration(ofSlot: slot).name
    let subject = Subject(purpose: purpose, message: name, locale: locale.facts.tag, companion: companion)
    let place =
      entry.isPresent
      ? source.place(of: entry) : source.place(ofMissing: name, of: purpose, inLocale: locale.index)
    report(rule, message, at: place, about: subject, fix: fix)
  }
}
