package import CatalogFiles
internal import CatalogModel

/// The three-way merge of one unit: base is what was exported, theirs the translator's file, ours the catalogue now.
///
/// | theirs | ours | outcome |
/// |---|---|---|
/// | as exported | anything | unchanged |
/// | changed | as exported | updated; stale where the source text has changed since |
/// | changed | changed the same way | unchanged |
/// | changed | changed otherwise | conflict, unless a side is to be taken |
/// | empty | anything | empty |
///
/// Texts are compared in their canonical form (``MessageForms/canonicalText(of:)``). A file without bases says nothing
/// of what was exported: whatever differs from the catalogue counts as the translator's change.
package struct UnitMerge: Sendable {
  /// What the catalogue has of the unit now.
  package struct Ours: Sendable {
    /// The text to translate.
    package var source: String
    /// The locale's own text; nil where it has none.
    package var text: String?
    package var record: TextRecord?
    /// What the locale shows where it has no text of its own.
    package var inherited: String?

    package init(source: String, text: String?, record: TextRecord? = nil, inherited: String? = nil) {
      self.source = source
      self.text = text
      self.record = record
      self.inherited = inherited
    }
  }

  /// What became of the unit.
  package struct Result: Hashable, Sendable {
    package let outcome: ImportOutcome
    /// Why, in words; nil where the outcome says it all.
    package var reason: String?
    /// What goes into the catalogue; nil where nothing does.
    package var value: TextValue?
  }

  let theirs: ReadUnit
  let ours: Ours
  let policy: MergePolicy
  /// Whether the unit is one of the source locale, whose text is the source text itself.
  let isSource: Bool

  package init(_ theirs: ReadUnit, _ ours: Ours, policy: MergePolicy = MergePolicy(), isSource: Bool = false) {
    self.theirs = theirs
    self.ours = ours
    self.policy = policy
    self.isSource = isSource
  }

  /// Merges the unit.
  package var result: Result {
    guard !theirs.target.isEmpty else {
      return Result(outcome: .empty, reason: ours.text.map { "no translation; the catalogue keeps '\($0)'" })
    }
    let their = MessageForms.canonicalText(of: theirs.target)
    let our = MessageForms.canonicalText(of: ours.text ?? "")
    if their == our { return mergedState }
    if ours.text == nil, let inherited = ours.inherited, their == MessageForms.canonicalText(of: inherited) {
      return Result(outcome: .unchanged, reason: "the locale shows this text without one of its own")
    }
    guard let base = theirs.base else {
      if policy.take == .ours, ours.text != nil { return kept }
      return updated
    }
    if SourceDigest.of(their) == base.target { return Result(outcome: .unchanged) }
    return SourceDigest.of(our) == base.target ? updated : conflict("text")
  }

  // MARK: Texts

  private var updated: Result {
    let isStale = !isSource && theirs.base.map { $0.source != SourceDigest.of(ours.source) } ?? false
    let state = isStale ? .needsReview : newState
    let value = TextValue(
      theirs.target, state: written(state), comment: theirs.comment ?? ours.record?.comment,
      source: recordsSource ? theirs.base?.source ?? SourceDigest.of(ours.source) : nil)
    return isStale
      ? Result(
        outcome: .stale, reason: "the source text is '\(ours.source)' by now; taken, marked needs-review", value: value)
      : Result(outcome: .updated, value: value)
  }

  /// The state of a text that the translator changed. A tool that has no states, or left `new`, still sent a text.
  private var newState: TranslationState {
    switch theirs.state {
    case nil: .translated
    case .new?: .needsReview
    case let state?: state
    }
  }

  /// A text that needs nobody's attention is a plain string, unless the catalogue has an object there already.
  private func written(_ state: TranslationState) -> TranslationState? {
    switch state {
    case .new, .needsReview: state
    case .translated, .final: ours.record == nil ? nil : state
    }
  }

  private var recordsSource: Bool { policy.recordsSource || ours.record?.source != nil }

  // MARK: States

  /// What becomes of a unit whose text is the same on both sides.
  private var mergedState: Result {
    let record = ours.record
    let current = record?.state ?? .translated
    var value = TextValue(
      ours.text ?? "", state: record?.state, comment: record?.comment ?? theirs.comment, source: record?.source)
    // A text that is there is not new, and a state that is as exported is not theirs.
    if let state = theirs.state, state != .new, state != current, state != theirs.base?.state {
      if let base = theirs.base, base.state != current, policy.take != .theirs { return conflict("state") }
      value.state = written(state)
    }
    let unchanged = TextValue(ours.text ?? "", state: record?.state, comment: record?.comment, source: record?.source)
    return value == unchanged ? Result(outcome: .unchanged) : Result(outcome: .updated, value: value)
  }

  // MARK: Conflicts

  private func conflict(_ what: String) -> Result {
    switch policy.take {
    case .theirs: return updated
    case .ours: return kept
    case nil:
      let words =
        what == "state"
        ? "the state is '\(theirs.state?.rawValue ?? "")' here and '\(ours.record?.state?.rawValue ?? "translated")' in the catalogue"
        : "the catalogue has '\(ours.text ?? "no text")' by now"
      return Result(
        outcome: .conflict, reason: "both sides changed the \(what): \(words); choose with --take theirs or --take ours"
      )
    }
  }

  private var kept: Result { Result(outcome: .kept, reason: "the catalogue keeps '\(ours.text ?? "no text")'") }
}
