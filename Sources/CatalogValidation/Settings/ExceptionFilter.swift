internal import CatalogFiles
internal import SourceText

/// Separates the findings that the catalogue's own exceptions accept from the others.
struct ExceptionFilter {
  private let exceptions: [String: [(number: Int, exception: RuleException)]]
  private let settings: [RuleSetting]
  private let inherited: Set<String>
  /// The path of the catalogue's own catalog.json, and its problems.
  private let ownFile: String
  private let problems: [CatalogProblem]

  init(_ source: CatalogSource) {
    settings = source.ruleSettings
    inherited = source.inheritedPurposes
    let ownFile = source.layers[0].manifest.source.path
    self.ownFile = ownFile
    problems = source.problems.filter { $0.place.file.path == ownFile }
    let all = settings.flatMap { setting in setting.exceptions.map { (setting.rule, $0) } }
    exceptions = Dictionary(grouping: all.enumerated(), by: \.element.0)
      .mapValues { $0.map { ($0.offset, $0.element.1) } }
  }

  /// The open findings, the accepted ones, and the indices of the exceptions that accepted something.
  func split(_ findings: [Finding]) -> (open: [Finding], suppressed: [SuppressedFinding], used: Set<Int>) {
    guard !exceptions.isEmpty else { return (findings, [], []) }
    var open: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    var used: Set<Int> = []
    for finding in findings {
      if let (number, exception) = exceptions[finding.rule]?.first(where: {
        $1.covers(finding.subject, inherited: inherited)
      }) {
        used.insert(number)
        suppressed.append(SuppressedFinding(finding: finding, origin: .exception, reason: exception.reason))
      } else {
        open.append(finding)
      }
    }
    return (open, suppressed, used)
  }

  /// The catalogue's own exceptions that accepted nothing. Those of an extended catalogue are judged in its own check,
  /// since an overlay may not have their locales. One with an unknown name has been reported for the name.
  func unneeded(_ used: Set<Int>) -> [(rule: String, exception: RuleException)] {
    settings.flatMap { setting in setting.exceptions.map { (setting.rule, $0) } }.enumerated()
      .filter { number, element in
        !used.contains(number) && element.1.place.file.path == ownFile && !problems.contains(where: element.1.contains)
      }.map { $0.element }
  }
}
