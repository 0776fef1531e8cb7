internal import CatalogModel
internal import MessageSyntax
internal import PurposeCatalog

/// Reports `end-punctuation`: a text ends like the source, in the marks of its language.
package enum EndPunctuationRule: TextRule {
  package static let description = RuleDescription(
    identifier: "end-punctuation",
    severity: .warning,
    isFixable: true,
    summary:
      "A text ends in a full stop, a colon or a question mark where the source does, in the mark of its language.",
    rationale: """
      A title is not a sentence and has no full stop; a question without its mark reads as an order. Each language \
      has its own marks: ؟ in Arabic, ; in Greek, ？ in Chinese and Japanese, ¿ before a question in Spanish, none in \
      Thai. A short word with a full stop counts as an abbreviation.
      """,
    breaking: [
      .translated("Zurück↓.", in: "de"),
      .translated("返回↓。", in: "zh-Hans"),
      .translated("Назад↓:", in: "ru"),
      .translated("Zurüc↓k", in: "de", from: "Back?"),
      .translated("رجوع↓?", in: "ar", from: "Back?"),
      .translated("Πίσω↓?", in: "el", from: "Back?"),
      .translated("↓Volver?", in: "es", from: "Back?"),
      .translated("戻りますか↓。", in: "ja", from: "Back?"),
    ],
    passing: [
      .translated("Ant.", in: "es"),
      .translated("Πίσω;", in: "el", from: "Back?"),
      .translated("¿Volver?", in: "es", from: "Back?"),
      .translated("Retour\u{202F}?", in: "fr", from: "Back?"),
      .translated("ย้อนกลับใช่ไหม", in: "th", from: "Back?"),
      .translated("Վերադառնա՞լ", in: "hy", from: "Back?"),
      .translated("वापस।", in: "hi", from: "Back."),
      .translated("رجوع؟\u{200F}", in: "ar", from: "Back?"),
      .translated("Zurück!", in: "de", from: "Back."),
    ]
  )

  package static let concerns: TextTraits = .sentencePunctuation
  package static let comparesWithSource = true

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard let source = text.sourceFacts else { return checkOpening(text, &collector) }
    let marks = SentenceMarks(language: text.locale.facts.tag.language, script: text.locale.facts.script)
    let expected = endOfSource(source, text).flatMap(SentenceMarks.kind(of:))
    if source.last == ".", text.sourceText?.hasSuffix("..") == true { return }
    checkEnds(of: 0, text) { scalar, offset in
      check(
        marks.ownKind(of: scalar), scalar: scalar, at: offset, expected: expected, in: text, marks: marks,
        to: &collector)
    }
    // Of "S?", which was "Sí", the mark at the end is the mistake.
    if expected != nil { checkOpening(text, &collector) }
  }

  /// The last character of the source before closing quotes and white space; nil for dots, which the ellipsis rule
  /// checks.
  private static func endOfSource(_ source: TextFacts, _ text: CheckedText) -> Unicode.Scalar? {
    guard SentenceMarks.canFollowEnd(source.last), let sourceText = text.sourceText else { return source.last }
    let tree = MessageTree(parsing: sourceText)
    for node in tree.nodes.reversed() {
      switch node.kind {
      case .text:
        let scalars = tree.text(node.range).unicodeScalars
        guard let end = scalars.lastIndex(where: { !SentenceMarks.canFollowEnd($0) }) else { continue }
        let isDots = scalars[end] == "." && scalars[..<end].last == "."
        return isDots ? nil : scalars[end]
      case .argument, .number, .numberSign: return TextVariant.placeholder
      default: continue
      }
    }
    return source.last
  }

  private static func check(
    _ kind: SentenceMarks.Kind?, scalar: Unicode.Scalar, at offset: Int, expected: SentenceMarks.Kind?,
    in text: CheckedText, marks: SentenceMarks, to collector: inout FindingCollector
  ) {
    let range = offset..<offset + UTF8.width(scalar)
    let isEllipsis = offset >= range.count && text.bytes.scalar(at: offset - range.count).scalar == scalar
    switch (kind, expected) {
    case (nil, nil), (.exclamation, .fullStop), (.fullStop, .exclamation): return
    case (nil, let expected?):
      guard let mark = marks.mark(thatEnds: expected), !text.hasInnerMark(of: expected, marks),
        !marks.isOwn(scalar, expected)
      else { return }
      let advice =
        marks.isInner(mark, expected)
        ? "put '\(mark)' into the word that the question is about" : "end the text in '\(mark)'"
      collector.report(self, "the source ends in a \(expected.rawValue); \(advice)", in: text, at: offset)
    case (let kind?, nil):
      guard !isEllipsis, !text.endsInAbbreviation(at: offset) else { return }
      let isStatement = kind == .fullStop || kind == .colon || kind == .comma || kind == .semicolon
      collector.report(
        self, "the text ends in '\(scalar)' where the source does not; remove it", in: text, at: offset,
        fix: isStatement ? text.fix(replacing: range, with: "") : nil)
    case (let kind?, let expected?) where kind != expected:
      guard !isEllipsis, let mark = marks.mark(thatEnds: expected),
        kind != .fullStop || !text.hasInnerMark(of: expected, marks)
      else { return }
      collector.report(
        self, "the text ends in '\(scalar)' and the source in a \(expected.rawValue); write '\(mark)'", in: text,
        at: offset)
    case (let kind?, _):
      guard !marks.accepted(kind).contains(scalar), let mark = marks.mark(thatEnds: kind) else { return }
      collector.report(
        self, "'\(scalar)' is not the \(kind.rawValue) of '\(text.locale.facts.tag)'; write '\(mark)'", in: text,
        at: offset,
        // A mark inside a word cannot be placed automatically.
        fix: marks.isInner(mark, kind) ? nil : text.fix(replacing: range, with: String(mark)))
    }
  }

  /// Spanish also has an opening mark for questions and exclamations.
  private static func checkOpening(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard text.facts.traits.contains(.sentencePunctuation), text.locale.facts.tag.language == "es" else { return }
    for variant in text.variants() {
      let scalars = variant.scalars
      guard let last = scalars.last, let opening = last == "?" ? "¿" : last == "!" ? "¡" : nil as Unicode.Scalar?,
        !scalars.contains(opening)
      else { continue }
      let isOneSentence = !scalars.dropLast().contains { SentenceMarks.kind(of: $0) != nil }
      collector.report(
        self, "no mark opens the sentence that '\(last)' ends; write '\(opening)' before it", in: text,
        variant: variant, at: 0,
        fix: isOneSentence ? text.fix(replacing: variant.offsets[0]..<variant.offsets[0], with: String(opening)) : nil)
    }
  }

  /// Calls `body` with the last significant character of each possible ending of the text; U+FFFC for a placeholder.
  /// - Returns: true if there was one.
  @discardableResult
  private static func checkEnds(
    of parent: Int, _ text: CheckedText, _ body: (Unicode.Scalar, Int) -> Void
  ) -> Bool {
    guard !text.nodes.isEmpty else { return reportEnd(of: text.bytes.indices, text, body) }
    // Reversed, since white space or a closing quotation mark may follow the significant character.
    for child in Array(MessageChildren(of: parent, in: text.nodes)).reversed() {
      let node = text.nodes[child]
      switch node.kind {
      case .text: if reportEnd(of: node.range, text, body) { return true }
      case .plural, .selectOrdinal, .select:
        for branch in MessageChildren(of: child, in: text.nodes) where !isForNothing(text.nodes[branch]) {
          checkEnds(of: branch, text, body)
        }
        return true
      case .quoteMark: break
      default:
        body(TextVariant.placeholder, node.range.lowerBound)
        return true
      }
    }
    return false
  }

  /// True if a branch is for zero, which may need no question.
  private static func isForNothing(_ branch: MessageNode) -> Bool {
    branch.selector == .category(.zero) || branch.selector == .explicitValue(0)
  }

  private static func reportEnd(
    of range: Range<Int>, _ text: CheckedText, _ body: (Unicode.Scalar, Int) -> Void
  ) -> Bool {
    var end = range.upperBound
    while end > range.lowerBound {
      let start = text.bytes.startOfScalar(before: end)
      let scalar = text.bytes.scalar(at: start).scalar
      if !SentenceMarks.canFollowEnd(scalar) {
        body(scalar, start)
        return true
      }
      end = start
    }
    return false
  }
}

extension CheckedText {
  /// True if the question mark is inside the last word, as in Armenian.
  fileprivate func hasInnerMark(of kind: SentenceMarks.Kind, _ marks: SentenceMarks) -> Bool {
    text(bytes.indices).unicodeScalars.contains { marks.isInner($0, kind) }
  }

  /// True if a full stop follows a short word, a word with another full stop, or a title's short form, and so probably
  /// belongs to an abbreviation.
  fileprivate func endsInAbbreviation(at offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: ".") else { return false }
    if declaration.name == MessageDeclaration.short { return true }
    // In grapheme clusters: a Hindi vowel sign is not a letter.
    let word = text(0..<offset).reversed().prefix { $0.isLetter || $0 == "." }
    return (1...4).contains(word.count) || word.contains(".")
  }
}
