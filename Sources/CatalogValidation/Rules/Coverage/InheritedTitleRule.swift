internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// Reports `inherited-title`: what a locale has from others, and from which.
package enum InheritedTitleRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "inherited-title",
    severity: .note,
    summary: "A locale has its own text for every message, or is seen to inherit it.",
    rationale: """
      Inheriting is what regional locales are for, so that one note sums it up, and none is written where the locale's \
      file states its `$form`: somebody has looked at it, and the table of the check counts what it inherits. A locale that \
      has most of its texts itself and inherits a few has often just been forgotten when these were added: each is named, \
      with the text that is shown.
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
      if !statesForm(locale) { reportSum(inherited.map(\.parent), of: needed, locale, &collector) }
    } else {
      for (slot, parent) in inherited { report(slot, from: parent, locale, &collector) }
    }
  }

  /// Whether a file of the locale says in which grammatical form its titles are.
  private static func statesForm(_ locale: CheckedLocale) -> Bool {
    locale.catalog.source.titleFiles(ofLocale: locale.index).contains { JSONDocument($0).root["$form"] != nil }
  }

  /// Says of a locale that mostly inherits how many texts it has from which others.
  ///
  /// - Parameter needed: how many texts it needs.
  private static func reportSum(
    _ parents: [Int], of needed: Int, _ locale: CheckedLocale, _ collector: inout FindingCollector
  ) {
    let source = locale.catalog.source
    let counts = locale.facts.chain.locales.dropFirst().compactMap { parent -> (count: Int, tag: LanguageTag)? in
      let count = parents.count { $0 == parent }
      return count > 0 ? (count, source.manifest.locales[parent]) : nil
    }
    let from =
      counts.count == 1
      ? "from '\(counts[0].tag)'" : "(" + counts.map { "\($0.count) from '\($0.tag)'" }.joined(separator: ", ") + ")"
    let tag = locale.facts.tag
    collector.report(
      self,
      "'\(tag)' inherits \(parents.count) of \(needed) texts \(from); add those that differ to titles/\(tag).json",
      at: source.place(ofLocale: locale.index), Subject(locale: tag))
  }

  /// Says of one text that a locale lacks, which has most of the others itself, what is shown.
  private static func report(
    _ slot: Int, from parent: Int, _ locale: CheckedLocale, _ collector: inout FindingCollector
  ) {
    let source = locale.catalog.source
    let purpose = source.purpose(ofSlot: slot).identifier
    let name = source.declaration(ofSlot: slot).name
    let what = MessageDeclaration.nameOfText(name)
    let text = source.text(of: source.locales[parent].entries[slot]) ?? ""
    let tag = locale.facts.tag
    collector.report(
      self,
      "'\(tag)' inherits the \(what) of '\(purpose)' from '\(source.manifest.locales[parent])': '\(text)'; add one if it differs",
      at: source.place(ofPurpose: purpose, "messages", name), Subject(purpose: purpose, message: name, locale: tag))
  }
}
