internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// Reports `swapped-title`: a title is not the word that programs print for the opposite.
package enum SwappedTitleRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "swapped-title",
    severity: .error,
    summary: "A title is not the word that programs print for the opposite of its purpose, and never for the purpose.",
    rationale: """
      Two titles that were exchanged pass every other rule: each is a right word of its language, and no translator sees it \
      in a list. People who tap "Unlock" lock their door. The words of programs are those of attestation.tsv, of this \
      catalogue or one that it extends: at least five programs must be known for the purpose, none of them with this word, \
      and three that print it for the other.
      """,
    breaking: [
      printed(lock: "↓Entsperren", unlock: "↓Sperren"),
      printed(lock: "Sperren", unlock: "↓Sperren"),
    ],
    passing: [printed(lock: "Sperren", unlock: "Entsperren"), printed(lock: "Abschließen", unlock: "Aufschließen")]
  )

  private static func printed(lock: String, unlock: String) -> RuleExample {
    let programs = "Android, Firefox, GNOME, KDE, VLC"
    return .printed([
      .init("lock", "Lock", german: lock, printed: "Sperren", by: programs, opposite: "unlock"),
      .init("unlock", "Unlock", german: unlock, printed: "Entsperren", by: programs, opposite: "lock"),
    ])
  }

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let before = collector.findings.count
    reportTitlesOfOpposites(in: locale, &collector)
    reportWordsOfOpposites(in: locale, &collector)
    let reported = Set(collector.findings[before...].map(\.subject.purpose))
    guard !locale.unprintedTitles.isEmpty, let printed = locale.printedWords else { return }
    for title in locale.unprintedTitles {
      let purpose = locale.catalog.source.slots.purposes[title.slot]
      guard !reported.contains(locale.catalog.source.purposes[purpose].identifier),
        let other = title.other(
          than: purpose, printed, in: locale.catalog, where: { locale.catalog.areOpposites(purpose, $0) })
      else { continue }
      let companion = locale.catalog.source.purposes[other.purpose].identifier
      collector.report(
        self,
        "\(counted(other.programs, "program")) print '\(title.text)' for '\(companion)' and none for this purpose; write "
          + "'\(title.usual.title)', as \(title.usual.programs) print, or exchange the two",
        in: locale, slot: title.slot, companion: companion)
    }
  }
}

extension SwappedTitleRule {
  /// Reports an overlay's or a wording's title that is the title of the opposite purpose.
  private static func reportTitlesOfOpposites(in locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let texts = source.locales[locale.index]
    guard source.layers.count > 1 || source.wording != nil else { return }
    /// The title that would be shown without the catalogue's own, or without the wording's.
    func below(_ slot: Int) -> TitleKey? {
      let entry = texts.entries[slot]
      let isAbove = source.wording == nil ? source.isOwn(entry) : source.isOfWording(entry)
      let lower = isAbove ? texts.overridden[slot] ?? .absent : locale.shownText(ofSlot: slot)
      return source.text(of: lower).map { TitleKey($0) }
    }
    for (purpose, definition) in source.purposes.enumerated() {
      guard let other = definition.opposite.flatMap({ source.purposeIndex[$0] }) else { continue }
      let (slot, otherSlot) = (source.slots.starts[purpose], source.slots.starts[other])
      let entry = texts.entries[slot]
      guard source.isInJudgedFile(entry),
        let own = locale.shownTitles[slot], let title = below(slot), let otherTitle = below(otherSlot),
        own.key == otherTitle, own.key != title
      else { continue }
      let companion = source.purposes[other].identifier
      collector.report(
        self, "'\(own.text)' is the title of '\(companion)', the opposite; exchange the two, or remove this one",
        in: locale, slot: slot, companion: companion)
    }
  }
}

extension CheckedCatalog {
  /// True if one of two purposes takes the other back, or leads the other way.
  func areOpposites(_ one: Int, _ other: Int) -> Bool {
    let purposes = (source.purposes[one], source.purposes[other])
    let names = [purposes.0.identifier, purposes.1.identifier]
    return purposes.0.opposite == names[1] || purposes.1.opposite == names[0]
      || Self.opposites.contains { Set($0) == Set(names) }
  }

  /// The opposite of a purpose, or nil. The catalogue may leave out both.
  func opposite(ofName name: String) -> String? {
    source.layers.lazy.compactMap { $0.purposes?.root[name]?["opposite"]?.string }.first
      ?? Self.opposites.first { $0.contains(name) }?.first { $0 != name }
  }

  /// Purposes of Standard that are not two states of one toggle, so that their entries do not say it.
  ///
  /// Of two pairs with one purpose, the first is its ``opposite(ofName:)``.
  private static let opposites = [
    ["add", "remove"], ["back", "next"], ["back", "forward"], ["cancel", "ok"], ["cut", "paste"], ["dislike", "like"],
    ["down", "up"], ["export", "import"], ["first", "last"], ["no", "yes"], ["open", "close"], ["redo", "undo"],
    ["zoom-in", "zoom-out"],
  ]
}
