import Foundation
import Testing

/// Tables of facts in Fixtures/; their README names the sources.
enum Fixture {
  /// The rows of a tab-separated file without its header.
  static func rows(_ name: String) throws -> [[String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name)")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
  }
}
