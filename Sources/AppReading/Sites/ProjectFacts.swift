/// The constants and wrappers in a project's files that sites in other files need.
package struct ProjectFacts: Sendable {
  /// The constants by name; nil for a name with several values.
  private var constants: [String: Constant?] = [:]
  /// The wrappers that the project declares or defines.
  package internal(set) var wrappers = WrapperTable()

  /// Wrappers of wrappers are followed this many times.
  static let maximumRounds = 4

  package init() {}

  /// Adds the facts in a file.
  mutating func add(_ found: FileFindings) {
    wrappers = wrappers.adding(found.wrappers)
    for (name, constant) in found.constants {
      if let known = constants[name] {
        if known != constant { constants[name] = .some(nil) }
      } else {
        constants[name] = constant
      }
    }
  }

  /// The constant that a name refers to: a type's member, or a value outside types.
  func constant(_ parts: [String]) -> Constant? {
    let path = parts.suffix(2).joined(separator: ".")
    return constants[path] ?? nil
  }
}
