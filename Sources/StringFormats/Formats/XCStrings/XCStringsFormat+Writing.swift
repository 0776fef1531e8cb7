package import CatalogModel
internal import MessageSyntax
internal import SourceText

extension XCStringsFormat {
  package func write(
    _ tables: [StringTable], options: FormatOptions
  ) throws(StringTableError) -> ExportedFiles {
    guard let source = tables.first?.sourceLocale else { return ExportedFiles() }
    guard tables.allSatisfy({ $0.sourceLocale == source }) else {
      throw StringTableError("a string catalog has one source language; export the locales of each by themselves")
    }
    var writer = Writer(source: source, options: options)
    for table in tables { writer.take(table) }
    let tree = JSONTree.fields([
      ("sourceLanguage", .string(source.identifier)), ("strings", writer.strings()), ("version", .string("1.0")),
    ])
    return ExportedFiles(
      files: [ExportedFile(path: path(of: source, source: source), bytes: XcodeJSON.bytes(of: tree))],
      losses: writer.losses(tables))
  }

  package func path(of locale: LanguageTag, source: LanguageTag) -> String { Self.fileName }
}

/// Collects the units of all tables by key.
private struct Writer {
  let source: LanguageTag
  let hasBases: Bool
  private let options: FormatOptions
  private var entries: [UnitKey: [Entry]] = [:]
  private var lost: [LossKey: Loss] = [:]

  /// A unit in one locale.
  private struct Entry {
    let locale: LanguageTag
    let categories: [PluralCategory]
    let unit: StringUnit
  }

  private struct LossKey: Hashable {
    let key: UnitKey
    let locale: LanguageTag
  }

  init(source: LanguageTag, options: FormatOptions) {
    self.source = source
    self.options = options
    hasBases = options[XCStringsFormat.bases] == "yes"
  }

  mutating func take(_ table: StringTable) {
    for unit in table.units {
      let entry = Entry(locale: table.targetLocale, categories: table.targetCategories, unit: unit)
      entries[unit.key, default: []].append(entry)
    }
  }

  /// The losses, in the order of the tables.
  func losses(_ tables: [StringTable]) -> [Loss] {
    tables.flatMap { table in
      table.units.compactMap { lost[LossKey(key: $0.key, locale: table.targetLocale)] }
    }
  }

  // MARK: Entries

  mutating func strings() -> JSONTree {
    let keys = entries.keys.map { (key: $0, text: options.name(of: $0, separator: XCStringsFormat.separator)) }
    return .object(
      keys.sorted { XcodeKeyOrder.precedes($0.text, $1.text) }.compactMap { key, text in
        self.entry(key).map { JSONTree.Member(text, $0) }
      })
  }

  /// The entry of a key; nil if nothing of it can be written.
  private mutating func entry(_ key: UnitKey) -> JSONTree? {
    let entries = (entries[key] ?? []).sorted { XcodeKeyOrder.precedes($0.locale.identifier, $1.locale.identifier) }
    guard let unit = entries.first?.unit else { return nil }
    var localizations: [JSONTree.Member] = []
    var held: [(locale: LanguageTag, unit: StringUnit)] = []
    do throws(Refusal) {
      let text = try AppleText(unit.source, of: source, arguments: unit.arguments, style: .named)
      if !entries.contains(where: { $0.locale == source }) {
        localizations.append(JSONTree.Member(source.identifier, text.localization(state: "translated")))
      }
    } catch {
      for entry in entries { lose(entry, error) }
      return nil
    }
    for entry in entries {
      do throws(Refusal) {
        localizations.append(JSONTree.Member(entry.locale.identifier, try Self.localization(entry)))
        held.append((entry.locale, entry.unit))
      } catch {
        lose(entry, error)
      }
    }
    guard !held.isEmpty else { return nil }
    if !hasBases { for entry in entries where entry.unit.state == .final { loseState(entry) } }
    let comment = SharedNotes.notes(of: held.map(\.unit)) + (hasBases ? [XCStringsBases.line(for: held)] : [])
    localizations.sort { XcodeKeyOrder.precedes($0.key, $1.key) }
    return .fields([
      ("comment", .string(comment.joined(separator: "\n"))), ("extractionState", .string("manual")),
      ("localizations", .object(localizations)),
    ])
  }

  private static func localization(_ entry: Entry) throws(Refusal) -> JSONTree {
    guard let target = entry.unit.target, !target.isEmpty else {
      return try AppleText(untranslated: entry.unit, categories: entry.categories)
        .localization(state: TranslationState.new.catalogWord)
    }
    return try AppleText(target, of: entry.locale, arguments: entry.unit.arguments, style: .named).localization(
      state: entry.unit.state.catalogWord)
  }

  private mutating func lose(_ entry: Entry, _ refusal: Refusal) {
    let reason = "a string catalog cannot hold \(refusal.reason)"
    lost[LossKey(key: entry.unit.key, locale: entry.locale)] = Loss(
      of: entry.unit.key, locale: entry.locale, reason: reason)
  }

  private mutating func loseState(_ entry: Entry) {
    let key = LossKey(key: entry.unit.key, locale: entry.locale)
    guard lost[key] == nil else { return }
    let reason = "without bases a string catalog cannot tell 'final' from 'translated'"
    lost[key] = Loss(.state, of: entry.unit.key, locale: entry.locale, reason: reason)
  }
}

extension AppleText {
  /// The texts of a locale.
  fileprivate func localization(state: String) -> JSONTree {
    switch shape {
    case .whole(let text): .fields([("stringUnit", Self.unit(text, state))])
    case .plural(let branches): .fields([("variations", Self.variations(branches, state))])
    case .sentence(let text, let substitutions):
      .fields([
        ("stringUnit", Self.unit(text, state)),
        (
          "substitutions",
          .fields(
            substitutions.map { substitution in
              let fields: [(key: String, value: JSONTree?)] = [
                ("argNum", substitution.position.map(JSONTree.integer)),
                ("formatSpecifier", substitution.specifier.map(JSONTree.string)),
                ("variations", Self.variations(substitution.branches, state)),
              ]
              return (substitution.name, .fields(fields))
            })
        ),
      ])
    }
  }

  private static func variations(_ branches: Branches, _ state: String) -> JSONTree {
    let sorted = branches.sorted { $0.key.keyword < $1.key.keyword }
    let plural = sorted.map { category, text in
      JSONTree.Member(category.keyword, .fields([("stringUnit", unit(text, state))]))
    }
    return .fields([("plural", .object(plural))])
  }

  private static func unit(_ text: String, _ state: String) -> JSONTree {
    .fields([("state", .string(state)), ("value", .string(text))])
  }
}

extension TranslationState {
  /// The state's name in a string catalog, which has no `final`.
  var catalogWord: String {
    switch self {
    case .new: "new"
    case .needsReview: "needs_review"
    case .translated, .final: "translated"
    }
  }

  /// The state of a name in a string catalog, or nil.
  init?(catalogWord: String) {
    switch catalogWord {
    case "new": self = .new
    // Xcode marks a translation as stale when its source has changed.
    case "needs_review", "stale": self = .needsReview
    case "translated": self = .translated
    default: return nil
    }
  }
}
