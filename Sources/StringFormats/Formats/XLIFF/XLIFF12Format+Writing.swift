internal import CatalogModel
internal import TextFormats

extension XLIFF12Format {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var writer = Writer(table: table, options: options)
    let file = ExportedFile(path: "\(table.targetLocale).xlf", bytes: writer.write())
    return ExportedFiles(files: [file], losses: writer.losses)
  }
}

/// Writes the file of one table.
private struct Writer {
  let table: StringTable
  let options: FormatOptions
  var losses: [Loss] = []

  mutating func write() -> [UInt8] {
    var xml = XMLWriter()
    let table = table
    xml.element("xliff", [("xmlns", XLIFF12Format.namespace), ("version", "1.2")]) { xml in
      let file: XMLWriter.Attributes = [
        ("original", table.catalogue), ("source-language", table.sourceLocale.identifier),
        ("target-language", table.targetLocale.identifier), ("datatype", "plaintext"),
      ]
      xml.element("file", file) { xml in
        xml.element("header") { xml in
          xml.element("tool", [("tool-id", XLIFF12Format.tool), ("tool-name", XLIFF12Format.tool)])
        }
        xml.element("body") { xml in
          for unit in table.units { write(unit, &xml) }
        }
      }
    }
    return xml.bytes
  }

  private mutating func write(_ unit: StringUnit, _ xml: inout XMLWriter) {
    if let refused = XMLCharacters.refused(in: unit.source + (unit.target ?? "")) {
      return losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: "XML cannot hold \(refused)"))
    }
    if let refused = unit.comment.flatMap(XMLCharacters.refused) {
      losses.append(Loss(.comment, of: unit.key, locale: table.targetLocale, reason: "XML cannot hold \(refused)"))
    }
    let name = options.name(of: unit.key)
    guard let plural = PluralSlots(unit, categories: table.targetCategories) else {
      let notes = XLIFFNotes(unit)
      return writeEntry(
        unit, id: name, source: unit.source, target: unit.target, notes: [notes.developer], &xml
      ) { notes.writeOwn(&$0) }
    }
    let group: XMLWriter.Attributes = [
      ("id", name), ("restype", XLIFF12Format.pluralType), ("resname", name),
      ("extradata", plural.argument),
    ]
    xml.element("group", group) { xml in
      let notes = XLIFFNotes(unit)
      notes.writeOwn(&xml)
      for slot in plural.slots {
        writeEntry(
          unit, id: "\(name)[\(slot.selector.text)]", source: MessageForms.plain(slot.source).text ?? "",
          target: slot.target.flatMap { MessageForms.plain($0).text },
          notes: [notes.text(for: slot.selector, of: plural.argument), notes.developer], &xml
        ) { _ in }
      }
    }
  }

  private func writeEntry(
    _ unit: StringUnit, id: String, source: String, target: String?, notes: [String], _ xml: inout XMLWriter,
    ownNotes: (inout XMLWriter) -> Void
  ) {
    let state = target == nil ? .new : unit.state
    let attributes: XMLWriter.Attributes = [
      ("id", id), ("resname", id), ("approved", state == .final ? "yes" : nil), ("xml:space", "preserve"),
      ("maxwidth", unit.limit.map(String.init)), ("size-unit", unit.limit == nil ? nil : "char"),
    ]
    var codes = InlineCodes()
    xml.element("trans-unit", attributes) { xml in
      xml.inline("source") { Self.write(codes.parts(of: source), &$0) }
      xml.inline("target", [("state", XLIFF12State.value(for: state))]) {
        Self.write(codes.parts(of: target ?? ""), &$0)
      }
      xml.element("note", [("from", XLIFF12Format.Author.developer)], text: notes.joined(separator: "\n"))
      ownNotes(&xml)
    }
  }

  private static func write(_ parts: [InlineCodes.Part], _ xml: inout XMLWriter) {
    for part in parts {
      switch part {
      case .text(let text): xml.text(text)
      case .code(let number, let text):
        xml.element("ph", [("id", "\(number)"), ("equiv-text", text)], text: text)
      }
    }
  }
}
