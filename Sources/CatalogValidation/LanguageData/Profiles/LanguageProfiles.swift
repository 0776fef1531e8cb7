internal import CLanguageProfiles
internal import CatalogModel
internal import ICUText

/// Recognizes the language of a text by profiles of Standard's texts in each locale.
///
/// A profile has a level for each bucket of ``LanguageFeatures``: the logarithm of its frequency in steps of a half
/// (a naive Bayes classifier). The tests record the profiles from Standard's files in `profiles.txt`.
struct LanguageProfiles: Sendable {
  /// A language's fit to a text or a file.
  struct Fit {
    let tag: LanguageTag
    /// The logarithm of the likelihood, in steps.
    let score: Int
  }

  private struct Profile: Sendable {
    let tag: LanguageTag
    let script: String
    let levels: [UInt8]
  }

  private let profiles: [Profile]
  /// By profile, the indices of those of other languages in its script.
  private let rivals: [[Int]]

  /// The recorded profiles.
  static let standard = LanguageProfiles(lines: String(cString: clanguage_profiles()))

  /// - Parameter lines: on each line a language tag and its levels, each a hexadecimal digit.
  init(lines: String) {
    let profiles = lines.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line -> Profile? in
      let columns = line.split(separator: UInt8(ascii: " "))
      guard columns.count == 2, let tag = LanguageTag(String(Substring(columns[0]))) else { return nil }
      return Profile(
        tag: tag, script: LocaleData.script(of: tag.identifier) ?? "",
        levels: columns[1].map { $0 <= UInt8(ascii: "9") ? $0 - UInt8(ascii: "0") : $0 - UInt8(ascii: "a") + 10 })
    }
    self.profiles = profiles
    rivals = profiles.map { own in
      profiles.indices.filter { index in
        let other = profiles[index]
        return other.script == own.script && other.tag.language != own.tag.language && !Self.areNear(other.tag, own.tag)
      }
    }
  }

  /// The index of the profile of the nearest of several tags; nil for a language without a profile.
  func index(of chain: [LanguageTag]) -> Int? {
    chain.lazy.compactMap { tag in profiles.firstIndex { $0.tag == tag } }.first
  }

  /// True if no word in a language's texts falls into a bucket.
  func lacks(_ bucket: Int, _ index: Int) -> Bool { profiles[index].levels[bucket] == 0 }

  /// The fit of one profile.
  func score(of buckets: [Int], _ index: Int) -> Int {
    buckets.reduce(0) { $0 + Int(profiles[index].levels[$1]) }
  }

  /// The other language of a profile's script that fits a text best; nil without one.
  func best(for buckets: [Int], besides index: Int) -> Fit? {
    best(besides: index) { levels in buckets.reduce(0) { $0 + Int(levels[$1]) } }
  }

  /// The other language of a profile's script that a file is certainly in; nil if it may be in the profile's.
  ///
  /// Correct halves of Standard's files, with the other half as the profile, stay far below the thresholds; exchanged
  /// files are above. Most files are common in their own language, and need no comparison with the others.
  func other(than index: Int, for features: LanguageFeatures) -> LanguageTag? {
    let own = score(of: features, index)
    guard 2 * own < 21 * features.total, let best = best(for: features, besides: index) else { return nil }
    let lead = best.score - own
    return lead >= 120 && Double(lead) > 0.6 * Double(features.total) ? best.tag : nil
  }

  /// The other language of a profile's script that a single text is certainly in; nil if it may be in the profile's.
  ///
  /// Most texts are common in their own language, and need no comparison with the others.
  func other(than index: Int, forText buckets: [Int]) -> LanguageTag? {
    let own = score(of: buckets, index)
    guard buckets.count >= fewestBucketsOfText, own < 9 * buckets.count, let best = best(for: buckets, besides: index)
    else {
      return nil
    }
    let lead = best.score - own
    return lead >= 60 && Double(lead) > 1.3 * Double(buckets.count) ? best.tag : nil
  }

  /// Shorter texts have been judged wrongly: 32 findings on 39,421 titles of real programs, of which none was right.
  private var fewestBucketsOfText: Int { 48 }

  /// The fit of a profile to a file.
  func score(of features: LanguageFeatures, _ index: Int) -> Int { Self.score(features, profiles[index].levels) }

  /// The other language of a profile's script that fits a file best; nil without one.
  func best(for features: LanguageFeatures, besides index: Int) -> Fit? {
    best(besides: index) { Self.score(features, $0) }
  }

  private static func score(_ features: LanguageFeatures, _ levels: [UInt8]) -> Int {
    var score = 0
    for bucket in levels.indices { score += Int(features.counts[bucket]) * Int(levels[bucket]) }
    return score
  }

  private func best(besides index: Int, _ score: ([UInt8]) -> Int) -> Fit? {
    rivals[index].map { (index: $0, score: score(profiles[$0].levels)) }.max { $0.score < $1.score }
      .map { Fit(tag: profiles[$0.index].tag, score: $0.score) }
  }

  /// True if two languages share so many words that letters do not distinguish them.
  static func areNear(_ left: LanguageTag, _ right: LanguageTag) -> Bool {
    near.contains { $0.isSuperset(of: [left.language, right.language]) }
  }

  private static let near: [Set<String>] = [
    ["bs", "hr", "sr"], ["nb", "nn", "no"], ["yue", "zh"], ["es", "gl"], ["id", "ms"],
  ]
}
