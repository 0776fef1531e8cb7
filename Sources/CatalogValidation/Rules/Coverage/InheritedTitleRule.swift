internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// Reports `inherited-title`: the texts that a locale inherits, and from which locale.
package enum InheritedTitleRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "inherited-title",
    severity: .note,
    summary: "A locale has its own text for every message; texts that it inherits are listed.",
    rationale: """
      Regional locales are meant to inherit, so one note summarizes how many texts a locale inherits. There is no note \
      if the locale's file states its `$form`: somebody has reviewed it, and the check's table counts what it \
      inherits. If a locale has most texts itself, the few that it inherits were often forgotten. Each of them is \
      reported with the text that is shown.
      """,
    breaking: [
      [
        "catalog.json": RuleExample.manifest(locales: #""en", ↓"en-GB""#),
        "titles/en-GB.json": "{}",
      ],
      [
        "catalog.json": RuleExample.manifest(locales: #""en", "en-GB""#),
        "titles/en-GB.json": #"{ "back": "Return", "delete": { "title": "Bin" } }"#,
        "purposes.json": (RuleExample.base["purposes.json"] ?? "").replacing(#""counted":"#, with: #"↓"counted":"#),
      ],
    ],
    passing: [
      ["catalog.json": RuleExample.manifest(locales: #""en", "pl""#)],
      [
        "catalog.json": RuleExample.manifest(locales: #""en", "en-GB""#),
        "titles/en-GB.json": #"{ "$form": "imperative" }"#,
      ],
    ]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let own = locale.catalog.source.locales[locale.index].entries
    guard !locale.hasAllTexts else { return }
    var inherited: [(slot: Int, parent: Int)] = []
    var needed = own.count
    for slot in own.indices where !own[slot].isPresent {
      switch locale.origins[slot] {
      case .inherited(let parent): inherited.append((slot, parent))
      case .notNeeded: needed -= 1
      case .own, .missing: break
      }
    }
    guard !inherited.isEmpty else { return }
    if inherited.count * 2 > needed {
      if !statesForm(locale) { reportSum(inherited.map(\.parent), of: needed, in: locale, to: &collector) }
    } else {
      for (slot, parent) in inherited { report(slot, from: parent, in: locale, to: &collector) }
    }
  }

  /// True if a titles file of the locale states the grammatical form of its titles.
  private static func statesForm(_ locale: CheckedLocale) -> Bool {
    locale.catalog.source.titleFiles(ofLocale: locale.index).contains { JSONDocument($0).root["$form"] != nil }
  }

  /// Reports the number of inherited texts for a locale that inherits most of its texts.
  /// - Parameter needed: the number of texts that the locale needs.
  private static func reportSum(
    _ parents: [Int], of needed: Int, in locale: CheckedLocale, to collector: inout FindingCollector
  ) {
    let source = locale.catalog.source
    let counts = locale.facts.chain.locales.dropFirst().compactMap { parent -> (count: Int, tag: LanguageTag)? in
      let count = parents.count { $0 == parent }
      return count > 0 ? (count, source.locales[parent].locale) : nil
    }
    let from =
      counts.count == 1
      ? "from '\(counts[0].tag)'" : "(" + counts.map { "\($0.count) from '\($0.tag)'" }.joined(separator: ", ") + ")"
    let tag = locale.facts.tag
    collector.report(
      self,
      "'\(tag)' inherits \(parents.count) of \(needed) texts \(from); add those that differ to titles/\(tag).json",
      at: source.place(ofLocale: locale.index), about: Subject(locale: tag))
  }

  /// Reports one inherited text of a locale that has most of its texts itself.
  private static func report(
    _ slot: Int, from parent: Int, in locale: CheckedLocale, to collector: inout FindingCollector
  ) {
    let source = locale.catalog.source
    let purpose = source.purpose(ofSlot: slot).identifier
    let name = source.declaration(ofSlot: slot).name
    let what = MessageDeclaration.nameOfText(name)
    let text = source.text(of: source.locales[parent].entries[slot]) ?? ""
    let tag = locale.facts.tag
    collector.report(
      self,
      "'\(tag)' inherits the \(what) of '\(purpose)' from '\(source.locales[parent].locale)': '\(text)'; add one if it differs",
      at: source.place(ofPurpose: purpose, "messages", name),
      about: Subject(purpose: purpose, message: name, locale: tag))
  }
}
