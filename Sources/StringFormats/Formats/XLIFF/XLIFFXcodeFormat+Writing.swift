internal import CatalogModel
internal import MessageSyntax
internal import TextFormats

extension XLIFFXcodeFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var exported = ExportedFiles()
    var entries: [XcodeEntry] = []
    for unit in table.units {
      do throws(Refusal) {
        entries += try XcodeEntry.entries(of: unit, categories: table.targetCategories, options)
        if let refused = unit.comment.flatMap(XMLCharacters.refused) {
          let reason = "XML cannot hold \(refused)"
          exported.losses.append(Loss(.comment, of: unit.key, locale: table.targetLocale, reason: reason))
        }
      } catch {
        let reason = "Xcode's XLIFF cannot hold \(error.reason)"
        exported.losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: reason))
      }
    }
    exported.files.append(
      ExportedFile(path: "\(table.targetLocale).xliff", bytes: Self.bytes(of: table, entries)))
    return exported
  }

  private static func bytes(of table: StringTable, _ entries: [XcodeEntry]) -> [UInt8] {
    var xml = XMLWriter()
    let location = "http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
    let root: XMLWriter.Attributes = [
      ("xmlns", XLIFF12Format.namespace), ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
      ("version", "1.2"), ("xsi:schemaLocation", "\(XLIFF12Format.namespace) \(location)"),
    ]
    let file: XMLWriter.Attributes = [
      ("original", original), ("source-language", table.sourceLocale.identifier),
      ("target-language", table.targetLocale.identifier), ("datatype", "plaintext"),
    ]
    // Marks identifiers and placeholders as Apple's; this is the oldest Xcode with this layout. Xcode adds its build
    // number, which the schema does not allow here.
    let tool: XMLWriter.Attributes = [
      ("tool-id", "com.apple.dt.xcode"), ("tool-name", "Xcode"), ("tool-version", "15.0"),
    ]
    xml.element("xliff", root) { xml in
      xml.element("file", file) { xml in
        xml.element("header") { $0.element("tool", tool) }
        xml.element("body") { xml in
          for entry in entries.sorted(by: { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }) { entry.write(&xml) }
        }
      }
    }
    return xml.bytes
  }
}

/// A `<trans-unit>` in Xcode's layout.
struct XcodeEntry {
  let id: String
  let source: String
  let target: String?
  let state: TranslationState
  let note: String

  /// The units of a message: one, or one for each plural category, with a sentence around them if there is one.
  ///
  /// - Throws: ``Refusal`` for texts that Xcode's XLIFF cannot hold.
  static func entries(
    of unit: StringUnit, categories: [PluralCategory], _ options: FormatOptions
  ) throws(Refusal) -> [XcodeEntry] {
    if let refused = XMLCharacters.refused(in: unit.source + (unit.target ?? "")) {
      throw Refusal(refused)
    }
    let format = FormatString(unit.arguments)
    let id = options.name(of: unit.key, separator: XLIFFXcodeFormat.separator)
    let (source, target) = (MessageForms(unit.source), MessageForms(unit.target ?? ""))
    if case .plain(let source) = source, case .plain(let target) = target {
      let target = unit.target == nil ? nil : try format.text(of: target)
      return [XcodeEntry(unit, id: id, source: try format.text(of: source), target: target)]
    }
    for case .other(let reason) in [source, target] { throw Refusal(reason) }
    guard let plural = PluralSlots(unit, categories: categories) else {
      throw Refusal("empty branches, or plurals of different arguments in source and target")
    }
    return try entries(of: unit, id: id, plural: plural, format: format)
  }

  private static func entries(
    of unit: StringUnit, id: String, plural: PluralSlots, format: FormatString
  ) throws(Refusal) -> [XcodeEntry] {
    let isOnlyArgument = unit.arguments.count == 1
    try FormatString.refuseFractions(of: unit.arguments.first { $0.name == plural.argument })
    var entries: [XcodeEntry] = []
    if !isOnlyArgument {
      let position = format.position(of: plural.argument).map { "\($0)$" } ?? ""
      let reference = "%\(position)#@\(plural.argument)@"
      entries.append(XcodeEntry(unit, id: id, source: reference, target: unit.target == nil ? nil : reference))
    }
    let path = isOnlyArgument ? "" : "substitutions.\(plural.argument)."
    for slot in plural.slots {
      guard case .category(let category) = slot.selector else {
        throw Refusal("explicit values such as '\(slot.selector.text)'")
      }
      var target: String?
      if let pieces = slot.target { target = try format.text(of: pieces, isPositional: !isOnlyArgument) }
      entries.append(
        XcodeEntry(
          unit, id: "\(id)\(XLIFFXcodeFormat.variation)\(path)plural.\(category.keyword)",
          source: try format.text(of: slot.source, isPositional: !isOnlyArgument), target: target))
    }
    return entries
  }

  private init(_ unit: StringUnit, id: String, source: String, target: String?) {
    self.id = id
    self.source = source
    self.target = target
    state = unit.state
    let hasComment = unit.comment.map { XMLCharacters.refused(in: $0) == nil } ?? false
    note = (unit.notes + NoteEnding.lines(for: unit, hasComment: hasComment)).joined(separator: "\n")
  }

  func write(_ xml: inout XMLWriter) {
    xml.element("trans-unit", [("id", id), ("xml:space", "preserve")]) { xml in
      xml.element("source", text: source)
      // An empty target would clear the text on import.
      if let target, !target.isEmpty { xml.element("target", [("state", state.xcodeWords)], text: target) }
      xml.element("note", text: note)
    }
  }
}

extension TranslationState {
  /// The state's name in Xcode, which has no `final`.
  fileprivate var xcodeWords: String {
    switch self {
    case .new: "new"
    case .needsReview: "needs-review-l10n"
    case .translated, .final: "translated"
    }
  }
}
