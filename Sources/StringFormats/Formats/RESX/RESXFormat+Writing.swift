internal import CatalogModel
internal import MessageSyntax
internal import TextFormats

extension RESXFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    let messages = options[Self.texts] == "messages" ? Set(table.units.map(\.key)) : []
    return write(table, options: options, messages: messages)
  }

  /// Writes a table.
  ///
  /// - Parameter messages: the units that are ICU messages; the others are patterns of `string.Format`.
  func write(_ table: StringTable, options: FormatOptions, messages: Set<UnitKey>) -> ExportedFiles {
    var writer = Writer(table: table, options: options, messages: messages)
    // The parent of culture 'zh-HK' is 'zh-Hant': .NET never looks for 'zh-Hant-HK'.
    let locale = table.targetLocale
    let name = locale.region == nil ? locale : locale.regionalName
    let culture = locale == table.sourceLocale ? "" : ".\(name)"
    let file = ExportedFile(path: "Resources\(culture).resx", bytes: writer.write())
    return ExportedFiles(files: [file], losses: writer.losses)
  }
}

/// Writes the file of one table.
private struct Writer {
  let table: StringTable
  let options: FormatOptions
  let messages: Set<UnitKey>
  var losses: [Loss] = []
  private var names: NamedUnits

  init(table: StringTable, options: FormatOptions, messages: Set<UnitKey>) {
    self.table = table
    self.options = options
    self.messages = messages
    names = NamedUnits(options)
  }

  /// A `<data>`.
  private struct Entry {
    var name: String
    let value: String
    let comment: [String]
  }

  private static func header(_ kind: String) -> String {
    "System.Resources.ResX\(kind), System.Windows.Forms, Version=4.0.0.0, Culture=neutral, "
      + "PublicKeyToken=b77a5c561934e089"
  }

  private static let headers = [
    ("resmimetype", "text/microsoft-resx"), ("version", "2.0"), ("reader", header("ResourceReader")),
    ("writer", header("ResourceWriter")),
  ]

  mutating func write() -> [UInt8] {
    var xml = XMLWriter()
    let table = table
    xml.element("root") { xml in
      for (name, value) in Self.headers {
        xml.element("resheader", [("name", name)]) { $0.element("value", text: value) }
      }
      for unit in table.units {
        do throws(Refusal) {
          for entry in try entries(of: unit) where !options.omits(unit) {
            xml.element("data", [("name", entry.name), ("xml:space", "preserve")]) { xml in
              xml.element("value", text: entry.value)
              xml.element("comment", text: entry.comment.joined(separator: "\n"))
            }
          }
        } catch {
          losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: error.reason))
        }
      }
    }
    return xml.bytes
  }

  private mutating func entries(of unit: StringUnit) throws(Refusal) -> [Entry] {
    if let refused = XMLCharacters.refused(in: unit.source + (unit.target ?? "")) {
      throw Refusal("XML cannot hold \(refused)")
    }
    var entries: [Entry] = []
    if messages.contains(unit.key) {
      let notes = [RESXFormat.messageNote] + notes(unit, source: unit.source)
      entries.append(Entry(name: "", value: unit.target ?? "", comment: notes + own(unit)))
    } else {
      switch try UnitShape(unit, categories: table.targetCategories, format: "resx") {
      case .sentence(let source, let target):
        let notes = notes(unit, source: try DotNetText.text(of: source, unit.arguments))
        let value = try DotNetText.text(of: target ?? [], unit.arguments)
        entries.append(Entry(name: "", value: value, comment: notes + own(unit)))
      case .counted(let slots): entries = try self.entries(of: unit, slots)
      }
    }
    let name = try names.name(of: unit.key, format: "resx")
    for index in entries.indices { entries[index].name = name + entries[index].name }
    if let refused = unit.comment.flatMap(XMLCharacters.refused) {
      losses.append(Loss(.comment, of: unit.key, locale: table.targetLocale, reason: "XML cannot hold \(refused)"))
    }
    return entries
  }

  /// An entry for each category; the unit's metadata is in the first.
  private func entries(of unit: StringUnit, _ slots: PluralSlots) throws(Refusal) -> [Entry] {
    var entries: [Entry] = []
    // An app looks for the entry of a number's category, and .NET has no other one in its place.
    for slot in slots.completed(with: table.targetCategories).slots {
      guard case .category(let category) = slot.selector else {
        throw Refusal("resx cannot hold an explicit value ('\(slot.selector.text)'); write it with texts=messages")
      }
      let notes =
        [slot.selector.note(of: slots.argument, unit.context)]
        + notes(unit, source: try DotNetText.text(of: slot.source, unit.arguments))
      entries.append(
        Entry(
          name: "_\(category.keyword)", value: try DotNetText.text(of: slot.target ?? [], unit.arguments),
          comment: notes + (entries.isEmpty ? own(unit) : [])))
    }
    return entries
  }

  private func notes(_ unit: StringUnit, source: String) -> [String] {
    let items =
      messages.contains(unit.key) ? [] : unit.arguments.enumerated().map { "{\($0.offset)}: {\($0.element.name)}" }
    return ["\(table.sourceLocale): \(source)"] + items + unit.notes
  }

  private func own(_ unit: StringUnit) -> [String] {
    NoteEnding.lines(for: unit, hasComment: unit.comment.flatMap(XMLCharacters.refused) == nil)
  }
}
