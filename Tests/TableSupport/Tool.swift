package import Foundation
import TestSupport
package import Testing

/// An independent program that reads our files or writes files for us to read.
package struct Tool: Sendable {
  /// The result of a run.
  package struct Result {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  package let name: String
  /// The Debian package that contains it.
  package let package: String
  /// Whether one of them runs at a time; see ``ChildProgram/Kind/heavyPeer``.
  package var isHeavy: Bool

  package init(name: String, package: String, isHeavy: Bool = false) {
    self.name = name
    self.package = package
    self.isHeavy = isHeavy
  }

  /// Runs the tool in a folder and waits until it exits. `{profile}` in an argument is a new folder for settings.
  ///
  /// A missing tool fails the test with the command that installs it.
  package func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
    location: SourceLocation = #_sourceLocation
  ) throws -> Result {
    // The system's folders come first: Debian's Python is the one that finds Debian's modules.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try ChildProgram.run(
      [name] + arguments, kind: isHeavy ? .heavyPeer : .peer, in: folder?.path,
      environment: ["PATH": "/usr/bin:/bin:\(path)", "LC_ALL": "C.UTF-8", "HOME": "{profile}"].merging(environment) {
        $1
      })
    try #require(
      outcome.status != 127, "\(name) is missing; install it with apt-get install \(package)", sourceLocation: location)
    return Result(status: outcome.status, output: outcome.output, errors: outcome.errors)
  }
}

extension Tool {
  /// LibreOffice, which converts files in a new profile.
  package struct Office {
    package init() {}

    /// Converts a file.
    ///
    /// - Parameters:
    ///   - options: what to convert to, and how.
    ///   - folder: receives the new files in `out`.
    package func convert(_ paths: [String], _ options: [String], in folder: ScratchFolder) throws -> Result {
      try Tool(name: "soffice", package: "libreoffice-calc", isHeavy: true).run(
        ["-env:UserInstallation=file://{profile}", "--headless"] + options
          + ["--outdir", folder.url.appending(path: "out").path] + paths)
    }
  }
}

/// A folder that is removed after the test.
package final class ScratchFolder {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "string-tables-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and its folders.
  ///
  /// - Returns: its path.
  @discardableResult
  package func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  package func read(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url.appending(path: name))) }
}
