package import CatalogModel
internal import SourceText
internal import TextFormats

extension XLIFF21Format {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var exported = ExportedFiles()
    exported.files.append(
      ExportedFile(
        path: path(of: table.targetLocale, source: table.sourceLocale), bytes: Self.bytes(of: table, options)))
    for unit in table.units {
      guard let refused = unit.comment.flatMap(XMLCharacters.refused) else { continue }
      exported.losses.append(
        Loss(.comment, of: unit.key, locale: table.targetLocale, reason: "XML cannot hold \(refused)"))
    }
    return exported
  }

  package func path(of locale: LanguageTag, source: LanguageTag) -> String { "\(locale).xlf" }

  private static func bytes(of table: StringTable, _ options: FormatOptions) -> [UInt8] {
    var xml = XMLWriter()
    let root: XMLWriter.Attributes = [
      ("xmlns", Namespace.core), ("xmlns:mda", Namespace.metadata), ("xmlns:slr", Namespace.size), ("version", "2.1"),
      ("srcLang", table.sourceLocale.identifier), ("trgLang", table.targetLocale.identifier),
    ]
    xml.element("xliff", root) { xml in
      let file: XMLWriter.Attributes = [
        ("id", fileIdentifier), ("original", table.catalogue), ("canResegment", "no"), ("xml:space", "preserve"),
      ]
      xml.element("file", file) { xml in
        xml.element("slr:profiles", [("generalProfile", "xliff:codepoints")]) { xml in
          xml.element("slr:normalization", [("general", "nfc")])
        }
        for unit in table.units { write(unit, options: options, to: &xml) }
        // A `<file>` must not be empty, but a group may be.
        if table.units.isEmpty { xml.element("group", [("id", "empty")]) }
      }
    }
    return xml.bytes
  }

  private static func write(_ unit: StringUnit, options: FormatOptions, to xml: inout XMLWriter) {
    var codes = InlineCodes()
    let source = codes.parts(of: unit.source)
    let target = unit.target.map { codes.parts(of: $0) }
    let attributes: XMLWriter.Attributes = [
      ("id", options.name(of: unit.key, separator: ".")), ("name", options.name(of: unit.key)),
      ("slr:sizeRestriction", sizeRestriction(of: unit).map(String.init)),
    ]
    xml.element("unit", attributes) { xml in
      writeMetadata(of: unit, &xml)
      xml.element("notes") { xml in
        xml.element("note", [("category", "description")], text: unit.notes.joined(separator: "\n"))
        if let comment = unit.comment, XMLCharacters.refused(in: comment) == nil {
          xml.element("note", [("appliesTo", "target"), ("category", commentCategory)], text: comment)
        }
      }
      if !codes.texts.isEmpty {
        xml.element("originalData") { xml in
          for (index, text) in codes.texts.enumerated() { xml.element("data", [("id", "d\(index + 1)")], text: text) }
        }
      }
      let state = XLIFF21State(unit.state)
      xml.element("segment", [("state", state.state), ("subState", state.subState)]) { xml in
        xml.inline("source") { write(source, &$0) }
        if let target { xml.inline("target") { write(target, &$0) } }
      }
    }
  }

  private static func writeMetadata(of unit: StringUnit, _ xml: inout XMLWriter) {
    xml.element("mda:metadata") { xml in
      xml.element("mda:metaGroup", [("category", category)]) { xml in
        func meta(_ type: String, _ text: String) { xml.element("mda:meta", [("type", type)], text: text) }
        meta("base", unit.base.attributes)
        meta("purpose", unit.key.purpose)
        meta("message", unit.key.message)
        meta("role", unit.context.role.rawValue)
        if let direction = unit.context.direction { meta("direction", direction.rawValue) }
        if let limit = unit.limit { meta("limit", "\(limit)") }
        for icon in unit.context.icons { meta("icon.\(icon.set)", icon.name) }
      }
    }
  }

  private static func write(_ parts: [InlineCodes.Part], _ xml: inout XMLWriter) {
    for part in parts {
      switch part {
      case .text(let text): writeText(text, &xml)
      case .code(let number, let text):
        xml.element("ph", [("id", "\(number)"), ("dataRef", "d\(number)"), ("equiv", text), ("disp", text)])
      }
    }
  }

  /// Text, with characters that XML cannot hold as code points.
  private static func writeText(_ text: String, _ xml: inout XMLWriter) {
    guard XMLCharacters.refused(in: text) != nil else { return xml.text(text) }
    for scalar in text.unicodeScalars {
      if XMLCharacters.isAllowed(scalar) {
        xml.text(String(scalar))
      } else {
        xml.element("cp", [("hex", scalar.value.hexadecimal(digits: 4))])
      }
    }
  }

  /// The limit in code points, for a text that is not counted: a plural has several texts in one unit.
  ///
  /// A text within the limit in grapheme clusters is never reported as too long: its own length raises the limit.
  private static func sizeRestriction(of unit: StringUnit) -> Int? {
    let target = unit.target ?? ""
    guard let limit = unit.limit, case .plain = MessageForms(unit.source), case .plain = MessageForms(target) else {
      return nil
    }
    return target.count <= limit ? max(limit, target.unicodeScalars.count) : limit
  }
}
