internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `missing-mirror`: a directional icon is mirrored in every right-to-left locale.
///
/// ``FixedDirectionIconRule`` reports glyphs that are never mirrored.
package enum MissingMirrorRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "missing-mirror",
    severity: .error,
    summary: """
      The icon of a directional purpose is mirrored in every right-to-left locale; the icons of a pair mirror each \
      other.
      """,
    rationale: """
      The icons of a pair are drawn as they are, never mirrored. If they are not each other's mirror image, the button \
      looks like a different one in Arabic. An icon that mirrors only in Arabic script, as a question mark does, \
      points the wrong way in Hebrew.
      """,
    breaking: [
      .icon(#"↓{ "leftToRight": "chevron-left", "rightToLeft": "arrow-right" }"#),
      .icon(#"↓{ "leftToRight": "arrow-back", "rightToLeft": "arrow-back" }"#),
      .icon(#"↓{ "leftToRight": "trash", "rightToLeft": "question" }"#),
      .icon(#"↓"undo""#),
    ],
    passing: [
      .icon(#"{ "leftToRight": "chevron-left", "rightToLeft": "chevron-right" }"#),
      .icon(#""arrow-back""#),
      .icon(#""chevron-backward""#),
      // A question mark points nowhere.
      .icon(#""question""#, direction: nil),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let locales = catalog.declaredFacts.filter { $0.direction == .rightToLeft }
    guard !locales.isEmpty else { return }
    for use in catalog.iconUses {
      if case .byDirection(let left, let right) = use.reference {
        if let message = problem(ofPair: left, right, use) { collector.report(self, message, of: use, in: catalog) }
      } else if use.direction != nil {
        for message in problems(in: locales, use, catalog) { collector.report(self, message, of: use, in: catalog) }
      }
    }
  }

  private static func problem(ofPair left: String, _ right: String, _ use: IconUse) -> String? {
    guard use.set.contains(left), use.set.contains(right) else { return nil }
    if left == right {
      guard use.direction != nil, case .mirrors = use.set.behaviour(of: left) else { return nil }
      return "both icons of the pair are '\(left)', and a pair is never mirrored; write '\(left)' alone"
    }
    let mirrors = MirroredName.candidates(for: left, in: use.set)
    if mirrors.isEmpty, !shareAWord(left, right), MirroredName.candidates(for: right).isEmpty {
      return "'\(left)' and '\(right)' are not each other's mirror image: their names have no word in common; name two "
        + "drawings of one thing"
    }
    // DoubleMirrorRule reports icons that are mirrored automatically.
    guard let mirror = mirrors.first, !mirrors.contains(right), !DoubleMirrorRule.turns(right, in: use.set) else {
      return nil
    }
    let still = mirrors.first { !DoubleMirrorRule.turns($0, in: use.set) }
    let advice =
      switch use.set.behaviour(of: left) {
      // The mirror image is mirrored automatically too, so a pair would mirror it twice.
      case .mirrors(scripts: nil), .semantic: "write '\(left)' alone, which mirrors automatically"
      default: "use '\(still ?? mirror)' for 'rightToLeft'"
      }
    return "'\(left)' and '\(right)' are not each other's mirror image; \(advice)"
  }

  /// True if two names have a word in common, as all 53 pairs of Standard do, or are two sides of a movement.
  private static func shareAWord(_ left: String, _ right: String) -> Bool {
    let words = [left, right].map { Set(MirroredName.words(of: $0).filter { $0.first?.isLetter == true }) }
    return !words[0].isDisjoint(with: words[1]) || Set([left, right]) == ["undo", "redo"]
  }

  private static func problems(
    in locales: [LocaleFacts], _ use: IconUse, _ catalog: CheckedCatalog
  ) -> [String] {
    use.reference.names.compactMap { name in
      guard case .mirrors(let stated?) = use.set.behaviour(of: name),
        let missed = locales.first(where: { facts in
          !stated.contains(facts.script) && isDrawn(name, in: facts, use: use, catalog: catalog)
        })
      else { return nil }
      return """
        '\(name)' of '\(use.set.identifier)' mirrors only in the script \(stated.joined(separator: ", ")), not in \
        '\(missed.tag)'; use an icon that always mirrors or a pair 'leftToRight' and 'rightToLeft'
        """
    }
  }

  /// True if a right-to-left locale draws one of a use's icons. If the icons depend on the locale, it draws only one.
  private static func isDrawn(
    _ name: String, in facts: LocaleFacts, use: IconUse, catalog: CheckedCatalog
  ) -> Bool {
    guard case .byLocale = use.reference else { return true }
    let chain = facts.chain.locales.map { catalog.source.locales[$0].locale }
    return use.reference.name(for: facts.direction, chain: chain) == name
  }
}
