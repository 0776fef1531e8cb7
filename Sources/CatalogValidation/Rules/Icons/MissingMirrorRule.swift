internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `missing-mirror`: a directional icon turns round in every right-to-left locale.
///
/// Glyphs that never flip are the matter of ``FixedDirectionIconRule``.
package enum MissingMirrorRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "missing-mirror",
    severity: .error,
    summary: "The icon of a directional purpose turns round in every right-to-left locale, as its own mirror image.",
    rationale: """
      A pair of icons is drawn as it is, never flipped: both halves have to be each other's mirror image, or the button looks \
      like another one in Arabic. And an icon that mirrors in Arabic script only, as a question mark does, still points the \
      wrong way in Hebrew.
      """,
    breaking: [
      .icon(#"↓{ "leftToRight": "chevron-left", "rightToLeft": "arrow-right" }"#),
      .icon(#"↓{ "leftToRight": "arrow-back", "rightToLeft": "arrow-back" }"#),
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
    let locales = catalog.facts.filter { $0.direction == .rightToLeft }
    guard !locales.isEmpty else { return }
    for use in catalog.iconUses {
      if case .byDirection(let left, let right) = use.reference {
        if let message = problem(ofPair: left, right, use) { collector.report(self, message, of: use, catalog) }
      } else if use.direction != nil {
        for message in problems(in: locales, use, catalog) { collector.report(self, message, of: use, catalog) }
      }
    }
  }

  private static func problem(ofPair left: String, _ right: String, _ use: IconUse) -> String? {
    guard use.set.contains(left), use.set.contains(right) else { return nil }
    if left == right {
      guard use.direction != nil, case .mirrors = use.set.behaviour(of: left) else { return nil }
      return "both icons of the pair are '\(left)', and a pair is not mirrored; name '\(left)' alone"
    }
    let mirrors = MirroredName.candidates(for: left, in: use.set)
    // Of one that turns round by itself DoubleMirrorRule speaks.
    guard let mirror = mirrors.first, !mirrors.contains(right), !DoubleMirrorRule.turns(right, in: use.set) else {
      return nil
    }
    let still = mirrors.first { !DoubleMirrorRule.turns($0, in: use.set) }
    let advice =
      switch use.set.behaviour(of: left) {
      // Its mirror image by name turns round as well, and would be turned round twice.
      case .mirrors(scripts: nil), .semantic: "name '\(left)' alone, which turns round by itself"
      default: "use '\(still ?? mirror)' right-to-left"
      }
    return "'\(left)' and '\(right)' are not each other's mirror image; \(advice)"
  }

  private static func problems(
    in locales: [LocaleFacts], _ use: IconUse, _ catalog: CheckedCatalog
  ) -> [String] {
    use.reference.names.compactMap { name in
      guard case .mirrors(let stated?) = use.set.behaviour(of: name),
        let missed = locales.first(where: { facts in
          !stated.contains(facts.script) && isDrawn(name, in: facts, use, catalog)
        })
      else { return nil }
      return """
        '\(name)' of '\(use.set.identifier)' mirrors in the script \(stated.joined(separator: ", ")) only, not in \
        '\(missed.tag)'; use an icon that always mirrors or a pair 'leftToRight' and 'rightToLeft'
        """
    }
  }

  /// Whether a right-to-left locale draws one of a use's icons: of those by locale it draws one.
  private static func isDrawn(
    _ name: String, in facts: LocaleFacts, _ use: IconUse, _ catalog: CheckedCatalog
  ) -> Bool {
    guard case .byLocale = use.reference else { return true }
    let chain = facts.chain.locales.map { catalog.source.manifest.locales[$0] }
    return use.reference.name(for: facts.direction, chain: chain) == name
  }
}
