package import CatalogModel

/// What a catalogue's own `rules` say of one rule of the validator: how bad its findings are, and which are accepted.
///
/// The reader does not know which rules there are: that is the validator's to check.
package struct RuleSetting: Sendable {
  /// How bad a catalogue takes a rule's findings to be.
  package enum Level: String, CaseIterable, Sendable {
    /// The rule is not run.
    case off
    case note
    case warning
    case error
  }

  /// The rule's identifier.
  package let rule: String
  /// nil if the rule's own severity stays.
  package let level: Level?
  package let exceptions: [RuleException]
  /// Where catalog.json names the rule.
  package let place: SourcePlace

  package init(rule: String, level: Level?, exceptions: [RuleException], place: SourcePlace) {
    self.rule = rule
    self.level = level
    self.exceptions = exceptions
    self.place = place
  }
}

/// Findings of one rule that a team accepts, with its reason.
///
/// A list that is empty means all: an exception without locales holds in every locale.
package struct RuleException: Sendable {
  package let locales: [LanguageTag]
  package let purposes: [String]
  package let messages: [String]
  package let iconSets: [IconSetIdentifier]
  /// Why, to whoever wonders.
  package let reason: String
  package let place: SourcePlace

  package init(
    locales: [LanguageTag], purposes: [String], messages: [String], iconSets: [IconSetIdentifier], reason: String,
    place: SourcePlace
  ) {
    self.locales = locales
    self.purposes = purposes
    self.messages = messages
    self.iconSets = iconSets
    self.reason = reason
    self.place = place
  }

  /// Whether the exception is about a subject; one that names a locale is not about what concerns no locale.
  package func covers(_ subject: Subject) -> Bool {
    func fits<Value: Equatable>(_ named: [Value], _ value: Value?) -> Bool {
      named.isEmpty || value.map(named.contains) ?? false
    }
    return fits(locales, subject.locale) && fits(purposes, subject.purpose) && fits(messages, subject.message)
      && fits(iconSets, subject.iconSet)
  }
}
