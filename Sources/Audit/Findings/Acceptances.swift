package import SourceReading
internal import SourceText

/// What the comments of a file accept: `// catalog: no purpose, the game's own button` and
/// `// catalog: accept dismissal-differs, the paywall is Apple's`.
///
/// A comment speaks of what begins on its own line or on the next one. A comment without a reason accepts nothing.
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
      for line in [last, last + 1] { lines[line, default: []].append(found) }
    }
    self.lines = lines
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
