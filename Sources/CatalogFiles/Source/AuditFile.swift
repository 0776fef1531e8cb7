/// audit.json of a catalogue: the settings with which an audit reads a team's app.
package struct AuditFile: Sendable {
  /// An argument of a component: by its label, or by its position from 0.
  package enum Argument: Sendable, Hashable {
    case label(String)
    case position(Int)
  }

  /// A component of the app that is a button.
  package struct Wrapper: Sendable {
    package let name: String
    package let framework: String
    package internal(set) var arguments: [String: Argument] = [:]
    package internal(set) var container: String?
    package internal(set) var placement: String?
    package internal(set) var purpose: String?
  }

  /// Patterns of paths that are not read.
  package internal(set) var excluded: [String] = []
  /// The severity of rules, or nil for those that are off.
  package internal(set) var severities: [String: String?] = [:]
  package internal(set) var wrappers: [Wrapper] = []
  /// The names of generated code in the app, by field, such as `swift` and `kotlin`.
  package internal(set) var generated: [String: String] = [:]
  package internal(set) var problems: [CatalogProblem] = []

  package static let name = "audit.json"

  /// Nothing is set.
  package init() {}
}
