import PurposeCatalog
import SourceText
import Testing
import TestSupport

@testable import CatalogFiles
@testable import CatalogValidation

/// A rule about texts skips texts without the traits that concern it, because it would find nothing in them.
@Suite struct ConcernsTests {
  @Test(arguments: [1, 2, 3])
  func unconcernedRulesFindNothing(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let source = try Self.catalogue(&random)
    let catalog = CheckedCatalog(source)
    var unasked = 0
    var found: [String: Int] = [:]
    for index in source.locales.indices {
      let locale = CheckedLocale(catalog, index: index)
      var table = TraitTable(script: locale.facts.script, letters: LanguageLetters(of: locale.facts))
      source.forEachText(ofLocale: index) { slot, entry, bytes in
        let text = CheckedText(of: locale, slot: slot, entry: entry, bytes: bytes, table: &table)
        for rule in AllRules.text where !rule.concerns.isEmpty {
          var collector = FindingCollector()
          rule.check(text, &collector)
          let source = rule.comparesWithSource ? text.sourceFacts?.traits ?? [] : []
          let name = rule.description.identifier
          if rule.concerns.isDisjoint(with: text.facts.traits.union(source)) {
            unasked += 1
            #expect(collector.findings.isEmpty, "\(name) finds something in '\(text.text(bytes.indices))'")
          } else {
            found[name, default: 0] += collector.findings.count
          }
        }
      }
    }
    #expect(unasked > 1000)
    let silent = AllRules.text.filter { !$0.concerns.isEmpty && found[$0.description.identifier, default: 0] == 0 }
    #expect(silent.isEmpty, "nothing is found by \(silent.map { $0.description.identifier })")
  }

  /// A text of up to four pieces: mostly words, sometimes characters that a rule looks for.
  private static func text(_ random: inout SeededGenerator) -> String {
    let words = [
      "Delete", "delete", "OK", "Usuń", "حذف", "حـذف", "删除", "हटाएँ", "削除する", "Удалить", "MP3", "e\u{301}", "ﬁ",
      "刪除", "ＯＫ", "SupprimÃ©", "Delete，delete", "حذف, حذف", "٣ 3", "हटाएँँ",
    ]
    let marks = [
      ".", "...", "…", "!", "?", ":", "：", "、", "'", "’", "\"", "«", "<b>", "&", "_", "~", "(", ")", "*", "😀",
      "\u{FE0F}", "5",
      "٥", "#", "\u{FFFD}", "\u{E000}", "\u{7}", "\u{2028}",
    ]
    let gaps = ["\u{A0}", "  ", "\t", "\u{3000}", "\u{FEFF}", "\u{200B}", "\u{AD}", "\u{200F}", "\u{202A}", "\u{2067}"]
    var text = ""
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let kind = Int.random(in: 0..<10, using: &random)
      let pieces = kind < 6 ? words : kind < 8 ? marks : gaps
      text += pieces.randomElement(using: &random) ?? ""
      if Bool.random(using: &random) { text += " " }
    }
    return text
  }

  /// Half of the texts are messages with such texts as branches.
  private static func catalogue(_ random: inout SeededGenerator) throws -> CatalogSource {
    let locales = ["en", "ar", "es", "fr", "hi", "ja", "pl", "zh-Hans"]
    let count = 150
    var files = [
      "catalog.json": #"""
      { "formatVersion": 1, "name": "Texts", "sourceLocale": "en", "locales": [\#(locales.map { "\"\($0)\"" }.joined(separator: ", "))], "iconSets": [] }
      """#,
      "purposes.json": "{"
        + (0..<count).map {
          #""p\#($0)": { "role": "destroy", "description": "Destroys.", "icons": {}, "messages": { "title": {} } }"#
        }.joined(separator: ", ") + "}",
    ]
    for locale in locales {
      let texts = (0..<count).map { index -> JSONTree.Member in
        let text =
          index.isMultiple(of: 2)
          ? text(&random)
          : "\(text(&random)){count, plural, one {\(text(&random))} other {\(text(&random))}}\(text(&random))"
        return .init("p\(index)", .string(text))
      }
      files["titles/\(locale).json"] = CanonicalJSON.text(of: .object(texts))
    }
    return try CatalogReader(files: MemoryFiles(files)).read("")
  }
}
