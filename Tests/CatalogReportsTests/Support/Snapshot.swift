import Foundation
import Testing

/// The text that a test expects, in a file of Snapshots/, where people can read it as users do.
///
/// To record: `RECORD_SNAPSHOTS=1 swift test --filter Snapshot`, then review the difference. Recording fails the run,
/// so that it cannot pass for a test.
enum Snapshot {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Snapshots")

  static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name).standardizedFileURL
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name); run again without RECORD_SNAPSHOTS", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    // Strings compare by canonical equivalence, but a snapshot is bytes.
    guard !text.utf8.elementsEqual(expected.utf8) else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(lines, expectedLines).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    Issue.record(
      """
      \(name) differs from line \(first + 1):
      - \(first < expectedLines.count ? expectedLines[first] : "(end)")
      + \(first < lines.count ? lines[first] : "(end)")
      """, sourceLocation: sourceLocation)
  }
}
