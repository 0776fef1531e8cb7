/// Reports `ellipsis`: an ellipsis is one character, and a text has one exactly if the source has one.
package enum EllipsisRule: TextRule {
  package static let description = RuleDescription(
    identifier: "ellipsis",
    severity: .warning,
    isFixable: true,
    summary: "An ellipsis is U+2026, not three dots, and a text has one where the source locale's text has one.",
    rationale: """
      On a button an ellipsis means that the app asks something before it acts. A translation without it promises \
      too much, one with it too little. Three dots are wider than the character, may break over two lines, and are \
      read aloud as dots.
      """,
    breaking: [
      .translated("Zurück↓...", in: "de", from: "Back…"),
      .translated("戻る↓。。。", in: "ja", from: "Back…"),
      .translated("Wstecz↓…", in: "sr-Latn"),
      .translated("返回↓...", in: "zh-Hans"),
      .translated("↓Zurück", in: "de", from: "Back…"),
      .translated("Zurück…", in: "de", from: "Back↓..."),
    ],
    passing: [
      .translated("Zurück…", in: "de", from: "Back…"),
      .translated("返回⋯⋯", in: "zh-Hant", from: "Back…"),
      .translated("返回……", in: "zh-Hans", from: "Back…"),
      .translated("…に戻る", in: "ja", from: "Back to…"),
    ]
  )

  package static let concerns: TextTraits = .dot
  package static let comparesWithSource = true

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    let found = ellipses(in: text.bytes)
    let sourceText = text.sourceText.map { Array($0.utf8) }
    let inSource = sourceText?.withUnsafeBufferPointer(ellipses(in:))
    if let inSource, inSource.isEmpty {
      for place in found {
        collector.report(
          self, "an ellipsis where the source has none; remove it, or write the whole text if a program cut it off",
          in: text, at: place.lowerBound)
      }
      return
    }
    for place in found where text.bytes[place.lowerBound] == UInt8(ascii: ".") || text.text(place).hasPrefix("。") {
      let isThree = text.text(place).unicodeScalars.count == 3
      collector.report(
        self, "dots instead of an ellipsis; write '…'", in: text, at: place.lowerBound,
        fix: isThree ? text.fix(replacing: place, with: "…") : nil)
    }
    if found.isEmpty, let last = inSource?.last, last.upperBound == sourceText?.count || text.sourceFacts?.last == "…" {
      collector.report(self, "the source ends in an ellipsis; end the text in '…' too", in: text)
    }
  }

  /// The ranges of the ellipses in a text: runs of the character, and three or more dots. Message syntax has no dots.
  private static func ellipses(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      let (scalar, length) = bytes.scalar(at: position)
      let start = position
      position += length
      guard ["…", "⋯", ".", "。"].contains(scalar) else { continue }
      while position < bytes.count, bytes.scalar(at: position).scalar == scalar { position += length }
      let isEllipsis = scalar == "…" || scalar == "⋯" || position - start >= 3 * length
      if isEllipsis { found.append(start..<position) }
    }
    return found
  }
}
