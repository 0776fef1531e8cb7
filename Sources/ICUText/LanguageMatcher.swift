internal import CICU
internal import Synchronization

/// Picks the best declared locale for what a user asked for: ICU's language matching (UTS #35 part 1, §
/// Language Matching), which never crosses scripts here.
///
/// ICU gives a reader of `sr-Latn` Cyrillic `sr`, and a reader of `zh-Hant` simplified `zh`. Such an answer
/// is replaced by the nearest declared locale of the script that was asked for, or by none.
package struct LanguageMatcher: Sendable {
  private let everything: MatcherHandle
  private let scripts: ScriptMatchers
  private let indexes: [String: Int]
  /// The language subtag of each declared tag, by its index.
  private let languages: [Int: Substring]

  /// Prepares matching against a catalogue's locales; of two that match alike, the earlier one wins.
  ///
  /// - Parameter declared: language tags; a malformed one is never matched.
  /// - Throws: ``ICUError`` when ICU's data is incomplete.
  package init(declared: [String]) throws(ICUError) {
    let candidates = declared.enumerated().compactMap { index, tag in
      LocaleData.matchedTag(tag).map { Candidate(index: index, tag: $0) }
    }
    everything = try MatcherHandle(candidates)
    scripts = ScriptMatchers(candidates)
    indexes = Dictionary(candidates.map { ($0.tag, $0.index) }, uniquingKeysWith: { first, _ in first })
    languages = Dictionary(uniqueKeysWithValues: candidates.map { ($0.index, Self.language(of: $0.tag)) })
  }

  /// A declared locale, and the tag that it was found for.
  package struct Match: Hashable, Sendable {
    /// An index of the declared tags.
    package let declared: Int
    /// The one of the desired tags, in its canonical form.
    package let desired: String
  }

  /// The best declared locale for a list of tags in the user's order of preference.
  ///
  /// - Parameter desired: language tags; malformed ones are skipped.
  /// - Returns: nil if no declared locale is close enough; what then is the caller's choice.
  package func match(for desired: [String]) -> Match? {
    let wanted = desired.compactMap(LocaleData.matchedTag).filter { $0 != "und" }
    var desired = wanted
    // What most users ask for is declared; nothing can be closer.
    if let first = desired.first, let exact = indexes[first] { return Match(declared: exact, desired: first) }
    while let match = everything.best(for: desired) {
      let tag = desired[match.desired]
      if let exact = indexes[tag] { return Match(declared: exact, desired: tag) }
      let script = LocaleData.script(of: tag)
      if scripts.script(ofDeclared: match.declared) == script {
        return Match(declared: nearest(to: tag, from: match.declared), desired: tag)
      }
      if let script, let match = scripts.matcher(for: script)?.best(for: [tag]) {
        return Match(declared: nearest(to: tag, from: match.declared), desired: tag)
      }
      desired.remove(at: match.desired)
    }
    return parent(of: wanted)
  }

  /// The best declared locale for a list of tags: an index of the declared tags, or nil if none is close enough.
  package func bestMatch(for desired: [String]) -> Int? { match(for: desired)?.declared }

  /// The declared CLDR parent of a tag that is near to nothing: `hi-Latn`, whose readers ICU's data says nothing of, has
  /// `en-IN`.
  private func parent(of wanted: [String]) -> Match? {
    wanted.lazy.compactMap { tag in
      LocaleData.fallbackChain(of: tag).lazy.compactMap { indexes[$0] }.first.map { Match(declared: $0, desired: tag) }
    }.first
  }

  /// The declared locale that ICU found, or one that is before it among the tag's CLDR parents: among
  /// `en` and `en-001`, ICU gives `en` to `en-AU`, whose parent is `en-001`.
  ///
  /// The tag's own language is before a related one that ICU finds as near: among `bs` and `hr`, it gives `bs`, which is
  /// Bosnia's, to `hr-BA`.
  private func nearest(to tag: String, from match: Int) -> Int {
    let declaredParents = LocaleData.fallbackChain(of: tag).compactMap { indexes[$0] }
    if declaredParents.contains(match) { return declaredParents.first ?? match }
    let language = Self.language(of: tag)
    if languages[match] == language { return match }
    return declaredParents.first { languages[$0] == language } ?? match
  }

  private static func language(of tag: String) -> Substring { tag.prefix { $0 != "-" } }

  /// The best declared locale for the value of an HTTP `Accept-Language` field (RFC 9110 §12.5.4).
  package func match(acceptLanguage header: String) -> Match? { match(for: AcceptLanguage(header).languages) }

  /// The same as an index of the declared tags.
  package func bestMatch(acceptLanguage header: String) -> Int? { match(acceptLanguage: header)?.declared }
}

/// A declared tag in its canonical form.
private struct Candidate {
  let index: Int
  let tag: String

  /// Whether there is more to the tag than language, script and region, which is all that ICU's matching
  /// looks at.
  var isSpecial: Bool {
    tag.utf8.split(separator: UInt8(ascii: "-")).dropFirst().contains { subtag in
      // A singleton, or a variant: at least five characters, or four with a digit first (RFC 5646 §2.2.5).
      let startsWithDigit = subtag.first.map { $0 <= UInt8(ascii: "9") } ?? false
      return subtag.count == 1 || subtag.count > 4 || (subtag.count == 4 && startsWithDigit)
    }
  }
}

/// Matching among the declared tags of one script, which few programs ever need: made when it is asked for.
private final class ScriptMatchers: Sendable {
  private let candidates: [Candidate]
  private let known = Mutex(Known())

  private struct Known {
    /// By the index among the declared tags.
    var scripts: [Int: String?] = [:]
    /// By script; nil if ICU cannot make one.
    var matchers: [String: MatcherHandle?] = [:]

    mutating func script(of candidate: Candidate) -> String? {
      if let known = scripts[candidate.index] { return known }
      let script = LocaleData.script(of: candidate.tag)
      scripts[candidate.index] = script
      return script
    }
  }

  init(_ candidates: [Candidate]) { self.candidates = candidates }

  /// The script of a declared tag; nil if CLDR does not know it.
  func script(ofDeclared index: Int) -> String? {
    known.withLock { known in
      candidates.first { $0.index == index }.flatMap { known.script(of: $0) }
    }
  }

  /// Matches among the declared tags of a script; nil if there are none.
  func matcher(for script: String) -> MatcherHandle? {
    known.withLock { known in
      if let made = known.matchers[script] { return made }
      let ofScript = candidates.filter { known.script(of: $0) == script }
      let made = ofScript.isEmpty ? nil : try? MatcherHandle(ofScript)
      known.matchers[script] = made
      return made
    }
  }
}

/// ICU's `LocaleMatcher` over some of the declared tags.
///
/// `@unchecked`: the pointer is only ever passed as pointer to const, and ICU documents a `LocaleMatcher` as
/// immutable and safe for many threads.
private final class MatcherHandle: @unchecked Sendable {
  private let pointer: OpaquePointer
  /// The index among the declared tags of each that ICU knows.
  private let indexes: [Int]

  init(_ candidates: [Candidate]) throws(ICUError) {
    // Before `ca-valencia`, `ca` answers for Catalan.
    let sorted = candidates.filter { !$0.isSpecial } + candidates.filter(\.isSpecial)
    let list = sorted.map(\.tag).joined(separator: ",")
    pointer = try openHandle("match languages with '\(list)'") {
      cicu_language_matcher_open(list, list.byteCount, $0)
    }
    indexes = sorted.map(\.index)
  }

  deinit { cicu_language_matcher_close(pointer) }

  /// The best pair of a desired tag and a declared one; nil if nothing is close enough.
  func best(for tags: [String]) -> (desired: Int, declared: Int)? {
    if tags.isEmpty { return nil }
    let list = tags.joined(separator: ",")
    var desired: Int32 = -1
    var supported: Int32 = -1
    let status = cicu_language_matcher_best(pointer, list, list.byteCount, &desired, &supported)
    guard status <= 0, tags.indices.contains(Int(desired)), indexes.indices.contains(Int(supported)) else {
      return nil
    }
    return (Int(desired), indexes[Int(supported)])
  }
}
