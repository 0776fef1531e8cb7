internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import TextFormats

/// Writes findings as JUnit's XML, which Jenkins and GitLab show as tests.
///
/// A suite is a locale, or everything that does not concern a single one; a test is a rule in it. The names of tests
/// are the same in each run, and rules without findings pass, so that a server can show new failures and fixes. Errors
/// and warnings fail a test, notes are in its output, and a test whose findings are all accepted is skipped with the
/// reasons.
struct JUnitReporter {
  private let log: FindingLog

  init(_ log: FindingLog) { self.log = log }

  var text: String {
    let suites = suites()
    let cases = suites.flatMap(\.cases)
    let attributes = MarkupText.attributes([
      "name": log.name, "tests": "\(cases.count)", "failures": "\(cases.count { $0.isFailure })",
      "errors": "0",
    ])
    let opening = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites\(attributes)>"]
    let body = suites.enumerated().flatMap { index, suite in lines(suite, output: index == 0 ? log.unseen : []) }
    return (opening + body + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private struct Suite {
    let name: String
    let cases: [Case]
  }

  private struct Case {
    let name: String
    var open: [Finding] = []
    var accepted: [SuppressedFinding] = []

    var failing: [Finding] { open.filter { $0.severity > .note } }
    var isFailure: Bool { open.contains { $0.severity > .note } }
    var isSkipped: Bool { open.isEmpty && !accepted.isEmpty }
  }

  // MARK: - Sorting

  private func suites() -> [Suite] {
    var open = Dictionary(grouping: log.findings) { $0.subject.locale }
    var accepted = Dictionary(grouping: log.suppressed) { $0.finding.subject.locale }
    let byLocale = Set(
      (AllRules.locale as [any Rule.Type] + AllRules.text + AllRules.message).map { $0.description.identifier })
    let others = Set(open.keys).union(accepted.keys).compactMap { $0 }.filter { !log.locales.contains($0) }.sorted()
    let locales = (log.locales + others).map { tag in
      suite(tag.identifier, open: open.removeValue(forKey: tag), accepted: accepted.removeValue(forKey: tag)) {
        byLocale.contains($0)
      }
    }
    return [suite(log.whole, open: open[nil], accepted: accepted[nil]) { !byLocale.contains($0) }] + locales
  }

  /// - Parameter isListed: returns true if a rule is a test of the suite even without findings.
  private func suite(
    _ name: String, open: [Finding]?, accepted: [SuppressedFinding]?, isListed: (String) -> Bool
  ) -> Suite {
    let open = Dictionary(grouping: open ?? [], by: \.rule)
    let accepted = Dictionary(grouping: accepted ?? [], by: \.finding.rule)
    let cases = log.rules.map(\.description.identifier).map {
      Case(name: $0, open: open[$0] ?? [], accepted: accepted[$0] ?? [])
    }
    return Suite(
      name: name, cases: cases.filter { isListed($0.name) || !$0.open.isEmpty || !$0.accepted.isEmpty })
  }

  // MARK: - Writing

  /// - Parameter output: lines about the suite as a whole.
  private func lines(_ suite: Suite, output: [String]) -> [String] {
    let attributes = MarkupText.attributes([
      "name": suite.name, "tests": "\(suite.cases.count)", "failures": "\(suite.cases.count { $0.isFailure })",
      "errors": "0", "skipped": "\(suite.cases.count { $0.isSkipped })",
    ])
    let versions = log.versions.map { name, value in
      "      <property\(MarkupText.attributes(["name": "\(name.lowercased())Version", "value": value]))/>"
    }
    let properties = versions.isEmpty ? [] : ["    <properties>"] + versions + ["    </properties>"]
    return ["  <testsuite\(attributes)>"] + properties + suite.cases.flatMap { lines($0, suite: suite.name) }
      + text(output, indent: "    ") + ["  </testsuite>"]
  }

  /// GitLab and Jenkins show the class's name before the test's; in Jenkins, the part before the last dot is a folder.
  private func lines(_ test: Case, suite: String) -> [String] {
    let attributes = MarkupText.attributes([
      "name": test.name, "classname": "\(log.name).\(suite)",
    ])
    let children = failure(test) + skipped(test) + output(test)
    guard !children.isEmpty else { return ["    <testcase\(attributes)/>"] }
    return ["    <testcase\(attributes)>"] + children + ["    </testcase>"]
  }

  private func failure(_ test: Case) -> [String] {
    guard let worst = test.failing.max(by: { $0.severity < $1.severity }) else { return [] }
    let message =
      test.failing.count == 1 ? worst.message : "\(test.failing.count) findings; the first: \(worst.message)"
    let text = test.failing.map { MarkupText.escaped($0.reportLine) }.joined(separator: "\n")
    return [
      "      <failure\(MarkupText.attributes(["type": worst.severity.rawValue, "message": message]))>\(text)</failure>"
    ]
  }

  private func skipped(_ test: Case) -> [String] {
    guard test.isSkipped else { return [] }
    return ["      <skipped\(MarkupText.attributes(["message": reasons(test).joined(separator: "; ")]))/>"]
  }

  /// Notes, and accepted findings.
  private func output(_ test: Case) -> [String] {
    let lines =
      test.open.filter { $0.severity == .note }.map(\.reportLine)
      + test.accepted.map { "accepted: \($0.finding.reportLine) (\($0.reason))" }
    return text(lines, indent: "      ")
  }

  private func text(_ lines: [String], indent: String) -> [String] {
    lines.isEmpty ? [] : ["\(indent)<system-out>\(lines.map(MarkupText.escaped).joined(separator: "\n"))</system-out>"]
  }

  /// Each reason once.
  private func reasons(_ test: Case) -> [String] {
    test.accepted.map(\.reason).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
