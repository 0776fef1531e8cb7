internal import CICU

extension LocaleData {
  /// Where the locale inherits from by CLDR (UTS #35 part 1, § Locale Inheritance); nil for the root and when
  /// malformed.
  ///
  /// CLDR names some parents (`pt-AO` → `pt-PT`, `en-AU` → `en-001`, `nb` → `no`); the others are the tag
  /// less its extensions or its last subtag. A truncation never crosses scripts: where the tag has another
  /// script than what is left of it, the parent is the root (`az-Arab`), or its script comes first where it
  /// was only implied (`zh-TW` → `zh-Hant`). Aliases are not replaced; ``canonicalTag(_:)`` does that.
  package static func parent(of tag: String) -> String? {
    formatted(tag).flatMap(parent(ofFormatted:))
  }

  /// The tag and its parents, nearest first, without the root; empty when malformed.
  ///
  /// The chain is CLDR's own and holds tags that a catalogue may not have: `nb` and `nn` both inherit from
  /// `no`, which stands for texts that the two share.
  ///
  /// - Parameter version: of CLDR, one of ``ParentHistory/versions``, whose parents count; nil for the data that ICU
  ///   carries.
  package static func fallbackChain(of tag: String, cldr version: Int? = nil) -> [String] {
    guard let first = formatted(tag), first != root else { return [] }
    var chain = [first]
    // CLDR's parents form a tree, a few levels deep; the limit only keeps odd data from circling.
    while chain.count < 16, let next = parent(ofFormatted: chain[chain.count - 1], cldr: version) { chain.append(next) }
    return chain
  }

  private static func parent(ofFormatted tag: String, cldr version: Int?) -> String? {
    let recorded = version.flatMap { ParentHistory.parent(of: tag, cldr: $0) }
    if let recorded { return recorded == root ? nil : recorded }
    return parent(ofFormatted: tag)
  }

  private static func parent(ofFormatted tag: String) -> String? {
    if tag == root { return nil }
    if let named = namedParent(of: tag) { return named == root ? nil : named }
    guard let truncated = truncated(tag) else { return nil }
    guard let script = script(of: tag), script != Self.script(of: truncated) else { return truncated }
    let subtags = tag.split(separator: "-")
    if subtags.contains(where: { $0 == script }) { return nil }
    // CLDR names parents of tags that say their script, as `zh-Hant-MO`, which `zh-MO` is short for.
    let named = namedParent(of: ([subtags[0], Substring(script)] + subtags.dropFirst()).joined(separator: "-"))
    return named == root ? nil : named ?? "\(subtags[0])-\(script)"
  }

  private static let root = "und"

  /// The parent that CLDR names for exactly this tag.
  private static func namedParent(of tag: String) -> String? {
    let parent = try? readText("find the parent of '\(tag)'") {
      cicu_locale_explicit_parent(tag, tag.byteCount, $0)
    }
    return parent?.isEmpty == false ? parent : nil
  }

  /// The tag less its extensions, or less its last subtag where it has none; nil for a language alone.
  private static func truncated(_ tag: String) -> String? {
    let subtags = tag.split(separator: "-")
    let extensions = subtags.firstIndex { $0.utf8.count == 1 } ?? subtags.count - 1
    return extensions > 0 ? subtags[..<extensions].joined(separator: "-") : nil
  }
}
