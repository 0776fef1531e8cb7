internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `untranslated-word`: a single word is translated if nearly all languages translate it.
package enum UntranslatedWordRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "untranslated-word",
    severity: .warning,
    summary:
      "A single word is not the source's if nearly all other languages translate it and the locale's letters differ.",
    rationale: """
      A German button that says "Save" was forgotten: French, Spanish and Polish have their own word, and German texts \
      do not have this one. At least five other languages are asked, four fifths of which must have another text. In the source's \
      script, the letters and words of Standard's texts in both languages decide, too, and programs by attestation.tsv that \
      print the word. Longer texts are reported by \
      `untranslated`. A 'comment' or a 'state' of 'translated' or 'final' beside the text keeps it.
      """,
    breaking: [example(german: "↓Save"), example(german: "Sichern", russian: "↓Save")],
    passing: [
      example(german: "Sichern"), example(german: "Sichern", spanish: "Save", french: "Save", polish: "Save"),
    ]
  )

  /// A catalogue in English and seven other languages.
  private static func example(
    german: String, russian: String = "Сохранить", spanish: String = "Guardar", french: String = "Enregistrer",
    polish: String = "Zapisz"
  ) -> RuleExample {
    let titles = [
      "de": german, "en": "Save", "es": spanish, "fr": french, "it": "Salva", "nl": "Bewaar", "pl": polish,
      "ru": russian,
    ]
    var files = [
      "catalog.json": RuleExample.manifest(locales: titles.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")),
      "purposes.json": """
      { "save": { "role": "confirm", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } } }
      """,
    ]
    for (locale, title) in titles { files["titles/\(locale).json"] = #"{ "save": "\#(title)" }"# }
    return RuleExample(files, scaffolding: ["catalog.json", "purposes.json"])
  }

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let copies = locale.sourceCopies
    guard !copies.isWholeFile else { return }
    for (slot, text) in copies.texts where reports(text, slot: slot, in: locale) {
      collector.report(
        self,
        "'\(text)' is the source's word, which nearly all other languages translate; translate it, or explain in a "
          + "'comment' why it stays",
        in: locale, slot: slot)
    }
  }

  /// True if the rule reports a text that equals the source's.
  static func reports(_ text: String, slot: Int, in locale: CheckedLocale) -> Bool {
    guard SourceCopies.wordCount(of: text) == 1, !SourceCopies.isAbbreviation(text),
      mostTranslate(slot, in: locale.catalog)
    else { return false }
    let source = locale.catalog.facts[locale.catalog.source.sourceIndex]
    guard source.script != locale.facts.script || isForeign(text, source, in: locale) else { return false }
    // A word that programs print in the language is a loanword. Their words are read last: few texts come so far.
    return locale.printedWords?.purposes[TitleKey(text).text] == nil
  }

  /// True if a word belongs to the source language and not also to the locale's, by the texts of Standard.
  private static func isForeign(_ text: String, _ source: LocaleFacts, in locale: CheckedLocale) -> Bool {
    let profiles = LanguageProfiles.standard
    func profile(_ facts: LocaleFacts) -> Int? {
      profiles.index(of: facts.chain.locales.map { locale.catalog.source.locales[$0].locale })
    }
    guard let own = profile(locale.facts), let other = profile(source) else { return false }
    let bytes = Array(text.utf8)
    let words = bytes.withUnsafeBufferPointer { LanguageFeatures.wordBuckets(of: $0) }
    guard words.allSatisfy({ profiles.lacks($0, own) && !profiles.lacks($0, other) }) else { return false }
    let buckets = bytes.withUnsafeBufferPointer { LanguageFeatures.buckets(of: $0) }
    let lead = profiles.score(of: buckets, other) - profiles.score(of: buckets, own)
    return lead > 20 && lead > 2 * buckets.count
  }

  /// True if nearly all of at least five other languages translate a text.
  private static func mostTranslate(_ slot: Int, in catalog: CheckedCatalog) -> Bool {
    let source = catalog.source
    let original = source.text(of: catalog.sourceEntries[slot])
    let language = catalog.facts[source.sourceIndex].tag.language
    // Some dozens are enough; asking all for each locale would take time that grows with the square.
    let texts = source.locales.indices.lazy.filter { catalog.facts[$0].tag.language != language }
      .compactMap { source.text(of: source.locales[$0].entries[slot]) }.prefix(40)
    return texts.count > 5 && texts.count(where: { $0 == original }) * 5 <= texts.count
  }
}
