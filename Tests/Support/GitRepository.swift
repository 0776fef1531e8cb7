package import Foundation

/// A git repository in its own folder, removed after the test.
///
/// It ignores the settings of the machine and of the user.
package final class GitRepository {
  /// The work tree.
  package let folder: URL

  package init(hash: String = "sha1") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "catalog-tests-git-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try git("init", "--quiet", "--initial-branch", "main", "--object-format", hash)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A path on disk.
  package func path(_ name: String = "") -> String { name.isEmpty ? folder.path : folder.path + "/" + name }

  /// Writes files and their folders.
  package func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  package func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
  }

  package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  /// Commits everything in the work tree.
  ///
  /// - Returns: the commit's identifier.
  @discardableResult
  package func commit(_ message: String) throws -> String {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
    return try git("rev-parse", "HEAD")
  }

  /// Runs git in the work tree.
  ///
  /// - Returns: its output without the last line feed.
  @discardableResult
  package func git(_ arguments: String...) throws -> String { try git(arguments: arguments) }

  /// Runs git in the work tree.
  ///
  /// - Returns: its output without the last line feed.
  package func git(arguments: [String]) throws -> String {
    let person = ["AUTHOR", "COMMITTER"].flatMap {
      [("GIT_\($0)_NAME", "Test"), ("GIT_\($0)_EMAIL", "test@example.org")]
    }
    let environment = ["PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
      .merging(person) { $1 }
    let outcome = try ChildProgram.run(["git"] + arguments, in: folder.path, environment: environment)
    guard outcome.status == 0 else { throw Failure(arguments: arguments, errors: outcome.errors) }
    return outcome.output.trimmingCharacters(in: .newlines)
  }

  /// A git command that failed.
  package struct Failure: Error, CustomStringConvertible {
    let arguments: [String]
    let errors: String

    package var description: String {
      "git \(arguments.joined(separator: " ")) failed: \(errors)without git: apt-get install git"
    }
  }
}
