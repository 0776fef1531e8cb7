/// One check: its description, and, by the protocol that it conforms to, its place in the process.
///
/// Each rule is a type in a file with its name, and ``AllRules`` lists it. Rules that are checked while files are read
/// have only descriptions, in one table: ``CatalogFiles/CatalogProblem/Kind/rule``.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }
}

/// A rule about accepted findings; the check itself reports it when all findings are known.
package protocol SettingsRule: Rule {}

/// A rule for the purposes and icons of the whole catalogue.
package protocol CatalogRule: Rule {
  static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector)
}

/// A rule for a locale as a whole; it runs after the locale's texts.
package protocol LocaleRule: Rule {
  static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector)
}

/// A rule for texts with certain traits.
package protocol TextRule: Rule {
  /// The traits that a text must have some of; empty for every text.
  static var concerns: TextTraits { get }
  /// True if the rule compares texts with the source locale's, so that it also runs if only the source text has the
  /// traits.
  static var comparesWithSource: Bool { get }
  /// True if the rule reports unfinished texts, which other rules about texts then skip.
  static var reportsNoText: Bool { get }
  /// True if the rule applies to a locale.
  static func applies(to locale: CheckedLocale) -> Bool
  static func check(_ text: CheckedText, _ collector: inout FindingCollector)
}

extension TextRule {
  package static var concerns: TextTraits { [] }
  package static var comparesWithSource: Bool { false }
  package static var reportsNoText: Bool { false }
  package static func applies(to locale: CheckedLocale) -> Bool { true }
}

/// A rule for texts that have message syntax, or should have it because their message declares arguments.
package protocol MessageRule: Rule {
  static func check(_ text: CheckedText, _ collector: inout FindingCollector)
}
