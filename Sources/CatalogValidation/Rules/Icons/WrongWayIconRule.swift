internal import CatalogFiles
internal import CatalogModel

/// Reports `wrong-way-icon`: the glyph of a directional purpose points in the purpose's direction.
package enum WrongWayIconRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "wrong-way-icon",
    severity: .error,
    summary: "The icon of a directional purpose points in the purpose's direction, by the words of its name.",
    rationale: """
      A Back button with an arrow that points forward sends people the wrong way. Left, back, previous and start point \
      backward; right, forward, next and end point forward. A name without such a word is not judged. Fallbacks, the \
      icons of single locales and the 'leftToRight' of a pair are judged too.
      """,
    breaking: [
      .icon(#"↓{ "leftToRight": "chevron-right", "rightToLeft": "chevron-left" }"#),
      .icon(#"↓"arrow-forward""#),
      .icon(#"↓{ "name": "arrow-back", "locales": { "en": "chevron-forward" } }"#),
    ],
    passing: [
      .icon(#"{ "leftToRight": "chevron-left", "rightToLeft": "chevron-right" }"#),
      .icon(#""chevron-backward""#),
      .icon(#""arrow-forward""#, direction: "forward"),
      .icon(#""arrow-return-right""#, direction: nil),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let uses = Dictionary(grouping: catalog.iconUses.filter { $0.direction != nil }, by: \.purpose)
    for (purpose, uses) in uses.sorted(by: { $0.key < $1.key }) {
      let wrong = uses.compactMap { use in use.wrongWay.map { (use: use, way: $0) } }
      if wrong.count > 1, wrong.count == uses.count(where: \.pointsSomewhere), let direction = uses[0].direction {
        report(purpose, direction, iconsCount: wrong.count, in: catalog, collector: &collector)
      } else {
        for (use, way) in wrong { collector.report(self, message(use, way), of: use, in: catalog) }
      }
    }
  }

  /// Reports a purpose whose icons all point the other way: its direction is the mistake.
  private static func report(
    _ purpose: String, _ direction: Direction, iconsCount: Int, in catalog: CheckedCatalog,
    collector: inout FindingCollector
  ) {
    collector.report(
      self,
      "'direction' of '\(purpose)' is '\(direction)', but its icons in \(iconsCount) sets point \(direction.reversed); "
        + "write '\(direction.reversed)' or exchange the icons",
      at: catalog.source.place(ofPurpose: purpose, "direction"), about: Subject(purpose: purpose))
  }

  private static func message(_ use: IconUse, _ way: IconUse.WrongWay) -> String {
    let direction = use.direction ?? .forward
    let layout = way.base == .rightToLeft ? " in right-to-left locales" : ""
    return "'\(use.purpose)' leads \(direction), but '\(way.name)' of '\(use.set.identifier)' points "
      + "\(direction.reversed)\(layout); \(advice(use, way))"
  }

  private static func advice(_ use: IconUse, _ way: IconUse.WrongWay) -> String {
    if case .byDirection = use.reference { return "exchange 'leftToRight' and 'rightToLeft'" }
    return MirroredName.candidates(for: way.name, in: use.set).first.map { "use '\($0)'" }
      ?? "use an icon that points \(use.direction ?? .forward)"
  }
}
