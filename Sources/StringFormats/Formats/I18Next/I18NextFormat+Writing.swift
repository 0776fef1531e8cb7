package import CatalogModel
internal import MessageSyntax
internal import SourceText

extension I18NextFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var exported = ExportedFiles()
    var texts: [(name: String, text: String)] = []
    var bases: [(name: String, base: UnitBase)] = []
    for unit in table.units {
      do throws(Refusal) {
        let own = try Self.texts(of: unit, table)
        guard !options.omits(unit) else { continue }
        let name = Self.name(of: unit.key, options)
        texts += own.map { (name + $0.ending, $0.text) }
        bases.append((name, unit.base))
      } catch {
        exported.losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: error.reason))
      }
    }
    let meta = JSONMeta.members(of: description, table, bases: bases, options)
    let members =
      options[Self.layout] == "nested"
      ? Self.nested(texts.map { (Array($0.name.split(separator: Self.keySeparator)), $0.text) })
      : texts.map { JSONTree.Member($0.name, .string($0.text)) }
    exported.files.append(
      ExportedFile(
        path: path(of: table.targetLocale, source: table.sourceLocale),
        bytes: CanonicalJSON.bytes(of: .object(meta + members))))
    return exported
  }

  package func path(of locale: LanguageTag, source: LanguageTag) -> String { "\(locale).json" }

  /// The name of a unit's texts, without the ending of a plural form.
  static func name(of key: UnitKey, _ options: FormatOptions) -> String {
    options.keys?.name(of: key) ?? key.fullText
  }

  /// Nested objects, one for each part of a name but the last, in order of appearance.
  static func nested(_ texts: [(path: [Substring], text: String)]) -> [JSONTree.Member] {
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

  /// The texts of a unit, each with the ending of its name: `_one`, or nothing for a text without plural forms.
  ///
  /// - Throws: ``Refusal`` if i18next has no equivalent.
  static func texts(
    of unit: StringUnit, _ table: StringTable
  ) throws(Refusal) -> [(ending: String, text: String)] {
    do throws(Refusal) {
      guard let target = unit.target, !target.isEmpty else { return emptyTexts(of: unit, table) }
      switch MessageForms(target) {
      case .plain(let pieces): return [("", try I18NextText.text(of: pieces, unit.arguments))]
      case .plural(let plural): return try texts(of: plural, unit, table)
      case .other(let reason): throw Refusal(reason)
      }
    } catch {
      throw Refusal("i18next cannot hold \(error.reason)")
    }
  }

  private static func emptyTexts(of unit: StringUnit, _ table: StringTable) -> [(ending: String, text: String)] {
    let slots = PluralSlots(unit, categories: table.targetCategories)
    let counted = slots?.argument == counted ? slots?.slots ?? [] : []
    let suffixes = counted.compactMap { suffix(of: $0.selector, categories: table.targetCategories) }
    return suffixes.isEmpty ? [("", "")] : suffixes.map { ("\(pluralSeparator)\($0)", "") }
  }

  private static func texts(
    of plural: PluralMessage, _ unit: StringUnit, _ table: StringTable
  ) throws(Refusal) -> [(ending: String, text: String)] {
    guard plural.argument == counted else { throw Refusal("a plural of '\(plural.argument)'") }
    var texts: [(ending: String, text: String)] = []
    // i18next shows another language if the text of a category is missing.
    for branch in plural.completed(with: table.targetCategories).branches {
      guard let suffix = suffix(of: branch.selector, categories: table.targetCategories) else {
        throw Refusal("the form '\(branch.selector.text)' of this language")
      }
      guard !branch.pieces.isEmpty else { throw Refusal("an empty form") }
      texts.append(("\(pluralSeparator)\(suffix)", try I18NextText.text(of: branch.pieces, unit.arguments)))
    }
    return texts
  }
}
