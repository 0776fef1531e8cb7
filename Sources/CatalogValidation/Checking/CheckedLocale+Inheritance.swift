internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// What a locale has of its own, and where it has the rest from.
extension CheckedLocale {
  /// The nearest of the locales that it inherits from that has a text of its own; nil if none has.
  func parent(having slot: Int) -> Int? {
    let source = catalog.source
    return facts.chain.locales.dropFirst().first { source.locales[$0].entries[slot].isPresent }
  }

  /// A locale of the same language that has a text in another script, so that it cannot be inherited; nil if there is
  /// none.
  func otherScript(having slot: Int) -> Int? {
    let source = catalog.source
    return catalog.localesByLanguage[facts.tag.language]?.first { index in
      catalog.facts[index].script != facts.script && source.locales[index].entries[slot].isPresent
    }
  }

  /// Whether no text of the locale could be read: something else is wrong with its files, and that is said there.
  var isUnread: Bool {
    let source = catalog.source
    guard source.locales[index].entries.allSatisfy({ !$0.isPresent }) else { return false }
    return source.titleFiles(ofLocale: index).contains { catalog.unreadFiles.contains($0.path) }
  }

  /// Whether the locale's files have something for a slot that is no text, which is said there.
  func isRefused(_ slot: Int) -> Bool {
    let source = catalog.source
    let purpose = source.purpose(ofSlot: slot).identifier
    return [nil, source.declaration(ofSlot: slot).name].contains { message in
      refused.contains(Subject(purpose: purpose, message: message, locale: facts.tag))
    }
  }

  /// Whether nobody has begun to translate: there is no file, and nothing to inherit all texts from.
  var isNotBegun: Bool {
    let source = catalog.source
    guard source.locales[index].entries.allSatisfy({ !$0.isPresent }), !source.hasFile(ofLocale: index) else {
      return false
    }
    return origins.contains(.missing)
  }
}
