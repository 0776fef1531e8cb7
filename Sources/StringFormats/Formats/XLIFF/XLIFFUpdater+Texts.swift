internal import CatalogModel
internal import SourceText
internal import TextFormats

extension XLIFFUpdater {
  /// Rewrites the differing parts of an entry that is not split into segments.
  ///
  /// - Parameters:
  ///   - our: the same entry in an export; nil if that has several for it.
  ///   - texts: the texts in message syntax.
  mutating func replace(
    _ their: XLIFFEntry, by our: XLIFFEntry?, texts: (source: String, target: String?), _ change: TableUpdate.Change
  ) {
    guard let part = their.texts.parts.first else { return }
    let (own, source) = (our?.texts.parts.first, part.own("source").first)
    let other = own?.child("source")
    guard dialect == .version12 || (source != nil && other != nil) else { return }
    let isSame = source?.contentBytes.elementsEqual(other?.contentBytes ?? []) ?? false && other != nil
    // A source in 2.1 is one of ours only with the same codes.
    let hasOtherSource =
      dialect == .version21 ? !isSame : source != nil && Self.differ(their.texts.source ?? "", texts.source)
    let takesSource = change.hasOtherSource && hasOtherSource
    if takesSource, let source {
      let content = other.map { Self.content(of: $0, in: source) } ?? XMLEscaping.escaped(text: texts.source)
      splices.replaceContent(of: source, with: content)
      if let segment = part.onlySegment("seg-source") { splices.replaceContent(of: segment, with: content) }
    }
    let text = texts.target ?? ""
    let hasOtherText = change.hasOtherTarget && Self.differ(their.texts.readableTarget, text)
    let isExport = takesSource || isSame
    // The codes are those of the source.
    let content =
      if isExport, let source, let target = own?.child("target") {
        Self.content(of: target, in: source)
      } else {
        bytes(of: text, with: source, of: their)
      }
    switch dialect {
    case .version12, .xcode:
      guard change.hasOtherTarget || change.hasOtherState || takesSource, texts.target != nil else { return }
      replaceTarget(of: part, with: content, takesSource: takesSource, hasOtherText: hasOtherText, change)
    case .version21:
      let hasOtherData =
        isExport && (hasOtherText || takesSource) && replaceData(of: their, by: our?.element, before: part, change)
      if hasOtherText || hasOtherData || takesSource, own?.child("target") != nil {
        if let target = part.own("target").first {
          if !target.contentBytes.elementsEqual(content) { splices.replaceContent(of: target, with: content) }
        } else if let source {
          insert("target", content: content, behind: source)
        }
      }
      if change.hasOtherTarget || change.hasOtherState {
        replaceState(of: part, isNew: part.own("target").isEmpty, by: change.unit.state)
      }
      if hasOtherText, let size = our?.element["sizeRestriction", in: XLIFFDialect.Namespace.size] {
        splices.change("sizeRestriction", in: XLIFFDialect.Namespace.size, to: size, of: their.element)
      }
    }
  }

  /// Returns whether messages are not equivalent.
  private static func differ(_ message: String, _ other: String) -> Bool {
    MessageForms.canonicalText(of: message) != MessageForms.canonicalText(of: other)
  }

  /// Writes the target of a `<trans-unit>`, its state and its approval.
  private mutating func replaceTarget(
    of their: XMLTreeElement, with bytes: [UInt8], takesSource: Bool, hasOtherText: Bool, _ change: TableUpdate.Change
  ) {
    let state = change.unit.state
    let isApproval = change.hasOtherTarget || change.hasOtherState
    if isApproval, state == .final || their["approved"] == "yes" {
      splices.set("approved", to: state == .final ? "yes" : nil, of: their, behind: ["id", "resname"])
    }
    guard let target = their.own("target").first else {
      guard let last = their.own("seg-source").first ?? their.own("source").first else { return }
      let segment = their.onlySegment("seg-source")
      let content = segment.map { Array($0.startTag) + bytes + Self.endTag($0.qualifiedName) } ?? bytes
      return insert("target", [("state", XLIFFState(state, in: dialect).state)], content: content, behind: last)
    }
    // The numbers of codes are those of the source.
    let holder = their.onlySegment("target") ?? target
    let hasOldCodes = takesSource && !holder.children.isEmpty && !holder.contentBytes.elementsEqual(bytes)
    if hasOldCodes || hasOtherText { splices.replaceContent(of: holder, with: bytes) }
    if isApproval { replaceState(of: target, isNew: false, by: state) }
  }

  /// - Parameter element: the `<target>` in 1.2, the `<segment>` in 2.1.
  private mutating func replaceState(of element: XMLTreeElement, isNew: Bool, by state: TranslationState) {
    let isDone = state == .translated || state == .final
    let isOther = XLIFFState.state(of: element, in: dialect) != state
    guard element["state"] != nil || isNew ? isOther : !isDone else { return }
    let words = XLIFFState(state, in: dialect)
    splices.set("state", to: words.state, of: element, behind: ["id"])
    if dialect == .version21 { splices.set("subState", to: words.subState, of: element, behind: ["id", "state"]) }
  }

  /// Replaces the texts of the codes in 2.1.
  ///
  /// - Returns: whether they differed.
  private mutating func replaceData(
    of entry: XLIFFEntry, by our: XMLTreeElement?, before segment: XMLTreeElement, _ change: TableUpdate.Change
  ) -> Bool {
    let (old, new) = (entry.element.own("originalData").first, our?.child("originalData"))
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

  /// Writes the base and the comment into the notes and metadata of an export.
  mutating func replaceNotes(of elements: [XMLTreeElement], _ change: TableUpdate.Change) {
    let is21 = dialect == .version21
    let holders = is21 ? elements.flatMap { $0.own("notes").prefix(1) } : elements
    let notes = holders.flatMap { $0.own("note") }
    let base =
      is21
      ? elements.first.flatMap(XLIFFNotes.metadata) : notes.first { $0.unindentedText.hasPrefix(UnitBase.notePrefix) }
    guard change.hasBase, let base else { return }
    let comment = notes.first { $0[is21 ? "category" : "from"] == XLIFFNames.comment }
    let old = UnitBase(base.unindentedText)
    let new = UpdatedComment(of: change.unit, old: old, theirs: comment?.unindentedText)
    let written = is21 ? new.base.attributes : new.base.note
    if (is21 ? old?.attributes : base.unindentedText) != written {
      splices.replaceContent(of: base, with: XMLEscaping.escaped(text: written))
    }
    guard let text = new.replacement else { return }
    let content = XMLEscaping.escaped(text: text)
    if let comment {
      splices.replaceContent(of: comment, with: content)
    } else if !is21 {
      let note = Self.element("note", [("from", XLIFFNames.comment)], like: base, content: content)
      splices.insert(note + base.leadingSpace, at: base.offset)
    } else if let last = notes.last {
      insert("note", [("appliesTo", "target"), ("category", XLIFFNames.comment)], content: content, behind: last)
    }
  }

  // MARK: Elements

  private mutating func insert(
    _ name: String, _ attributes: [(String, String)] = [], content: [UInt8], behind last: XMLTreeElement
  ) {
    let element = Self.element(name, attributes, like: last, content: content)
    splices.insert(last.leadingSpace + element, at: last.range.upperBound)
  }

  /// A text with its placeholders as copies of the source's codes; placeholders that no code stands for are text.
  private func bytes(of message: String, with source: XMLTreeElement?, of their: XLIFFEntry) -> [UInt8] {
    let codes = (source?.children ?? []).filter { dialect == .version12 || $0.isNamed("ph") }
    let sibling = source ?? their.element
    var unused = codes.compactMap { code in their.texts.meaning(of: code).map { (code, $0) } }
    var parts = InlineCodes()
    return parts.parts(of: message).flatMap { part -> [UInt8] in
      switch part {
      case .text(let literal): return bytes(ofText: literal, like: sibling)
      case .code(_, let placeholder):
        guard let place = unused.firstIndex(where: { $0.1 == placeholder }) else {
          return bytes(ofText: placeholder, like: sibling)
        }
        return Array(unused.remove(at: place).0.source)
      }
    }
  }

  /// Text; in 2.1 with characters that XML cannot hold as code points.
  private func bytes(ofText text: String, like sibling: XMLTreeElement) -> [UInt8] {
    guard dialect == .version21, XMLCharacters.refused(in: text) != nil else { return XMLEscaping.escaped(text: text) }
    return text.unicodeScalars.flatMap { scalar -> [UInt8] in
      if XMLCharacters.isAllowed(scalar) { return XMLEscaping.escaped(text: String(scalar)) }
      return Self.element("cp", [("hex", scalar.value.hexadecimal(digits: 4))], like: sibling, content: [])
    }
  }

  /// An export's content for a file whose elements have a prefix: its codes declare their namespace.
  private static func content(of our: XMLTreeElement, in their: XMLTreeElement) -> [UInt8] {
    var content = Array(our.contentBytes)
    guard their.qualifiedName.contains(UInt8(ascii: ":")) else { return content }
    for name in ["<ph ", "<cp "] {
      let declared = "\(name)xmlns=\"\(XMLEscaping.escaped(value: their.namespace))\" "
      content = content.split(separator: Array(name.utf8), omittingEmptySubsequences: false)
        .joined(separator: declared.utf8).map(\.self)
    }
    return content
  }

  /// An element with another one's prefix.
  private static func element(
    _ name: String, _ attributes: [(String, String)], like sibling: XMLTreeElement, content: [UInt8]
  ) -> [UInt8] {
    let prefix = sibling.qualifiedName.prefix { $0 != UInt8(ascii: ":") }
    let isPrefixed = prefix.count < sibling.qualifiedName.count
    let qualified = (isPrefixed ? Array(prefix) + [UInt8(ascii: ":")] : []) + Array(name.utf8)
    let written = attributes.map { " \($0.0)=\"\(XMLEscaping.escaped(value: $0.1))\"" }.joined()
    return [UInt8(ascii: "<")] + qualified + Array("\(written)>".utf8) + content + endTag(qualified[...])
  }

  private static func endTag(_ name: ArraySlice<UInt8>) -> [UInt8] { Array("</".utf8) + name + Array(">".utf8) }
}

extension XMLTreeElement {
  /// The only segment of a child element in 1.2, or nil.
  fileprivate func onlySegment(_ name: String) -> XMLTreeElement? {
    guard let segments = own(name).first?.segments, segments.count == 1 else { return nil }
    return segments[0]
  }
}
