internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// The words that programs print for purposes in one locale.
struct PrintedWords {
  /// A word that programs print for a purpose.
  struct Word {
    let title: String
    let key: String
    let programs: Int
  }

  /// By purpose.
  private(set) var words: [Int: [Word]] = [:]
  /// By key of a word, the purposes for which programs print it.
  private(set) var purposes: [String: [(purpose: Int, programs: Int)]] = [:]

  /// - Parameter attestation: the catalogue's attestation.tsv.
  init(_ attestation: Attestation, of locale: CheckedLocale) {
    let source = locale.catalog.source
    guard let tag = Self.tag(of: locale, in: attestation) else { return }
    for (index, purpose) in source.purposes.enumerated() {
      guard let entry = attestation.entry(purpose.identifier, in: tag) else { continue }
      words[index] = Self.words(of: entry)
      for word in words[index] ?? [] where word.programs > 0 {
        purposes[word.key, default: []].append((index, word.programs))
      }
    }
  }

  /// The first of a locale and its parents that attestation.tsv has entries for, or nil.
  static func tag(of locale: CheckedLocale, in attestation: Attestation) -> String? {
    locale.facts.chain.locales.lazy.map { locale.catalog.source.locales[$0].locale.identifier }
      .first(where: attestation.knows)
  }

  /// The texts of an entry, each once.
  static func words(of entry: Attestation.Entry) -> [Word] {
    entry.printed.reduce(into: []) { words, printed in
      let text = printed.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let key = TitleKey(text).text
      guard !key.isEmpty, !words.contains(where: { $0.key == key }) else { return }
      words.append(Word(title: text, key: key, programs: printed.programs))
    }
  }

  /// True if programs print a common word for two purposes in a tenth of the languages or more: "Delete" and "Remove" are so
  /// near that one may be called like the other.
  static func areNear(_ one: String, _ other: String, in attestation: Attestation) -> Bool {
    let words = attestation.locales.compactMap { locale -> (Set<String>, Set<String>)? in
      let entries = [one, other].compactMap { attestation.entry($0, in: locale) }
      guard entries.count == 2 else { return nil }
      let keys = entries.map { Set(Self.words(of: $0).filter { $0.programs > 0 }.map(\.key)) }
      return keys[0].isEmpty || keys[1].isEmpty ? nil : (keys[0], keys[1])
    }
    return words.count { !$0.0.isDisjoint(with: $0.1) } * 10 >= words.count
  }

  /// The word that most programs print for a purpose; nil if none prints any.
  func usual(for purpose: Int) -> Word? {
    (words[purpose] ?? []).filter { $0.programs > 0 }.max { $0.programs < $1.programs }
  }

  /// The number of programs whose word for a purpose is known.
  func witnesses(of purpose: Int) -> Int { (words[purpose] ?? []).reduce(0) { $0 + $1.programs } }
}

/// A title in the catalogue's own files that no program prints for its purpose, although programs print others.
struct UnprintedTitle {
  let slot: Int
  let text: String
  let key: String
  let usual: PrintedWords.Word

  /// True if a locale has a title in the catalogue's own files that its line of attestation.tsv is not about. Most catalogues
  /// with such a file have none, and need no look at the words.
  static func mayBe(in locale: CheckedLocale) -> Bool {
    let source = locale.catalog.source
    guard let attestation = source.attestation, source.wording == nil,
      let tag = PrintedWords.tag(of: locale, in: attestation)
    else { return false }
    let entries = source.locales[locale.index].entries
    return source.purposes.indices.contains { purpose in
      let entry = entries[source.slots.starts[purpose]]
      guard source.isOwn(entry) else { return false }
      let title = attestation.title(of: source.purposes[purpose].identifier, in: tag)
      return title.map { title in source.withText(of: entry) { !$0.elementsEqual(title.utf8) } } ?? false
    }
  }

  /// The number of programs from which on a purpose's words are known.
  private static let fewest = 5

  /// The shared titles in the catalogue's own files. A wording has the words of its platform, which are not in the file.
  static func all(of locale: CheckedLocale, _ printed: PrintedWords) -> [UnprintedTitle] {
    let source = locale.catalog.source
    let entries = source.locales[locale.index].entries
    guard source.wording == nil else { return [] }
    return source.purposes.indices.compactMap { purpose in
      let slot = source.slots.starts[purpose]
      guard source.isOwn(entries[slot]),
        let title = locale.shownTitles[slot], let usual = printed.usual(for: purpose),
        printed.witnesses(of: purpose) >= fewest,
        printed.words[purpose]?.contains(where: { $0.key == title.key.text }) == false
      else { return nil }
      return UnprintedTitle(slot: slot, text: title.text, key: title.key.text, usual: usual)
    }
  }

  /// True if a comment beside the text says that it is meant.
  func isExplained(in locale: CheckedLocale) -> Bool {
    let entry = locale.shownText(ofSlot: slot)
    return entry.traits.contains(.isAnnotated)
      && locale.catalog.source.record(ofLocale: locale.index, slot: slot)?.comment != nil
  }

  /// Another purpose for which at least three programs print the title, the one with the most first; nil without one, and
  /// if that is nearly the same purpose.
  func other(
    than purpose: Int, _ printed: PrintedWords, in catalog: CheckedCatalog, where isMeant: (Int) -> Bool = { _ in true }
  ) -> (purpose: Int, programs: Int)? {
    let others = printed.purposes[key] ?? []
    guard let found = others.filter({ $0.programs >= 3 && isMeant($0.purpose) }).max(by: { $0.programs < $1.programs }),
      catalog.areOpposites(purpose, found.purpose)
        || !others.contains(where: { catalog.areNear(purpose, $0.purpose) })
    else { return nil }
    return found
  }
}

extension CheckedCatalog {
  fileprivate func areNear(_ one: Int, _ other: Int) -> Bool {
    guard let attestation = source.attestation else { return false }
    return PrintedWords.areNear(source.purposes[one].identifier, source.purposes[other].identifier, in: attestation)
  }
}
