package import CatalogModel

/// A compact record of a unit at the time of its export, short enough for any note or attribute: the base of the
/// three-way merge.
///
/// The source is digested unchanged; the target in its canonical form (``MessageForms/canonicalText(of:)``), so that
/// another spelling of the same message is not a change; the comment by its words, since programs indent and wrap it.
package struct UnitBase: Sendable {
  /// The digest of the source text.
  package let source: String
  /// The digest of the target's canonical form; of the empty text if there was none.
  package let target: String
  package let state: TranslationState
  /// The digest of the comment with single spaces; nil if there was no comment, or the file does not state it.
  package private(set) var comment: String?
  /// The digest of the context with single spaces, in formats with a cell for it; nil if the file does not state it.
  package private(set) var context: String?
  /// The wording of the exported text, for files that do not name it; nil for shared texts and older exports.
  package var wording: String?

  /// Digests an exported unit.
  package init(source: String, target: String?, state: TranslationState, comment: String? = nil) {
    self.source = SourceDigest.of(source)
    self.target = SourceDigest.of(MessageForms.canonicalText(of: target ?? ""))
    self.state = state
    self.comment = Self.normalized(of: comment).map { SourceDigest.of($0) }
  }
}

extension UnitBase: Hashable {
  /// Returns whether two have the same source, target and state; not every format keeps the comment's digest.
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
  /// The base as a line of a note: `purpose-catalog: source=… target=… state=translated`.
  package var note: String { Self.notePrefix + attributes }

  /// The same without the prefix, for an attribute or field; if there was a comment, ` comment=…` follows, and
  /// ` context=…` in a format with a cell for the context, and ` wording=…` for texts of a wording.
  package var attributes: String {
    "source=\(source) target=\(target) state=\(state.rawValue)" + (comment.map { " comment=\($0)" } ?? "")
      + (context.map { " context=\($0)" } ?? "") + (wording.map { " wording=\($0)" } ?? "")
  }

  /// The prefix of ``note``, which distinguishes it from people's notes.
  package static let notePrefix = "purpose-catalog: "

  /// Parses a note or attributes; nil if the text is something else or was edited.
  package init?(_ text: some StringProtocol) {
    let isNote = text.utf8.starts(with: Self.notePrefix.utf8)
    let fields = text.utf8.dropFirst(isNote ? Self.notePrefix.utf8.count : 0)
      .split { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let names = ["source", "target", "state", "comment", "context", "wording"]
    var values: [String: String] = [:]
    for word in fields {
      let parts = String(decoding: word, as: UTF8.self).split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let name = names.first(where: { $0 == parts[0] }), values[name] == nil else { return nil }
      values[name] = String(parts[1])
    }
    let digests = values.filter { $0.key != "state" && $0.key != "wording" }.values
    guard let source = values["source"], let target = values["target"], digests.allSatisfy(SourceDigest.isWellFormed),
      let state = values["state"].flatMap(TranslationState.init(rawValue:))
    else { return nil }
    (self.source, self.target, self.state) = (source, target, state)
    // Files of older versions have no digest of the comment, and none of the context.
    (comment, context, wording) = (values["comment"], values["context"], values["wording"])
  }
}

extension UnitBase {
  /// Returns whether a text is the exported target.
  package func isTarget(_ text: String) -> Bool { UnitBase(source: "", target: text, state: .new).target == target }

  /// Returns whether a comment is known to be the exported one.
  package func isComment(_ text: String?) -> Bool {
    guard let comment, let normalized = Self.normalized(of: text) else { return false }
    return SourceDigest.of(normalized) == comment
  }

  /// The base for a file whose comment is not rewritten.
  func keepingComment(of old: UnitBase?) -> UnitBase {
    var base = self
    base.comment = old?.comment
    return base
  }

  /// The base for a file with a cell for the context.
  func stating(context: String) -> UnitBase {
    var base = self
    base.context = Self.normalized(of: context).map { SourceDigest.of($0) }
    return base
  }

  /// Returns whether a context is known to differ from the exported one; an empty context has nothing to lose.
  func isOtherContext(_ text: String) -> Bool {
    guard let context, let normalized = Self.normalized(of: text) else { return false }
    return SourceDigest.of(normalized) != context
  }

  /// A comment with single spaces between its words; nil if it is blank.
  package static func normalized(of comment: String?) -> String? {
    // By scalars: looking up the property of each character takes a tenth of the time of publishing a site.
    let words = (comment ?? "").unicodeScalars.split(whereSeparator: isSpace)
    return words.isEmpty ? nil : words.map { String($0) }.joined(separator: " ")
  }

  /// True for the scalars with the property White_Space (PropList of Unicode 17).
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The state of a unit whose format has fewer states: that of the base if nothing was changed.
  ///
  /// - Parameter said: returns whether a state would have been written as in the file.
  func state(of target: String, where said: (TranslationState) -> Bool) -> TranslationState? {
    said(state) && isTarget(target) ? state : nil
  }
}
