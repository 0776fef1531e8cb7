internal import CatalogModel
internal import SourceText

extension I18NextFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var exported = ExportedFiles()
    var texts: [(name: String, text: String)] = []
    var bases: [(name: String, base: UnitBase)] = []
    for unit in table.units {
      do throws(Refusal) {
        let name = options.keys?.name(of: unit.key) ?? unit.key.fullText
        let own = try Self.texts(of: unit, name, table)
        guard !options.omits(unit) else { continue }
        texts += own
        bases.append((name, unit.base))
      } catch {
        let reason = "i18next cannot hold \(error.reason)"
        exported.losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: reason))
      }
    }
    let meta = JSONMeta.members(of: description, table, bases: bases, options)
    let members =
      options[Self.layout] == "nested"
      ? Self.nested(texts.map { (Array($0.name.split(separator: Self.keySeparator)), $0.text) })
      : texts.map { JSONTree.Member($0.name, .string($0.text)) }
    exported.files.append(
      ExportedFile(path: "\(table.targetLocale).json", bytes: CanonicalJSON.bytes(of: .object(meta + members))))
    return exported
  }

  /// Nested objects, one for each part of a name but the last, in order of appearance.
  private static func nested(_ texts: [(path: [Substring], text: String)]) -> [JSONTree.Member] {
    var order: [Substring] = []
    var groups: [Substring: [(path: [Substring], text: String)]] = [:]
    for (path, text) in texts {
      guard let first = path.first else { continue }
      if groups[first] == nil { order.append(first) }
      groups[first, default: []].append((Array(path.dropFirst()), text))
    }
    return order.map { name in
      let inner = groups[name] ?? []
      // Patterns that put a key below another one's text are refused, so a name has either.
      if let text = inner.first(where: { $0.path.isEmpty }) { return JSONTree.Member(String(name), .string(text.text)) }
      return JSONTree.Member(String(name), .object(nested(inner)))
    }
  }

  /// The texts of a unit, each with its name and suffix.
  private static func texts(
    of unit: StringUnit, _ name: String, _ table: StringTable
  ) throws(Refusal) -> [(name: String, text: String)] {
    guard let target = unit.target, !target.isEmpty else {
      let suffixes = PluralSlots(unit, categories: table.targetCategories).map { slots in
        slots.argument == counted
          ? slots.slots.compactMap { suffix(of: $0.selector, categories: table.targetCategories) } : []
      }
      guard let suffixes, !suffixes.isEmpty else { return [(name, "")] }
      return suffixes.map { ("\(name)\(pluralSeparator)\($0)", "") }
    }
    switch MessageForms(target) {
    case .plain(let pieces):
      return [(name, try I18NextText.text(of: pieces, unit.arguments))]
    case .plural(let plural):
      guard plural.argument == counted else { throw Refusal("a plural of '\(plural.argument)'") }
      var texts: [(name: String, text: String)] = []
      for branch in plural.branches {
        guard let suffix = suffix(of: branch.selector, categories: table.targetCategories) else {
          throw Refusal("the form '\(branch.selector.text)' of this language")
        }
        guard !branch.pieces.isEmpty else { throw Refusal("an empty form") }
        let text = try I18NextText.text(of: branch.pieces, unit.arguments)
        texts.append(("\(name)\(pluralSeparator)\(suffix)", text))
      }
      return texts
    case .other(let reason):
      throw Refusal(reason)
    }
  }
}
