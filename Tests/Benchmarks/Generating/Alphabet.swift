import ICUText
import TestSupport

/// The letters for generated words of a locale.
///
/// A word begins as one word of the language and ends as another, because letters at random would look like another
/// language. For a language without words it is made of single letters.
struct Alphabet {
  private let letters: [Character]
  private let words: [[Character]]
  private let hasCase: Bool

  /// The alphabet of a locale, or nil if this table has none.
  ///
  /// - Parameters:
  ///   - script: an ISO 15924 code.
  ///   - tag: of CLDR; only its exemplar characters are taken.
  ///   - words: of the language; empty if none are known.
  init?(script: String, of tag: String, words: [String]) {
    guard let letters = Self.letters[script] else { return nil }
    let exemplars = LocaleData.exemplarCharacters(of: tag)
    let own = letters.filter { letter in letter.unicodeScalars.allSatisfy { exemplars?.contains($0) != false } }
    self.letters = own.isEmpty ? letters : own
    self.words = words.map { Array($0.lowercased().filter(\.isLetter)) }.filter { $0.count > 2 }
    hasCase = ["Latn", "Cyrl", "Grek", "Armn"].contains(script)
  }

  /// A word whose length is at most that of a range, and in it if it is made of single letters.
  func word(_ lengths: ClosedRange<Int>, _ generator: inout SeededGenerator) -> String {
    if let first = words.randomElement(using: &generator), let last = words.randomElement(using: &generator) {
      return String((first.prefix((first.count + 1) / 2) + last.suffix(last.count / 2)).prefix(lengths.upperBound))
    }
    let length = Int.random(in: lengths, using: &generator)
    return String((0..<length).map { _ in letters[Int.random(in: letters.indices, using: &generator)] })
  }

  /// The first word of a title, capitalized if the script has case.
  func firstWord(_ lengths: ClosedRange<Int>, _ generator: inout SeededGenerator) -> String {
    let word = word(lengths, &generator)
    return hasCase ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  private static let letters: [String: [Character]] = [
    "Latn": Array("eeeeaaaaiiioooruutnsrldcmpghbvkfzjäéöüçñø"),
    "Cyrl": Array("ооееааиинтсрвлкмдпуягзбчйхжшюцщф"),
    "Grek": Array("ααοοιιεετσνηυρπκμλςωγδχθφβξζψ"),
    "Armn": range(0x561...0x586), "Hebr": range(0x5D0...0x5EA),
    "Arab": range(0x627...0x63A) + range(0x641...0x642) + range(0x644...0x648),
    "Ethi": range(0x1208...0x1247), "Geor": range(0x10D0...0x10F0),
    "Deva": range(0x915...0x939), "Beng": range(0x995...0x9A8), "Guru": range(0xA15...0xA28),
    "Gujr": range(0xA95...0xAA8), "Orya": range(0xB15...0xB28), "Taml": range(0xBAE...0xBB9),
    "Telu": range(0xC15...0xC28), "Knda": range(0xC95...0xCA8), "Mlym": range(0xD15...0xD28),
    "Sinh": range(0xD9A...0xDB1), "Thai": range(0xE01...0xE2E), "Laoo": range(0xE94...0xE97) + range(0xE99...0xE9F),
    "Mymr": range(0x1000...0x1020), "Khmr": range(0x1780...0x17A2), "Tibt": range(0xF40...0xF47),
    "Hans": range(0x4E00...0x51FF), "Hant": range(0x4E00...0x51FF), "Jpan": range(0x30A2...0x30EF),
    "Kore": range(0xAC00...0xADFF),
  ]

  private static func range(_ scalars: ClosedRange<UInt32>) -> [Character] {
    scalars.compactMap(Unicode.Scalar.init).map(Character.init)
  }
}
