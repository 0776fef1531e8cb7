internal import CatalogFiles
internal import CatalogModel
internal import StringFormats

extension UnitMerge {
  /// The outcome for a text without a base that differs from the catalogue's.
  var withoutBase: Result {
    switch policy.take {
    case .theirs: return updated
    case .ours: return kept
    case nil: break
    }
    let our = ours.text.map { "has '\($0)'" } ?? "shows '\(ours.inherited ?? "")', which it inherits,"
    let texts = "the catalogue \(our) and the file has '\(theirs.target)'"
    guard !isOutdated else {
      let reason =
        "the source text is now '\(ours.source)'; \(texts), a translation of '\(theirs.source ?? "")'; "
        + "the catalogue keeps its own; choose with --take theirs"
      var result = untouched(.stale, reason)
      result.isLeftOut = true
      return result
    }
    let advice = "choose with --take theirs or --take ours, or name the exported revision with --base"
    return Result(
      outcome: .conflict, reason: "without a base it is not known which side changed the text: \(texts); \(advice)")
  }

  /// The outcome for a state without a base if the texts are equal.
  ///
  /// Formats without `final` call it translated.
  func stateWithoutBase(_ state: TranslationState) -> Result {
    if state == .translated, ours.record?.state == .final { return untouched(.unchanged) }
    return untouched(.kept, "no base, and \(statesOfBoth); the catalogue keeps its own; choose with --take theirs")
  }

  /// The message that the unit is another program's, with the advice.
  var reasonOfForeign: String {
    let format = theirs.format ?? "FORMAT"
    let older =
      isSource && theirs.ownerDoubt == nil
      ? "change the catalogue's with 'catalog set' if this is its new text"
      : "name the exported revision with --base if it is an older export of this catalogue"
    let whose =
      theirs.ownerDoubt
      ?? "\(theirs.differingSources(from: ours.source)); it belongs to another program"
    return "\(whose) and is not changed; rename its key, \(older), or \(theirs.key.acceptingAsForeign(in: format))"
  }
}
