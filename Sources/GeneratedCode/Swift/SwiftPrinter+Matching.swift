extension SwiftPrinter {
  /// The functions that find the best of a user's languages.
  var matching: SwiftCode {
    var code = SwiftCode()
    let fallback = SwiftText.member(names.languages[catalog.defaultLocale])
    code.lines(of: Self.search.replacing("DEFAULT", with: fallback))
    code.line()
    code.block("extension Language") { code in
      code.comment("A listed language, and how many places of the user's list it is away; nil if it is not listed.")
      code.comment("")
      code.comment("- Parameter variant: the script and region; `*` for any region; empty for the language as a whole.")
      let head =
        "private static func listed(_ language: String, _ variant: String) -> (language: Language, steps: Int)?"
      code.block(head) { code in code.lines(table) }
      code.line()
      code.comment("The script that a listed language is usually written in.")
      code.block("private static func usualScript(of language: String) -> String?") { code in code.lines(scripts) }
      code.line()
      code.comment("A language or a script by its usual subtag: `he` for `heb`.")
      code.block("private static func plain(_ subtag: String) -> String") { code in code.lines(aliases) }
    }
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
      lines += SwiftSwitch.wrapped("case ", subtags.map(SwiftText.literal), ":")
      lines += Self.lines(entries).map { "  \($0)" }
    }
    return lines + ["default: return nil", "}"]
  }

  private var scripts: [String] {
    let groups = Dictionary(grouping: catalog.languages.entries.filter { $0.script != nil }) { $0.script ?? "" }
    let cases = groups.sorted { $0.key < $1.key }.flatMap { script, languages in
      SwiftSwitch.wrapped(
        "case ", languages.map { SwiftText.literal($0.tag) }, ": return \(SwiftText.literal(script))")
    }
    return cases.isEmpty ? ["return nil"] : ["switch language {"] + cases + ["default: return nil", "}"]
  }

  private var aliases: [String] {
    let cases = catalog.languages.names.flatMap { subtag, aliases in
      SwiftSwitch.wrapped("case ", aliases.map(SwiftText.literal), ": return \(SwiftText.literal(subtag))")
    }
    return ["switch subtag {"] + cases + ["default: return subtag", "}"]
  }

  private static func lines(_ entries: [Entry]) -> [String] {
    if entries.count == 1, entries[0].variant.isEmpty { return ["return variant.isEmpty ? \(entries[0].answer) : nil"] }
    var lines = ["switch variant {"]
    let answers = entries.map(\.answer).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    for answer in answers {
      let variants = entries.filter { $0.answer == answer }.map { SwiftText.literal($0.variant) }
      lines += SwiftSwitch.wrapped("case ", variants, ": return \(answer)")
    }
    return lines + ["default: return nil", "}"]
  }

  private static func split(_ tag: String) -> (language: String, variant: String) {
    let subtags = tag.split(separator: "-", maxSplits: 1)
    return (String(subtags[0]), subtags.count > 1 ? String(subtags[1]) : "")
  }

  private static let search = """
    extension Language {
      /// The best language for a user.
      ///
      /// - Parameter preferred: the user's languages, the best first, as language tags (BCP 47) such as `sr-Latn-RS`.
      /// - Returns: the default language if no language is close to one of the user's.
      public static func matching(_ preferred: [String]) -> Language {
        var best: (language: Language, distance: Int)?
        for (place, tag) in preferred.enumerated() {
          guard let (language, steps) = closest(to: tag) else { continue }
          if let best, best.distance <= place + steps { continue }
          best = (language, place + steps)
        }
        return best?.language ?? DEFAULT
      }

      /// The most specific entry for a tag.
      private static func closest(to tag: String) -> (language: Language, steps: Int)? {
        let subtags = tag.split { $0 == "-" || $0 == "_" }
        guard let language = subtags.first.map({ plain($0.lowercased()) }) else { return nil }
        var script: String?
        var region: String?
        for subtag in subtags.dropFirst().prefix(while: { $0.utf8.count > 1 }) {
          let isNumber = subtag.utf8.allSatisfy { (0x30...0x39).contains($0) }
          switch subtag.utf8.count {
          case 4 where script == nil && region == nil && subtag.utf8.allSatisfy { $0 > 0x39 }:
            script = plain(subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased())
          case 2 where region == nil, 3 where region == nil && isNumber:
            region = subtag.uppercased()
          default: continue
          }
        }
        if let script {
          if let region, let found = listed(language, "\\(script)-\\(region)") { return found }
          if let found = listed(language, script) { return found }
          if script != usualScript(of: language) { return nil }
        }
        if let region, let found = listed(language, region) ?? listed(language, "*") { return found }
        return listed(language, "")
      }
    }
    """
}
