internal import CICU

extension LocaleData {
  /// Where the locale inherits from by CLDR (UTS #35 part 1, § Locale Inheritance); nil for the root.
  ///
  /// CLDR names some parents (`pt-AO` → `pt-PT`, `en-AU` → `en-001`, `nb` → `no`); the others are the tag less its last subtag.
  /// A truncation never crosses scripts: where the tag has another script than what is left of it, the
  /// parent is the root (`az-Arab`), or its script comes first where it was only implied (`zh-TW` → `zh-Hant`).
  package static func parent(of tag: String) -> String? {
    guard let tag = canonicalTag(tag), tag != root else { return nil }
    if let named = namedParent(of: tag) { return named == root ? nil : named }
    guard let truncated = truncated(tag) else { return nil }
    guard let script = script(of: tag), script != Self.script(of: truncated) else { return truncated }
    let subtags = tag.split(separator: "-")
    return subtags.contains { $0 == script } ? nil : "\(subtags[0])-\(script)"
  }

  /// The canonical tag and its parents, nearest first, without the root; empty when malformed.
  ///
  /// The chain is CLDR's own and holds tags that a catalogue may not have: `nb` and `nn` both inherit from `no`, which
  /// stands for texts that the two share.
  package static func fallbackChain(of tag: String) -> [String] {
    guard let first = canonicalTag(tag), first != root else { return [] }
    var chain = [first]
    // CLDR's parents form a tree. Its depth is 5 at most; the limit only keeps odd data from circling.
    while chain.count < 16, let next = parent(of: chain[chain.count - 1]), !chain.contains(next) {
      chain.append(next)
    }
    return chain
  }

  private static let root = "und"

  /// The parent that CLDR names for exactly this tag.
  private static func namedParent(of tag: String) -> String? {
    let parent = try? readText("find the parent of '\(tag)'") {
      cicu_locale_explicit_parent(tag, tag.byteCount, $0)
    }
    return parent?.isEmpty == false ? parent : nil
  }

  /// The tag less its last subtag; a singleton that would end it (`en-u`) goes too. Nil for a language alone.
  private static func truncated(_ tag: String) -> String? {
    var subtags = tag.split(separator: "-").dropLast()
    while let last = subtags.last, last.utf8.count == 1 { subtags.removeLast() }
    return subtags.isEmpty ? nil : subtags.joined(separator: "-")
  }
}
