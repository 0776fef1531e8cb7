internal import CatalogModel
internal import TextFormats

extension XLIFFWriter {
  func write21(_ unit: StringUnit, _ xml: inout XMLWriter) {
    var codes = InlineCodes()
    let source = codes.parts(of: unit.source)
    let target = unit.target.map { codes.parts(of: $0) }
    let attributes: XMLWriter.Attributes = [
      ("id", options.name(of: unit.key, separator: ".")), ("name", options.name(of: unit.key)),
      ("slr:sizeRestriction", Self.sizeRestriction(of: unit).map(String.init)),
    ]
    xml.element("unit", attributes) { xml in
      Self.writeMetadata(of: unit, &xml)
      xml.element("notes") { xml in
        xml.element("note", [("category", "description")], text: unit.notes.joined(separator: "\n"))
        if let comment = unit.comment, XMLCharacters.refused(in: comment) == nil {
          xml.element("note", [("appliesTo", "target"), ("category", XLIFFNames.comment)], text: comment)
        }
      }
      if !codes.texts.isEmpty {
        xml.element("originalData") { xml in
          for (index, text) in codes.texts.enumerated() { xml.element("data", [("id", "d\(index + 1)")], text: text) }
        }
      }
      let state = XLIFFState(unit.state, in: dialect)
      xml.element("segment", [("state", state.state), ("subState", state.subState)]) { xml in
        xml.inline("source") { $0.parts(source, in: dialect) }
        if let target { xml.inline("target") { $0.parts(target, in: dialect) } }
      }
    }
  }

  private static func writeMetadata(of unit: StringUnit, _ xml: inout XMLWriter) {
    xml.element("mda:metadata") { xml in
      xml.element("mda:metaGroup", [("category", XLIFFNames.tool)]) { xml in
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
