internal import CatalogFiles
internal import CatalogModel

/// Findings that follow from a missing file: once it is back, they are gone.
///
/// A report lists the cause and counts the others, so that the cause is not lost among them.
struct FollowUps {
  private let source: CatalogSource

  init(in source: CatalogSource) { self.source = source }

  /// The findings in report order, with those that follow from a cause counted in one line for each severity.
  func counted(_ findings: [Finding]) -> [Finding] {
    guard let (cause, follows) = cause(among: findings), let rule = AllRules.description(of: cause.rule) else {
      return findings
    }
    let kept = findings.filter { $0.identity == cause.identity || !follows($0) }
    let others = findings.filter { $0.identity != cause.identity && follows($0) }
    let counts = Severity.allCases.map { ($0, others.count($0)) }.filter { $0.1 > 0 }
    let lines = counts.map { Finding($0.1, $0.0, followingFrom: cause, of: rule) }
    return (kept + lines).sorted(by: Finding.isInReportOrder)
  }

  /// The finding that others follow from, and which ones do; nil if all stand alone.
  private func cause(among findings: [Finding]) -> (cause: Finding, follows: (Finding) -> Bool)? {
    if let base = source.problemOfBase {
      let cause = findings.first {
        $0.rule == base.kind.rawValue && $0.message == base.message && $0.position == base.place.position
      }
      // What is wrong inside of the overlay's own files does not depend on its base.
      return cause.map { ($0, { !Self.standingAlone.contains($0.rule) }) }
    }
    // Other locales fall back to the source locale and are compared with it.
    let missing = findings.first {
      $0.rule == LocaleWithoutFileRule.description.identifier && $0.subject.locale == source.manifest.sourceLocale
    }
    return missing.map { ($0, { Self.comparing.contains($0.rule) }) }
  }

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
}
