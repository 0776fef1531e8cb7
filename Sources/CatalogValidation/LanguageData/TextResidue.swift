internal import ICUText

/// A trace of a tool, a note or a conversation in a text: something that was never meant to be shown.
struct TextResidue {
  /// The problem, and the remedy.
  let message: String
  /// UTF-8 bytes of the text.
  let range: Range<Int>

  /// True if a text may have a trace: it has a byte of one, begins as its source does, or is longer. If all texts were
  /// searched, a check of Standard would take 2.6 times as long.
  static func mayBe(in text: UnsafeBufferPointer<UInt8>, source: UnsafeBufferPointer<UInt8>?) -> Bool {
    if let source {
      if text.count > source.count + 3, text.starts(with: source) { return true }
      // Letters and not bytes: those of Indic scripts have three.
      let most = source.count + 12
      if text.count > most, text.count(where: { $0 & 0xC0 != 0x80 }) > most { return true }
    }
    guard let first = text.first else { return false }
    // A quotation mark: `«`, `“`, `‹` or `「`.
    if first == 0xC2 || first == 0xE2 || first == 0xE3 && text.count > 1 && text[1] == 0x80 { return true }
    if "\"'`<".utf8.contains(first) { return true }
    let hasBrackets = source?.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") } ?? true
    return text.indices.contains { mayBegin(at: $0, in: text, comparesBrackets: !hasBrackets) }
  }

  private static func mayBegin(
    at index: Int, in text: UnsafeBufferPointer<UInt8>, comparesBrackets: Bool
  ) -> Bool {
    func byte(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }
    switch text[index] {
    case UInt8(ascii: "\\"): return true
    case UInt8(ascii: "%"): return byte(1).isASCIIHexDigit && byte(2).isASCIIHexDigit
    case UInt8(ascii: "?"): return byte(1) >= 0x41 || byte(1) == UInt8(ascii: "?")
    case UInt8(ascii: "+"): return index > 2
    // The signs of Apple's keys, such as ⌘.
    case 0xE2: return byte(1) == 0x8C || byte(1) == 0x87
    case UInt8(ascii: ":"): return index < 10
    case UInt8(ascii: "["), UInt8(ascii: "("): return comparesBrackets || index == 0
    // A Hebrew letter that ends words, before another one: ך, ם, ן, ף and ץ.
    case 0xD7: return byte(2) == 0xD7 && [0x9A, 0x9D, 0x9F, 0xA3, 0xA5].contains(byte(1))
    // Thai SARA E twice.
    case 0xE0: return byte(1) == 0xB9 && byte(2) == 0x80 && byte(3) == 0xE0 && byte(4) == 0xB9 && byte(5) == 0x80
    // Brackets in full width: `【`, `（`, `［`.
    case 0xE3: return comparesBrackets && byte(1) == 0x80 && byte(2) == 0x90
    case 0xEF: return comparesBrackets && byte(1) == 0xBC && (byte(2) == 0x88 || byte(2) == 0xBB)
    default: return false
    }
  }

  /// The first trace in a plain text.
  ///
  /// - Parameters:
  ///   - source: the source locale's text; nil for that text itself.
  ///   - language: the language of the text, as a tag.
  init?(in text: String, source: String?, language: String) {
    let whole = 0..<text.utf8.count
    func found(_ message: String, _ part: Range<String.Index>? = nil) -> (String, Range<Int>) {
      guard let part else { return (message, whole) }
      let start = text.utf8.distance(from: text.startIndex, to: part.lowerBound)
      return (message, start..<start + text.utf8.distance(from: part.lowerBound, to: part.upperBound))
    }
    let searches: [() -> (String, Range<Int>)?] = [
      {
        Self.escape(text, source).map {
          let isAtEnd = $0.lowerBound == text.startIndex || $0.upperBound == text.endIndex
          let isSpace = ["\\n", "\\r", "\\t"].contains(text[$0])
          return found(
            "'\(text[$0])' is an escape sequence; \(isAtEnd && isSpace ? "remove it" : "write the character")", $0)
        }
      },
      { Self.encoded(text).map { found("'\(text[$0])' is a character in percent-encoding; write it", $0) } },
      { Self.chatter(text, source).map { found($0) } },
      {
        Self.quoted(text, source).map { found("the whole text is in \($0), and the source is not; remove them") }
      },
      {
        Self.shortcut(text, source).map {
          found("'\(text[$0])' is a keyboard shortcut, which the system shows; remove it", $0)
        }
      },
      { Self.note(text, source).map { found("'\(text[$0])' is a note; remove it, or move it to a 'comment'", $0) } },
      {
        Self.prefix(of: text, source, language: language).map { found("'\(text[$0])' is a tool's mark; remove it", $0) }
      },
      {
        Self.lostLetter(text, source).map {
          found("'?' stands for a letter that a program could not hold; write the text again", $0)
        }
      },
      {
        Self.reversed(text).map {
          found(
            "a letter for the end of words is at the beginning, so that the text is reversed; "
              + "write it in reading order", $0)
        }
      },
      { Self.doubledVowel(text).map { found("'เเ' is two letters SARA E; write 'แ'", $0) } },
    ]
    guard let (message, range) = searches.lazy.compactMap({ $0() }).first else { return nil }
    (self.message, self.range) = (message, range)
  }

  // MARK: Programs

  /// `\n`, `\u00c9` and `\"` as characters.
  private static func escape(_ text: String, _ source: String?) -> Range<String.Index>? {
    guard text.utf8.contains(UInt8(ascii: "\\")), !(source ?? "").contains("\\") else { return nil }
    return text.firstRange(of: /\\(u\{?[0-9A-Fa-f]{4,6}\}?|x[0-9A-Fa-f]{2}|[nrt"'\/])/)
  }

  /// `%C3%B6`, or one sign such as `%20` between letters.
  private static func encoded(_ text: String) -> Range<String.Index>? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    return text.firstRange(of: /(%[0-9A-Fa-f]{2}){2,}/)
      ?? text.firstMatch(of: /[A-Za-z](%20)(?=[A-Za-z])/).map { $0.1.startIndex..<$0.1.endIndex }
  }

  // MARK: People and models

  /// A sentence about the text instead of the text.
  private static func chatter(_ text: String, _ source: String?) -> String? {
    let start = text.prefix(40).lowercased()
    if source?.lowercased().hasPrefix(start.prefix(8)) != true, let opening = openings.first(where: start.hasPrefix) {
      return "a text that begins with '\(opening)' answers somebody; write only the text"
    }
    guard let source, text.count > 60, text.count > 5 * source.count + 10 else { return nil }
    return "the text is \(text.count / max(source.count, 1)) times as long as the source's; write only its translation"
  }

  private static let openings = [
    "here is", "here's", "sure,", "sure!", "certainly", "of course,", "i'm sorry", "i’m sorry", "i am sorry",
    "sorry, i", "as an ai",
    "translation:", "the translation", "hier ist", "gerne", "natürlich", "es tut mir leid", "übersetzung:", "voici",
    "bien sûr",
    "je suis désolé", "traduction", "aquí está", "aquí tienes", "claro,", "lo siento", "traducción:", "ecco", "certo,",
    "mi dispiace", "traduzione:", "aqui está", "desculpe", "tradução:", "hier is", "het spijt me", "vertaling:", "oto ",
    "przepraszam",
    "tłumaczenie:", "вот перевод", "конечно", "извините", "перевод:", "以下は", "翻訳:", "翻訳：", "申し訳", "以下是", "翻译：", "翻译:",
    "抱歉", "번역:", "죄송", "işte", "çeviri:", "إليك", "الترجمة:", "הנה", "תרגום:",
  ]

  /// Quotation marks around a translation whose source has none.
  private static func quoted(_ text: String, _ source: String?) -> String? {
    guard let source, let first = text.first, let last = text.last, text.count > 2, closes(last, first) else {
      return nil
    }
    let inner = text.dropFirst().dropLast()
    guard !inner.contains(first), !inner.contains(last), !source.contains(where: isOpening) else { return nil }
    return quotationMarks[first] == nil || first == "<" ? "brackets" : "quotation marks"
  }

  private static func closes(_ last: Character, _ first: Character) -> Bool {
    if let marks = quotationMarks[first] { return marks.contains(last) }
    let (opening, closing) = (first.unicodeScalars.first, last.unicodeScalars.first)
    return !parentheses.contains(first) && opening.flatMap(Brackets.closing) == closing && closing != nil
  }

  private static func isOpening(_ character: Character) -> Bool {
    quotationMarks[character] != nil
      || !parentheses.contains(character) && character.unicodeScalars.first.flatMap(Brackets.closing) != nil
  }

  /// Parentheses around a whole text are rather a remark than a tool's mark.
  private static let parentheses = "(（"

  /// By mark that opens a quotation in some language, those that close it.
  private static let quotationMarks: [Character: Set<Character>] = [
    "\"": ["\""], "'": ["'"], "“": ["”", "“"], "„": ["“", "”"], "”": ["”"], "«": ["»"], "»": ["«"], "‘": ["’"],
    "‚": ["‘", "’"], "‹": ["›"], "›": ["‹"], "`": ["`"], "<": [">"], "″": ["″"],
  ]

  /// `(verb)` and `[check]` beside the words of a translation, if the source has no brackets.
  private static func note(_ text: String, _ source: String?) -> Range<String.Index>? {
    guard let source, text.contains(where: { "([（［【".contains($0) }), !source.contains(where: { "([（［【".contains($0) })
    else { return nil }
    if let square = text.firstRange(of: /[\[［【][^\]］】]{2,}[\]］】]/) { return square }
    guard let round = text.firstMatch(of: /[(（]([^)）]+)[)）]/) else { return nil }
    let content = String(round.1).lowercased().trimmingEdges
    return partsOfSpeech.contains(content) ? round.range : nil
  }

  private static let partsOfSpeech: Set<String> = [
    "verb", "noun", "adjective", "adverb", "v.", "n.", "adj.", "v", "n", "imperative", "infinitive", "plural",
    "singular", "button",
    "verbo", "sustantivo", "sostantivo", "substantivo", "aggettivo", "adjetivo", "verbe", "nom", "adjectif", "bouton",
    "botón",
    "substantiv", "nomen", "adjektiv", "knopf", "werkwoord", "zelfstandig naamwoord", "knop", "czasownik", "rzeczownik",
    "przycisk",
    "глагол", "существительное", "гл.", "сущ.", "кнопка", "дієслово", "іменник", "sloveso", "podstatné jméno", "fiil",
    "isim",
    "verbi", "substantivet", "ige", "főnév", "動詞", "名詞", "动词", "名词", "동사", "명사", "động từ", "danh từ", "פועל", "فعل",
    "اسم",
    "formal", "informal", "male", "female", "masculine", "feminine", "m.", "f.", "sic", "?", "??", "check", "todo",
    "tbd",
  ]

  /// `KO: …`, and the source before its translation: `Places - Lugares`.
  private static func prefix(of text: String, _ source: String?, language: String) -> Range<String.Index>? {
    guard let source, text.contains(":") || text.contains("：") || text.lowercased().hasPrefix(source.lowercased())
    else {
      return nil
    }
    if let code = text.firstMatch(of: /^[\[(]?([A-Za-z]{2,3}(?:[-_][A-Za-z]{2,4})?)[\])]?\s?[:：]\s?/),
      code.1.lowercased().hasPrefix(language.lowercased()), !source.contains(":")
    {
      return code.range
    }
    guard source.count > 2, text.count > source.count + 3, text.lowercased().hasPrefix(source.lowercased()) else {
      return nil
    }
    let end = text.index(text.startIndex, offsetBy: source.count)
    guard let sign = text[end...].firstMatch(of: /^\s*(?: [-–—\/|] |[:：=|(]\s*)\S/),
      !source.contains(sign.0.trimmingEdges)
    else {
      return nil
    }
    return text.startIndex..<end
  }

  /// `(⌘S)` and `Ctrl+S` after the words.
  private static func shortcut(_ text: String, _ source: String?) -> Range<String.Index>? {
    guard let source, text.contains(where: { "+⌘⌥⇧⌃".contains($0) }), !source.contains(where: { "+⌘⌥⇧⌃".contains($0) })
    else {
      return nil
    }
    return text.firstRange(
      of: /[(（]?(?:[⌘⌥⇧⌃]+|(?:Ctrl|Strg|Cmd|Alt|Shift|Maj|Mayús)\+(?:Shift\+|Alt\+)?)[A-Z0-9][)）]?$/)
  }

  // MARK: Letters

  /// `L?schen`, and a text of question marks
  private static func lostLetter(_ text: String, _ source: String?) -> Range<String.Index>? {
    guard text.utf8.contains(UInt8(ascii: "?")), !(source ?? "").contains("?") else { return nil }
    if text.utf8.count(where: { $0 == UInt8(ascii: "?") }) * 2 > text.utf8.count,
      let lost = text.firstRange(of: /\?{2,}/)
    {
      return lost
    }
    return text.firstMatch(of: /\p{L}(\?+)(?=\p{L})/).map { $0.1.startIndex..<$0.1.endIndex }
  }

  /// A Hebrew letter that only ends words, at the beginning of one: the text is in reverse.
  private static func reversed(_ text: String) -> Range<String.Index>? {
    guard text.unicodeScalars.contains(where: { ("א"..."ת").contains($0) }) else { return nil }
    return text.firstMatch(of: /(?:^|\P{L})([ךםןףץ])(?=[א-ת])/).map { $0.1.startIndex..<$0.1.endIndex }
  }

  /// Thai SARA E twice, which looks like SARA AE.
  private static func doubledVowel(_ text: String) -> Range<String.Index>? { text.firstRange(of: "เเ") }
}

extension StringProtocol {
  fileprivate var trimmingEdges: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension UInt8 {
  fileprivate var isASCIIHexDigit: Bool { self &- UInt8(ascii: "0") < 10 || (self | 0x20) &- UInt8(ascii: "a") < 6 }
}
