internal import Foundation

/// An independent program or Python package that reads our reports.
package struct ExternalTool: Sendable {
  private let command: [String]

  /// A missing tool, and the remedy.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// A program in PATH, or one that Scripts/prerequisites installed beside the build.
  package init(_ name: String, from package: String) throws {
    let ours = Repository.root.appending(path: ".build/test-tools/bin/\(name)").path
    guard let found = [[ours], ["/usr/bin/env", name]].first(where: { Self.answers($0 + ["--version"]) }) else {
      throw Missing(description: "no '\(name)'; run Scripts/prerequisites test, which installs \(package)")
    }
    command = found
  }

  /// A Python program that imports a package.
  package init(python program: String, with module: String, from package: String) throws {
    let pythons = [["/usr/bin/env", "python3"], ["/usr/bin/python3"]]
    guard let found = pythons.first(where: { Self.answers($0 + ["-c", "import \(module)"]) }) else {
      throw Missing(description: "no Python with '\(module)'; apt-get install \(package)")
    }
    command = found + ["-c", program]
  }

  /// Runs the tool on a text in a file.
  ///
  /// - Parameters:
  ///   - arguments: `{}` is replaced by the file.
  ///   - name: the file's name, since some tools depend on its extension.
  /// - Returns: the status, and everything printed.
  package func run(_ arguments: [String], on text: String, named name: String) throws -> (status: Int32, output: String)
  {
    let folder = try TemporaryFolder()
    try folder.write(text.utf8, to: name)
    defer { withExtendedLifetime(folder) {} }
    return try Self.run(command + arguments.map { $0 == "{}" ? "\(folder.path)/\(name)" : $0 })
  }

  /// A file in the tests' `Schemas`.
  package static func schema(_ name: String) -> String {
    Repository.root.appending(path: "Tests/CatalogReportsTests/Schemas/\(name)").path
  }

  private static func answers(_ command: [String]) -> Bool { (try? run(command).status) == 0 }

  private static func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let outcome = try ChildProgram.run(command, errors: .withOutput)
    return (outcome.status, outcome.output)
  }
}
