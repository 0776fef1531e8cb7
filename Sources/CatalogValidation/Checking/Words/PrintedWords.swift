internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// The lines of attestation.tsv: by locale and purpose, the words that programs print.
struct AttestationLines: Sendable {
  /// The files, the catalogue's own first, each with the lines of each locale.
  private let files: [(file: SourceFile, lines: [String: [Range<Int>]])]

  /// Reads nothing but the first column of each line.
  init(_ files: [SourceFile]) {
    self.files = files.map { file in
      var lines: [String: [Range<Int>]] = [:]
      file.bytes.withUnsafeBufferPointer { bytes in
        var start = 0
        while start < bytes.count {
          let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
          if let tab = bytes[start..<end].firstIndex(of: UInt8(ascii: "\t")), start > 0 {
            lines[String(decoding: bytes[start..<tab], as: UTF8.self), default: []].append(start..<end)
          }
          start = end + 1
        }
      }
      return (file, lines)
    }
  }

  /// The lines of a locale: those of the topmost file that has it.
  func lines(of locale: LanguageTag) -> [Line] {
    for (file, lines) in files {
      guard let ranges = lines[locale.identifier] else { continue }
      return ranges.compactMap { Line(file.bytes[$0]) }
    }
    return []
  }

  /// The titles that the lines of a locale are about, by purpose.
  func titles(of locale: LanguageTag) -> [String: String] {
    var titles: [String: String] = [:]
    for (file, lines) in files {
      for range in lines[locale.identifier] ?? [] {
        let bytes = file.bytes[range.prefix(200)]
        let cells = bytes.split(separator: UInt8(ascii: "\t"), maxSplits: 3, omittingEmptySubsequences: false)
        guard cells.count > 3 else { continue }
        titles[String(decoding: cells[1], as: UTF8.self)] = String(decoding: cells[2], as: UTF8.self)
      }
    }
    return titles
  }

  /// True if programs print a common word for two purposes in a tenth of the languages or more: "Delete" and "Remove" are
  /// so near that one may stand for the other.
  func areNear(_ one: String, _ other: String) -> Bool {
    guard let (file, lines) = files.last else { return false }
    let names = [one, other].map { Array("\t\($0)\t".utf8) }
    var (known, shared) = (0, 0)
    for ranges in lines.values {
      let found = names.map { name in
        ranges.lazy.map { file.bytes[$0] }.first { bytes in
          bytes.firstIndex(of: UInt8(ascii: "\t")).map { bytes[$0...].starts(with: name) } ?? false
        }.flatMap { Line($0) }.map { Set($0.words.filter { $0.programs > 0 }.map(\.key)) } ?? []
      }
      guard !found[0].isEmpty, !found[1].isEmpty else { continue }
      known += 1
      if !found[0].isDisjoint(with: found[1]) { shared += 1 }
    }
    return shared * 10 >= known
  }

  /// A line: a purpose, and the words that programs print for it; the catalogue's own title has no programs if none print it.
  struct Line {
    let purpose: String
    private(set) var words: [PrintedWords.Word] = []

    /// nil for a line with fewer than five columns.
    init?(_ bytes: ArraySlice<UInt8>) {
      let cells = Substring(String(decoding: bytes, as: UTF8.self))
        .split(separator: "\t", maxSplits: 5, omittingEmptySubsequences: false)
      guard cells.count >= 5 else { return nil }
      purpose = String(cells[1])
      add(cells[2], cells[3].isEmpty ? 0 : cells[3].count { $0 == "," } + 1)
      for other in cells[4].split(separator: ";") {
        // The programs are in the last brackets: `Weiter (Firefox, VLC)`.
        guard let bracket = other.lastIndex(of: "(") else { continue }
        add(other[..<bracket], other[bracket...].count { $0 == "," } + 1)
      }
    }

    private mutating func add(_ title: Substring, _ programs: Int) {
      let text = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let key = TitleKey(text).text
      guard !key.isEmpty, !words.contains(where: { $0.key == key }) else { return }
      words.append(PrintedWords.Word(title: text, key: key, programs: programs))
    }
  }
}

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

  private let lines: AttestationLines

  init(_ lines: AttestationLines, of locale: CheckedLocale) {
    self.lines = lines
    let source = locale.catalog.source
    let tags = locale.facts.chain.locales.map { source.locales[$0].locale }
    for line in tags.lazy.map(lines.lines).first(where: { !$0.isEmpty }) ?? [] {
      guard let purpose = source.purposeIndex[line.purpose] else { continue }
      words[purpose] = line.words
      for word in line.words where word.programs > 0 {
        purposes[word.key, default: []].append((purpose, word.programs))
      }
    }
  }

  /// The word that most programs print for a purpose; nil if none prints any.
  func usual(for purpose: Int) -> Word? {
    (words[purpose] ?? []).filter { $0.programs > 0 }.max { $0.programs < $1.programs }
  }

  /// True if one of two purposes may have the title of the other (``AttestationLines/areNear(_:_:)``).
  func areNear(_ one: Int, _ other: Int, in source: CatalogSource) -> Bool {
    lines.areNear(source.purposes[one].identifier, source.purposes[other].identifier)
  }

  /// The number of programs whose word for a purpose is known.
  func witnesses(of purpose: Int) -> Int { (words[purpose] ?? []).reduce(0) { $0 + $1.programs } }
}

/// A title of the catalogue's own that no program prints for its purpose, although many print others.
struct UnprintedTitle {
  let slot: Int
  let text: String
  let key: String
  let usual: PrintedWords.Word

  /// True if a locale has a title of the catalogue's own that is not one that its line of attestation.tsv is about. Most
  /// catalogues with such a file have none, and need no look at the words.
  static func mayBe(in locale: CheckedLocale) -> Bool {
    let source = locale.catalog.source
    guard let lines = locale.catalog.attestation, source.wording == nil else { return false }
    let entries = source.locales[locale.index].entries
    let own = source.purposes.indices.filter { source.isOwn(entries[source.slots.starts[$0]]) }
    guard !own.isEmpty, source.layers.count == 1 else { return !own.isEmpty }
    let titles = lines.titles(of: locale.facts.tag)
    return own.contains { purpose in
      let title = titles[source.purposes[purpose].identifier]
      return title.map { title in
        !source.withText(of: entries[source.slots.starts[purpose]]) { $0.elementsEqual(title.utf8) }
      } ?? false
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
        || !others.contains(where: { printed.areNear(purpose, $0.purpose, in: catalog.source) })
    else { return nil }
    return found
  }
}
