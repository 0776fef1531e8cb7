/// The documentation of a rule, for the terminal, reports and the rules page.
package struct RuleDescription: Sendable {
  /// In kebab-case; stable, since configurations and baselines refer to it.
  package let identifier: String
  package let severity: Severity
  /// True if some findings have exactly one right answer, which `--fix` writes.
  package let isFixable: Bool
  /// The other findings that follow from one of the rule.
  package let reach: Reach
  /// The rule's requirement, in one sentence.
  package let summary: String
  /// The reason why it matters to users of the catalogue.
  package let rationale: String
  private let makeBreaking: @Sendable () -> [RuleExample]
  private let makePassing: @Sendable () -> [RuleExample]

  /// Examples that break the rule, with the places marked.
  package var breaking: [RuleExample] { makeBreaking() }
  /// Examples without findings of the rule.
  package var passing: [RuleExample] { makePassing() }

  /// Examples are created on demand: a check reads the descriptions of all rules, but no examples.
  package init(
    identifier: String, severity: Severity, isFixable: Bool = false, reach: Reach = [], summary: String,
    rationale: String,
    breaking: @autoclosure @escaping @Sendable () -> [RuleExample],
    passing: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.identifier = identifier
    self.severity = severity
    self.isFixable = isFixable
    self.reach = reach
    self.summary = summary
    self.rationale = rationale
    makeBreaking = breaking
    makePassing = passing
  }
}

/// The findings that follow from one of a rule: once it is corrected, they are gone (``FollowUps``).
package struct Reach: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Those about all that its file should hold: a locale, an icon set, or the catalogue.
  package static let file = Self(rawValue: 1)
  /// Those about its locale, and in files that are named after it.
  package static let locale = Self(rawValue: 2)
  /// Those about the texts of its locale.
  package static let texts = Self(rawValue: 4)
  /// Those about the purpose or message that it is about.
  package static let definition = Self(rawValue: 8)
  /// The same in other locales: a limit that is too low is one mistake, and titles of twenty locales are too long.
  package static let otherLocales = Self(rawValue: 16)
  /// The same in its file: a tool that reads with the wrong charset spoils each text.
  package static let wholeFile = Self(rawValue: 32)
  /// The others about its text, which somebody has to write again: a leftover tag also makes the text too long.
  package static let text = Self(rawValue: 64)
  /// The settings are not read as they are meant, so that accepted findings come back; `check --fix` fixes only this then.
  package static let settings = Self(rawValue: 128)
}
