internal import CatalogEditing
internal import CatalogFiles
internal import CatalogModel

extension UnitMerge {
  /// What becomes of a unit whose text is the same on both sides.
  var mergedState: Result {
    guard let state = changedState else { return untouched(.unchanged) }
    if theirs.base == nil, policy.take != .theirs { return stateWithoutBase(state) }
    let record = ours.record
    if let base = theirs.base, base.state != currentState, policy.take != .theirs { return conflict("state") }
    let comment = mergedComment
    var value = TextValue(ours.text ?? "", state: record?.state, comment: comment.text, source: record?.source)
    let isApproval = state == .translated || state == .final
    if isApproval, isOutdated {
      // What was approved says what an older source text said.
      if record?.needsReview != true { value.state = .needsReview }
      let isOther = value.state != record?.state || value.comment != record?.comment
      let reason = "the source text is '\(ours.source)' by now; approved was the old one, so it is needs-review"
      return Result(outcome: .stale, reason: Self.joined(reason, comment.note), value: isOther ? value : nil)
    }
    value.state = written(state)
    if isApproval { value.source = recordsSource ? seenSource : nil }
    return Result(outcome: .updated, reason: comment.note, value: value)
  }

  /// The state of a text that the translator changed. A tool that has no states, or left `new`, still sent a text.
  var newState: TranslationState {
    switch theirs.state {
    case nil: .translated
    case .new?: .needsReview
    case let state?: state
    }
  }

  /// The state that the translator gave to a text that is the same; nil if it is as exported or as the catalogue's.
  ///
  /// A text that is there is not `new`: who calls it so says that somebody has to look at it.
  private var changedState: TranslationState? {
    guard let said = theirs.state, said != theirs.base?.state else { return nil }
    if said == .new { return ours.record?.needsReview == true ? nil : .needsReview }
    return said == currentState ? nil : said
  }

  private var currentState: TranslationState { ours.record?.state ?? .translated }

  /// A text that is merely translated is a plain string, unless the catalogue has an object there already; any other
  /// state is told.
  func written(_ state: TranslationState) -> TranslationState? {
    switch state {
    case .new, .needsReview, .final: state
    case .translated: ours.record == nil ? nil : state
    }
  }

  /// What a conflict of states says.
  var statesOfBoth: String {
    "the state is '\(theirs.state?.rawValue ?? "")' here and '\(currentState.rawValue)' in the catalogue"
  }
}
