internal import CatalogValidation
package import SourceReading
package import SourceText

/// The acceptances that a file's comments declare: `// catalog: no purpose, the game's own button` and
/// `// catalog: accept dismissal-differs, the paywall is Apple's`.
///
/// A comment applies to what begins on its line, or on the next one if the comment is alone. A comment without a reason
/// accepts nothing and is reported.
package struct Acceptances: Sendable {
  package enum Acceptance: Sendable, Equatable {
    case noPurpose
    case rule(String)
  }

  /// A comment that should accept something, but does not.
  package struct Mistake: Sendable {
    package let message: String
    /// The first byte of the comment.
    package let offset: Int
  }

  /// The acceptances and reasons by line.
  private let lines: [Int: [(acceptance: Acceptance, reason: String)]]
  package let mistakes: [Mistake]

  /// Reads a file's comments.
  ///
  /// - Parameter rules: the identifiers of all rules.
  package init(_ comments: [SourceComment], in file: SourceFile, rules: [String]) {
    var lines: [Int: [(acceptance: Acceptance, reason: String)]] = [:]
    var mistakes: [Mistake] = []
    for comment in comments {
      guard let read = Self.read(comment.text, rules: rules) else { continue }
      let found: (acceptance: Acceptance, reason: String)
      switch read {
      case .success(let read): found = (read.acceptance, read.reason)
      case .failure(let refusal):
        mistakes.append(Mistake(message: refusal.message, offset: comment.range.lowerBound))
        continue
      }
      let last = file.position(at: max(comment.range.lowerBound, comment.range.upperBound - 1)).line
      let isAlone = Self.isAlone(comment, file.bytes)
      for line in isAlone ? [last, last + 1] : [last] { lines[line, default: []].append(found) }
    }
    self.lines = lines
    self.mistakes = mistakes
  }

  /// Returns whether only spaces, or the brace of JSX, precede a comment on its line.
  private static func isAlone(_ comment: SourceComment, _ bytes: [UInt8]) -> Bool {
    let before = bytes[..<min(comment.range.lowerBound, bytes.count)].reversed().prefix { $0 != 0x0A }
    return before.allSatisfy { $0 == UInt8(ascii: " ") || $0 == 0x09 || $0 == UInt8(ascii: "{") }
  }

  /// The reason for which a line is accepted, or nil.
  package func reason(for acceptance: Acceptance, on line: Int) -> String? {
    lines[line]?.first { $0.acceptance == acceptance }?.reason
  }

  package var isEmpty: Bool { lines.isEmpty && mistakes.isEmpty }

  private struct Read {
    let acceptance: Acceptance
    let reason: String
  }

  private struct Refusal: Error {
    let message: String
  }

  /// Reads a comment's acceptance; nil if it does not begin with `catalog:`.
  private static func read(_ comment: String, rules: [String]) -> Result<Read, Refusal>? {
    let text = comment.trimmingSpaces
    guard text.hasPrefix("catalog:") else { return nil }
    let directive = String(text.dropFirst("catalog:".count)).trimmingSpaces
    let end = directive.firstIndex { $0 == "," || $0 == ";" || $0 == "–" || $0 == "—" } ?? directive.endIndex
    let what = String(directive[..<end]).trimmingSpaces
    let reason = String(directive[end...].dropFirst()).trimmingSpaces
    let acceptance: Acceptance
    if what == "no purpose" {
      acceptance = .noPurpose
    } else if what.hasPrefix("accept ") {
      let rule = String(what.dropFirst("accept ".count)).trimmingSpaces
      guard rules.contains(rule) else {
        let advice = NearestName.advice(on: rule, among: rules, otherwise: "'catalog rules' lists them all")
        return .failure(Refusal(message: "unknown rule '\(rule)'; \(advice)"))
      }
      acceptance = .rule(rule)
    } else {
      return .failure(
        Refusal(message: "'\(what)' accepts nothing; write 'no purpose' or 'accept' and a rule, a comma and a reason"))
    }
    guard !reason.isEmpty else {
      return .failure(Refusal(message: "'\(what)' has no reason; write one behind a comma"))
    }
    return .success(Read(acceptance: acceptance, reason: reason))
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
