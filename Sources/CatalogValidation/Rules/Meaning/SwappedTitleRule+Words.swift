internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

extension SwappedTitleRule {
  /// Reports two titles of the catalogue's own purposes with the verbs of each other: `lock-bike` with "Rad entsperren" and
  /// `unlock-bike` with "Rad sperren".
  ///
  /// The first words of the identifiers name opposites whose words programs print. One title alone is not enough: many
  /// languages print "undo the lock" for unlocking.
  static func reportWordsOfOpposites(in locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    guard source.layers.count > 1, let attestation = source.attestation,
      let tag = PrintedWords.tag(of: locale, in: attestation)
    else { return }
    for (purpose, definition) in source.purposes.enumerated() {
      guard let own = locale.ownTitle(of: purpose), let (verb, rest) = definition.identifier.verbAndRest,
        let opposite = locale.catalog.opposite(ofName: verb),
        let companion = source.purposeIndex["\(opposite)-\(rest)"],
        let other = locale.ownTitle(of: companion)
      else { continue }
      let (verbs, others) = (attestation.verbs(of: verb, in: tag), attestation.verbs(of: opposite, in: tag))
      guard let word = others.subtracting(verbs).sorted().first(where: { locale.has($0, in: own) }),
        !verbs.contains(where: { locale.has($0, in: own) }),
        verbs.subtracting(others).contains(where: { locale.has($0, in: other) }),
        !others.contains(where: { locale.has($0, in: other) })
      else { continue }
      let name = source.purposes[companion].identifier
      collector.report(
        self,
        "'\(word)' is what programs print for '\(opposite)', and '\(name)' has the word of '\(verb)'; exchange the two",
        in: locale, slot: source.slots.starts[purpose], companion: name)
    }
  }
}

extension CheckedLocale {
  /// The catalogue's own title of a purpose; nil for an inherited one.
  fileprivate func ownTitle(of purpose: Int) -> TextEntry? {
    let entry = catalog.source.locales[index].entries[catalog.source.slots.starts[purpose]]
    return catalog.source.isOwn(entry) ? entry : nil
  }

  fileprivate func has(_ word: String, in title: TextEntry) -> Bool {
    baseLetters(of: title).offset(of: searched(word)) != nil
  }
}

extension String {
  /// The first word of an identifier and the others: `lock` and `bike` of `lock-bike`; nil for a single word.
  fileprivate var verbAndRest: (verb: String, rest: String)? {
    firstIndex(of: "-").map { (String(self[..<$0]), String(self[index(after: $0)...])) }
  }
}

extension Attestation {
  /// The single words that programs print for a purpose, in lower case; the catalogue may leave the purpose out.
  fileprivate func verbs(of purpose: String, in tag: String) -> Set<String> {
    let words = entry(purpose, in: tag).map { PrintedWords.words(of: $0) } ?? []
    return Set(words.filter { $0.programs >= 3 && !$0.title.contains(" ") }.map { $0.title.lowercased() })
  }
}
