import Foundation
import TestSupport
import Testing

/// A program, or a package of Python's, that reads our reports and knows nothing of us.
struct ExternalTool: Sendable {
  private let command: [String]

  /// A tool that is not there, and what to do.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// A program in PATH, or one that Scripts/prerequisites has put beside the build.
  init(_ name: String, from package: String) throws {
    let ours = Repository.root.appending(path: ".build/test-tools/bin/\(name)").path
    guard let found = [[ours], ["/usr/bin/env", name]].first(where: { Self.answers($0 + ["--version"]) }) else {
      throw Missing(description: "no '\(name)'; run Scripts/prerequisites test, which installs \(package)")
    }
    command = found
  }

  /// A program in Python that imports a package; its arguments follow.
  init(python program: String, with module: String, from package: String) throws {
    let pythons = [["/usr/bin/env", "python3"], ["/usr/bin/python3"]]
    guard let found = pythons.first(where: { Self.answers($0 + ["-c", "import \(module)"]) }) else {
      throw Missing(description: "no Python with '\(module)'; apt-get install \(package)")
    }
    command = found + ["-c", program]
  }

  /// Runs the tool on a text that it finds in a file.
  ///
  /// - Parameters:
  ///   - arguments: `{}` stands for the file.
  ///   - name: the file's name, since some tools go by its end.
  /// - Returns: the status, and all that was printed.
  func run(_ arguments: [String], on text: String, named name: String) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "reports-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return try Self.run(command + arguments.map { $0 == "{}" ? file.path : $0 })
  }

  /// A file of the tests' `Schemas`.
  static func schema(_ name: String) -> String {
    Repository.root.appending(path: "Tests/CatalogValidationTests/Schemas/\(name)").path
  }

  private static func answers(_ command: [String]) -> Bool { (try? run(command).status) == 0 }

  private static func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
