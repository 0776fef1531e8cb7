internal import ICUText

/// The marks that end sentences in a language (CLDR, UAX #29's sentence terminals, and each language's orthography).
struct SentenceMarks {
  enum Kind: String {
    case fullStop = "full stop"
    case question = "question mark"
    case exclamation = "exclamation mark"
    case colon = "colon"
    case semicolon = "semicolon"
    case comma = "comma"
  }

  let language: String
  /// ISO 15924.
  let script: String

  /// The kind of a mark in any language, or nil.
  static func kind(of scalar: Unicode.Scalar) -> Kind? {
    switch scalar {
    case ".", "。", "．", "｡", "।", "॥", "۔", "։", "።", "။", "།", "។", "៕", "᠃", "܁": .fullStop
    case "?", "？", "؟", "\u{37E}", "՞", "፧", "⸮", "⁇": .question
    case "!", "！", "՜", "߹": .exclamation
    case ":", "：": .colon
    case ";", "；", "؛": .semicolon
    case ",", "，", "、", "､", "،", "፣", "߸": .comma
    default: nil
    }
  }

  /// The kind of a mark in the language, or nil.
  func ownKind(of scalar: Unicode.Scalar) -> Kind? {
    if language == "el", scalar == ";" { return .question }
    if script == "Armn", scalar == ":" { return .fullStop }
    return Self.kind(of: scalar)
  }

  /// The correct marks of a kind in the language, the usual one first.
  func accepted(_ kind: Kind) -> [Unicode.Scalar] {
    switch kind {
    case .fullStop: fullStops
    case .question: questionMarks
    case .exclamation: isWide ? ["！"] : script == "Armn" ? ["՜", "!"] : script == "Nkoo" ? ["߹"] : ["!"]
    // U+1366 is the preface colon; U+1361, the word separator, is easier to type.
    case .colon: isWide ? ["：", ":"] : script == "Ethi" ? ["፦", "፡", ":"] : [":"]
    case .semicolon: isWide ? ["；"] : isArabic ? ["؛"] : [";"]
    case .comma: commas
    }
  }

  /// The mark that must end a text of a kind; nil if the language has none or it is optional.
  func mark(thatEnds kind: Kind) -> Unicode.Scalar? {
    switch kind {
    case .exclamation, .semicolon, .comma: nil
    // Armenian uses ՝ or a dot, and its full stop looks like a colon.
    case .colon where script == "Armn": nil
    case .question, .fullStop, .colon: Self.scriptsWithoutMarks.contains(script) ? nil : accepted(kind)[0]
    }
  }

  /// The usual mark of a kind between words. In Chinese 、 only separates the items of a list.
  func mark(of kind: Kind) -> Unicode.Scalar { kind == .comma && script == "Jpan" ? "、" : accepted(kind)[0] }

  /// True if a mark is an accepted one, or one of the script's own sentence terminals: a colon in Ethiopic, a full stop
  /// in Ol Chiki.
  func isOwn(_ scalar: Unicode.Scalar, _ kind: Kind) -> Bool {
    if accepted(kind).contains(scalar) { return true }
    return (kind == .fullStop || kind == .question) && CharacterProperties(of: scalar).isSentenceTerminal
  }

  /// True if a mark of the kind is written inside a word instead of at the end.
  func isInner(_ scalar: Unicode.Scalar, _ kind: Kind) -> Bool {
    script == "Armn" && kind == .question && scalar == "՞"
  }

  /// True if a character may follow the mark that ends a text: white space, a closing quotation mark or parenthesis, a
  /// bidi control.
  static func canFollowEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "”", "’", "“", "‘", "»", "›", "«", "‹", "״", "\"", "」", "』", "》", "】", ")", "）", "]", "\u{200E}", "\u{200F}",
      "\u{61C}", "\u{202C}", "\u{2069}":
      true
    default: scalar.properties.isWhitespace
    }
  }

  private var commas: [Unicode.Scalar] {
    switch script {
    case _ where isWide: ["，", "、", "､"]
    case _ where isArabic: ["،"]
    case "Ethi": ["፣", "፥"]
    case "Nkoo": ["߸", "،"]
    default: [","]
    }
  }

  private var fullStops: [Unicode.Scalar] {
    switch script {
    case _ where isWide: ["。", "．", "｡"]
    case "Deva", "Beng", "Guru", "Orya": ["।", "."]
    case "Arab": language == "ur" || language == "ks" || language == "pa" ? ["۔", "."] : [".", "۔"]
    case "Armn": ["։", ":"]
    case "Ethi": ["።"]
    case "Mymr": ["။"]
    case "Khmr": ["។", "៕"]
    case "Tibt": ["།"]
    case "Mong": ["᠃", "."]
    case "Syrc": ["܁", "."]
    default: ["."]
    }
  }

  private var questionMarks: [Unicode.Scalar] {
    switch script {
    case _ where isWide: ["？"]
    case _ where isArabic: ["؟"]
    case "Grek": [";", "\u{37E}"]
    case "Armn": ["՞"]
    case "Ethi": ["፧", "?"]
    case "Nkoo": ["؟"]
    default: ["?"]
    }
  }

  private var isWide: Bool { Self.wideScripts.contains(script) }
  private var isArabic: Bool { Self.arabicScripts.contains(script) }

  private static let wideScripts: Set = ["Hans", "Hant", "Hani", "Jpan"]
  private static let arabicScripts: Set = ["Arab", "Aran", "Syrc", "Thaa"]
  /// Scripts whose languages have no sentence marks, or in which they are optional.
  private static let scriptsWithoutMarks: Set = ["Khmr", "Laoo", "Mymr", "Thai", "Tibt"]
}
