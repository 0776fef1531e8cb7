package import CatalogEditing
package import CatalogFiles
internal import CatalogModel

/// The three-way merge of one unit: base is what was exported, theirs the translator's file, ours the catalogue now.
///
/// | theirs | ours | outcome |
/// |---|---|---|
/// | another program's (``Provenance``) | anything | foreign |
/// | as exported | anything | unchanged |
/// | changed | as exported | updated; stale where the source text has changed since |
/// | changed | changed the same way | unchanged |
/// | changed | changed otherwise | conflict, unless a side is to be taken |
/// | what the locale shows anyway | none | unchanged |
/// | empty | anything | empty |
/// | the same text, another state | as exported | updated; an approval stale where the source text has changed since |
///
/// Without a base nothing says who changed what, so that a text in the catalogue is never replaced unasked:
///
/// | theirs | ours | outcome |
/// |---|---|---|
/// | a text | none | updated; stale where the file has another source text |
/// | a text that may have been exported | an inherited one | conflict, unless a side is to be taken |
/// | the source text, in a file that apps load | none | unchanged, unless theirs is to be taken |
/// | a text | the same | unchanged; kept where the states differ |
/// | a text | another | conflict, unless a side is to be taken |
/// | a text of another source text | another | stale, and ours stays unless theirs is to be taken |
///
/// Texts are compared in their canonical form (``MessageForms/canonicalText(of:)``). A text that stands in
/// for one that the locale has none of, as a title does for its `short`, counts as exported where the locale still shows
/// it. The comment is merged apart from the text (``MergedComment``).
package struct UnitMerge: Sendable {
  /// What the catalogue has of the unit now.
  package struct Ours: Sendable {
    /// The text to translate.
    package var source: String
    /// The locale's own text; nil if it has none.
    package var text: String?
    package var record: TextRecord?
    /// What the locale shows where it has no text of its own.
    package var inherited: String?
    /// Whether that text is another locale's.
    package var inheritsText = false
    /// The title that the same import brings, of a `short` that the locale has none of.
    package var newTitle: String?
    /// The title that the same file has and that does not go in.
    package var refusedTitle: String?
    /// Whether the locale needs no text of its own: the title fits.
    package var isUnneeded: Bool
    /// The catalogue's name.
    package var catalogue: String?

    package init(
      source: String, text: String?, record: TextRecord? = nil, inherited: String? = nil, newTitle: String? = nil,
      isUnneeded: Bool = false
    ) {
      self.source = source
      self.text = text
      self.record = record
      self.inherited = inherited
      self.newTitle = newTitle
      self.isUnneeded = isUnneeded
    }
  }

  /// What became of the unit.
  package struct Result: Hashable, Sendable {
    package let outcome: ImportOutcome
    /// Why, in words; nil if the outcome says it all.
    package var reason: String?
    /// Whether a text that was sent does not go in, though the outcome alone does not say so.
    package var isLeftOut = false
    /// What goes into the catalogue; nil if nothing does.
    package var value: TextValue?
  }

  let theirs: ReadUnit
  let ours: Ours
  let policy: MergePolicy
  /// Whether the unit is one of the source locale, whose text is the source text itself.
  let isSource: Bool
  let provenance: Provenance

  package init(_ theirs: ReadUnit, _ ours: Ours, policy: MergePolicy = MergePolicy(), isSource: Bool = false) {
    self.theirs = theirs
    self.ours = ours
    self.policy = policy
    self.isSource = isSource
    provenance = theirs.provenance(source: ours.source, catalogue: ours.catalogue)
  }

  /// Merges the unit.
  package var result: Result {
    if provenance == .foreign { return Result(outcome: .foreign, reason: wordsOnForeign) }
    guard !theirs.target.isEmpty else {
      return untouched(.empty, ours.text.map { "no translation; the catalogue keeps '\($0)'" })
    }
    let their = MessageForms.canonicalText(of: theirs.target)
    let our = MessageForms.canonicalText(of: ours.text ?? "")
    if ours.text != nil, their == our { return mergedState }
    if ours.text == nil, let reason = reasonToLeaveOut(their) { return untouched(.unchanged, reason) }
    guard let base = theirs.base else { return ours.text == nil && !mayBeInherited ? updated : withoutBase }
    if SourceDigest.of(their) == base.target { return untouched(.unchanged) }
    return isAsExported(our, base) ? updated : conflict("text")
  }

  // MARK: Texts

  var updated: Result {
    let state = isOutdated ? .needsReview : newState
    let comment = mergedComment
    let value = TextValue(
      theirs.target, state: written(state), comment: comment.text, source: recordsSource ? seenSource : nil)
    return isOutdated
      ? Result(
        outcome: .stale,
        reason: Self.joined("the source text is '\(ours.source)' by now; taken, marked needs-review", comment.note),
        value: value)
      : Result(outcome: .updated, reason: comment.note, value: value)
  }

  /// Why a text is not stored where the locale has none; nil if it is.
  private func reasonToLeaveOut(_ their: String) -> String? {
    let shown = [ours.inherited, ours.newTitle, ours.refusedTitle].compactMap {
      $0.map { MessageForms.canonicalText(of: $0) }
    }
    if shown.contains(their) { return "the locale inherits this text anyway" }
    if mayBeLastResort, MessageForms.canonicalText(of: ours.source) == their {
      return "the source text, which the locale shows anyway; use --take theirs where it is a translation"
    }
    // The `short` of a file without bases may be a title that an earlier import has replaced.
    guard theirs.base == nil, ours.isUnneeded, policy.take != .theirs, let title = ours.newTitle ?? ours.inherited,
      theirs.target.count >= title.count
    else { return nil }
    return "the title '\(title)' fits and is not longer; use --take theirs to import it anyway"
  }

  /// Whether an export may have written the source text into a file that an app loads.
  private var mayBeLastResort: Bool {
    theirs.isForApps && theirs.base == nil && !isSource && policy.take != .theirs
  }

  /// Whether an export may have written a text that the locale inherited then, and that its parent has changed since.
  private var mayBeInherited: Bool { ours.inheritsText && (theirs.isForApps || provenance == .exported) }

  /// Whether the catalogue has, or shows, what was exported.
  private func isAsExported(_ our: String, _ base: UnitBase) -> Bool {
    if SourceDigest.of(our) == base.target { return true }
    return ours.text == nil && ours.inherited.map(base.isTarget) ?? false
  }

  /// Whether the source text has changed since the unit was exported.
  var isOutdated: Bool {
    guard !isSource else { return false }
    return theirs.base.map { $0.source != SourceDigest.of(ours.source) } ?? (provenance == .exported)
  }

  var recordsSource: Bool { policy.recordsSource || ours.record?.source != nil }

  /// The digest of the source text that the translator saw; where the file does not say, of the one that there is.
  var seenSource: String {
    theirs.base?.source ?? SourceDigest.of(isOutdated ? theirs.source ?? ours.source : ours.source)
  }

  // MARK: Conflicts

  /// Where both sides changed the text or the state.
  func conflict(_ what: String) -> Result {
    switch policy.take {
    case .theirs: return updated
    case .ours: return kept
    case nil:
      let words = what == "state" ? statesOfBoth : textByNow
      return Result(
        outcome: .conflict, reason: "both sides changed the \(what): \(words); choose with --take theirs or --take ours"
      )
    }
  }

  private var textByNow: String {
    if let text = ours.text { return "the catalogue has '\(text)' by now" }
    let shown = ours.inherited.map { ", and shows '\($0)'" } ?? ""
    return "the catalogue has no text by now\(shown)"
  }

  var kept: Result {
    untouched(.kept, ours.text.map { "the catalogue keeps '\($0)'" } ?? "the catalogue goes on without a text")
  }
}
