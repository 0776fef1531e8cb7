internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `inherited-word`: an overlay's title is not the inherited title of another purpose.
package enum InheritedWordRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "inherited-word",
    severity: .note,
    reach: .otherLocales,
    summary:
      "No title of an overlay is the inherited title of another purpose, unless their source titles are equal too.",
    rationale: """
      The extended catalogue uses the word for something else. Where both buttons meet, readers of the locale cannot tell \
      them apart, although those of the source locale can. Purposes that appear together are compared by \
      `title-collision`.
      """,
    breaking: [overlay(label: "↓Etykieta")],
    passing: [overlay(label: "Podpis")]
  )

  private static func overlay(label: String) -> RuleExample {
    let purpose = #"{ "role": "act", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } }"#
    let rest = [
      "base/catalog.json": RuleExample.manifest(locales: #""en", "pl""#),
      "base/purposes.json": #"{ "tag": \#(purpose) }"#,
      "base/icon-sets/set.json": RuleExample.base["icon-sets/set.json"] ?? "",
      "base/titles/en.json": #"{ "tag": "Tag" }"#, "base/titles/pl.json": #"{ "tag": "Etykieta" }"#,
      "catalog.json": #"{ "formatVersion": 1, "name": "Overlay", "extends": "base" }"#,
      "titles/en.json": #"{ "label": "Label" }"#,
    ]
    return RuleExample(
      rest.merging([
        "purposes.json": #"{ "label": \#(purpose) }"#, "titles/pl.json": #"{ "label": "\#(label)" }"#,
      ]) { $1 }, scaffolding: Set(rest.keys))
  }

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    guard source.layers.count > 1, locale.index != source.sourceIndex else { return }
    let titles = locale.shownTitles
    let together = locale.catalog.companions
    var inherited: [TitleKey: Int] = [:]
    for purpose in source.purposes.indices {
      if let title = titles[source.slots.starts[purpose]], !source.isOwn(title.entry), !title.key.isEmpty {
        inherited[title.key] = inherited[title.key] ?? purpose
      }
    }
    for purpose in source.purposes.indices {
      let slot = source.slots.starts[purpose]
      guard let title = titles[slot], source.isOwn(source.locales[locale.index].entries[slot]),
        let other = inherited[title.key], !haveOneSource(purpose, other, in: source),
        !together.contains(CompanionPair(first: min(purpose, other), second: max(purpose, other)))
      else { continue }
      let name = source.purposes[other].identifier
      let alike = localesWithOneTitle(purpose, other, in: source)
      guard alike.count < 3 else {
        // One purpose was declared twice, which is one mistake.
        guard alike.first == locale.index else { continue }
        let own = source.purposes[purpose].identifier
        collector.report(
          self,
          "the inherited '\(name)' has the same title in \(alike.count) languages; use '\(name)', and remove '\(own)'",
          at: source.place(ofPurpose: own), about: Subject(purpose: own, companion: name))
        continue
      }
      collector.report(
        self, "'\(title.text)' is the inherited title of '\(name)', which means something else; use another word",
        in: locale, slot: slot, companion: name)
    }
  }

  /// The locales in which two purposes have the same title; nothing unless they are most of those that have both.
  private static func localesWithOneTitle(_ first: Int, _ second: Int, in source: CatalogSource) -> [Int] {
    let slots = (source.slots.starts[first], source.slots.starts[second])
    let titled = source.locales.indices.filter { index in
      let entries = source.locales[index].entries
      return index != source.sourceIndex && entries[slots.0].isPresent && entries[slots.1].isPresent
    }
    let alike = titled.filter { index in
      let entries = source.locales[index].entries
      return source.text(of: entries[slots.0]).map { TitleKey($0) }
        == source.text(of: entries[slots.1]).map { TitleKey($0) }
    }
    return alike.count * 2 > titled.count ? alike : []
  }

  /// True if two purposes have the same title in the source locale, so that translations may share a title too.
  private static func haveOneSource(_ first: Int, _ second: Int, in source: CatalogSource) -> Bool {
    let texts = [first, second].map { purpose in
      source.text(of: source.sourceEntry(ofSlot: source.slots.starts[purpose])).map { TitleKey($0) }
    }
    return texts[0] == texts[1]
  }
}
