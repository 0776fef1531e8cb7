internal import CatalogFiles
internal import CatalogModel

/// Two purposes whose titles are read as a pair: opposites, and a purpose with a longer one that has its word, as
/// "Select all" has "Select".
package struct RelatedTitles: Hashable, Sendable {
  /// The slots of the two titles, the shorter one's first.
  let first: Int
  let second: Int
  let areOpposites: Bool
  /// True if the source locale's titles have a word in common.
  let shareWord: Bool

  /// The length in bytes of the longest title that is compared, since the time is quadratic. `title-too-long` reports
  /// shorter ones.
  static let longest = 200

  /// The number of purposes with one title that others are compared with.
  private static let mostWithOneTitle = 3

  /// Every pair of a catalogue, each once, in order.
  static func all(of source: CatalogSource) -> [RelatedTitles] {
    guard source.locales.indices.contains(source.sourceIndex) else { return [] }
    let texts = source.locales[source.sourceIndex].entries
    let titles = source.purposes.indices.map { purpose in
      let entry = texts[source.slots.starts[purpose]]
      return entry.isPresent && entry.length <= longest
        ? source.withText(of: entry) { LanguageFeatures.words(of: $0) } : []
    }
    return (opposites(in: source, titles) + withWord(in: source, titles)).sorted {
      ($0.first, $0.second) < ($1.first, $1.second)
    }
  }

  private static func opposites(in source: CatalogSource, _ titles: [[TextWords.Word]]) -> [RelatedTitles] {
    source.purposes.indices.compactMap { purpose in
      guard let opposite = source.purposes[purpose].opposite.flatMap({ source.purposeIndex[$0] }), purpose < opposite
      else { return nil }
      return RelatedTitles(
        first: source.slots.starts[purpose], second: source.slots.starts[opposite], areOpposites: true,
        shareWord: titles[purpose].shareWord(with: titles[opposite]))
    }
  }

  /// The pairs of which one title begins with the words of the other, or ends with them after two words or more, as in
  /// "Find and replace". Titles that name a destination do not count: they are words like "Next" and "Account".
  private static func withWord(in source: CatalogSource, _ titles: [[TextWords.Word]]) -> [RelatedTitles] {
    var owners: [[TextWords.Word]: [Int]] = [:]
    for purpose in source.purposes.indices where source.purposes[purpose].role != .navigate && !titles[purpose].isEmpty
    {
      // Titles that many purposes have would make a pair of each with each.
      if owners[titles[purpose], default: []].count < mostWithOneTitle {
        owners[titles[purpose], default: []].append(purpose)
      }
    }
    return titles.indices.flatMap { purpose in
      let words = titles[purpose]
      let parts = words.indices.dropFirst().flatMap { count in
        [Array(words.prefix(count))] + (words.count - count >= 2 ? [Array(words.suffix(count))] : [])
      }
      return Set(parts.flatMap { owners[$0] ?? [] }).filter {
        source.purposes[$0].opposite != source.purposes[purpose].identifier
      }
      .map {
        RelatedTitles(
          first: source.slots.starts[$0], second: source.slots.starts[purpose], areOpposites: false, shareWord: true)
      }
    }
  }
}

extension [TextWords.Word] {
  /// True if one of the words is a form of one of the others, because they have letters in a row in common.
  ///
  /// Three letters are enough; two in Ethiopic, kana and Hangul, which write syllables; and one Chinese character. If a
  /// word is shorter, all of its letters must be in the other one.
  func shareWord(with others: [TextWords.Word]) -> Bool {
    contains { word in others.contains { word.sharesRun(with: $0) } }
  }
}

extension TextWords.Word {
  fileprivate func sharesRun(with other: TextWords.Word) -> Bool {
    indices.contains { start in
      let run = Swift.min(Self.leastRun(from: self[start]), count, other.count)
      return start + run <= count && other.hasPart(Array(self[start..<start + run]))
    }
  }

  private static func leastRun(from letter: UInt32) -> Int {
    switch letter {
    // Ethiopic, kana, Hangul.
    case 0x1200...0x139F, 0x3040...0x30FF, 0xAC00...0xD7A3: 2
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: 1
    default: 3
    }
  }
}
