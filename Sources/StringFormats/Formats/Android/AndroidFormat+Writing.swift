package import CatalogModel
internal import MessageSyntax
internal import TextFormats

extension AndroidFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var writer = Writer(table: table, options: options)
    let path = Self.path(of: table.targetLocale, source: table.sourceLocale, in: options.dialect)
    let file = ExportedFile(path: path, bytes: writer.write())
    return ExportedFiles(files: [file], losses: writer.losses)
  }

  package func path(of locale: LanguageTag, source: LanguageTag) -> String {
    Self.path(of: locale, source: source, in: nil)
  }

  private static func path(of locale: LanguageTag, source: LanguageTag, in dialect: Dialect?) -> String {
    let folder = locale == source ? AndroidFolder.source : AndroidFolder.name(of: locale)
    guard dialect == .mokoResources else { return folder + "/strings.xml" }
    return (locale == source ? "base" : String(folder.dropFirst("values-".count))) + "/strings.xml"
  }
}

/// Writes the file of one table.
private struct Writer {
  let table: StringTable
  let options: FormatOptions
  var losses: [Loss] = []
  private let syntax: AndroidSyntax
  private var names: NamedUnits

  init(table: StringTable, options: FormatOptions) {
    self.table = table
    self.options = options
    syntax = AndroidSyntax(dialect: options.dialect)
    names = NamedUnits(options)
  }

  mutating func write() -> [UInt8] {
    var xml = XMLWriter()
    let table = table
    let hasNotes = options[AndroidFormat.notes] != "none"
    xml.element("resources", [("xmlns:xliff", AndroidFormat.xliffNamespace)]) { xml in
      for unit in table.units {
        do throws(Refusal) {
          let resource = try resource(of: unit)
          guard !options.omits(unit) else { continue }
          if hasNotes { xml.comment(AndroidComment.text(for: unit, source: table.sourceLocale)) }
          resource.write(&xml)
        } catch {
          losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: error.reason))
        }
      }
    }
    return xml.bytes
  }

  private mutating func resource(of unit: StringUnit) throws(Refusal) -> Resource {
    if let refused = XMLCharacters.refused(in: unit.source + (unit.target ?? "")) {
      throw Refusal("XML cannot hold \(refused)")
    }
    let shape = try UnitShape(unit, categories: table.targetCategories, format: "android")
    let content: Resource.Content
    switch shape {
    case .sentence(_, let target):
      content = .string(try parts(of: target ?? [], unit))
    case .counted(let slots):
      try AndroidText.refuseFractions(of: unit.arguments.first { $0.name == slots.argument })
      var items: [(PluralCategory, [AndroidText.Part])] = []
      for slot in slots.slots {
        guard case .category(let category) = slot.selector else {
          throw Refusal("android cannot hold an explicit value ('\(slot.selector.text)')")
        }
        items.append((category, try parts(of: slot.target ?? [], unit)))
      }
      content = .plurals(items, argument: slots.argument)
    }
    let name = try names.name(of: unit.key, format: "android")
    if let comment = unit.comment, !AndroidComment.holds(comment) {
      losses.append(
        Loss(.comment, of: unit.key, locale: table.targetLocale, reason: "an XML comment cannot hold its characters"))
    }
    // Java's formatter alone takes a percent sign for a placeholder.
    return Resource(name: name, content: content, unit: unit, isFormatted: syntax.dialect == nil)
  }

  private func parts(of pieces: [MessagePiece], _ unit: StringUnit) throws(Refusal) -> [AndroidText.Part] {
    try syntax.parts(of: pieces, unit.arguments, isPattern: !unit.arguments.isEmpty)
  }
}

/// A `<string>` or `<plurals>`.
private struct Resource {
  enum Content {
    case string([AndroidText.Part])
    case plurals([(PluralCategory, [AndroidText.Part])], argument: String)
  }

  let name: String
  let content: Content
  let unit: StringUnit
  /// True if Android's compiler checks the placeholders of the text.
  let isFormatted: Bool

  func write(_ xml: inout XMLWriter) {
    switch content {
    case .string(let parts):
      // Android's compiler interprets two percent signs as placeholders without numbers.
      let isLiteral = isFormatted && unit.arguments.isEmpty && parts.contains { $0.hasPercentSign }
      xml.inline("string", [("name", name), ("formatted", isLiteral ? "false" : nil)]) {
        write(parts, numbers: nil, to: &$0)
      }
    case .plurals(let items, let argument):
      xml.element("plurals", [("name", name)]) { xml in
        for (category, parts) in items {
          let numbers = unit.context.numbers(of: argument, in: category).map { (argument, $0) }
          xml.inline("item", [("quantity", category.keyword)]) { write(parts, numbers: numbers, to: &$0) }
        }
      }
    }
  }

  private func write(
    _ parts: [AndroidText.Part], numbers: (argument: String, examples: String)?, to xml: inout XMLWriter
  ) {
    for part in parts {
      switch part {
      case .text(let text): xml.text(text)
      case .placeholder(let text, let argument):
        let example = numbers?.argument == argument ? numbers?.examples : nil
        xml.element("xliff:g", [("id", argument), ("example", example)], text: text)
      }
    }
  }
}

extension AndroidText.Part {
  fileprivate var hasPercentSign: Bool {
    if case .text(let text) = self { text.contains("%") } else { false }
  }
}
