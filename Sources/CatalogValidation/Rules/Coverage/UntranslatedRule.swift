internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import MessageSyntax
internal import PurposeCatalog

/// Reports `untranslated`: a text in another language differs from the source text.
package enum UntranslatedRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "untranslated",
    severity: .error,
    summary: "A text in another language is not the source text over again, unless its words are shared.",
    rationale: """
      A file often begins as a copy of the source locale's, and what is not translated stays English. In another \
      script equal words are no coincidence, except for abbreviations such as "OK". Languages that share a script \
      share single words ("Menu", "Info"), but rarely two in a row. A single word is reported if nearly all other \
      languages translate it and its letters are more the source's than the locale's. The branches of a plural are \
      compared one by one. A 'comment' or a 'state' of 'translated' or 'final' beside the text keeps it.
      """,
    breaking: [
      .title("↓Go back", in: "pl").with("titles/en.json", #"{ "back": "Go Back", "delete": "Delete" }"#),
      RuleExample([
        "catalog.json": RuleExample.manifest(locales: #""en", "uk""#),
        "titles/uk.json": #"{ "back": "↓Back", "delete": { "title": "Видалити" } }"#,
      ]),
    ],
    passing: [
      .title("Menu", in: "pl").with("titles/en.json", #"{ "back": "Menu", "delete": "Delete" }"#),
      RuleExample([
        "catalog.json": RuleExample.manifest(locales: #""en", "uk""#), "titles/uk.json": #"{ "back": "OK" }"#,
      ]).with("titles/en.json", #"{ "back": "OK", "delete": "Delete" }"#),
      RuleExample([
        "titles/pl.json": #"{ "back": "Wstecz", "delete": { "title": { "text": "Face ID", "comment": "A name." } } }"#
      ]).with("titles/en.json", #"{ "back": "Back", "delete": "Face ID" }"#),
      RuleExample([
        "catalog.json": RuleExample.manifest(locales: #""en", "en-GB""#), "titles/en-GB.json": #"{ "back": "Back" }"#,
      ]),
    ]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let copies = locale.sourceCopies
    // A copy of the whole file is one mistake, which `copied-locale` reports.
    guard !copies.isWholeFile else { return }
    let source = locale.catalog.facts[locale.catalog.source.sourceIndex]
    let isOtherScript = source.script != locale.facts.script
    for (slot, text) in copies.texts {
      let isWorthAWord =
        isOtherScript
        ? !isAbbreviation(text) : words(of: text) > 1 || isForeign(text, slot: slot, in: locale)
      guard isWorthAWord else { continue }
      collector.report(
        self,
        "the text equals that of the source locale '\(source.tag)'; translate it, or explain in a 'comment' why it stays",
        in: locale, slot: slot)
    }
    checkBranches(locale, besides: Set(copies.texts.map(\.slot)), &collector)
  }

  /// Reports a plural of which some branch is still the source's.
  private static func checkBranches(
    _ locale: CheckedLocale, besides same: Set<Int>, _ collector: inout FindingCollector
  ) {
    let source = locale.catalog.facts[locale.catalog.source.sourceIndex].tag
    guard source.language != locale.facts.tag.language else { return }
    for (slot, words) in locale.messageWords.sorted(by: { $0.key < $1.key })
    where words.branches.count > 1 && !same.contains(slot) {
      guard let original = locale.catalog.sourceWords[slot] else { continue }
      let copied = words.branches.filter { $0.value.count > 1 && original.branches.values.contains($0.value) }
      guard let category = copied.keys.min(by: { $0.rawValue < $1.rawValue }) else { continue }
      collector.report(
        self, "the branch '\(category.keyword)' has the words of the source locale '\(source)'; translate it", in: locale,
        slot: slot)
    }
  }

  /// Whether a single word is the source's and not also the locale's, by what other locales do and by its letters.
  private static func isForeign(_ text: String, slot: Int, in locale: CheckedLocale) -> Bool {
    guard mostTranslate(slot, in: locale.catalog) else { return false }
    let catalog = locale.catalog
    func profile(_ facts: LocaleFacts) -> Int? {
      LanguageProfiles.standard.index(of: facts.chain.locales.map { catalog.source.locales[$0].locale })
    }
    guard let own = profile(locale.facts), let source = profile(catalog.facts[catalog.source.sourceIndex]) else {
      return false
    }
    let bytes = Array(text.utf8)
    let words = bytes.withUnsafeBufferPointer { LanguageFeatures.wordBuckets(of: $0) }
    guard words.allSatisfy({ LanguageProfiles.standard.lacks($0, own) }) else { return false }
    let buckets = bytes.withUnsafeBufferPointer { LanguageFeatures.buckets(of: $0) }
    let lead =
      LanguageProfiles.standard.score(of: buckets, source) - LanguageProfiles.standard.score(of: buckets, own)
    return lead > 20 && lead > 2 * buckets.count
  }

  /// Whether nearly all of at least five other languages translate a text.
  private static func mostTranslate(_ slot: Int, in catalog: CheckedCatalog) -> Bool {
    let source = catalog.source
    let original = source.text(of: catalog.sourceEntries[slot])
    let language = catalog.facts[source.sourceIndex].tag.language
    let texts = source.locales.indices.compactMap { index in
      catalog.facts[index].tag.language == language ? nil : source.text(of: source.locales[index].entries[slot])
    }
    return texts.count >= 5 && texts.count(where: { $0 == original }) * 5 < texts.count
  }

  /// Whether a text is a few capital letters, which most scripts use unchanged: "OK", "PDF".
  private static func isAbbreviation(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter { CharacterProperties(of: $0).isLetter }
    return letters.count <= 5 && letters.allSatisfy { CharacterProperties(of: $0).isUppercase }
  }

  private static func words(of text: String) -> Int {
    let tree = MessageTree(parsing: text)
    return tree.nodes.filter { $0.kind == .text }.reduce(0) { $0 + words(inPlain: tree.text($1.range)) }
  }

  private static func words(inPlain text: String) -> Int {
    text.split { $0.isWhitespace }.count { $0.unicodeScalars.contains { CharacterProperties(of: $0).isLetter } }
  }
}
