internal import CatalogEditing
internal import CatalogFiles
internal import StringFormats

extension UnitMerge {
  /// The result of merging the comment on a text, which is independent of the text.
  ///
  /// | theirs | ours | comment |
  /// |---|---|---|
  /// | none, or as exported | anything | ours |
  /// | changed | none, or as exported | theirs |
  /// | changed | changed differently | ours, with a note; theirs if that side is chosen |
  ///
  /// A missing comment has no meaning, since many formats cannot hold one. Files of older versions have no base of the
  /// comment: there the catalogue's is kept if the two differ.
  struct MergedComment {
    let text: String?
    /// A note for the report; nil if nothing was lost.
    var note: String?
  }

  var mergedComment: MergedComment {
    let our = ours.record?.comment
    guard let newText = newComment, newText != UnitBase.normalized(of: our) else { return MergedComment(text: our) }
    guard let ourText = UnitBase.normalized(of: our), theirs.base?.isComment(our) != true, policy.take != .theirs else {
      return MergedComment(text: theirs.comment)
    }
    let both = "the comment is '\(ourText)' in the catalogue and '\(newText)' in the file"
    let advice = policy.take == nil ? "; use --take theirs for the other one" : ""
    return MergedComment(text: our, note: "\(both); the catalogue keeps its own\(advice)")
  }

  /// The file's comment; nil if it has none or the exported one.
  private var newComment: String? {
    theirs.base?.isComment(theirs.comment) == true ? nil : UnitBase.normalized(of: theirs.comment)
  }

  /// The outcome for a unit whose text and state are not imported; its comment may be.
  ///
  /// - Parameter reason: why they are not imported.
  func untouched(_ outcome: ImportOutcome, _ reason: String? = nil) -> Result {
    guard let text = ours.text else {
      let note = newComment.map { "the comment '\($0)' belongs to no text in the catalogue" }
      return result(outcome, reason: reason, note: note)
    }
    let (record, comment) = (ours.record, mergedComment)
    guard comment.text != record?.comment else { return result(outcome, reason: reason, note: comment.note) }
    return Result(
      outcome: outcome == .kept ? .kept : .updated,
      reason: reason.map { "\($0) and takes the comment" } ?? "only the comment",
      value: TextValue(text, state: record?.state, comment: comment.text, source: record?.source))
  }

  /// Reports do not list unchanged units, so one whose comment is not imported is `kept`.
  private func result(_ outcome: ImportOutcome, reason: String?, note: String?) -> Result {
    Result(outcome: outcome == .unchanged && note != nil ? .kept : outcome, reason: Self.joined(reason, note))
  }

  static func joined(_ reason: String?, _ note: String?) -> String? {
    let parts = [reason, note].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
