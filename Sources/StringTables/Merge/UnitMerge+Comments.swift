internal import CatalogEditing
internal import CatalogFiles

extension UnitMerge {
  /// What becomes of the comment beside a text, whatever becomes of the text.
  ///
  /// | theirs | ours | comment |
  /// |---|---|---|
  /// | none, or as exported | anything | ours |
  /// | changed | none, or as exported | theirs |
  /// | changed | otherwise | ours, which is told; theirs where that side is to be taken |
  ///
  /// No comment in a file says nothing: many formats hold none. A file of an older version does not say what was
  /// exported: there the catalogue's stays wherever the two differ.
  struct MergedComment {
    let text: String?
    /// What to tell of it; nil if nothing was lost.
    var note: String?
  }

  var mergedComment: MergedComment {
    let our = ours.record?.comment
    guard let words = newComment, words != UnitBase.words(of: our) else { return MergedComment(text: our) }
    guard let ourWords = UnitBase.words(of: our), theirs.base?.isComment(our) != true, policy.take != .theirs else {
      return MergedComment(text: theirs.comment)
    }
    let both = "the comment is '\(ourWords)' in the catalogue and '\(words)' in the file"
    let advice = policy.take == nil ? "; use --take theirs for the other one" : ""
    return MergedComment(text: our, note: "\(both); the catalogue keeps its own\(advice)")
  }

  /// The words of the file's comment; nil if it has none, or the one that was exported.
  private var newComment: String? {
    theirs.base?.isComment(theirs.comment) == true ? nil : UnitBase.words(of: theirs.comment)
  }

  /// What becomes of a unit whose text and state stay as the catalogue has them: the comment may still go in.
  ///
  /// - Parameter reason: why they stay.
  func untouched(_ outcome: ImportOutcome, _ reason: String? = nil) -> Result {
    guard let text = ours.text else {
      let note = newComment.map { "the comment '\($0)' belongs to no text in the catalogue" }
      return told(outcome, reason, note)
    }
    let (record, comment) = (ours.record, mergedComment)
    guard comment.text != record?.comment else { return told(outcome, reason, comment.note) }
    return Result(
      outcome: outcome == .kept ? .kept : .updated,
      reason: reason.map { "\($0) and takes the comment" } ?? "only the comment",
      value: TextValue(text, state: record?.state, comment: comment.text, source: record?.source))
  }

  /// Nobody looks at what is unchanged: a comment that does not go in makes it `kept`.
  private func told(_ outcome: ImportOutcome, _ reason: String?, _ note: String?) -> Result {
    Result(outcome: outcome == .unchanged && note != nil ? .kept : outcome, reason: Self.joined(reason, note))
  }

  static func joined(_ reason: String?, _ note: String?) -> String? {
    let parts = [reason, note].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
