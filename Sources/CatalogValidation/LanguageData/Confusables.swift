internal import ICUText

/// Letters of Latin, Cyrillic and Greek that look the same in most fonts (a part of UTS #39's confusables).
enum Confusables {
  /// The scripts in the table, by ISO 15924.
  static let scripts: Set = ["Latn", "Cyrl", "Grek"]

  /// The letter of a script that looks like a letter of another one, or nil.
  static func of(_ scalar: Unicode.Scalar, in script: String) -> Unicode.Scalar? {
    for row in rows where row.contains(scalar) {
      let found =
        switch script {
        case "Latn": row[0]
        case "Cyrl": row[1]
        default: row[2]
        }
      if found != none, found != scalar { return found }
    }
    return nil
  }

  /// True if the lookalike is certainly the intended letter. Letters that exist only in some languages of a script may
  /// be meant for another: a Latin `i` in a Russian word is meant as `и`.
  static func isCertain(_ scalar: Unicode.Scalar, in language: String) -> Bool {
    !uncertain.contains { $0.contains(scalar) } || counterparts[language]?.contains(scalar) == true
  }

  /// Latin letters whose lookalikes exist in a language's Cyrillic alphabet: і in Ukrainian, ј in Serbian.
  private static let counterparts: [String: Set<Unicode.Scalar>] = [
    "be": ["I", "i"], "kk": ["I", "i"], "mk": ["J", "S", "j", "s"], "rue": ["I", "i"], "sr": ["J", "j"],
    "uk": ["I", "i"],
  ]

  private static let none: Unicode.Scalar = "\0"
  private static let uncertain = rows.filter { "ijsIJS".unicodeScalars.contains($0[0]) }

  /// Latin, Cyrillic, Greek.
  private static let rows: [[Unicode.Scalar]] = [
    ["A", "А", "Α"], ["B", "В", "Β"], ["C", "С", none], ["E", "Е", "Ε"], ["H", "Н", "Η"], ["I", "І", "Ι"],
    ["J", "Ј", none], ["K", "К", "Κ"], ["M", "М", "Μ"], ["N", none, "Ν"], ["O", "О", "Ο"], ["P", "Р", "Ρ"],
    ["S", "Ѕ", none], ["T", "Т", "Τ"], ["X", "Х", "Χ"], ["Y", "У", "Υ"], ["Z", none, "Ζ"], ["a", "а", "α"],
    ["c", "с", none], ["e", "е", none], ["i", "і", "ι"], ["j", "ј", none], ["k", "к", "κ"], ["o", "о", "ο"],
    ["p", "р", "ρ"], ["s", "ѕ", none], ["u", none, "υ"], ["v", none, "ν"], ["w", none, "ω"], ["x", "х", "χ"],
    ["y", "у", none], ["Ë", "Ё", none], ["Ï", "Ї", "Ϊ"], ["ë", "ё", none], ["ï", "ї", "ϊ"], ["ó", none, "ό"],
    ["í", none, "ί"], ["Ə", "Ә", none], ["ə", "ә", none],
  ]
}
