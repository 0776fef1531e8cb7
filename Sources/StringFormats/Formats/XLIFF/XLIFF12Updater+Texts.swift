internal import CatalogModel
internal import TextFormats

extension XLIFF12Updater {
  /// The texts of one `<trans-unit>`, in message syntax.
  struct Texts {
    let source: String
    let target: String?

    init(source: String, target: String?) {
      self.source = source
      self.target = target
    }

    init(_ element: XMLTreeElement) {
      source = element.child("source").map { XLIFF12Inline.text(of: $0, source: nil) } ?? ""
      target = element.child("target").map { XLIFF12Inline.text(of: $0, source: element.child("source")) }
    }
  }

  /// Rewrites the differing parts of a unit.
  ///
  /// - Parameter our: the same unit in an export; nil if that has several for it.
  mutating func replace(
    _ their: XMLTreeElement, by our: XMLTreeElement?, _ texts: Texts, _ change: TableUpdate.Change
  ) {
    let source = their.own("source").first
    let other = our?.child("source")
    let isOther = source.map { !$0.says(texts.source, source: nil) } ?? false
    let takesSource = change.hasOtherSource && isOther
    if takesSource, let source {
      let content = other.map { XLIFFUpdate.content(of: $0, in: source) } ?? XMLEscaping.escaped(text: texts.source)
      splices.replaceContent(of: source, with: content)
      if let segment = their.onlySegment("seg-source") { splices.replaceContent(of: segment, with: content) }
    }
    guard change.hasOtherTarget || change.hasOtherState || takesSource, let text = texts.target else { return }
    var content: [UInt8]
    // The codes are those of the source.
    if let source, let other, let target = our?.child("target"),
      takesSource || source.contentBytes.elementsEqual(other.contentBytes)
    {
      content = XLIFFUpdate.content(of: target, in: source)
    } else {
      content = XLIFFUpdate.bytes(of: text, copying: source?.children ?? []) { code in
        XLIFF12Inline.text(ofCode: code)
      } text: {
        XMLEscaping.escaped(text: $0)
      }
    }
    replaceTarget(of: their, by: text, content, takesSource: takesSource, change)
  }

  private mutating func replaceTarget(
    of their: XMLTreeElement, by text: String, _ bytes: [UInt8], takesSource: Bool, _ change: TableUpdate.Change
  ) {
    let state = change.unit.state
    let isDone = state == .translated || state == .final
    let isApproval = change.hasOtherTarget || change.hasOtherState
    if isApproval, state == .final || their["approved"] == "yes" {
      splices.set("approved", to: state == .final ? "yes" : nil, of: their, behind: ["id", "resname"])
    }
    guard let target = their.own("target").first else {
      guard let last = their.own("seg-source").first ?? their.own("source").first else { return }
      let segment = their.onlySegment("seg-source")
      let content = segment.map { Array($0.startTag) + bytes + Self.endTag(of: $0) } ?? bytes
      let element = XLIFFUpdate.element(
        "target", [("state", XLIFF12State.value(for: state))], like: last, content: content)
      return splices.insert(last.leadingSpace + element, at: last.range.upperBound)
    }
    // The numbers of codes are those of the source.
    let holder = their.onlySegment("target") ?? target
    let hasOldCodes = takesSource && !holder.children.isEmpty && !holder.contentBytes.elementsEqual(bytes)
    if hasOldCodes || (change.hasOtherTarget && !target.says(text, source: their.own("source").first)) {
      splices.replaceContent(of: holder, with: bytes)
    }
    guard change.hasOtherTarget || change.hasOtherState else { return }
    let isStated = target["state"] != nil
    if isStated ? XLIFF12State.state(target["state"], approved: nil) != state : !isDone {
      splices.set("state", to: XLIFF12State.value(for: state), of: target)
    }
  }

  private static func endTag(of element: XMLTreeElement) -> [UInt8] {
    Array("</".utf8) + element.qualifiedName + Array(">".utf8)
  }

  /// Writes the base and the comment into the notes of an export.
  mutating func replaceNotes(of elements: [XMLTreeElement], _ change: TableUpdate.Change) {
    let notes = elements.flatMap { $0.own("note") }
    guard change.hasBase, let note = notes.first(where: { $0.unindentedText.hasPrefix(UnitBase.notePrefix) }) else {
      return
    }
    let comment = notes.first { $0["from"] == XLIFF12Format.Author.comment }
    let new = UpdatedComment(of: change.unit, old: UnitBase(note.unindentedText), theirs: comment?.unindentedText)
    if note.unindentedText != new.base.note {
      splices.replaceContent(of: note, with: XMLEscaping.escaped(text: new.base.note))
    }
    guard let text = new.replacement else { return }
    let content = XMLEscaping.escaped(text: text)
    if let comment { return splices.replaceContent(of: comment, with: content) }
    let element = XLIFFUpdate.element(
      "note", [("from", XLIFF12Format.Author.comment)], like: note, content: content)
    splices.insert(element + note.leadingSpace, at: note.offset)
  }
}

extension XMLTreeElement {
  /// Returns whether its text is equivalent to a message.
  fileprivate func says(_ message: String, source: XMLTreeElement?) -> Bool {
    MessageForms.canonicalText(of: XLIFF12Inline.text(of: self, source: source))
      == MessageForms.canonicalText(of: message)
  }

  /// True if a `<trans-unit>` has a translation.
  var hasTarget: Bool {
    own("target").first.map { !XLIFF12Inline.text(of: $0, source: own("source").first).isEmpty } ?? false
  }

  /// True if a tool split a `<trans-unit>` into several segments.
  var isSegmented: Bool {
    ["seg-source", "target"].contains { name in (own(name).first?.segments.count ?? 0) > 1 }
  }

  /// The only segment of a child element, or nil.
  fileprivate func onlySegment(_ name: String) -> XMLTreeElement? {
    guard let segments = own(name).first?.segments, segments.count == 1 else { return nil }
    return segments[0]
  }

  private var segments: [XMLTreeElement] { own("mrk").filter { $0["mtype"] == "seg" } }
}
