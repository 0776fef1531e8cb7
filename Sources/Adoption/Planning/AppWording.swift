internal import CatalogModel

/// The wording of an app in one locale, by its texts in the source language.
struct AppWording: Sendable {
  private struct Pair {
    let source: TitleKey
    let text: TitleKey
    let shown: String
  }

  private let pairs: [Pair]
  private let locale: LanguageTag
  /// The purposes by their titles in the source language.
  private let owners: [String: Set<String>]

  /// - Parameters:
  ///   - titles: those of the catalogue in the source language, by purpose.
  init(_ tables: AppStringTables, in locale: LanguageTag, titles: [String: String]) {
    self.locale = locale
    pairs = tables.pairs(in: locale).filter { $0.source.utf8.count < Self.longest }.map { source, text in
      Pair(source: TitleKey(source), text: TitleKey(text), shown: text)
    }
    owners = titles.reduce(into: [:]) { $0[TitleKey($1.value).text, default: []].insert($1.key) }
  }

  /// Longer texts are not commands.
  private static let longest = 60

  /// The other purpose whose verb the app translates with this text: "Toon" for `expand`, if "Show titles" is "Toon
  /// titels".
  func otherPurpose(saying title: String, of purpose: String, called names: [String]) -> String? {
    let (title, names) = (TitleKey(title), names.map { TitleKey($0) })
    let found = pairs.filter { Self.begins($0.text, with: title, in: locale) }
    guard found.count(where: { pair in names.contains { Self.begins(pair.source, with: $0, in: nil) } }) < 2
    else { return nil }
    var counts: [String: Int] = [:]
    for pair in found {
      for owner in owner(of: pair.source) where owner != purpose { counts[owner, default: 0] += 1 }
    }
    return counts.filter { $0.value > 1 }.min { (-$0.value, $0.key) < (-$1.value, $1.key) }?.key
  }

  /// The app's other translation of the same verb, if it uses the catalogue's text more often than this one.
  func otherText(than title: String, known: String, called names: [String]) -> String? {
    let (title, known, names) = (TitleKey(title), TitleKey(known), names.map { TitleKey($0) })
    let same = pairs.filter { pair in
      pair.text != title && names.contains { Self.begins(pair.source, with: $0, in: nil) }
    }
    let others = same.filter { Self.has($0.text, known, in: locale) && !Self.has($0.text, title, in: locale) }
    return others.count > same.count { Self.has($0.text, title, in: locale) } ? others.map(\.shown).min() : nil
  }

  /// The purposes with the longest title that begins a text of the source language.
  private func owner(of source: TitleKey) -> Set<String> {
    let words = source.words
    for count in stride(from: min(words.count, 4), to: 0, by: -1) {
      if let found = owners[words.prefix(count).joined(separator: " ")] { return found }
    }
    return []
  }

  private static func begins(_ text: TitleKey, with start: TitleKey, in locale: LanguageTag?) -> Bool {
    guard !start.isEmpty else { return false }
    if locale?.writesWithoutSpaces == true { return text.text.hasPrefix(start.text) }
    return text.words.starts(with: start.words)
  }

  private static func has(_ text: TitleKey, _ part: TitleKey, in locale: LanguageTag) -> Bool {
    text == part || text.says(moreThan: part, in: locale)
  }
}

extension LanguageTag {
  /// True if there are no spaces between words.
  var writesWithoutSpaces: Bool { Self.withoutSpaces.contains(language) }

  private static let withoutSpaces: Set = ["ja", "km", "lo", "my", "th", "yue", "zh"]
}
