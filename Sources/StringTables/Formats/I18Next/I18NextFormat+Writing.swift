internal import CatalogFiles
internal import CatalogModel
internal import MessageSyntax

extension I18NextFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var exported = ExportedFiles()
    var purposes: [(purpose: String, texts: [JSONTree.Member])] = []
    var bases: [(name: String, base: UnitBase)] = []
    for unit in table.units {
      do throws(Refusal) {
        let texts = try Self.texts(of: unit, table)
        guard !options.omits(unit) else { continue }
        if purposes.last?.purpose != unit.key.purpose { purposes.append((unit.key.purpose, [])) }
        purposes[purposes.count - 1].texts += texts.map { JSONTree.Member($0.name, .string($0.text)) }
        bases.append((unit.key.fullText, unit.base))
      } catch {
        let reason = "i18next cannot hold \(error.reason)"
        exported.losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: reason))
      }
    }
    let meta = JSONMeta.members(of: description, table, bases: bases, options)
    let texts = purposes.flatMap {
      Self.members(of: $0.purpose, $0.texts, isNested: options[Self.layout] == "nested")
    }
    exported.files.append(
      ExportedFile(path: "\(table.targetLocale).json", bytes: CanonicalJSON.bytes(of: .object(meta + texts))))
    return exported
  }

  /// The texts of a purpose as an object, or each with the purpose in its key.
  private static func members(of purpose: String, _ texts: [JSONTree.Member], isNested: Bool) -> [JSONTree.Member] {
    isNested
      ? [JSONTree.Member(purpose, .object(texts))]
      : texts.map { JSONTree.Member("\(purpose)\(keySeparator)\($0.key)", $0.value) }
  }

  /// The texts of a unit, each with its message and suffix.
  private static func texts(
    of unit: StringUnit, _ table: StringTable
  ) throws(Refusal) -> [(name: String, text: String)] {
    let message = unit.key.message
    guard let target = unit.target, !target.isEmpty else {
      let suffixes = PluralSlots(unit, categories: table.targetCategories).map { slots in
        slots.argument == counted
          ? slots.slots.compactMap { suffix(of: $0.selector, categories: table.targetCategories) } : []
      }
      guard let suffixes, !suffixes.isEmpty else { return [(message, "")] }
      return suffixes.map { ("\(message)\(pluralSeparator)\($0)", "") }
    }
    switch MessageForms(target) {
    case .plain(let pieces):
      return [(message, try I18NextText.text(of: pieces, unit.arguments))]
    case .plural(let plural):
      guard plural.argument == counted else { throw Refusal("a plural of '\(plural.argument)'") }
      var texts: [(name: String, text: String)] = []
      for branch in plural.branches {
        guard let suffix = suffix(of: branch.selector, categories: table.targetCategories) else {
          throw Refusal("the form '\(branch.selector.text)' of this language")
        }
        guard !branch.pieces.isEmpty else { throw Refusal("an empty form") }
        let text = try I18NextText.text(of: branch.pieces, unit.arguments)
        texts.append(("\(message)\(pluralSeparator)\(suffix)", text))
      }
      return texts
    case .other(let reason):
      throw Refusal(reason)
    }
  }
}
