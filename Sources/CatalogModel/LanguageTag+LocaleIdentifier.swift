internal import SourceText

extension LanguageTag {
  /// Parses a locale identifier in any common notation; nil if it names no language.
  ///
  /// ```swift
  /// LanguageTag(localeIdentifier: "sr_RS@latin")?.identifier        // sr-Latn-RS
  /// LanguageTag(localeIdentifier: "ar_EG@numbers=latn")?.identifier // ar-EG-u-nu-latn
  /// LanguageTag(localeIdentifier: "C")                              // nil
  /// ```
  ///
  /// Accepted, in any case:
  /// - BCP 47 tags: `pt-BR`, `ar-u-nu-latn`; also grandfathered ones, `zh-min-nan` and `i-klingon` (RFC 5646 §2.2.8),
  ///   and the extended languages of Chinese, `zh-yue` (§2.2.2);
  /// - Unicode locale identifiers (UTS #35 part 1, § Unicode Locale Identifier) with `_` for `-`, as in Foundation and
  ///   ICU: `pl_PL`, `zh-Hans_CN`. Of their keywords, `ar_EG@numbers=latn`, only `numbers` is used;
  /// - locale names of POSIX (XBD § 8.2) and glibc: `de_DE.UTF-8`, `sr_RS@latin`. `C` and `POSIX` name no language;
  /// - Android's resource qualifiers: `pt-rBR`, `b+sr+Latn`.
  ///
  /// Aliases such as `iw` are kept: language matching replaces them.
  ///
  /// - Parameter text: an identifier of at most 200 bytes of UTF-8; a longer one gives nil.
  public init?(localeIdentifier text: String) {
    guard text.utf8.count <= 200 else { return nil }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = Self.withoutCodeset(parts[0]) else { return nil }
    var subtags = Self.subtags(of: name)
    if subtags.count == 1, Self.namesOfNoLanguage.contains(subtags[0].lowercased()) { return nil }
    Self.replaceOldForms(in: &subtags)
    if parts.count > 1 { Self.add(modifier: parts[1], to: &subtags) }
    self.init(subtags.joined(separator: "-"))
  }

  /// The POSIX locales for programs' own texts.
  private static let namesOfNoLanguage: Set = ["c", "posix"]

  /// `de_DE` of `de_DE.UTF-8`; nil if the dot is not followed by a codeset.
  private static func withoutCodeset(_ name: Substring) -> Substring? {
    guard let dot = name.firstIndex(of: ".") else { return name }
    let codeset = name[name.index(after: dot)...].utf8
    let isCodeset = codeset.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x2D || $0 == 0x5F }
    return isCodeset && !codeset.isEmpty ? name[..<dot] : nil
  }

  private static func subtags(of name: Substring) -> [Substring] {
    if name.prefix(2).lowercased() == "b+" {
      return name.dropFirst(2).split(separator: "+", omittingEmptySubsequences: false)
    }
    var subtags = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    // Android's `rBR`: no region, script or variant in BCP 47 has three letters.
    if subtags.count > 1, isAndroidRegion(subtags[1]) { subtags[1].removeFirst() }
    return subtags
  }

  private static func isAndroidRegion(_ subtag: Substring) -> Bool {
    let bytes = subtag.utf8
    guard let first = bytes.first, first | 0x20 == UInt8(ascii: "r") else { return false }
    let region = bytes.dropFirst()
    return (region.count == 2 && region.allSatisfy(\.isASCIILetter))
      || (region.count == 3 && region.allSatisfy(\.isASCIIDigit))
  }
}

// MARK: - Tags of older versions of BCP 47

extension LanguageTag {
  /// Writes `nan` for `zh-min-nan`, which was registered as a whole, and `yue` for `zh-yue`: an extended language is a
  /// language without its prefix, too (RFC 5646 §4.5).
  private static func replaceOldForms(in subtags: inout [Substring]) {
    if let preferred = registered[subtags.joined(separator: "-").lowercased()] {
      subtags = preferred.split(separator: "-")
    } else if subtags.count > 1, subtags[0].lowercased() == "zh", languagesOfChinese.contains(subtags[1].lowercased()) {
      subtags.removeFirst()
    }
  }

  /// The extended languages of IANA's registry with the prefix `zh`. Those of other languages are hardly used, and file
  /// names such as `ar_new` are not languages.
  private static let languagesOfChinese: Set = [
    "cdo", "cjy", "cmn", "cnp", "cpx", "csp", "czh", "czo", "gan", "hak", "hsn", "lzh", "mnp", "nan", "wuu",
    "yue",
  ]

  /// The grandfathered tags that have a preferred value in IANA's registry, with it; in lower case.
  private static let registered: [String: String] = [
    "art-lojban": "jbo", "en-gb-oed": "en-GB-oxendict", "i-ami": "ami", "i-bnn": "bnn", "i-hak": "hak",
    "i-klingon": "tlh", "i-lux": "lb", "i-navajo": "nv", "i-pwn": "pwn", "i-tao": "tao", "i-tay": "tay", "i-tsu": "tsu",
    "no-bok": "nb", "no-nyn": "nn", "sgn-be-fr": "sfb", "sgn-be-nl": "vgt", "sgn-ch-de": "sgg", "zh-guoyu": "cmn",
    "zh-hakka": "hak", "zh-min-nan": "nan", "zh-xiang": "hsn",
  ]
}

// MARK: - What follows an '@'

extension LanguageTag {
  /// Adds the subtags of glibc's modifier or ICU's keywords.
  private static func add(modifier: Substring, to subtags: inout [Substring]) {
    if modifier.contains("=") {
      add(keywords: modifier, to: &subtags)
    } else if let meaning = modifiers[modifier.lowercased()] {
      if let script = meaning.script { add(script: script, to: &subtags) }
      if let variant = meaning.variant { subtags.append(variant) }
    } else if modifier.utf8.count == 4 {
      add(script: modifier, to: &subtags)
    } else {
      subtags.append(modifier)
    }
  }

  private static func add(script: Substring, to subtags: inout [Substring]) {
    let hasScript = subtags.count > 1 && subtags[1].utf8.count == 4
    if !hasScript { subtags.insert(script, at: 1) }
  }

  /// The numbering system of `calendar=gregorian;numbers=latn` as an extension: `u-nu-latn` (UTS #35 part 1, § Unicode
  /// BCP 47 U Extension). Other keywords change no text and no number.
  private static func add(keywords: Substring, to subtags: inout [Substring]) {
    guard !subtags.contains(where: { $0.utf8.count == 1 }) else { return }
    for keyword in keywords.split(separator: ";") {
      let sides = keyword.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, sides[0].lowercased() == "numbers" else { continue }
      // The only value that is longer than a subtag may be.
      let value = sides[1].lowercased() == "traditional" ? "traditio" : sides[1]
      guard (3...8).contains(value.utf8.count), value.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit })
      else { continue }
      subtags += ["u", "nu", value]
      return
    }
  }

  private typealias Modifier = (script: Substring?, variant: Substring?)

  /// The modifiers of locales in glibc (localedata/SUPPORTED) and KDE that are not subtags of BCP 47.
  private static let modifiers: [String: Modifier] = [
    "arabic": ("Arab", nil), "cyrillic": ("Cyrl", nil), "devanagari": ("Deva", nil), "iqtelif": ("Latn", nil),
    "latin": ("Latn", nil), "ijekavian": (nil, "ijekavsk"), "ijekavianlatin": ("Latn", "ijekavsk"),
    // The currency of a locale, and an orthography of Amharic keyboards, which do not affect texts.
    "euro": (nil, nil), "abegede": (nil, nil),
  ]
}
