import Audit
import CatalogValidation
import SourceText

extension RuleDescription {
  /// The rule that a command line names.
  ///
  /// - Throws: ``CannotRun``, with the nearest name, if there is no such rule.
  static func named(_ identifier: String) throws(CannotRun) -> RuleDescription {
    if let found = ProgramRules.all.first(where: { $0.identifier == identifier }) { return found }
    let advice = NearestName.advice(
      on: identifier, among: ProgramRules.all.map(\.identifier), otherwise: "'catalog rules' lists them all")
    throw CannotRun("unknown rule '\(identifier)'; \(advice)")
  }
}

/// The rules of all commands.
enum ProgramRules {
  static let all = AllRules.all + AuditRules.descriptions
}
