internal import CatalogModel
internal import MessageSyntax
internal import TextFormats

extension QtTSFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var writer = Writer(table: table, options: options)
    let file = ExportedFile(path: "\(Writer.name(of: table.targetLocale)).ts", bytes: writer.write())
    return ExportedFiles(files: [file], losses: writer.losses)
  }
}

/// Writes the file of one table.
private struct Writer {
  let table: StringTable
  private let options: FormatOptions
  private let forms: PluralForms?
  var losses: [Loss] = []

  init(table: StringTable, options: FormatOptions) {
    self.table = table
    self.options = options
    forms = QtPlurals.forms(of: table.targetLocale)
  }

  /// Qt's locales have underscores, and a region instead of a script that it implies: `zh_TW`.
  static func name(of locale: LanguageTag) -> String {
    String(locale.regionalName.identifier.map { $0 == "-" ? "_" : $0 })
  }

  mutating func write() -> [UInt8] {
    var contexts: [(purpose: String, messages: [Message])] = []
    for unit in table.units {
      do throws(Refusal) {
        let messages = try messages(of: unit)
        if contexts.last?.purpose == unit.key.purpose {
          contexts[contexts.count - 1].messages += messages
        } else {
          contexts.append((unit.key.purpose, messages))
        }
      } catch {
        losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: error.reason))
      }
    }
    var xml = XMLWriter(prolog: "<!DOCTYPE TS>")
    let attributes: XMLWriter.Attributes = [
      ("version", "2.1"), ("language", Self.name(of: table.targetLocale)),
      ("sourcelanguage", Self.name(of: table.sourceLocale)),
    ]
    let catalogue = table.catalogue
    xml.element("TS", attributes) { xml in
      xml.element(QtTSFormat.catalogueElement, text: catalogue)
      for (purpose, messages) in contexts {
        xml.element("context") { xml in
          xml.element("name", text: purpose)
          for message in messages { message.write(&xml) }
        }
      }
    }
    return xml.bytes
  }

  private mutating func messages(of unit: StringUnit) throws(Refusal) -> [Message] {
    if let refused = XMLCharacters.refused(in: unit.source + (unit.target ?? "")) {
      throw Refusal("XML cannot hold \(refused)")
    }
    let name = options.name(of: unit.key)
    var messages: [Message] = []
    switch try UnitShape(unit, categories: table.targetCategories, format: "qt-ts", isForTranslators: true) {
    case .sentence(let source, let target):
      let qt = QtText(unit.arguments, counting: nil)
      messages.append(
        Message(
          unit, name: name, qt: qt, source: try qt.text(of: source),
          translation: .text(try qt.translation(of: target ?? []))))
    case .counted(let slots):
      guard let forms else { throw Refusal("Qt has no plural forms for '\(table.targetLocale)'") }
      let qt = QtText(unit.arguments, counting: slots.argument)
      let dealt = try forms.sentences(of: slots, format: "Qt", locale: table.targetLocale)
      let source = try qt.text(of: slots.source(of: MessageForms(unit.source), .other))
      var texts: [String] = []
      for form in dealt.forms { texts.append(try qt.translation(of: form ?? [])) }
      messages.append(Message(unit, name: name, qt: qt, source: source, translation: .forms(texts)))
      for slot in dealt.others {
        let target = try qt.translation(of: slot.target ?? [])
        var other = Message(unit, name: name, qt: qt, source: try qt.text(of: slot.source), translation: .text(target))
        other.selector = slot.selector.text
        other.notes = [slot.selector.note(of: slots.argument, unit.context)]
        messages.append(other)
      }
    }
    if let refused = unit.comment.flatMap(XMLCharacters.refused) {
      losses.append(Loss(.comment, of: unit.key, locale: table.targetLocale, reason: "XML cannot hold \(refused)"))
    }
    return messages
  }
}

/// A `<message>`.
private struct Message {
  enum Translation {
    case text(String)
    case forms([String])
  }

  let unit: StringUnit
  let name: String
  let source: String
  let translation: Translation
  var notes: [String]
  /// The branch of the message; nil for the whole unit.
  var selector: String?

  init(_ unit: StringUnit, name: String, qt: QtText, source: String, translation: Translation) {
    self.unit = unit
    self.name = name
    self.source = source
    self.translation = translation
    notes = qt.notes + unit.notes
  }

  func write(_ xml: inout XMLWriter) {
    let branch = selector.map { "[\($0)]" } ?? ""
    let forms: [String]? = if case .forms(let forms) = translation { forms } else { nil }
    let attributes: XMLWriter.Attributes = [
      ("id", name + branch), ("numerus", forms == nil ? nil : "yes"),
    ]
    xml.element("message", attributes) { xml in
      xml.element("source", text: source)
      xml.element("comment", text: unit.key.message + branch)
      xml.element("extracomment", text: notes.joined(separator: "\n"))
      if selector == nil, let comment = unit.comment, XMLCharacters.refused(in: comment) == nil {
        xml.element("translatorcomment", text: comment)
      }
      let isUnfinished = unit.state.isFuzzy || unit.target?.isEmpty != false
      let type: XMLWriter.Attributes = [("type", isUnfinished ? "unfinished" : nil)]
      switch translation {
      case .text(let text): xml.element("translation", type, text: text)
      case .forms(let texts):
        xml.element("translation", type) { xml in
          for text in texts { xml.element("numerusform", text: text) }
        }
      }
      xml.element(QtTSFormat.baseElement, text: unit.base.attributes)
    }
  }
}
