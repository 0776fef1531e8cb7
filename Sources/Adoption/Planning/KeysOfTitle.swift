internal import Audit
internal import CatalogModel
internal import StringFormats

/// The keys whose text is a purpose's title in the source language, with their texts in other languages.
struct KeysOfTitle {
  let keys: [KeysOfPurposes.Key]
  /// True if the keys have different meanings: most locales that translate several of them use different texts, as for
  /// "archive", the noun and the verb. Then a text that both share is not a title either.
  let differ: Bool

  private let isPassedOver: (KeysOfPurposes.Key, LanguageTag) -> Bool

  /// - Parameter isPassedOver: returns whether a key's text in a locale is not a title of the overlay.
  init(
    _ keys: [KeysOfPurposes.Key], source: LanguageTag,
    passingOver isPassedOver: @escaping (KeysOfPurposes.Key, LanguageTag) -> Bool
  ) {
    self.keys = keys
    self.isPassedOver = isPassedOver
    func usable(_ locale: LanguageTag) -> [KeysOfPurposes.Key] { keys.filter { !isPassedOver($0, locale) } }
    let locales = Set(keys.flatMap(\.entry.texts.keys)).filter { $0.language != source.language }
    let shared = locales.filter { locale in usable(locale).count { Self.usable($0, in: locale) != nil } > 1 }
    let different = shared.count { Self.candidates(usable($0), in: $0).count > 1 }
    differ = different > 1 && different * 2 > shared.count
  }

  /// The keys with a usable text; of texts that differ in form only, the more frequent one.
  func candidates(in locale: LanguageTag) -> [KeysOfPurposes.Key] {
    Self.candidates(keys.filter { !isPassedOver($0, locale) }, in: locale)
  }

  private static func candidates(_ keys: [KeysOfPurposes.Key], in locale: LanguageTag) -> [KeysOfPurposes.Key] {
    var found: [KeysOfPurposes.Key] = []
    for key in keys {
      guard let text = usable(key, in: locale) else { continue }
      let isKnown = found.contains { TitleKey($0.entry.texts[locale]?.text ?? "") == TitleKey(text.text) }
      if !isKnown { found.append(key) }
    }
    return found
  }

  /// A text that can be a title: reviewed, and without arguments.
  private static func usable(_ key: KeysOfPurposes.Key, in locale: LanguageTag) -> AppString? {
    guard let text = key.entry.texts[locale], !text.needsReview, !TitleKey(text.text).isEmpty,
      !AuditWords.hasArguments(text.text)
    else { return nil }
    return text
  }
}

extension TitleKey {
  /// Returns whether it has all words of another title, and more: "Delete photo" and "Delete", "选择语言" and "语言".
  func says(moreThan other: TitleKey, in locale: LanguageTag) -> Bool {
    guard !other.isEmpty else { return false }
    if locale.writesWithoutSpaces {
      return text.count > other.text.count && text.contains(other.text)
    }
    return words.count > other.words.count && Set(words).isSuperset(of: other.words)
  }
}
