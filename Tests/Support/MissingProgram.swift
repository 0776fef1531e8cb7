/// A program that a test needs and that does not run.
package struct MissingProgram: Error, CustomStringConvertible {
  /// The command that installs it.
  package let description: String

  /// - Parameter description: the command that installs it.
  package init(description: String) { self.description = description }
}
