internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// Reports `locale-without-file`: a locale that catalog.json declares has texts, or inherits all of them.
package enum LocaleWithoutFileRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "locale-without-file",
    severity: .error,
    reach: .file,
    summary: "A locale that catalog.json declares has a file with texts, or inherits every text.",
    rationale: """
      Apps offer the locales that the catalogue declares. A locale without translations shows the source language \
      throughout. A regional locale without differences needs no file.
      """,
    breaking: [
      ["catalog.json": RuleExample.manifest(locales: #""en", "pl", ↓"de""#)],
      ["catalog.json": RuleExample.manifest(locales: #""en", "pl", ↓"sr-Latn""#)],
    ],
    passing: [["catalog.json": RuleExample.manifest(locales: #""en", "en-GB", "pl""#)]]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let tag = locale.facts.tag
    guard locale.isNotBegun else {
      if let (file, count) = emptied(locale) {
        collector.report(
          self, "the file has no texts, and \(count) are missing in '\(tag)'; restore it, or write them",
          at: SourcePlace(file: file, offset: 0), about: Subject(locale: tag))
      }
      return
    }
    collector.report(
      self, "'\(tag)' has no file of texts; add titles/\(tag).json, or take '\(tag)' out of 'locales'",
      at: locale.catalog.source.place(ofLocale: locale.index), about: Subject(locale: tag))
  }

  /// The catalogue's own file of a locale if it lost its texts, and the number of missing texts; nil for another one.
  ///
  /// An overlay's file may be empty while the locale inherits all texts.
  private static func emptied(_ locale: CheckedLocale) -> (file: SourceFile, count: Int)? {
    let source = locale.catalog.source
    let files = source.titleFiles(ofLocale: locale.index)
    guard let file = files.last, !file.bytes.isEmpty, !locale.hasAllTexts, !locale.isUnread,
      !locale.catalog.unreadFiles.contains(file.path)
    else { return nil }
    let number = UInt16(truncatingIfNeeded: files.endIndex - 1)
    guard !source.locales[locale.index].entries.contains(where: { $0.isPresent && $0.file == number }) else {
      return nil
    }
    let count = source.slots.purposes.indices.count { slot in
      locale.origins[slot] == .missing && source.slots.title(ofShort: slot) == nil
    }
    return count >= fewest ? (file, count) : nil
  }

  /// The number of missing texts from which on the file is the mistake, and not each text.
  private static let fewest = 3
}
