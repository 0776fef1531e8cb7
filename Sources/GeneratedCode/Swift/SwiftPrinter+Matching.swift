internal import CodeWriting

extension SwiftPrinter {
  /// The functions that find the best of a user's languages.
  var matching: SwiftCode {
    var code = SwiftCode()
    code.file(
      "LanguageMatching",
      [
        "default": SwiftText.member(names.languages[catalog.defaultLocale]),
        "languages": table.joined(separator: "\n"), "scripts": scripts.joined(separator: "\n"),
        "aliases": aliases.joined(separator: "\n"),
      ])
    return code
  }

  /// A language's entry: a variant and its match.
  private struct Entry: Hashable {
    let variant: String
    let answer: String
  }

  private var table: [String] {
    var entries: [String: [Entry]] = [:]
    for language in catalog.languages.entries {
      let (subtag, variant) = Self.split(language.tag)
      let value = self.language(locale: language.locale, format: language.numberFormat)
      entries[subtag, default: []].append(Entry(variant: variant, answer: "(Language(\(value)), \(language.steps))"))
    }
    // Languages with the same entries share a case.
    let groups = Dictionary(grouping: entries.keys.sorted()) { entries[$0] ?? [] }.sorted { $0.value[0] < $1.value[0] }
    guard !groups.isEmpty else { return ["return nil"] }
    var lines = ["switch language {"]
    for (entries, subtags) in groups {
      lines += SwiftSwitch.wrapped("case ", subtags.map(SwiftText.literal), end: ":")
      lines += Self.lines(entries).map { "  \($0)" }
    }
    return lines + ["default: return nil", "}"]
  }

  private var scripts: [String] {
    let groups = Dictionary(grouping: catalog.languages.entries.filter { $0.script != nil }) { $0.script ?? "" }
    let cases = groups.sorted { $0.key < $1.key }.flatMap { script, languages in
      SwiftSwitch.wrapped(
        "case ", languages.map { SwiftText.literal($0.tag) }, end: ": return \(SwiftText.literal(script))")
    }
    return cases.isEmpty ? ["return nil"] : ["switch language {"] + cases + ["default: return nil", "}"]
  }

  private var aliases: [String] {
    let cases = catalog.languages.names.flatMap { subtag, aliases in
      SwiftSwitch.wrapped("case ", aliases.map(SwiftText.literal), end: ": return \(SwiftText.literal(subtag))")
    }
    return ["switch subtag {"] + cases + ["default: return subtag", "}"]
  }

  private static func lines(_ entries: [Entry]) -> [String] {
    if entries.count == 1, entries[0].variant.isEmpty { return ["return variant.isEmpty ? \(entries[0].answer) : nil"] }
    var lines = ["switch variant {"]
    let answers = entries.map(\.answer).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    for answer in answers {
      let variants = entries.filter { $0.answer == answer }.map { SwiftText.literal($0.variant) }
      lines += SwiftSwitch.wrapped("case ", variants, end: ": return \(answer)")
    }
    return lines + ["default: return nil", "}"]
  }

  private static func split(_ tag: String) -> (language: String, variant: String) {
    let subtags = tag.split(separator: "-", maxSplits: 1)
    return (String(subtags[0]), subtags.count > 1 ? String(subtags[1]) : "")
  }
}
