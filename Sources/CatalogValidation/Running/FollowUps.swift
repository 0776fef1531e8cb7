internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Findings that follow from another one: once their cause is corrected, they are gone.
///
/// A report lists the cause and counts the others, so that the cause is not lost among them.
struct FollowUps {
  /// A finding, and which others follow from it.
  struct Cause {
    let finding: Finding
    let follows: (Finding) -> Bool
  }

  private let source: CatalogSource

  init(in source: CatalogSource) { self.source = source }

  /// The findings in report order, with those that follow from a cause counted in one line for each severity.
  func counted(_ findings: [Finding]) -> [Finding] {
    let causes = causes(among: findings)
    guard !causes.isEmpty else { return findings }
    let identities = Set(causes.map(\.finding.identity))
    var kept: [Finding] = []
    var others = [[Finding]](repeating: [], count: causes.count)
    for finding in findings {
      let cause = identities.contains(finding.identity) ? nil : causes.firstIndex { $0.follows(finding) }
      if let cause { others[cause].append(finding) } else { kept.append(finding) }
    }
    for (cause, others) in zip(causes, others) {
      guard let rule = AllRules.description(of: cause.finding.rule) else { continue }
      let counts = Severity.allCases.map { ($0, others.count($0)) }.filter { $0.1 > 0 }
      kept += counts.map { Finding($0.1, $0.0, followingFrom: cause.finding, of: rule) }
    }
    return kept.sorted(by: Finding.isInReportOrder)
  }

  /// The causes, the widest first; none if all findings are independent.
  private func causes(among findings: [Finding]) -> [Cause] {
    if let base = source.problemOfBase {
      let cause = findings.first {
        $0.rule == base.kind.rawValue && $0.message == base.message && $0.position == base.place.position
      }
      // Problems inside the overlay's own files do not depend on its base.
      return cause.map { [Cause(finding: $0) { !Self.standingAlone.contains($0.rule) }] } ?? []
    }
    // Other locales fall back to the source locale and are compared with it.
    let missing = findings.first {
      $0.rule == LocaleWithoutFileRule.description.identifier && $0.subject.locale == source.manifest.sourceLocale
    }
    let wide = missing.map { Cause(finding: $0) { Self.comparing.contains($0.rule) } }
    // With so many causes, none explains the report, and comparing each with each finding would be slow.
    let narrow = findings.lazy.compactMap(narrowCause).prefix(Self.mostCauses + 1)
    let causes = (wide.map { [$0] } ?? []) + (narrow.count > Self.mostCauses ? [] : Array(narrow))
    return causes + removedPurposes(among: findings.filter { finding in !causes.contains { $0.follows(finding) } })
  }

  /// A finding as the cause of others of the same icon set, locale, purpose or message; nil for an independent one.
  private func narrowCause(_ finding: Finding) -> Cause? {
    if let set = finding.subject.iconSet, finding.rule == CatalogProblem.Kind.unreadableFile.rawValue {
      return Cause(finding: finding) { $0.subject.iconSet.map { isMeant($0, by: set) } ?? false }
    }
    if let locale = finding.subject.locale, Self.namingLocales.contains(finding.rule) {
      return Cause(finding: finding) { $0.subject.locale == locale || Self.isFileOfTag(in: finding, $0) }
    }
    // A misspelt key is a text that is missing; a misspelt tag is a file that belongs to no locale.
    if let meant = finding.fix?.replacement {
      if finding.rule == CatalogProblem.Kind.unknownPurpose.rawValue, let locale = finding.subject.locale {
        return Cause(finding: finding) { $0.subject.purpose == meant && $0.subject.locale == locale }
      }
      if finding.rule == CatalogProblem.Kind.wrongType.rawValue, Path.name(of: finding.file) == "catalog.json" {
        return Cause(finding: finding) { Self.isFileOfTag(in: finding, $0) }
      }
    }
    // Letters, words and forms of another language are wrong in each of its texts.
    if let locale = finding.subject.locale, finding.rule == OtherLanguageRule.description.identifier {
      return Cause(finding: finding) { $0.subject.locale == locale && $0.subject.purpose != nil }
    }
    guard let purpose = finding.subject.purpose, Self.defining.contains(finding.rule),
      Path.name(of: finding.file) == "purposes.json"
    else { return nil }
    return Cause(finding: finding) { other in
      if other.rule == CatalogProblem.Kind.unknownPurpose.rawValue {
        return [purpose, Self.kebabCase(purpose)].contains { other.message.contains("'\($0)'") }
      }
      guard other.subject.purpose == purpose, Self.declaring.contains(other.rule) else { return false }
      return finding.subject.message != nil && other.subject.message == finding.subject.message
    }
  }

  /// True if a finding is about the titles file of a locale that another finding asks to declare.
  private static func isFileOfTag(in cause: Finding, _ finding: Finding) -> Bool {
    guard finding.rule == CatalogProblem.Kind.undeclaredLocale.rawValue, let locale = finding.subject.locale else {
      return false
    }
    return cause.message.contains("'\(locale)'") || cause.fix?.replacement == locale.identifier
  }

  /// The identifier that a name in camel case or with underscores means: `save-as` for `saveAs`.
  private static func kebabCase(_ name: String) -> String {
    name.reduce(into: "") { result, letter in
      if letter.isUppercase, !result.isEmpty { result += "-" }
      result += letter == "_" ? "-" : letter.lowercased()
    }
  }

  /// True if the set is the one that the catalogue lists, or an unlisted one that is probably a misspelling of it.
  private func isMeant(_ set: IconSetIdentifier, by listed: IconSetIdentifier) -> Bool {
    if set == listed { return true }
    guard !source.manifest.iconSets.contains(set) else { return false }
    return NearestName.of(set.rawValue, in: [listed.rawValue]) != nil
  }

  /// The first of many findings about a purpose that purposes.json does not have any more: titles of five locales or
  /// more name it.
  private func removedPurposes(among findings: [Finding]) -> [Cause] {
    let unknown = findings.filter {
      $0.rule == CatalogProblem.Kind.unknownPurpose.rawValue && $0.subject.purpose != nil && $0.subject.locale != nil
    }
    return Dictionary(grouping: unknown) { $0.subject.purpose }.values.filter { $0.count >= 5 }
      .sorted { Finding.isInReportOrder($0[0], $1[0]) }.map { group in
        Cause(finding: group[0]) { $0.rule == group[0].rule && $0.subject.purpose == group[0].subject.purpose }
      }
  }

  private static let mostCauses = 100

  /// The rules about single files.
  private static let standingAlone: Set<String> = {
    let naming: Set<CatalogProblem.Kind> = [
      .unknownPurpose, .unknownScreen, .unknownHeader, .undeclaredLocale, .unusedFile,
    ]
    return Set(CatalogProblem.Kind.allCases.filter { !naming.contains($0) }.map(\.rawValue))
  }()

  /// The rules that need the other texts of a locale, or those of the source locale.
  private static let comparing: Set<String> = {
    let rules = AllRules.locale.map { $0.description.identifier }
    return Set(rules).subtracting([LocaleWithoutFileRule.description.identifier])
  }()

  /// The rules about the name of a locale: a language that is meant otherwise has other letters and plurals.
  private static let namingLocales: Set<String> = [
    UnknownLocaleRule.description.identifier, MisnamedLocaleRule.description.identifier,
  ]

  /// The rules about the entry of a purpose, without which it is not known or has other messages.
  private static let defining: Set<String> = Set(
    [CatalogProblem.Kind.wrongType, .missingField, .unknownField, .duplicateKey].map(\.rawValue))

  /// The rules that compare texts with the declaration of their message.
  private static let declaring: Set<String> = Set(
    AllRules.message.map { $0.description.identifier }
      + [CatalogProblem.Kind.unknownField.rawValue, UnusedArgumentRule.description.identifier])
}
