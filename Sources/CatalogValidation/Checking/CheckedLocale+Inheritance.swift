internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// A locale's own texts, and the origin of the others.
extension CheckedLocale {
  /// The nearest parent locale with its own text, or nil.
  func parent(having slot: Int) -> Int? {
    let source = catalog.source
    return facts.chain.locales.dropFirst().first { source.locales[$0].entries[slot].isPresent }
  }

  /// A locale of the same language that has the text in another script, so that it cannot be inherited; nil if there is
  /// none.
  func otherScript(having slot: Int) -> Int? {
    let source = catalog.source
    return catalog.localesByLanguage[facts.tag.language]?.first { index in
      catalog.facts[index].script != facts.script && source.locales[index].entries[slot].isPresent
    }
  }

  /// True if no text of the locale could be read, which has been reported.
  var isUnread: Bool {
    let source = catalog.source
    guard source.locales[index].entries.allSatisfy({ !$0.isPresent }) else { return false }
    return source.titleFiles(ofLocale: index).contains { catalog.unreadFiles.contains($0.path) }
  }

  /// True if the files have an invalid value for a slot, which has been reported.
  func isRefused(_ slot: Int) -> Bool {
    let source = catalog.source
    let purpose = source.purpose(ofSlot: slot).identifier
    return [nil, source.declaration(ofSlot: slot).name].contains { message in
      refused.contains(Subject(purpose: purpose, message: message, locale: facts.tag))
    }
  }

  /// The value of ``isNotBegun``.
  func lacksFile() -> Bool {
    let source = catalog.source
    let entries = source.locales[index].entries
    guard origins.contains(.missing), source.titleFiles(ofLocale: index).last?.bytes.isEmpty != false,
      !source.titleFiles(ofLocale: index).contains(where: { catalog.unreadFiles.contains($0.path) })
    else { return false }
    if entries.allSatisfy({ !$0.isPresent }) { return !source.hasFile(ofLocale: index) }
    // The extended catalogue has texts, but not for the purposes that only this catalogue has.
    return !facts.tag.isPseudo && source.lists(locale: facts.tag, inLayer: 0) && missingTexts >= Self.fewestMissing
      && !entries.contains(where: source.isOwn)
  }

  /// The number of texts that are missing, without shorts.
  var missingTexts: Int {
    let source = catalog.source
    return source.slots.purposes.indices.count { slot in
      origins[slot] == .missing && source.slots.title(ofShort: slot) == nil
    }
  }

  /// The number of missing texts from which on the file is the mistake, and not each text.
  static let fewestMissing = 3
}
