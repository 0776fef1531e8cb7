internal import CatalogEditing
internal import CatalogFiles
internal import CatalogModel
internal import StringFormats

extension UnitMerge {
  /// The outcome for a unit with equal texts on both sides.
  var mergedState: Result {
    guard let state = changedState else { return untouched(.unchanged) }
    if theirs.base == nil, policy.take != .theirs { return stateWithoutBase(state) }
    let record = ours.record
    if let base = theirs.base, base.state != currentState, policy.take != .theirs { return conflict("state") }
    let comment = mergedComment
    var value = TextValue(ours.text ?? "", state: record?.state, comment: comment.text, source: record?.source)
    let isApproval = state == .translated || state == .final
    if isApproval, isOutdated {
      // The approved text translates an older source text.
      if record?.needsReview != true { value.state = .needsReview }
      let isOther = value.state != record?.state || value.comment != record?.comment
      let reason =
        "the source text is now '\(ours.source)'; the approval was for the old one, so the state is needs-review"
      return Result(outcome: .stale, reason: Self.joined(reason, comment.note), value: isOther ? value : nil)
    }
    value.state = written(state)
    if isApproval { value.source = recordsSource ? seenSource : nil }
    return Result(outcome: .updated, reason: Self.joined("only the state", comment.note), value: value)
  }

  /// The state of a text that the translator changed. A row of a sheet that was filled in is translated, although its
  /// column still says `new`; tools that know states set another one.
  var newState: TranslationState {
    switch theirs.state {
    case nil: .translated
    case .new? where !theirs.isInSharedFile && theirs.base?.state == .new: .translated
    case .new?: .needsReview
    case let state?: state
    }
  }

  /// The translator's new state for an unchanged text; nil if it is the exported or the catalogue's one.
  ///
  /// An existing text is not `new`: that state is read as a request for review.
  private var changedState: TranslationState? {
    guard let said = theirs.state, said != theirs.base?.state else { return nil }
    if said == .new { return ours.record?.needsReview == true ? nil : .needsReview }
    return said == currentState ? nil : said
  }

  private var currentState: TranslationState { ours.record?.state ?? .translated }

  /// A text with the state `translated` is a plain string, unless the catalogue already has an object; other states are
  /// written.
  func written(_ state: TranslationState) -> TranslationState? {
    switch state {
    case .new, .needsReview, .final: state
    case .translated: ours.record == nil ? nil : state
    }
  }

  /// The reason for a conflict of states.
  var statesOfBoth: String {
    "the state is '\(theirs.state?.rawValue ?? "")' here and '\(currentState.rawValue)' in the catalogue"
  }
}
