package import CatalogValidation
internal import SourceText

/// The index of all rules in Markdown, which is committed; a test compares it.
package enum RulesPage {
  /// The page's path in the repository.
  package static let path = "Documentation/Reference/Rules.md"

  /// - Parameters:
  ///   - rules: those of a catalogue.
  ///   - audit: those of an app.
  package static func markdown(of rules: [RuleDescription], audit: [RuleDescription]) -> String {
    let lines =
      [
        "# Rules", "",
        "*Reference: every rule of `catalog check` and `catalog audit`, in a line.*", "",
        "`catalog rules NAME` explains a rule, with its reason and examples. `--fix` corrects the findings of rules that are",
        "marked as fixed. `catalog rules --format markdown` makes this page.", "",
      ] + table(rules, title: "a catalogue") + [""] + table(audit, title: "an app")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(_ rules: [RuleDescription], title: String) -> [String] {
    ["| rule of \(title) | severity | summary |", "| --- | --- | --- |"]
      + rules.map { rule in
        let severity = rule.severity.rawValue + (rule.isFixable ? ", fixed" : "")
        return "| `\(rule.identifier)` | \(severity) | \(escaped(rule.summary)) |"
      }
  }

  /// The documentation of one rule, for reports that show Markdown.
  static func section(of rule: RuleDescription) -> String { section(rule).joined(separator: "\n") + "\n" }

  private static func section(_ rule: RuleDescription) -> [String] {
    let fix = rule.isFixable ? " `--fix` fixes it." : ""
    var lines = ["## \(rule.identifier)", "", "*\(rule.severity.rawValue)*: \(rule.summary) \(rule.rationale)\(fix)"]
    lines += examples(rule.breakingExcerpts, "Breaks it (`↓` marks where):")
    lines += examples(rule.passingExcerpts, "Is right:")
    return lines
  }

  private static func examples(_ examples: [[RuleExcerpt]], _ title: String) -> [String] {
    guard !examples.isEmpty else { return [] }
    return ["", title]
      + examples.joined().flatMap { file in
        ["", "`\(file.path)`", "", "```\(language(of: file.path))"] + file.lines + ["```"]
      }
  }

  /// The name that Markdown's readers know a file's language by.
  private static func language(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "kt": "kotlin"
    case "json", "swift", "tsx", "xml": path.split(separator: ".").last.map(String.init) ?? ""
    default: "text"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if scalar == "|" || scalar == "<" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}
