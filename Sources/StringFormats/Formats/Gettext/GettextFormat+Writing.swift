internal import CatalogModel
internal import MessageSyntax

extension GettextFormat {
  package func write(
    _ tables: [StringTable], options: FormatOptions
  ) throws(StringTableError) -> ExportedFiles {
    var exported = try writeEach(tables, options)
    if options[Self.template] == "yes", let widest = tables.max(by: { $0.units.count < $1.units.count }) {
      var writer = try GettextWriter(templateOf: widest, among: tables, options: options)
      exported.files.append(ExportedFile(path: "\(widest.catalogue).pot", bytes: writer.write()))
    }
    return exported
  }

  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var writer = try GettextWriter(table: table, options: options)
    let file = ExportedFile(path: "\(GettextLocale.name(of: table.targetLocale)).po", bytes: writer.write())
    return ExportedFiles(files: [file], losses: writer.losses)
  }
}

/// Writes the file of one table.
struct GettextWriter {
  let table: StringTable
  let options: FormatOptions
  let isTemplate: Bool
  /// True if the file is an export of the catalogue, not an app's file that other programs write to.
  var isWhole = true
  private let forms: PluralForms
  /// In a template: the additional entries that units have in the files of all languages.
  private var apart: [UnitKey: [PluralSlots.Slot]] = [:]
  var losses: [Loss] = []

  /// - Parameter forms: the plural forms of an existing file; by default ours.
  init(table: StringTable, options: FormatOptions, forms: PluralForms? = nil) throws(StringTableError) {
    guard let forms = forms ?? PluralForms(locale: table.targetLocale.identifier) else {
      throw StringTableError("ICU's plural rules of '\(table.targetLocale)' give no plural forms")
    }
    self.table = table
    self.options = options
    self.forms = forms
    isTemplate = false
  }

  /// A table of source texts without translations.
  ///
  /// - Parameter tables: all exported tables: msgmerge makes entries obsolete that the template lacks.
  init(
    templateOf table: StringTable, among tables: [StringTable], options: FormatOptions
  ) throws(StringTableError) {
    guard let forms = PluralForms(.operation(.notEqual, .n, .number(1)), count: 2, locale: "en") else {
      throw StringTableError("ICU has no plural rules of English")
    }
    var template = table
    template.targetLocale = table.sourceLocale
    template.targetCategories = [.one, .other]
    template.units = table.units.map { unit in
      var context = unit.context
      context.examples = []
      context.inherited = nil
      context.otherWordings = []
      context.title = nil
      return StringUnit(
        key: unit.key, source: unit.source, target: nil, arguments: unit.arguments, limit: unit.limit,
        context: context)
    }
    self.table = template
    self.options = options
    self.forms = forms
    isTemplate = true
    for table in tables {
      guard let forms = PluralForms(locale: table.targetLocale.identifier) else { continue }
      for unit in table.units {
        let slots = PluralSlots(unit, categories: table.targetCategories, isForTranslators: true)?.slots ?? []
        for slot in slots where forms.isApart(slot.selector) {
          let known = apart[unit.key] ?? []
          if !known.contains(where: { $0.selector == slot.selector }) { apart[unit.key] = known + [slot] }
        }
      }
    }
  }

  mutating func write() -> [UInt8] {
    var output: [UInt8] = []
    header.write(to: &output)
    for unit in table.units {
      do throws(Refusal) {
        for entry in try entries(of: unit) {
          output.append(0x0A)
          entry.write(to: &output)
        }
      } catch {
        losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: error.reason))
      }
    }
    return output
  }

  var header: POEntry {
    var entry = POEntry()
    let fields = [
      ("Project-Id-Version", table.catalogue), ("PO-Revision-Date", "1970-01-01 00:00+0000"),
      ("Last-Translator", "none"), ("Language-Team", "none"),
      ("Language", isTemplate ? "" : GettextLocale.name(of: table.targetLocale)), ("MIME-Version", "1.0"),
      ("Content-Type", "text/plain; charset=UTF-8"), ("Content-Transfer-Encoding", "8bit"),
      ("Plural-Forms", isTemplate ? "nplurals=INTEGER; plural=EXPRESSION;" : forms.headerValue),
    ]
    let mark = isWhole ? [(POHeader.catalogueField, table.catalogue)] : []
    entry.translations = [(fields + mark).map { "\($0.0): \($0.1)\n" }.joined()]
    if isTemplate {
      entry.flags = ["fuzzy"]
    } else {
      entry.comments = [formsComment]
    }
    return entry
  }

  /// The header field with the plural forms.
  var formsField: String { forms.headerField }

  /// A comment that maps the forms to categories.
  private var formsComment: String {
    let numbered = forms.categories.enumerated().map { number, categories in
      "msgstr[\(number)] is '\(categories.first?.keyword ?? "")'"
    }
    let rest = table.targetCategories.filter { forms.forms(of: $0).isEmpty }.map { "'\($0.keyword)'" }
    let behind =
      rest.isEmpty
      ? "." : "; \(rest.joined(separator: ", ")), which no whole number has, in entries apart if needed."
    return "Plural forms of '\(table.targetLocale)': \(numbered.joined(separator: ", "))\(behind)"
  }

  /// The entry of a unit, followed by entries for branches that no integer selects.
  mutating func entries(of unit: StringUnit) throws(Refusal) -> [POEntry] {
    let isPattern = !unit.arguments.isEmpty
    func text(_ pieces: [MessagePiece]) -> String { BraceText.text(of: pieces, isPattern: isPattern) }
    if (unit.source + (unit.target ?? "")).unicodeScalars.contains("\0") { throw Refusal("gettext cannot hold U+0000") }
    let shape = try UnitShape(unit, categories: table.targetCategories, format: "gettext", isForTranslators: true)
    var entry = entry(for: unit)
    switch shape {
    case .sentence(let source, let target):
      entry.id = text(source)
      entry.translations = [text(target ?? [])]
      return [entry]
    case .counted(let slots):
      if unit.target?.isEmpty == false { try forms.requireForms(of: ReadContext.Unit(unit), in: table.targetLocale) }
      let dealt = try forms.sentences(of: slots, format: "gettext", locale: table.targetLocale)
      let source = MessageForms(unit.source)
      entry.id = text(slots.source(of: source, .one))
      entry.plural = text(slots.source(of: source, .other))
      entry.translations = dealt.forms.map { text($0 ?? []) }
      let others = (isTemplate ? apart[unit.key] ?? [] : dealt.others).map { slot in
        var other = entry
        other.context = "\(options.name(of: unit.key))[\(slot.selector.text)]"
        other.extracted = [slot.selector.note(of: slots.argument, unit.context)]
        other.extracted += isTemplate ? Self.advice(on: slot.selector) : baseNotes(of: unit)
        other.comments = entry.comments.dropLast(isTemplate ? 0 : 1)
        if !isTemplate { other.comments.append(POBase.comment(unit.base, of: other.name)) }
        (other.id, other.plural) = (text(slot.source), nil)
        other.translations = [isTemplate ? "" : text(slot.target ?? [])]
        return other
      }
      return [entry] + others
    }
  }

  /// The note in a template on an entry that only some languages need.
  private static func advice(on selector: PluralMessage.Selector) -> [String] {
    if case .category = selector { ["Leave it empty where one of the language's plural forms is for it."] } else { [] }
  }

  private func baseNotes(of unit: StringUnit) -> [String] { isTemplate ? [] : [unit.base.note] }

  /// The reason why a line cannot be in a comment: gettext continues it after a backslash at its end.
  private static func obstacle(_ line: String) -> String? {
    if line.hasSuffix("\\") { return "a line of a comment in gettext cannot end in a backslash" }
    let refused = line.unicodeScalars.contains { $0 == "\r" || $0 == "\0" }
    return refused ? "a comment in gettext cannot hold U+000D or U+0000" : nil
  }

  /// The entry of a unit without its texts.
  private mutating func entry(for unit: StringUnit) -> POEntry {
    var entry = POEntry()
    entry.context = options.name(of: unit.key)
    if let comment = unit.comment {
      let lines = comment.lines.map(String.init)
      if let reason = lines.lazy.compactMap(Self.obstacle).first {
        losses.append(Loss(.comment, of: unit.key, locale: table.targetLocale, reason: reason))
      } else {
        entry.comments = lines
      }
    }
    entry.extracted = unit.notes.flatMap(\.commentLines).map { $0.hasSuffix("\\") ? "\($0) " : "\($0)" }
    entry.extracted += baseNotes(of: unit)
    if !isTemplate { entry.comments.append(POBase.comment(unit.base, of: unit.key.text())) }
    if unit.state.isFuzzy, unit.target?.isEmpty == false { entry.flags.append("fuzzy") }
    if !unit.arguments.isEmpty { entry.flags.append("python-brace-format") }
    return entry
  }
}

extension TranslationState {
  /// True if a translation in this state should not be used yet.
  var isFuzzy: Bool { self == .new || self == .needsReview }
}
