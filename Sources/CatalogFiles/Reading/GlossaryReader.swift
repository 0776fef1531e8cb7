internal import CatalogModel
internal import SourceText

/// Reads glossary.json: the required and forbidden words by locale.
struct GlossaryReader {
  /// The fields in canonical order.
  static let localeFields = ["terms", "forbidden"]
  static let termFields = ["words", "note"]
  static let forbiddenFields = ["instead", "reason"]

  let log: ProblemLog
  /// The catalogue's locales; nil if words of other locales are allowed.
  var locales: [LanguageTag]?

  func read(_ root: JSONValue) -> Glossary {
    guard root.expect(.object, "glossary.json", log: log) else { return Glossary() }
    var locales: [LanguageTag: Glossary.Words] = [:]
    for member in root.members ?? [] where member.key != "$schema" {
      guard let locale = LanguageTag(checking: member.key, at: member.keyRange.lowerBound, log),
        let fields = Fields(
          member.value, of: "the glossary of '\(locale)'", known: Self.localeFields, subject: Subject(locale: locale),
          log: log)
      else { continue }
      reportUnknown(locale, at: member.keyRange.lowerBound)
      var words = Glossary.Words()
      words.terms = members(of: fields["terms"], "'terms' of '\(locale)'", locale).compactMap { term($0, locale) }
      words.forbidden = members(of: fields["forbidden"], "'forbidden' of '\(locale)'", locale)
        .compactMap { forbidden($0, locale) }
      words.forbidden = consistent(words, in: fields["forbidden"], of: locale)
      locales[locale] = words
    }
    return Glossary(locales)
  }

  /// The forbidden words without those that a term requires, which are reported: no text could be right.
  private func consistent(
    _ words: Glossary.Words, in value: JSONValue?, of locale: LanguageTag
  ) -> [Glossary.Forbidden] {
    let required = Dictionary(words.terms.filter { $0.words.count == 1 }.map { (Self.stem($0.words[0]), $0.source) }) {
      first, _ in first
    }
    return words.forbidden.filter { forbidden in
      guard let term = required[Self.stem(forbidden.word)] else { return true }
      let place = value?.members?.first { $0.key == forbidden.word }?.keyRange.lowerBound
      log.report(
        .wrongType, "'\(forbidden.word)' is forbidden here, and the term '\(term)' requires it; remove one of the two",
        at: place ?? 0, subject: Subject(locale: locale))
      return false
    }
  }

  private static func stem(_ word: String) -> String { String(word.lowercased().prefix { $0 != "*" }) }

  /// Reports a locale whose words are never used: locales inherit words only from declared ones.
  private func reportUnknown(_ locale: LanguageTag, at offset: Int) {
    guard let locales, !locales.contains(locale) else { return }
    let advice = NearestLocale.advice(
      on: locale, among: locales, otherwise: "add it to 'locales' in catalog.json or remove it")
    log.report(
      .undeclaredLocale, "the glossary has words of '\(locale)', which is not a locale of the catalogue; \(advice)",
      at: offset, subject: Subject(locale: locale))
  }

  /// The members of an object whose keys are words.
  private func members(of value: JSONValue?, _ what: String, _ locale: LanguageTag) -> [JSONValue.Member] {
    guard let value, value.expect(.object, what, subject: Subject(locale: locale), log: log) else { return [] }
    return (value.members ?? []).filter { isWord($0.key, at: $0.keyRange.lowerBound, locale) }
  }

  private func term(_ member: JSONValue.Member, _ locale: LanguageTag) -> Glossary.Term? {
    let (what, subject) = ("the term '\(member.key)'", Subject(locale: locale))
    guard let fields = Fields(member.value, of: what, known: Self.termFields, subject: subject, log: log) else {
      return nil
    }
    fields.require("words")
    let note = fields.text("note")
    let words = fields["words"]?.strings("'words' of \(what)", subject: subject, log: log) ?? []
    if let value = fields["words"], value.elements?.isEmpty == true {
      log.report(.wrongType, "'words' of \(what) is empty; write a word", at: value.offset, subject: subject)
    }
    let usable = words.filter { isWord($0.text, at: $0.offset, locale) }.map(\.text)
    return usable.isEmpty ? nil : Glossary.Term(source: member.key, words: usable, note: note)
  }

  private func forbidden(_ member: JSONValue.Member, _ locale: LanguageTag) -> Glossary.Forbidden? {
    let fields = Fields(
      member.value, of: "the forbidden word '\(member.key)'", known: Self.forbiddenFields,
      subject: Subject(locale: locale), log: log)
    guard let fields else { return nil }
    fields.require("reason")
    guard let reason = fields.text("reason") else { return nil }
    return Glossary.Forbidden(word: member.key, instead: fields.text("instead"), reason: reason)
  }

  /// Reports a word that would match everywhere or nowhere.
  private func isWord(_ text: String, at offset: Int, _ locale: LanguageTag) -> Bool {
    let word = text.hasSuffix("*") ? text.dropLast() : text[...]
    if !word.isEmpty, !word.contains("*") { return true }
    log.report(
      .wrongType, "'\(text)' is not a word; write one, with '*' only at its end", at: offset,
      subject: Subject(locale: locale))
    return false
  }
}
