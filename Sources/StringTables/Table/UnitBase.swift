package import CatalogModel

/// What a unit was when it was exported, so small that any note or attribute holds it: the base of the three-way merge.
///
/// The source is digested as it is; the target in its canonical form (``MessageForms/canonicalText(of:)``), so that a
/// format which spells the same message otherwise makes no change of it; the comment by its words alone, since programs
/// indent and wrap it.
package struct UnitBase: Sendable {
  /// The digest of the source text.
  package let source: String
  /// The digest of the target's canonical form; of the empty text where there was none.
  package let target: String
  package let state: TranslationState
  /// The digest of the comment's words; nil if there was no comment, and where the file does not say.
  package private(set) var comment: String?

  /// Digests what is exported.
  package init(source: String, target: String?, state: TranslationState, comment: String? = nil) {
    self.source = SourceDigest.of(source)
    self.target = SourceDigest.of(MessageForms.canonicalText(of: target ?? ""))
    self.state = state
    self.comment = Self.words(of: comment).map { SourceDigest.of($0) }
  }
}

extension UnitBase: Hashable {
  /// Whether two say the same of source, target and state: what the comment was not every format keeps.
  package static func == (left: Self, right: Self) -> Bool {
    left.source == right.source && left.target == right.target && left.state == right.state
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(target)
    hasher.combine(state)
  }
}

extension UnitBase {
  /// The base as one line for a format's note: `purpose-catalog: source=… target=… state=translated`.
  package var note: String { Self.notePrefix + attributes }

  /// The same without the words in front, for a format's attribute or field; where there was a comment, ` comment=…`
  /// is after it.
  package var attributes: String {
    "source=\(source) target=\(target) state=\(state.rawValue)" + (comment.map { " comment=\($0)" } ?? "")
  }

  /// What a note must begin with to be ``note``, so that readers tell it from what a person wrote.
  package static let notePrefix = "purpose-catalog: "

  /// Reads a note or attributes; nil if the text is something else or somebody changed it.
  package init?(_ text: some StringProtocol) {
    let isNote = text.utf8.starts(with: Self.notePrefix.utf8)
    let words = text.utf8.dropFirst(isNote ? Self.notePrefix.utf8.count : 0)
      .split { $0 == 0x20 || (0x09...0x0D).contains($0) }
    // The files of older versions say nothing of the comment.
    guard words.count == 3 || words.count == 4 else { return nil }
    let values = zip(words, ["source=", "target=", "state=", "comment="]).compactMap { word, name in
      word.starts(with: name.utf8) ? String(decoding: word.dropFirst(name.utf8.count), as: UTF8.self) : nil
    }
    guard values.count == words.count, values.prefix(2).allSatisfy(SourceDigest.isWellFormed),
      let state = TranslationState(rawValue: values[2]), values.dropFirst(3).allSatisfy(SourceDigest.isWellFormed)
    else { return nil }
    (source, target, self.state) = (values[0], values[1], state)
    comment = values.count > 3 ? values[3] : nil
  }
}

extension UnitBase {
  /// Whether a text is the target that was exported.
  package func isTarget(_ text: String) -> Bool { UnitBase(source: "", target: text, state: .new).target == target }

  /// Whether a comment is known to be the one that was exported.
  func isComment(_ text: String?) -> Bool {
    guard let comment, let words = Self.words(of: text) else { return false }
    return SourceDigest.of(words) == comment
  }

  /// The base for a file whose comment stays as it is, whatever else of the unit is written again.
  func keepingComment(of old: UnitBase?) -> UnitBase {
    var base = self
    base.comment = old?.comment
    return base
  }

  /// The words of a comment with a space between them; nil if it has none.
  static func words(of comment: String?) -> String? {
    let words = (comment ?? "").split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The state of a unit whose format can say less than the catalogue: that of the base, where nothing was changed.
  ///
  /// - Parameter said: whether a state would have been written as the file has it.
  func state(of target: String, where said: (TranslationState) -> Bool) -> TranslationState? {
    said(state) && isTarget(target) ? state : nil
  }
}
