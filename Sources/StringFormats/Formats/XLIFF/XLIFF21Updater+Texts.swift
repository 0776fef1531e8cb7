internal import CatalogModel
internal import SourceText
internal import TextFormats

extension XLIFF21Updater {
  /// Rewrites the differing parts of a unit with one segment.
  ///
  /// - Parameters:
  ///   - our: the `<unit>` of an export.
  ///   - theirs: the translation in the file.
  mutating func replace(
    _ segment: XMLTreeElement, of entry: XLIFF21Reader.Entry, by our: XMLTreeElement, _ theirs: String,
    _ change: TableUpdate.Change
  ) {
    guard let source = segment.own("source").first, let own = our.child("segment"), let other = own.child("source")
    else { return }
    let their = entry.element
    let text = change.unit.target ?? ""
    let isOther =
      change.hasOtherTarget
      && MessageForms.canonicalText(of: theirs) != MessageForms.canonicalText(of: text)
    let isSource = source.contentBytes.elementsEqual(other.contentBytes)
    let takesSource = change.hasOtherSource && !isSource
    if takesSource { splices.replaceContent(of: source, with: XLIFFUpdate.content(of: other, in: source)) }
    // The codes are those of the source, with their original data.
    let isExport = takesSource || isSource
    let hasOtherData = isExport && (isOther || takesSource) && replaceData(of: entry, by: our, before: segment, change)
    if isOther || hasOtherData || takesSource, let target = own.child("target") {
      let content =
        isExport
        ? XLIFFUpdate.content(of: target, in: source)
        : XLIFFUpdate.bytes(of: text, copying: source.children) { code in
          code.isNamed("ph") ? XLIFF21Inline(unit: their).meaning(of: code) : nil
        } text: {
          XLIFF21Format.bytes(ofText: $0, like: source)
        }
      replaceTarget(of: segment, source, with: content)
    }
    if change.hasOtherTarget || change.hasOtherState { replaceState(of: segment, change.unit.state) }
    if isOther, let size = our["sizeRestriction", in: XLIFF21Format.Namespace.size] {
      splices.change("sizeRestriction", in: XLIFF21Format.Namespace.size, to: size, of: their)
    }
  }

  private mutating func replaceTarget(of segment: XMLTreeElement, _ source: XMLTreeElement, with content: [UInt8]) {
    guard let target = segment.own("target").first else {
      let element = XLIFFUpdate.element("target", like: source, content: content)
      return splices.insert(source.leadingSpace + element, at: source.range.upperBound)
    }
    if !target.contentBytes.elementsEqual(content) { splices.replaceContent(of: target, with: content) }
  }

  /// Replaces the texts of the codes.
  ///
  /// - Returns: whether they differed.
  private mutating func replaceData(
    of entry: XLIFF21Reader.Entry, by our: XMLTreeElement, before segment: XMLTreeElement,
    _ change: TableUpdate.Change
  ) -> Bool {
    let (old, new) = (entry.element.own("originalData").first, our.child("originalData"))
    func texts(_ data: XMLTreeElement?) -> [String] {
      (data?.children("data") ?? []).flatMap { [$0["id"] ?? "", $0.text] }
    }
    guard texts(old) != texts(new) else { return false }
    let layout = XMLLayout(inside: entry.element, of: entry.parents.last)
    switch (old, new) {
    case (let old?, let new?):
      splices.replace(old.offset - old.leadingSpace.count..<old.range.upperBound, with: layout.bytes(of: new))
    case (let old?, nil):
      guard change.hasBase else { return false }
      splices.remove(old)
    case (nil, let new?): splices.insert(layout.bytes(of: new), at: segment.offset - segment.leadingSpace.count)
    case (nil, nil): break
    }
    return true
  }

  private mutating func replaceState(of segment: XMLTreeElement, _ state: TranslationState) {
    let isDone = state == .translated || state == .final
    let isNew = segment.own("target").isEmpty
    let isStated = segment["state"] != nil
    let isOther = XLIFF21State.state(segment["state"], subState: segment["subState"]) != state
    guard isStated || isNew ? isOther : !isDone else { return }
    let values = XLIFF21State(state)
    splices.set("state", to: values.state, of: segment, behind: ["id"])
    splices.set("subState", to: values.subState, of: segment, behind: ["id", "state"])
  }

  /// Writes the base and the comment into the metadata and notes of an export.
  mutating func replaceNotes(of their: XMLTreeElement, _ change: TableUpdate.Change) {
    guard let meta = XLIFF21Reader.baseElement(of: their), let old = UnitBase(meta.unindentedText) else { return }
    let notes = their.own("notes").first
    let comment = notes?.own("note").first { $0["category"] == XLIFF21Format.commentCategory }
    let new = UpdatedComment(of: change.unit, old: old, theirs: comment?.unindentedText)
    if old.attributes != new.base.attributes {
      splices.replaceContent(of: meta, with: XMLEscaping.escaped(text: new.base.attributes))
    }
    guard let text = new.replacement else { return }
    let content = XMLEscaping.escaped(text: text)
    if let comment { return splices.replaceContent(of: comment, with: content) }
    guard let notes, let last = notes.own("note").last else { return }
    let attributes = [("appliesTo", "target"), ("category", XLIFF21Format.commentCategory)]
    let element = XLIFFUpdate.element("note", attributes, like: last, content: content)
    splices.insert(last.leadingSpace + element, at: last.range.upperBound)
  }
}

extension XLIFF21Format {
  /// Text, with characters that XML cannot hold as code points.
  fileprivate static func bytes(ofText text: String, like sibling: XMLTreeElement) -> [UInt8] {
    guard XMLCharacters.refused(in: text) != nil else { return XMLEscaping.escaped(text: text) }
    return text.unicodeScalars.flatMap { scalar -> [UInt8] in
      if XMLCharacters.isAllowed(scalar) { return XMLEscaping.escaped(text: String(scalar)) }
      let hex = scalar.value.hexadecimal(digits: 4)
      return XLIFFUpdate.element("cp", [("hex", hex)], like: sibling, content: [])
    }
  }
}
