import Audit
import CatalogValidation

/// The rules of all commands.
enum ProgramRules {
  static let all = AllRules.all + AuditRules.descriptions
  /// The rules by the subcommand that checks them.
  static let commands = [("check", AllRules.all), ("audit", AuditRules.descriptions)]
}
