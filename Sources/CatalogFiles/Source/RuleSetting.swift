package import CatalogModel
internal import SourceText

/// A catalogue's settings for one rule: its level, and accepted findings.
///
/// The reader does not know the rules; the validator checks the identifiers.
package struct RuleSetting: Sendable {
  /// The level of a rule's findings in a catalogue.
  package enum Level: String, CaseIterable, Sendable {
    /// The rule is not run.
    case off
    case note
    case warning
    case error
  }

  /// The rule's identifier.
  package let rule: String
  /// nil for the rule's own severity.
  package let level: Level?
  package let exceptions: [RuleException]
  /// The place of the rule in catalog.json.
  package let place: SourcePlace
}

/// Findings of a rule that a team accepts, with a reason.
///
/// An empty list means all: an exception without locales applies in every locale.
package struct RuleException: Sendable {
  package let locales: [LanguageTag]
  package let purposes: [String]
  package let messages: [String]
  package let iconSets: [IconSetIdentifier]
  package let screens: [String]
  package let platforms: [Platform]
  /// True if only findings about purposes that the catalogue inherits are accepted.
  package let isForInherited: Bool
  /// The reason why the findings are accepted.
  package let reason: String
  package let place: SourcePlace
  /// The end of the exception in the file, in bytes.
  let end: Int

  /// Returns whether a problem is inside of the exception, such as an unknown name.
  package func contains(_ problem: CatalogProblem) -> Bool {
    problem.place.file.path == place.file.path && (place.offset..<end).contains(problem.place.offset)
  }

  /// Returns whether the exception applies to a subject. An exception with a locale does not apply to subjects without
  /// one.
  ///
  /// - Parameter inherited: the purposes that the catalogue inherits.
  package func covers(_ subject: Subject, inherited: Set<String>) -> Bool {
    if isForInherited, subject.purpose.map(inherited.contains) != true { return false }
    func fits<Value: Equatable>(_ named: [Value], _ value: Value?) -> Bool {
      named.isEmpty || value.map(named.contains) ?? false
    }
    return fits(locales, subject.locale) && fits(purposes, subject.purpose) && fits(messages, subject.message)
      && fits(iconSets, subject.iconSet) && fits(screens, subject.screen) && fits(platforms, subject.platform)
  }
}
