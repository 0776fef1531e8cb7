internal import CatalogFiles
internal import CatalogModel

extension UnitMerge {
  /// What becomes of a text that differs from the catalogue's where nothing says what was exported.
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
        "the source text is '\(ours.source)' by now; \(texts), a translation of '\(theirs.source ?? "")'; "
        + "the catalogue keeps its own; choose with --take theirs"
      var result = untouched(.stale, reason)
      result.isLeftOut = true
      return result
    }
    let advice = "choose with --take theirs or --take ours, or name the exported revision with --base"
    return Result(
      outcome: .conflict, reason: "without a base it is not known which side changed the text: \(texts); \(advice)")
  }

  /// What becomes of a state where the text is the same and nothing says what was exported.
  ///
  /// Formats without `final` call it translated.
  func stateWithoutBase(_ state: TranslationState) -> Result {
    if state == .translated, ours.record?.state == .final { return untouched(.unchanged) }
    return untouched(.kept, "no base, and \(statesOfBoth); the catalogue keeps its own; choose with --take theirs")
  }

  /// Whose the unit is, and what to do.
  var wordsOnForeign: String {
    let format = theirs.format ?? "FORMAT"
    let older =
      isSource
      ? "change the catalogue's with 'catalog set' if this is its new text"
      : "name the exported revision with --base if it is an older export of this catalogue"
    return "\(theirs.differingSources(from: ours.source)); it is another program's text and stays; rename its key, "
      + "\(older), or accept it in "
      + "catalog.json: \"stringTables\": { \"\(format)\": { \"foreign\": [\"\(theirs.key)\"] } }"
  }
}
