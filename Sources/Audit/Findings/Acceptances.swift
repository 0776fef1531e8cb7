package import SourceReading
internal import SourceText

/// What the comments of a file accept: `// catalog: no purpose, the game's own button` and
/// `// catalog: accept dismissal-differs, the paywall is Apple's`.
///
/// A comment speaks of what begins on its own line, or on the next one if it stands alone. A comment without a reason accepts nothing.
package struct Acceptances: Sendable {
  package enum Acceptance: Sendable, Equatable {
    case noPurpose
    case rule(String)
  }

  /// The acceptances and reasons by line.
  private let lines: [Int: [(acceptance: Acceptance, reason: String)]]

  package init(_ tree: SourceTree) {
    var lines: [Int: [(acceptance: Acceptance, reason: String)]] = [:]
    for comment in tree.comments {
      guard let found = Self.read(comment.text) else { continue }
      let last = tree.file.position(at: max(comment.range.lowerBound, comment.range.upperBound - 1)).line
      let isAlone = Self.isAlone(comment, tree.file.bytes)
      for line in isAlone ? [last, last + 1] : [last] { lines[line, default: []].append(found) }
    }
    self.lines = lines
  }

  /// Whether nothing but spaces, or the brace of JSX, is before a comment on its line.
  private static func isAlone(_ comment: SourceComment, _ bytes: [UInt8]) -> Bool {
    let before = bytes[..<min(comment.range.lowerBound, bytes.count)].reversed().prefix { $0 != 0x0A }
    return before.allSatisfy { $0 == UInt8(ascii: " ") || $0 == 0x09 || $0 == UInt8(ascii: "{") }
  }

  /// The reason that a line is accepted for, or nil.
  package func reason(for acceptance: Acceptance, on line: Int) -> String? {
    lines[line]?.first { $0.acceptance == acceptance }?.reason
  }

  package var isEmpty: Bool { lines.isEmpty }

  private static func read(_ comment: String) -> (acceptance: Acceptance, reason: String)? {
    let text = comment.trimmingSpaces
    guard text.hasPrefix("catalog:") else { return nil }
    let words = String(text.dropFirst("catalog:".count)).trimmingSpaces
    guard let end = words.firstIndex(where: { $0 == "," || $0 == ";" || $0 == "–" || $0 == "—" }) else { return nil }
    let what = String(words[..<end]).trimmingSpaces
    let reason = String(words[words.index(after: end)...]).trimmingSpaces
    guard !reason.isEmpty else { return nil }
    if what == "no purpose" { return (.noPurpose, reason) }
    guard what.hasPrefix("accept ") else { return nil }
    return (.rule(String(what.dropFirst("accept ".count)).trimmingSpaces), reason)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
