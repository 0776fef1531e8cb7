/// One check: what it asks for, and, by the protocol that it conforms to, when it is asked.
///
/// Each rule is a type in a file with its name, and ``AllRules`` lists it. Rules that are checked while files are read have
/// only descriptions, in one table: ``CatalogFiles/CatalogProblem/Kind/rule``.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }
}

/// A rule about what a team accepts; the check itself reports it when it knows all findings.
package protocol SettingsRule: Rule {}

/// A rule about the purposes and icons of the whole catalogue.
package protocol CatalogRule: Rule {
  static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector)
}

/// A rule about what a locale has and has not; asked when all of the locale's texts have been seen.
package protocol LocaleRule: Rule {
  static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector)
}

/// A rule about every text that has what it is concerned with.
package protocol TextRule: Rule {
  /// What a text must have some of, for the rule to be asked about it; empty for every text.
  static var concerns: TextTraits { get }
  /// Whether the rule compares texts with the source locale's, so that it is also asked where only that one has what it is
  /// concerned with.
  static var comparesWithSource: Bool { get }
  /// Whether the rule has anything to ask in a locale.
  static func isAsked(in locale: CheckedLocale) -> Bool
  static func check(_ text: CheckedText, _ collector: inout FindingCollector)
}

extension TextRule {
  package static var concerns: TextTraits { [] }
  package static var comparesWithSource: Bool { false }
  package static func isAsked(in locale: CheckedLocale) -> Bool { true }
}

/// A rule about texts that have message syntax, or should have since their message declares arguments.
package protocol MessageRule: Rule {
  static func check(_ text: CheckedText, _ collector: inout FindingCollector)
}
