internal import MessageSyntax

/// Reports `edge-whitespace`: no text begins or ends with white space.
package enum EdgeWhitespaceRule: TextRule {
  package static let description = RuleDescription(
    identifier: "edge-whitespace",
    severity: .warning,
    isFixable: true,
    summary: "No text begins or ends with white space for any values of its arguments.",
    rationale: "A space at the edge shifts a centred title, and is usually copied by accident.",
    breaking: [
      .title("↓ Back"),
      .title("Back↓ "),
      .title("Back↓\u{A0}"),
      .counted("{count, plural, one {Delete # item↓ } other {↓ Delete # items}}"),
    ],
    passing: [
      .title("Go back"),
      .counted("Delete{count, plural, one { # item} other { # items}}"),
    ]
  )

  /// The trait includes U+FEFF, which is invisible.
  package static let concerns: TextTraits = .blankEdge

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    if text.nodes.isEmpty {
      report(0..<text.bytes.count, in: text, at: .both, to: &collector)
    } else {
      report(childrenOf: 0, in: text, at: .both, to: &collector)
    }
  }

  /// The ends of a part that are also ends of the printed text.
  private struct Edges: OptionSet {
    let rawValue: UInt8
    static let leading = Edges(rawValue: 1)
    static let trailing = Edges(rawValue: 2)
    static let both: Edges = [.leading, .trailing]
  }

  private static func report(
    childrenOf parent: Int, in text: CheckedText, at edges: Edges, to collector: inout FindingCollector
  ) {
    var first: Int?
    var last: Int?
    for child in MessageChildren(of: parent, in: text.nodes) where text.nodes[child].kind != .quoteMark {
      first = first ?? child
      last = child
    }
    guard let first, let last else { return }
    if first == last {
      report(first, in: text, at: edges, to: &collector)
    } else {
      report(first, in: text, at: edges.intersection(.leading), to: &collector)
      report(last, in: text, at: edges.intersection(.trailing), to: &collector)
    }
  }

  private static func report(
    _ child: Int, in text: CheckedText, at edges: Edges, to collector: inout FindingCollector
  ) {
    let node = text.nodes[child]
    switch node.kind {
    case .text: report(node.range, in: text, at: edges, to: &collector)
    case .plural, .selectOrdinal, .select: report(branchesOf: child, in: text, at: edges, to: &collector)
    default: break
    }
  }

  private static func report(
    branchesOf parent: Int, in text: CheckedText, at edges: Edges, to collector: inout FindingCollector
  ) {
    guard !edges.isEmpty else { return }
    for branch in MessageChildren(of: parent, in: text.nodes) {
      report(childrenOf: branch, in: text, at: edges, to: &collector)
    }
  }

  private static func report(
    _ range: Range<Int>, in text: CheckedText, at edges: Edges, to collector: inout FindingCollector
  ) {
    let bytes = UnsafeBufferPointer(rebasing: text.bytes[range])
    // A text that is entirely blank is reported by empty-title.
    if edges == .both, WhiteSpace.isAll(of: bytes) { return }
    let leading = edges.contains(.leading) ? WhiteSpace.lengthAtStart(of: bytes) : 0
    if leading > 0 {
      collector.report(
        self, "white space at the beginning; remove it", in: text, at: range.lowerBound,
        fix: text.fix(replacing: range.lowerBound..<range.lowerBound + leading, with: ""))
    }
    let trailing = edges.contains(.trailing) ? WhiteSpace.lengthAtEnd(of: bytes) : 0
    if trailing > 0 {
      collector.report(
        self, "white space at the end; remove it", in: text, at: range.upperBound - trailing,
        fix: text.fix(replacing: range.upperBound - trailing..<range.upperBound, with: ""))
    }
  }
}
