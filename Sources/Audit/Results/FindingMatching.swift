internal import CatalogFiles
internal import CatalogValidation
internal import SourceText

/// Pairs the findings of two states of an app, so that code that moved is not reported as new.
///
/// An identity has no path and no line, so a file that is moved or reformatted keeps its findings. If several buttons
/// of a type have the same identity, those in the same file and on the same line are paired first. The rest are paired
/// by their line, and then within their file, so that a renamed type or one that is split keeps its findings too.
enum FindingMatching {
  /// A finding, and the text of its line without white space.
  struct Placed {
    let finding: Finding
    let line: String
  }

  static func places(_ report: AuditReport, _ findings: [Finding]) -> [Placed] {
    var lines: [String: [Substring]] = [:]
    return findings.map { finding in
      if lines[finding.file] == nil {
        let text = report.files[finding.file].map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        lines[finding.file] = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      }
      let all = lines[finding.file] ?? []
      let number = finding.position.line - 1
      return Placed(finding: finding, line: all.indices.contains(number) ? all[number].filter { !$0.isWhitespace } : "")
    }
  }

  /// The findings of each state that have no counterpart in the other.
  static func unmatched(before: [Placed], after: [Placed]) -> (before: [Finding], after: [Finding]) {
    var (left, right) = (before, after)
    for key in keys {
      // Pairs most findings at once.
      if left.isEmpty || right.isEmpty { break }
      pair(&left, &right, by: key)
    }
    return (left.map(\.finding), right.map(\.finding))
  }

  /// The keys by which two findings are paired, the closest first.
  private static let keys: [@Sendable (Placed) -> [String]] = [
    { [identity($0), $0.finding.file, $0.line] },
    { [identity($0), $0.finding.file] },
    { [identity($0), $0.line] },
    { [identity($0)] },
    { [kind($0), $0.line] },
    { [kind($0), $0.finding.file] },
  ]

  private static func pair(_ left: inout [Placed], _ right: inout [Placed], by key: (Placed) -> [String]) {
    var counts: [[String]: Int] = [:]
    for placed in left { counts[key(placed), default: 0] += 1 }
    var taken: [[String]: Int] = [:]
    right = right.filter { placed in
      let key = key(placed)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      taken[key, default: 0] += 1
      return false
    }
    left = left.filter { placed in
      let key = key(placed)
      guard let count = taken[key], count > 0 else { return true }
      taken[key] = count - 1
      return false
    }
  }

  /// The identity without its number among those of the same identity.
  private static func identity(_ placed: Placed) -> String {
    let identity = placed.finding.identity
    guard let mark = identity.lastIndex(of: "#"), identity[identity.index(after: mark)...].allSatisfy(\.isNumber) else {
      return identity
    }
    return String(identity[..<mark])
  }

  /// The rule and the message, without numbers and without the screen that it names.
  private static func kind(_ placed: Placed) -> String {
    let finding = placed.finding
    let message = finding.subject.screen.map { finding.message.replacing("'\($0)'", with: "''") } ?? finding.message
    return "\(finding.rule)\n\(finding.subject.purpose ?? "")\n\(message.filter { !$0.isNumber })"
  }
}
