internal import SourceText

/// The languages of an HTTP `Accept-Language` field (RFC 9110 §12.5.4).
package struct AcceptLanguage: Hashable, Sendable {
  /// Language ranges by descending weight, equal ones in field order.
  ///
  /// Ranges with weight 0, `*` and malformed ones are left out. A language that occurs several times is listed once,
  /// with its highest weight. Of more than ``limit`` languages, those with the highest weights are kept.
  package let languages: [String]

  /// Parses the whole value of the field in linear time. Any text is accepted: it comes from the network.
  package init(_ field: String) {
    var best = BestLanguages()
    var rest = field.utf8[...]
    while !rest.isEmpty {
      let element = rest.prefix { $0 != UInt8(ascii: ",") }
      rest = rest[element.endIndex...].dropFirst()
      if let wanted = Self.read(element) { best.add(wanted.range, weight: wanted.weight) }
    }
    languages = best.languages.map(\.range)
  }

  /// The maximum number of languages; browsers send a few dozen at most, and each takes time to match.
  package static let limit = 32

  /// The languages with the highest weights so far.
  private struct BestLanguages {
    /// By descending weight, equal ones in field order.
    private(set) var languages: [(range: String, weight: Int)] = []

    mutating func add(_ range: String, weight: Int) {
      if languages.count == AcceptLanguage.limit, let last = languages.last, last.weight >= weight { return }
      if let known = languages.firstIndex(where: { $0.range.lowercased() == range.lowercased() }) {
        guard languages[known].weight < weight else { return }
        languages.remove(at: known)
      }
      let place = languages.firstIndex { $0.weight < weight } ?? languages.count
      languages.insert((range, weight), at: place)
      if languages.count > AcceptLanguage.limit { languages.removeLast() }
    }
  }

  /// Parses `de-CH;q=0.8`, with the weight in thousandths; nil if it is malformed or has weight 0.
  private static func read(_ element: Substring.UTF8View) -> (range: String, weight: Int)? {
    let parts = element.split(separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let range = languageRange(trimmed(first)) else { return nil }
    guard parts.count > 1 else { return (range, 1_000) }
    guard let weight = weight(trimmed(parts[1])), weight > 0 else { return nil }
    return (range, weight)
  }

  /// A language range without wildcard (RFC 4647 §2.1): subtags of one to eight letters and digits.
  private static func languageRange(_ text: Substring.UTF8View) -> String? {
    // No registered tag is nearly as long (RFC 5646 §4.4.1).
    guard text.count <= 100 else { return nil }
    let subtags = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let areWellFormed = subtags.allSatisfy { subtag in
      (1...8).contains(subtag.count) && subtag.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }
    return areWellFormed ? String(Substring(text)) : nil
  }

  /// `q=0.8` in thousandths: at most three fraction digits, at most 1.
  private static func weight(_ text: Substring.UTF8View) -> Int? {
    guard let name = text.first, name | 0x20 == UInt8(ascii: "q"), text.dropFirst().first == UInt8(ascii: "=")
    else { return nil }
    let value = text.dropFirst(2)
    guard let whole = value.first, whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1") else {
      return nil
    }
    let rest = value.dropFirst()
    let fraction = rest.dropFirst()
    guard rest.isEmpty || rest.first == UInt8(ascii: "."), fraction.count <= 3, fraction.allSatisfy(\.isASCIIDigit)
    else { return nil }
    var thousandths = 0
    for place in 0..<3 {
      thousandths =
        thousandths * 10 + (fraction.dropFirst(place).first.map { Int($0 - UInt8(ascii: "0")) } ?? 0)
    }
    if whole == UInt8(ascii: "1") { return thousandths == 0 ? 1_000 : nil }
    return thousandths
  }

  private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    var text = text
    while let first = text.first, isSpace(first) { text.removeFirst() }
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
