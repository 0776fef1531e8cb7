internal import CICU
internal import Synchronization

/// Finds the best declared locale for a user's preferences: ICU's language matching (UTS #35 part 1, § Language
/// Matching), but without crossing scripts.
///
/// ICU matches `sr-Latn` with Cyrillic `sr`, and `zh-Hant` with simplified `zh`. Such a match is replaced by the
/// nearest declared locale of the requested script, if any.
package struct LanguageMatcher: Sendable {
  private let everything: MatcherHandle
  private let scripts: ScriptMatchers
  private let indexes: [String: Int]
  /// The language subtag of each declared tag, by its index.
  private let languages: [Int: Substring]

  /// Prepares matching against a catalogue's locales; of two equal matches, the earlier one wins.
  ///
  /// - Parameter declared: language tags; a malformed one is never matched.
  /// - Throws: ``ICUError`` if ICU's data is incomplete.
  package init(declared: [String]) throws(ICUError) {
    let candidates = declared.enumerated().compactMap { index, tag in
      LocaleData.matchedTag(tag).map { Candidate(index: index, tag: $0) }
    }
    everything = try MatcherHandle(candidates)
    scripts = ScriptMatchers(candidates)
    indexes = Dictionary(candidates.map { ($0.tag, $0.index) }, uniquingKeysWith: { first, _ in first })
    languages = Dictionary(uniqueKeysWithValues: candidates.map { ($0.index, Self.language(of: $0.tag)) })
  }

  /// A declared locale, and the tag that it matches.
  package struct Match: Hashable, Sendable {
    /// An index of the declared tags.
    package let declared: Int
    /// The matching desired tag, in canonical form.
    package let desired: String
  }

  /// The best declared locale for a list of tags in the user's order of preference.
  ///
  /// - Parameter desired: language tags; malformed ones are skipped.
  /// - Returns: nil if no declared locale is close enough.
  package func match(for desired: [String]) -> Match? {
    let wanted = desired.compactMap(LocaleData.matchedTag).filter { $0 != "und" }
    var desired = wanted
    // The most common request is a declared locale, which is the best match.
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

  /// The declared CLDR parent of a tag without a match: `hi-Latn`, for which ICU has no matching data, has `en-IN`.
  private func parent(of wanted: [String]) -> Match? {
    wanted.lazy.compactMap { tag in
      LocaleData.fallbackChain(of: tag).lazy.compactMap { indexes[$0] }.first.map { Match(declared: $0, desired: tag) }
    }.first
  }

  /// The declared locale that ICU found, or an earlier one among the tag's CLDR parents: of `en` and `en-001`, ICU
  /// matches `en-AU` with `en`, but its parent is `en-001`.
  ///
  /// The tag's own language precedes a related one that ICU considers equally close: of `bs` and `hr`, ICU matches
  /// `hr-BA` with `bs`, the language of Bosnia.
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

  /// True if the tag has more than language, script and region, which is all that ICU's matching uses.
  var isSpecial: Bool {
    tag.utf8.split(separator: UInt8(ascii: "-")).dropFirst().contains { subtag in
      // A singleton, or a variant: at least five characters, or four with a digit first (RFC 5646 §2.2.5).
      let startsWithDigit = subtag.first.map { $0 <= UInt8(ascii: "9") } ?? false
      return subtag.count == 1 || subtag.count > 4 || (subtag.count == 4 && startsWithDigit)
    }
  }
}

/// Matching among the declared tags of one script, created on demand, since few programs need it.
private final class ScriptMatchers: Sendable {
  private let candidates: [Candidate]
  private let known = Mutex(Known())

  private struct Known {
    /// By the index among the declared tags.
    var scripts: [Int: String?] = [:]
    /// By script; nil if ICU cannot create one.
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

  /// The matcher for the declared tags of a script, or nil.
  func matcher(for script: String) -> MatcherHandle? {
    known.withLock { known in
      if let cached = known.matchers[script] { return cached }
      let ofScript = candidates.filter { known.script(of: $0) == script }
      let handle = ofScript.isEmpty ? nil : try? MatcherHandle(ofScript)
      known.matchers[script] = handle
      return handle
    }
  }
}

/// ICU's `LocaleMatcher` over some of the declared tags.
///
/// `@unchecked`: the pointer is only passed as a pointer to const, and ICU documents a `LocaleMatcher` as immutable and
/// thread-safe.
private final class MatcherHandle: @unchecked Sendable {
  private let pointer: OpaquePointer
  /// The index in the declared tags of each tag that ICU knows.
  private let indexes: [Int]

  init(_ candidates: [Candidate]) throws(ICUError) {
    // `ca` precedes `ca-valencia` as the match for Catalan.
    let sorted = candidates.filter { !$0.isSpecial } + candidates.filter(\.isSpecial)
    let list = sorted.map(\.tag).joined(separator: ",")
    pointer = try openHandle("match languages with '\(list)'") {
      cicu_language_matcher_open(list, list.byteCount, $0)
    }
    indexes = sorted.map(\.index)
  }

  deinit { cicu_language_matcher_close(pointer) }

  /// The best pair of a desired and a declared tag; nil if nothing is close enough.
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
