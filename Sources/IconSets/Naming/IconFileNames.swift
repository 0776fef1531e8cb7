internal import CatalogModel

/// The names of a set's files, with the glyph that each draws.
///
/// Words that most files share at the same end are the set's own: `acme` of `acme-trash` and `acme-share`.
struct IconFileNames {
  /// The names of one glyph, the plainest first: an outline before its filled variant, 24 points before other sizes.
  private(set) var byFull: [String: [String]] = [:]
  private(set) var byExact: [String: [String]] = [:]
  private(set) var byBase: [String: [String]] = [:]
  private let glyphs: [String: GlyphName]
  private let words: [String: [String]]

  /// - Parameters:
  ///   - names: the names in code.
  ///   - pattern: the part of a name that says what it draws.
  init(_ names: Set<String>, pattern: NamePattern? = nil) {
    var words: [String: [String]] = [:]
    for name in names {
      let part = if let pattern { pattern.name(in: name) } else { Optional(name) }
      if let part { words[name] = NameWords.words(of: part) }
    }
    let prefixes = Self.shared(words.values.map { Array($0) })
    let suffixes = Self.shared(words.values.map { $0.reversed() })
    let drawn = words.mapValues { words in
      var kept = words[...]
      while kept.count > 1, let first = kept.first, IconFileWords.affixes.contains(first) || prefixes.contains(first) {
        kept.removeFirst()
      }
      while kept.count > 1, let last = kept.last, IconFileWords.affixes.contains(last) || suffixes.contains(last) {
        kept.removeLast()
      }
      return Array(kept)
    }
    self.words = drawn
    glyphs = drawn.mapValues { GlyphName(words: $0) }
    let sorted = glyphs.sorted { Self.rank($0.key, $0.value) < Self.rank($1.key, $1.value) }
    for (name, glyph) in sorted {
      byFull[glyph.full, default: []].append(name)
      byExact[glyph.exact, default: []].append(name)
      byBase[glyph.base, default: []].append(name)
    }
  }

  /// The names of the same glyph in other styles and sizes.
  func variants(of name: String) -> [String] {
    glyphs[name].map { (byExact[$0.exact] ?? []).filter { $0 != name } } ?? []
  }

  /// The words of a name's glyph; nil for a name outside of the pattern.
  func glyph(of name: String) -> String? { glyphs[name]?.exact }

  /// The words of a name without those that the set shares.
  func words(of name: String) -> [String] { words[name] ?? [] }

  /// The number of different glyphs.
  var glyphCount: Int { byExact.count }

  private static func rank(_ name: String, _ glyph: GlyphName) -> (Int, Int, Int, String) {
    let filled = ["fill", "filled", "solid", "bold"].contains { NameWords.words(of: name).contains($0) } ? 1 : 0
    let size = NameWords.words(of: name).last { IconFileWords.isSize($0) }
    let number = size.flatMap { Int($0.prefix { $0.isNumber }) } ?? 24
    return (filled, abs(number - 24), glyph.styleCount, name)
  }

  /// The words that at least three of five names have at one end. Few names share words by chance.
  private static func shared(_ names: [[String]]) -> Set<String> {
    guard names.count >= 5 else { return [] }
    var counts: [String: Int] = [:]
    for name in names {
      let drawn = name.filter { !IconFileWords.isStyle($0) && !IconFileWords.isSize($0) }
      guard drawn.count > 1 else { continue }
      for word in Set(name.prefix(2)) { counts[word, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value * 5 >= names.count * 3 }.keys)
  }
}

/// The form of a set's names, such as `ic_{name}_24`.
package struct NamePattern: Hashable, Sendable {
  private let prefix: String
  private let suffix: String

  /// - Returns: nil for a text without `{name}`, or with two.
  package init?(_ text: String) {
    let parts = text.components(around: "{name}")
    guard parts.count == 2 else { return nil }
    (prefix, suffix) = (parts[0], parts[1])
  }

  /// The part of a name in place of `{name}`; nil for a name of another form.
  func name(in text: String) -> String? {
    guard text.hasPrefix(prefix), text.hasSuffix(suffix), text.utf8.count > prefix.utf8.count + suffix.utf8.count
    else { return nil }
    return String(text.dropFirst(prefix.count).dropLast(suffix.count))
  }
}

extension String {
  fileprivate func components(around separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
