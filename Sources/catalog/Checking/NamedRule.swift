import CatalogValidation
import SourceText

extension RuleDescription {
  /// The rule that a command line names.
  ///
  /// - Throws: ``CannotRun``, with the nearest name, if there is no such rule.
  static func named(_ identifier: String) throws(CannotRun) -> RuleDescription {
    if let found = AllRules.description(of: identifier) { return found }
    let advice = NearestName.advice(
      on: identifier, among: AllRules.identifiers, otherwise: "'catalog rules' lists them all")
    throw CannotRun("unknown rule '\(identifier)'; \(advice)")
  }
}
