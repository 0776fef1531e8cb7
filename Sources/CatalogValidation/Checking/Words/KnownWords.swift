internal import CatalogFiles
internal import ICUText
internal import PurposeCatalog

/// The words of one locale that are known to be spelled right: of inherited titles, of what programs print, and those that
/// several of the catalogue's own titles have.
struct KnownWords {
  /// By word in lower case, its weight: one for each title, and one for each program that prints it.
  private var weights: [String: Int] = [:]
  /// By letters without marks, order and repetition, the words that have them.
  private var similar: [String: [String]] = [:]
  private let language: String

  init(of locale: CheckedLocale) {
    language = locale.facts.tag.language
    for slot in locale.catalog.titleSlots {
      guard let title = locale.shownTitles[slot] else { continue }
      for word in Self.words(of: title.text) { weights[word, default: 0] += 1 }
    }
    // The words of purposes that the catalogue leaves out are words, too.
    if let attestation = locale.catalog.source.attestation, let tag = PrintedWords.tag(of: locale, in: attestation) {
      for entry in attestation.purposes(in: tag).compactMap({ attestation.entry($0, in: tag) }) {
        for printed in entry.printed {
          for part in Self.words(of: String(printed.text)) { weights[part, default: 0] += printed.programs }
        }
      }
    }
    for (word, weight) in weights where weight >= Self.certain { similar[skeleton(of: word), default: []].append(word) }
  }

  /// The words of a text in lower case, without those that are too short to judge.
  static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.filter { $0.count >= shortest }.map(String.init)
  }

  /// The first misspelt word of a title and the known word that was meant, or nil. A word that another title has too is not
  /// reported.
  func slip(in title: String) -> (word: String, meant: String)? {
    let isPlain = title.utf8.allSatisfy { $0 < 0x80 }
    for word in Self.words(of: title) where weights[word, default: 0] <= 1 {
      let meant = (similar[skeleton(of: word)] ?? []).filter { isSlip(word, of: $0, lostMarks: isPlain) }
      // Of two with one weight, the first in the alphabet, so that each run gives the same.
      let best = meant.sorted().max { weights[$0, default: 0] < weights[$1, default: 0] }
      if let best { return (word, best) }
    }
    return nil
  }

  /// A slip of the keys or of a program for ASCII: two letters exchanged, one repeated, marks lost.
  ///
  /// - Parameter lostMarks: true for a title without any letter with a mark. In another one, a mark less makes a form of the
  ///   word, as its ending does: limba, limbă.
  private func isSlip(_ word: String, of known: String, lostMarks: Bool) -> Bool {
    let (letters, others) = (Array(word.unicodeScalars), Array(known.unicodeScalars))
    let (plain, otherPlain) = (letters.map(Self.base), others.map(Self.base))
    if plain == otherPlain {
      if language == "tr" {
        return zip(letters, others).allSatisfy { $0 == $1 || Self.base($1) == $0 || Self.dotless($0, $1) }
      }
      return lostMarks && letters.last == others.last && !Accents.makeWords(in: language)
        && !Accents.makeForms(in: language)
    }
    if let transcribed = Self.transcriptions[language], transcribed(word) == known { return true }
    let start = zip(letters, others).prefix { $0 == $1 }.count
    if letters.count == others.count {
      // Endings and beginnings are forms of a word.
      guard start >= 1, start + 3 <= letters.count else { return false }
      return letters[start] == others[start + 1] && letters[start + 1] == others[start]
        && letters[(start + 2)...].elementsEqual(others[(start + 2)...])
    }
    // Languages tell words apart by doubled letters inside, and forms by doubled vowels.
    guard letters.count == others.count + 1, start == others.count, let last = letters.last else { return false }
    return last == others.last && !"aeiouyäöü".unicodeScalars.contains(last)
      && !Self.withLongConsonants.contains(language)
  }

  private static func base(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "ı" ? "i" : CharacterProperties.baseLetter(of: scalar) ?? scalar
  }

  /// True if `i` and `ı` were exchanged, as programs do that do not know Turkish capitals.
  private static func dotless(_ scalar: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    Set([scalar, other]) == ["i", "ı"]
  }

  private func skeleton(of word: String) -> String {
    let text = Self.transcriptions[language]?(word) ?? word
    var letters: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars.map(Self.base) where scalar != letters.last { letters.append(scalar) }
    return String(String.UnicodeScalarView(letters.sorted()))
  }

  /// By language, the spelling with marks of a word that was written in ASCII.
  private static let transcriptions: [String: @Sendable (String) -> String] = [
    "de": { $0.replacing("ae", with: "ä").replacing("oe", with: "ö").replacing("ue", with: "ü") },
    "da": { $0.replacing("ae", with: "æ").replacing("oe", with: "ø").replacing("aa", with: "å") },
    "nb": { $0.replacing("ae", with: "æ").replacing("oe", with: "ø").replacing("aa", with: "å") },
  ]

  private static let withLongConsonants: Set<String> = ["et", "fi", "hu", "it", "lv", "se"]
  private static let shortest = 5
  /// The weight from which on a word is not a slip itself.
  private static let certain = 3
}
