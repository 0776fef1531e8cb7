internal import CICU

extension LocaleData {
  /// The CLDR parent of a locale (UTS #35 part 1, § Locale Inheritance); nil for the root and for a malformed tag.
  ///
  /// CLDR lists some parents (`pt-AO` → `pt-PT`, `en-AU` → `en-001`, `nb` → `no`); the others are the tag without its
  /// extensions or its last subtag. Truncation never crosses scripts: if the truncated tag has another script, the
  /// parent is the root (`az-Arab`), or an implied script is added first (`zh-TW` → `zh-Hant`). Aliases are not
  /// replaced; ``canonicalTag(_:)`` does that.
  package static func parent(of tag: String) -> String? {
    formatted(tag).flatMap(parent(ofFormatted:))
  }

  /// The tag and its parents, nearest first, without the root; empty if it is malformed.
  ///
  /// The chain is CLDR's own and may contain tags that a catalogue does not have: `nb` and `nn` both inherit from `no`,
  /// which contains their common texts.
  ///
  /// - Parameter version: the CLDR version of the parents, one of ``ParentHistory/versions``; nil for ICU's own data.
  package static func fallbackChain(of tag: String, cldr version: Int? = nil) -> [String] {
    guard let first = formatted(tag), first != root else { return [] }
    var chain = [first]
    // CLDR's parents form a tree, a few levels deep; the limit only prevents cycles in faulty data.
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
    // CLDR lists parents of tags with their script, such as `zh-Hant-MO`, for which `zh-MO` is short.
    let named = namedParent(of: ([subtags[0], Substring(script)] + subtags.dropFirst()).joined(separator: "-"))
    return named == root ? nil : named ?? "\(subtags[0])-\(script)"
  }

  private static let root = "und"

  /// The parent that CLDR lists for exactly this tag.
  private static func namedParent(of tag: String) -> String? {
    let parent = try? readText("find the parent of '\(tag)'") {
      cicu_locale_explicit_parent(tag, tag.byteCount, $0)
    }
    return parent?.isEmpty == false ? parent : nil
  }

  /// The tag without its extensions, or without its last subtag if it has none; nil for a bare language.
  private static func truncated(_ tag: String) -> String? {
    let subtags = tag.split(separator: "-")
    let extensions = subtags.firstIndex { $0.utf8.count == 1 } ?? subtags.count - 1
    return extensions > 0 ? subtags[..<extensions].joined(separator: "-") : nil
  }
}
