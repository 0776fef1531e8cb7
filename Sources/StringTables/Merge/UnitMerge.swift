package import CatalogEditing
package import CatalogFiles
internal import CatalogModel
package import StringFormats

/// The three-way merge of one unit: base is the exported text, theirs the translator's file, ours the current
/// catalogue.
///
/// | theirs | ours | outcome |
/// |---|---|---|
/// | another program's (``Provenance``) | anything | foreign |
/// | as exported | anything | unchanged |
/// | changed | as exported | updated; stale if the source text has changed since |
/// | changed | changed the same way | unchanged |
/// | changed | changed differently | conflict, unless a side is chosen |
/// | the text that the locale inherits | none | unchanged |
/// | empty | anything | empty |
/// | the same text, another state | as exported | updated; stale for an approval if the source text has changed since |
///
/// Without a base it is unknown which side changed the text, so a text in the catalogue is replaced only on request:
///
/// | theirs | ours | outcome |
/// |---|---|---|
/// | a text | none | updated; stale if the file has a different source text |
/// | a text that may have been exported | an inherited one | conflict, unless a side is chosen |
/// | the source text, in a file that apps load | none | unchanged, unless theirs is chosen |
/// | a text | the same | unchanged; kept if the states differ |
/// | a text | a different one | conflict, unless a side is chosen |
/// | a translation of another source text | a different one | stale; ours is kept unless theirs is chosen |
///
/// Texts are compared in canonical form (``MessageForms/canonicalText(of:)``). A fallback for a missing text, such as
/// the title for a `short`, counts as exported while the locale still shows it. The comment is merged separately
/// (``MergedComment``).
package struct UnitMerge: Sendable {
  /// The catalogue's current data of the unit.
  package struct Ours: Sendable {
    /// The text to translate.
    package var source: String
    /// The locale's own text; nil if it has none.
    package var text: String?
    package var record: TextRecord?
    /// The text that the locale shows if it has none.
    package var inherited: String?
    /// True if that text is inherited from another locale.
    package var inheritsText = false
    /// For a `short` that the locale does not have: the title in the same import.
    package var newTitle: String?
    /// The title in the same file, if it is not imported.
    package var refusedTitle: String?
    /// True if the wording must state the text, so that one equal to the shared text is stored.
    package var isDemanded = false
    /// True if the locale needs no text: the title fits.
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

  /// The result for the unit.
  package struct Result: Hashable, Sendable {
    package let outcome: ImportOutcome
    /// The reason for people; nil if the outcome is enough.
    package var reason: String?
    /// True if the text is not imported although the outcome alone does not say so.
    package var isLeftOut = false
    /// The value to store in the catalogue, or nil.
    package var value: TextValue?
    /// True if the value is the locale's own text, so that the wording's is removed.
    package var isUnneeded = false
  }

  let theirs: ReadUnit
  let ours: Ours
  let policy: MergePolicy
  /// True if the unit is in the source locale, so that its text is the source text.
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
    if provenance == .foreign { return Result(outcome: .foreign, reason: reasonOfForeign) }
    if let reason = reasonOfTypedSource ?? reasonOfTypedContext, isTargetUnchanged {
      return Result(outcome: .broken, reason: reason)
    }
    guard !theirs.target.isEmpty else {
      let kept = ours.text.map { "the catalogue keeps '\($0)'" }
      if !theirs.isSourceCopy { return untouched(.empty, kept.map { "no translation; \($0)" }) }
      return untouched(.empty, Self.joined("the source text, marked as not translated", kept))
    }
    if let code = theirs.spreadsheetError {
      return Result(
        outcome: .broken, reason: "'\(code)' is the error of a spreadsheet's formula; write the translation as text")
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
    var result = imported
    if let reason = reasonOfTypedSource ?? reasonOfTypedContext { result.reason = Self.joined(result.reason, reason) }
    return result
  }

  private var imported: Result {
    let state = isOutdated ? .needsReview : newState
    let comment = mergedComment
    let value = TextValue(
      theirs.target, state: written(state), comment: comment.text, source: recordsSource ? seenSource : nil)
    return isOutdated
      ? Result(
        outcome: .stale,
        reason: Self.joined("the source text is now '\(ours.source)'; imported and marked needs-review", comment.note),
        value: value)
      : Result(outcome: .updated, reason: comment.note, value: value)
  }

  /// The reason why a text is not stored although the locale has none; nil if it is stored.
  private func reasonToLeaveOut(_ their: String) -> String? {
    let shown = [ours.inherited, ours.newTitle, ours.refusedTitle].compactMap {
      $0.map { MessageForms.canonicalText(of: $0) }
    }
    if ours.isDemanded { return nil }
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

  /// True if an export may have written the source text into a file that an app loads.
  private var mayBeLastResort: Bool {
    theirs.isForApps && theirs.base == nil && !isSource && policy.take != .theirs
  }

  /// True if an export may have written an inherited text that the parent has changed since.
  private var mayBeInherited: Bool { ours.inheritsText && (theirs.isForApps || provenance == .exported) }

  /// Returns whether the catalogue still has or shows the exported text.
  private func isAsExported(_ our: String, _ base: UnitBase) -> Bool {
    if SourceDigest.of(our) == base.target { return true }
    return ours.text == nil && ours.inherited.map(base.isTarget) ?? false
  }

  /// True if the source text has changed since the unit was exported.
  var isOutdated: Bool {
    guard !isSource else { return false }
    return theirs.base.map { $0.source != SourceDigest.of(ours.source) } ?? (provenance == .exported)
  }

  var recordsSource: Bool { policy.recordsSource || ours.record?.source != nil }

  /// The digest of the source text in the file; if the file has none, of the current one.
  var seenSource: String {
    theirs.base?.source ?? SourceDigest.of(isOutdated ? theirs.source ?? ours.source : ours.source)
  }

  // MARK: Conflicts

  /// The outcome if both sides changed the text or the state.
  func conflict(_ what: String) -> Result {
    switch policy.take {
    case .theirs: return updated
    case .ours: return kept
    case nil:
      let difference = what == "state" ? statesOfBoth : textByNow
      return Result(
        outcome: .conflict,
        reason: "both sides changed the \(what): \(difference); choose with --take theirs or --take ours"
      )
    }
  }

  private var textByNow: String {
    let theirText = "'\(theirs.target)' here"
    if let text = ours.text { return "\(theirText), and the catalogue now has '\(text)'" }
    let shown = ours.inherited.map { ", and shows '\($0)'" } ?? ""
    return "\(theirText), and the catalogue now has no text\(shown)"
  }

  var kept: Result {
    untouched(.kept, ours.text.map { "the catalogue keeps '\($0)'" } ?? "the catalogue still has no text")
  }
}
