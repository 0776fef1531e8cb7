internal import CatalogModel
internal import MessageSyntax
internal import TextFormats

/// A `<trans-unit>` of an export.
struct XLIFFTransUnit {
  let unit: StringUnit
  let id: String
  let source: String
  /// nil or empty for a unit that is not translated.
  let target: String?
  /// The text of the note for translators.
  let note: String
  /// True in 1.2 if the base and the comment are beside it, not in its group.
  var hasOwnNotes = false

  func write(to xml: inout XMLWriter, in dialect: XLIFFDialect) {
    let state = target == nil ? .new : unit.state
    let stated = [("state", XLIFFState(state, in: dialect).state as String?)]
    if dialect == .xcode {
      return xml.element("trans-unit", [("id", id), ("xml:space", "preserve")]) { xml in
        xml.element("source", text: source)
        // An empty target would clear the text on import.
        if let target, !target.isEmpty { xml.element("target", stated, text: target) }
        xml.element("note", text: note)
      }
    }
    let attributes: XMLWriter.Attributes = [
      ("id", id), ("resname", id), ("approved", state == .final ? "yes" : nil), ("xml:space", "preserve"),
      ("maxwidth", unit.limit.map(String.init)), ("size-unit", unit.limit == nil ? nil : "char"),
    ]
    var codes = InlineCodes()
    xml.element("trans-unit", attributes) { xml in
      xml.inline("source") { $0.parts(codes.parts(of: source), in: dialect) }
      xml.inline("target", stated) { $0.parts(codes.parts(of: target ?? ""), in: dialect) }
      xml.element("note", [("from", "developer")], text: note)
      if hasOwnNotes { xml.ownNotes(of: unit) }
    }
  }
}

extension XLIFFWriter {
  /// - Throws: ``Refusal`` for characters that XML cannot hold.
  func write12(_ unit: StringUnit, _ xml: inout XMLWriter) throws(Refusal) {
    if let refused = XMLCharacters.refused(in: unit.source + (unit.target ?? "")) { throw Refusal(refused) }
    let name = options.name(of: unit.key)
    let notes = unit.notes.joined(separator: "\n")
    guard let plural = PluralSlots(unit, categories: table.targetCategories, isForTranslators: true) else {
      return XLIFFTransUnit(
        unit: unit, id: name, source: unit.source, target: unit.target, note: notes, hasOwnNotes: true
      ).write(to: &xml, in: dialect)
    }
    let group: XMLWriter.Attributes = [
      ("id", name), ("restype", XLIFFNames.pluralType), ("resname", name), ("extradata", plural.argument),
    ]
    xml.element("group", group) { xml in
      xml.ownNotes(of: unit)
      for slot in plural.slots {
        XLIFFTransUnit(
          unit: unit, id: "\(name)[\(slot.selector.text)]", source: MessageForms.plain(slot.source).text ?? "",
          target: slot.target.flatMap { MessageForms.plain($0).text },
          note: "\(unit.note(on: slot.selector, of: plural.argument))\n\(notes)"
        ).write(to: &xml, in: dialect)
      }
    }
  }

  /// The units of a message: one, or one for each plural category, with a sentence around them if there is one.
  ///
  /// - Throws: ``Refusal`` for texts that Xcode's XLIFF cannot hold.
  func transUnitsOfXcode(_ unit: StringUnit) throws(Refusal) -> [XLIFFTransUnit] {
    if let refused = XMLCharacters.refused(in: unit.source + (unit.target ?? "")) { throw Refusal(refused) }
    let format = FormatString(unit.arguments)
    let id = options.name(of: unit.key, separator: XcodeIdentifier.separator)
    let hasComment = unit.comment.map { XMLCharacters.refused(in: $0) == nil } ?? false
    let note = (unit.notes + NoteEnding.lines(for: unit, hasComment: hasComment)).joined(separator: "\n")
    let (source, target) = (MessageForms(unit.source), MessageForms(unit.target ?? ""))
    if case .plain(let source) = source, case .plain(let target) = target {
      let target = unit.target == nil ? nil : try format.text(of: target)
      return [XLIFFTransUnit(unit: unit, id: id, source: try format.text(of: source), target: target, note: note)]
    }
    for case .other(let reason) in [source, target] { throw Refusal(reason) }
    guard let plural = PluralSlots(unit, categories: table.targetCategories) else {
      throw Refusal("empty branches, or plurals of different arguments in source and target")
    }
    try FormatString.refuseFractions(of: unit.arguments.first { $0.name == plural.argument })
    let isOnlyArgument = unit.arguments.count == 1
    var entries: [XLIFFTransUnit] = []
    if !isOnlyArgument {
      let position = format.position(of: plural.argument).map { "\($0)$" } ?? ""
      let text = "%\(position)#@\(plural.argument)@"
      entries.append(
        XLIFFTransUnit(unit: unit, id: id, source: text, target: unit.target == nil ? nil : text, note: note))
    }
    let path = isOnlyArgument ? "" : "substitutions.\(plural.argument)."
    for slot in plural.slots {
      guard let category = ZeroText.keyword(of: slot.selector, categories: table.targetCategories) else {
        throw Refusal(AppleText.reason(for: slot.selector))
      }
      var target: String?
      if let pieces = slot.target { target = try format.text(of: pieces, isPositional: !isOnlyArgument) }
      entries.append(
        XLIFFTransUnit(
          unit: unit, id: "\(id)\(XcodeIdentifier.mark)\(path)plural.\(category.keyword)",
          source: try format.text(of: slot.source, isPositional: !isOnlyArgument), target: target, note: note))
    }
    return entries
  }
}

extension StringUnit {
  /// The numbers of a branch, which the translator of a single sentence needs first.
  fileprivate func note(on selector: PluralMessage.Selector, of argument: String) -> String {
    switch selector {
    case .exactly: return "The text where {\(argument)} is \(selector.text.dropFirst())."
    case .category(let category):
      let examples = context.examples.first { $0.argument == argument }?.categories ?? []
      let numbers = examples.first { $0.category == category }.map { ": \($0.numbers)" } ?? ""
      return "Plural category '\(category.keyword)' of {\(argument)}\(numbers)"
    }
  }
}

extension XMLWriter {
  /// The catalogue's comment and the base in 1.2.
  fileprivate mutating func ownNotes(of unit: StringUnit) {
    if let comment = unit.comment, XMLCharacters.refused(in: comment) == nil {
      element("note", [("from", XLIFFNames.comment)], text: comment)
    }
    element("note", [("from", XLIFFNames.tool)], text: unit.base.note)
  }
}
