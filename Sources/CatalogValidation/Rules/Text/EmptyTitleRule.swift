internal import ICUText
internal import MessageSyntax

/// Reports `empty-title`: no text is empty or blank for any values of its arguments. Invisible characters count as blank.
package enum EmptyTitleRule: TextRule {
  package static let description = RuleDescription(
    identifier: "empty-title",
    severity: .error,
    summary: "No text is empty or blank for any values of its arguments.",
    rationale: "An empty text is shown as an empty button. A text that is left out is inherited instead.",
    breaking: [
      .title("↓"),
      .title("↓ "),
      .title("↓\u{200F}"),
      .counted("{count, plural, one {↓} other {Delete # items}}"),
    ],
    passing: [.title("Back"), .counted("{count, plural, one {Delete} other {Delete # items}}")]
  )

  package static let concerns: TextTraits = .blankEdge

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    if text.nodes.isEmpty {
      guard isBlank(text.bytes) else { return }
      collector.report(self, "the text is empty; write it, or leave it out to inherit one", in: text)
    } else if let offset = emptyPath(of: 0, text) {
      collector.report(self, "the text can come out empty; write something in this branch", in: text, at: offset)
    }
  }

  /// True if a text draws nothing.
  private static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = WhiteSpace.lengthAtStart(of: bytes)
    while position < bytes.count {
      let (scalar, length) = bytes.scalar(at: position)
      let properties = CharacterProperties(of: scalar)
      // BRAILLE PATTERN BLANK is a letter to Unicode.
      guard properties.isWhiteSpace || properties.isDefaultIgnorable || scalar == "\u{2800}" else { return false }
      position += length
    }
    return true
  }

  /// The offset of a path through the message that prints nothing, or nil.
  private static func emptyPath(of parent: Int, _ text: CheckedText) -> Int? {
    let node = text.nodes[parent]
    var place = node.kind == .branch ? node.contentRange.lowerBound : node.range.lowerBound
    for child in MessageChildren(of: parent, in: text.nodes) {
      let node = text.nodes[child]
      switch node.kind {
      case .quoteMark: continue
      case .text where isBlank(UnsafeBufferPointer(rebasing: text.bytes[node.range])): continue
      case .plural, .selectOrdinal, .select:
        var found: Int?
        for branch in MessageChildren(of: child, in: text.nodes) where found == nil {
          found = emptyPath(of: branch, text)
        }
        guard let found else { return nil }
        place = found
      default: return nil
      }
    }
    return place
  }
}
