import CatalogValidation
import SourceText

extension RuleDescription {
  /// The rule with this identifier.
  ///
  /// - Throws: ``CannotRun``, with the most similar identifier, if the rule does not exist.
  static func named(_ identifier: String) throws(CannotRun) -> RuleDescription {
    if let found = ProgramRules.all.first(where: { $0.identifier == identifier }) { return found }
    let advice = NearestName.advice(
      on: identifier, among: ProgramRules.all.map(\.identifier), otherwise: "'catalog rules' lists them all")
    throw CannotRun("unknown rule '\(identifier)'; \(advice)")
  }
}
