internal import CatalogFiles
internal import CatalogModel
internal import MessageSyntax
internal import PurposeCatalog

/// Reports `exchanged-plurals`: each form of a plural is in the branch of its category.
package enum ExchangedPluralsRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "exchanged-plurals",
    severity: .warning,
    summary: "The forms of a plural are in the branches in which the locale's other plurals have the same words.",
    rationale: """
      Polish has "elementy" after 2 and "elementów" after 5. If the two change places, every number from 2 on reads \
      wrong, and no category is missing. The other plurals of the locale tell: at least two of them have a form of this \
      text only in the other branch, and hardly any has it here.
      """,
    breaking: [
      polish(
        "↓{count, plural, one {Kopiuj # plik} few {Kopiuj # plików} many {Kopiuj # pliki} other {Kopiuj # pliku}}"),
      english("↓{count, plural, one {Send # files} other {Send # file}}"),
    ],
    passing: [
      polish("{count, plural, one {Kopiuj # plik} few {Kopiuj # pliki} many {Kopiuj # plików} other {Kopiuj # pliku}}"),
      english("{count, plural, one {# file remains} other {# files remain}}"),
      // No other plural has these words.
      polish("{count, plural, one {Kopiuj # psa} few {Kopiuj # psów} many {Kopiuj # psy} other {Kopiuj # psa}}"),
    ]
  )

  private static func english(_ counted: String) -> RuleExample {
    let titles = #"{ "back": "Back", "delete": { "title": "Delete", "counted": "\#(counted)" } }"#
    return RuleExample(["titles/en.json": titles])
  }

  private static func polish(_ counted: String) -> RuleExample {
    let count = #"{ "arguments": { "count": { "type": "integer", "maximum": 99 } } }"#
    func purpose(_ name: String) -> String {
      """
      "\(name)": {
        "role": "act", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {}, "counted": \(count) }
      }
      """
    }
    func title(_ name: String, _ counted: String) -> String {
      #""\#(name)": { "title": "\#(name)", "counted": "\#(counted)" }"#
    }
    func files(_ verb: String) -> String {
      "{count, plural, one {\(verb) # plik} few {\(verb) # pliki} many {\(verb) # plików} other {\(verb) # pliku}}"
    }
    func english(_ verb: String) -> String { "{count, plural, one {\(verb) # file} other {\(verb) # files}}" }
    return RuleExample(
      [
        "purposes.json": "{ \(["delete", "move", "send"].map(purpose).joined(separator: ", ")) }",
        "titles/en.json": "{ \(["delete", "move", "send"].map { title($0, english($0)) }.joined(separator: ", ")) }",
        "titles/pl.json": """
        { \(title("delete", files("Usuń"))), \(title("move", files("Przenieś"))), \(title("send", counted)) }
        """,
      ], scaffolding: ["purposes.json", "titles/en.json"])
  }

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let plurals = locale.messageWords.filter { $0.value.branches.count > 1 }
    let isEnglish = locale.facts.tag.language == "en"
    let forms = plurals.count > 2 ? PluralForms(of: plurals) : nil
    guard isEnglish || forms != nil else { return }
    for (slot, words) in plurals.sorted(by: { $0.key < $1.key }) {
      if isEnglish, hasExchangedEndings(words) {
        collector.report(
          self, "the branch 'one' has a plural whose singular is in 'other'; exchange the two branches", in: locale,
          slot: slot)
        continue
      }
      guard let (first, second) = forms?.exchange(in: words, slot: slot) else { continue }
      collector.report(
        self,
        "the forms of '\(first)' and '\(second)' look exchanged: other plurals have the words of each in the other branch; "
          + "exchange the two branches",
        in: locale, slot: slot)
    }
  }
}

extension ExchangedPluralsRule {
  /// True for an English plural in the branch for one: `one {# rides} other {# ride}`. A verb has its ending in the singular:
  /// `one {# item remains} other {# items remain}`.
  private static func hasExchangedEndings(_ words: TextWords) -> Bool {
    let (one, other) = (words.branches[.one] ?? [], words.branches[.other] ?? [])
    func hasPlural(_ words: Set<TextWords.Word>, of others: Set<TextWords.Word>) -> Bool {
      words.contains { $0.last == 0x73 && !others.contains($0) && others.contains(Array($0.dropLast())) }
    }
    return hasPlural(one, of: other) && !hasPlural(other, of: one)
  }
}

/// For each word, the texts that have it in the branch of only one category, by that category.
private struct PluralForms {
  private var slots: [TextWords.Word: [PluralCategory: Set<Int>]] = [:]

  init(of plurals: [Int: TextWords]) {
    for (slot, words) in plurals {
      for (category, own) in words.branches {
        for word in own { slots[word, default: [:]][category, default: []].insert(slot) }
      }
    }
  }

  /// Two categories of a text, in order, if each has a form that other texts have only in the other's branch.
  func exchange(in words: TextWords, slot: Int) -> (PluralCategory, PluralCategory)? {
    let categories = words.branches.keys.sorted { $0.rawValue < $1.rawValue }
    for (index, first) in categories.enumerated() {
      for second in categories[..<index]
      where isMisplaced(words, first, in: second, slot: slot) && isMisplaced(words, second, in: first, slot: slot) {
        return (second, first)
      }
    }
    return nil
  }

  /// True if at least two other texts have a word of a branch in another branch, and at most a third as many have it in
  /// this one.
  private func isMisplaced(
    _ words: TextWords, _ category: PluralCategory, in other: PluralCategory, slot: Int
  ) -> Bool {
    let (own, others) = (words.branches[category] ?? [], words.branches[other] ?? [])
    return own.subtracting(others).contains { word in
      let found = slots[word] ?? [:]
      let here = (found[category] ?? []).subtracting([slot])
      let there = (found[other] ?? []).subtracting([slot])
      return there.count >= 2 && here.count * 3 <= there.count
    }
  }
}
