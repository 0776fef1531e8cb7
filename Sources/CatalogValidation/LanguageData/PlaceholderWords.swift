/// Words that programs and translators write in place of a missing text.
enum PlaceholderWords {
  /// True if a text begins like one of these words. Few others do, so that most texts need no strings.
  static func mayBegin(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    start(of: text).map { starts.contains($0) || isSign($0) } ?? false
  }

  /// True if a text begins with a sign or white space outside of ASCII: U+0080 to U+00BF, U+2000 to U+2FFF or U+3000 to
  /// U+303F. They may precede such words.
  private static func isSign(_ start: UInt32) -> Bool {
    start >> 16 == 0xC2 || start >> 16 == 0xE2 || start >> 8 == 0xE380
  }

  /// The first three bytes after signs of ASCII, in lower case; nil for a shorter text.
  private static func start(of text: some RandomAccessCollection<UInt8>) -> UInt32? {
    let rest = text.drop { $0 < 0x80 && !isWord($0) }
    guard rest.count > 2 else { return nil }
    return rest.prefix(3).reduce(0) { $0 << 8 | UInt32($1 &- UInt8(ascii: "A") < 26 ? $1 | 0x20 : $1) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "?")
  }

  private static let starts: Set<UInt32> = {
    let all = phrases.union(capitals).union(values).union(notes).union(beginnings).union(["???", "？？"])
    return Set(all.flatMap { [$0, $0.uppercased()] }.compactMap { start(of: Array($0.utf8)) })
  }()

  /// True if a text consists of such words. White space and brackets around them do not count.
  static func isAll(of text: String) -> Bool {
    if values.contains(text) { return true }
    let inner = text.drop(while: isEdge).reversed().drop(while: isEdge).reversed()
    let text = String(inner)
    if text.isEmpty { return false }
    if text.allSatisfy({ $0 == "?" || $0 == "？" }) { return text.count > 2 }
    return capitals.contains(text) || phrases.contains(text.lowercased())
  }

  /// True if a text begins with a note to its author: `TODO: …`, `Lorem ipsum …`, `translation missing: de.save`.
  static func begin(_ text: String) -> Bool {
    let start = text.prefix(24)
    if notes.contains(where: { start.hasPrefix($0) }) { return true }
    let lowercased = start.lowercased()
    return beginnings.contains { lowercased.hasPrefix($0) }
  }

  private static func isEdge(_ character: Character) -> Bool {
    character.isWhitespace || "[](){}<>*_#!.…:".contains(character)
  }

  /// Values that programs and spreadsheets show for a missing text, in exactly these letters: German 'Null' is a word.
  private static let values: Set = [
    "#N/A", "#NAME?", "#NULL!", "#REF!", "#VALUE!", "(null)", "NaN", "[object Object]", "null", "undefined",
  ]
  /// Words that authors write in place of a text, so that the rule finds the text; only in capitals, since Spanish and
  /// Portuguese 'todo' means 'all'.
  private static let capitals: Set = ["TODO", "FIXME", "TBD", "TBC", "XXX", "XXXX", "TBA"]
  private static let notes = ["TODO:", "TODO ", "[TODO", "FIXME:", "FIXME ", "TBD:", "[TBD", "[XX"]
  private static let beginnings = ["lorem ipsum", "translation missing:", "missing translation:", "untranslated:"]

  private static let phrases: Set = [
    "lorem ipsum", "xxx", "xxxx", "asdf", "foobar", "foo bar", "no translation", "not translated", "untranslated",
    "translate me", "translate this", "to translate", "to be translated", "needs translation", "translation needed",
    "missing translation", "translation missing", "placeholder text", "your text here", "text goes here",
    "übersetzung fehlt", "nicht übersetzt", "fehlende übersetzung", "bitte übersetzen", "noch übersetzen",
    "à traduire", "non traduit", "traduction manquante", "sin traducir", "por traducir", "falta traducción",
    "traducción pendiente", "falta la traducción", "da tradurre", "non tradotto", "traduzione mancante",
    "não traduzido", "por traduzir", "a traduzir", "tradução em falta", "tradução ausente", "sem tradução",
    "vertaling ontbreekt", "niet vertaald", "brak tłumaczenia", "do przetłumaczenia", "nieprzetłumaczone",
    "chybí překlad", "překlad chybí", "nepřeloženo", "chýba preklad", "översättning saknas", "saknar översättning",
    "oversættelse mangler", "mangler oversættelse", "oversettelse mangler", "mangler oversettelse",
    "käännös puuttuu", "hiányzó fordítás", "çeviri eksik", "çevrilmedi", "çeviri yok", "lipsă traducere",
    "нет перевода", "не переведено", "перевод отсутствует", "нужен перевод", "немає перекладу", "не перекладено",
    "няма превод", "δεν έχει μεταφραστεί", "未翻译", "待翻译", "缺少翻译", "未翻譯", "待翻譯", "未翻訳", "翻訳なし", "要翻訳", "번역 필요",
    "번역 없음", "미번역", "chưa dịch", "ยังไม่ได้แปล", "अनूदित नहीं", "لم تتم الترجمة", "غير مترجم", "לא תורגם", "חסר תרגום",
  ]
}
