internal import CatalogModel
internal import StringFormats

/// Texts of translators in places that an import does not take them from.
extension UnitMerge {
  /// Says that a text was typed over the source text; nil if the source text is the exported or the current one.
  ///
  /// A format with a slot for each plural form has parts of the source text, which a digest cannot prove.
  var reasonOfTypedSource: String? {
    guard !isSource, !theirs.isForApps, let base = theirs.base, let source = theirs.source, !source.isEmpty,
      SourceDigest.of(source) != base.source, !MessageForms.isSourceText(source, of: ours.source)
    else { return nil }
    let isPart = MessageForms(ours.source).plural != nil || MessageForms(source).plural != nil
    guard !isPart || base.source == SourceDigest.of(ours.source) else { return nil }
    return
      "the source text here is '\(source)', which was not exported; write translations into the target, and put back "
      + "'\(ours.source)'"
  }

  /// Says that a text was typed into the context; nil if the context is the exported one.
  var reasonOfTypedContext: String? {
    theirs.typedContext.map { text in
      let line = text.split(whereSeparator: \.isNewline).last.map(String.init) ?? text
      return "the context was changed, and ends in '\(line)'; write translations into the target, and remarks into the "
        + "comment"
    }
  }

  /// True if the target is the exported one, or empty.
  var isTargetUnchanged: Bool { theirs.target.isEmpty || theirs.base?.isTarget(theirs.target) ?? false }
}

extension ReadUnit {
  /// The code of a spreadsheet's error in place of a translation (ISO/IEC 29500-1, § 18.17.3, and LibreOffice's
  /// `Err:`); nil for any other text.
  ///
  /// A text that begins with `=`, `+` or `-` becomes one when a spreadsheet reads it.
  var spreadsheetError: String? {
    let text = target.trimmingWhitespace
    let isCode = Self.spreadsheetErrors.contains(text) || (text.hasPrefix("Err:") && Int(text.dropFirst(4)) != nil)
    return isCode && text != source ? text : nil
  }

  private static let spreadsheetErrors: Set = [
    "#BLOCKED!", "#BUSY!", "#CALC!", "#CONNECT!", "#DIV/0!", "#FIELD!", "#GETTING_DATA", "#N/A", "#NAME?", "#NULL!",
    "#NUM!", "#REF!", "#SPILL!", "#UNKNOWN!", "#VALUE!",
  ]
}
