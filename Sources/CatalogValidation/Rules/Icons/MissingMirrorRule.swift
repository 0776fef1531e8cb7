internal import CatalogFiles
internal import CatalogModel

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
    let scripts = catalog.rightToLeftScripts
    guard !scripts.isEmpty else { return }
    for use in catalog.iconUses {
      if case .byDirection(let left, let right) = use.reference {
        if let message = problem(ofPair: left, right, use) { collector.report(self, message, of: use, catalog) }
      } else if use.direction != nil {
        for message in problems(withScripts: scripts, use) { collector.report(self, message, of: use, catalog) }
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
    return "'\(left)' and '\(right)' are not each other's mirror image; use '\(mirror)' right-to-left"
  }

  private static func problems(
    withScripts scripts: [(script: String, locale: LanguageTag)], _ use: IconUse
  ) -> [String] {
    use.reference.names.compactMap { name in
      guard case .mirrors(let stated?) = use.set.behaviour(of: name),
        let missed = scripts.first(where: { !stated.contains($0.script) })
      else { return nil }
      return """
        '\(name)' of '\(use.set.identifier)' mirrors in the script \(stated.joined(separator: ", ")) only, not in \
        '\(missed.locale)'; use an icon that always mirrors or a pair 'leftToRight' and 'rightToLeft'
        """
    }
  }
}
