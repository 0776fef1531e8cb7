internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// Reports `glossary`: texts use the words that glossary.json requires, and not those that it forbids.
package enum GlossaryRule: TextRule {
  package static let description = RuleDescription(
    identifier: "glossary",
    severity: .warning,
    summary:
      "Texts use the words that glossary.json requires for terms of the source text, and no word that it forbids.",
    rationale: """
      A product has one name for each of its things, in every language. glossary.json records it for each locale: \
      `terms` lists the words for a term of the source text, `forbidden` the words to avoid, with the reason. Only \
      whole words match, regardless of case and accents; `*` at the end matches any ending. A forbidden word does not \
      match one with another letter of the language: 'ano' does not match the Spanish 'año'. A regional locale uses \
      the glossary of the locale that it inherits from.
      """,
    breaking: [
      glossary(#"{ "pl": { "terms": { "back": { "words": ["wstecz"] } } } }"#, polish: "↓Cofnij"),
      glossary(#"{ "pl": { "forbidden": { "cof*": { "reason": "It is for undoing." } } } }"#, polish: "Teraz ↓cofnij"),
    ],
    passing: [
      glossary(#"{ "pl": { "terms": { "back": { "words": ["wstecz", "wróć"] } } } }"#, polish: "Wroc"),
      glossary(#"{ "pl": { "forbidden": { "cof": { "reason": "It is no word." } } } }"#, polish: "Cofnij"),
      glossary(#"{ "pl": { "forbidden": { "sad": { "reason": "No orchards." } } } }"#, polish: "Sąd"),
      // The source text does not contain the word.
      glossary(#"{ "pl": { "terms": { "return": { "words": ["powrót"] } } } }"#, polish: "Wstecz"),
    ]
  )

  private static func glossary(_ glossary: String, polish: String) -> RuleExample {
    ["glossary.json": glossary, "titles/pl.json": #"{ "back": "\#(polish)", "delete": "Usuń" }"#]
  }

  package static func applies(to locale: CheckedLocale) -> Bool { locale.glossary != nil }

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    guard let glossary = text.locale.glossary else { return }
    let parts = parts(of: text)
    for (entry, word) in glossary.forbidden {
      guard let offset = offset(ofForbidden: word, entry.word, in: parts, of: text) else { continue }
      let advice = entry.instead.map { "write '\($0)'" } ?? "use another word"
      collector.report(
        self, "the glossary forbids '\(shown(entry.word))': \(sentence(entry.reason)); \(advice)", in: text, at: offset)
    }
    guard !glossary.terms.isEmpty, !text.shortensTitleOfSource, var english = text.sourceText else { return }
    let source = english.withUTF8 { text.locale.baseLetters(of: $0) }
    for (term, word, words) in glossary.terms where source.offset(of: word) != nil {
      guard !words.contains(where: { offset(of: $0, in: parts) != nil }) else { continue }
      let wanted = term.words.map { "'\(shown($0))'" }.joined(separator: " or ")
      let note = term.note.map { ": \(sentence($0))" } ?? ""
      let cause = "the glossary requires \(wanted) for '\(shown(term.source))'\(note)"
      report(cause, of: term.source, in: text, &collector)
    }
  }

  /// Reports a text at its place, and an inherited one at the overlay's term: its file belongs to another catalogue.
  private static func report(
    _ cause: String, of term: String, in text: CheckedText, _ collector: inout FindingCollector
  ) {
    let source = text.locale.catalog.source
    let tag = text.locale.facts.tag
    guard source.layers.count > 1, !source.isOwn(text.entry),
      source.layers[0].glossary?.root[tag.identifier]?["terms"]?[term] != nil
    else { return collector.report(self, "\(cause); use that word", in: text) }
    let purpose = text.subject().purpose ?? ""
    collector.report(
      self, "\(cause), and the inherited text of '\(purpose)' has another word; give it a text in this catalogue",
      at: source.place(ofTerm: term, in: tag), about: text.subject(), related: text.place(at: 0))
  }

  /// The words that a text prints, in parts, each with its offset in the text.
  private static func parts(of text: CheckedText) -> [(letters: BaseLetters, start: Int)] {
    guard !text.nodes.isEmpty else { return [(text.locale.baseLetters(of: text.bytes), 0)] }
    var parts: [(letters: BaseLetters, start: Int)] = []
    for node in text.nodes where node.kind == .text {
      let part = UnsafeBufferPointer(rebasing: text.bytes[node.range])
      parts.append((text.locale.baseLetters(of: part), node.range.lowerBound))
    }
    return parts
  }

  private static func offset(of word: SearchedWord, in parts: [(letters: BaseLetters, start: Int)]) -> Int? {
    for part in parts {
      if let offset = part.letters.offset(of: word) { return part.start + offset }
    }
    return nil
  }

  /// The offset of a forbidden word, or nil. Accents count only if they make another letter in the language.
  private static func offset(
    ofForbidden word: SearchedWord, _ spelling: String, in parts: [(letters: BaseLetters, start: Int)],
    of text: CheckedText
  ) -> Int? {
    let spelling = spelling.hasSuffix("*") ? String(spelling.dropLast()) : spelling
    for (number, part) in parts.enumerated() {
      let end = number + 1 < parts.count ? parts[number + 1].start : text.bytes.count
      for place in part.letters.places(of: word, inBytes: end - part.start) {
        let start = part.start + place.lowerBound
        let found = String(decoding: text.bytes[start..<part.start + place.upperBound], as: UTF8.self)
        if text.locale.areSame(found, spelling) { return start }
      }
    }
    return nil
  }

  private static func shown(_ word: String) -> String { word.hasSuffix("*") ? "\(word.dropLast())…" : word }

  /// A sentence to embed in another one: without its full stop.
  private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
}

extension CheckedText {
  /// True if the text is a `short` and the source locale has only a title, so that words may be left out.
  fileprivate var shortensTitleOfSource: Bool {
    let source = locale.catalog.source
    return !source.locales[source.sourceIndex].entries[slot].isPresent
      && source.slots.title(ofShort: slot) != nil
  }
}
