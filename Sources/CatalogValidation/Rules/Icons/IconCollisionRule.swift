internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// Reports `icon-collision`: purposes that appear together have different glyphs in both directions.
package enum IconCollisionRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "icon-collision",
    severity: .warning,
    summary: "Purposes that appear together have different glyphs in both base directions, after mirroring.",
    rationale: """
      Where buttons show only their icons, two equal ones cannot be told apart. Some collide only right-to-left: an \
      arrow that the caller mirrors becomes the glyph of a purpose beside it. Others collide only on older systems, which \
      show the fallbacks. Two names may have one drawing, which 'sameDrawing' of an icon set lists. The purposes of one bar appear together. There, \
      a cross may be both Cancel and Close, and a check mark both Done and Save (HIG, Icons: standard icons).
      """,
    breaking: [
      .icons(back: #""trash""#, direction: nil, delete: #"↓"trash""#),
      .icons(back: #""arrow-return-right""#, direction: "forward", delete: #"↓"arrow-return-left""#),
      .icons(back: #""chevron-backward""#, delete: #"↓"chevron-left""#),
      .icons(back: #""trash""#, direction: nil, delete: #"↓{ "name": "arrow-return-left", "fallback": "trash" }"#),
    ],
    passing: [
      .icons(back: #""arrow-back""#, delete: #""arrow-forward""#),
      .icons(back: #""chevron-backward""#, delete: #""chevron-forward""#),
      // Mirrored, they swap places.
      .icons(back: #""arrow-back""#, delete: #"{ "leftToRight": "chevron-left", "rightToLeft": "chevron-right" }"#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    guard !catalog.iconPairs.isEmpty else { return }
    let source = catalog.source
    let layouts = layouts(of: catalog)
    for set in source.iconSets {
      let glyphs = source.purposes.map { purpose -> [String]? in
        // An icon that points the wrong way is reported; the right one does not collide.
        guard let icon = purpose.icons[set.identifier],
          IconUse(of: purpose, set: set, reference: icon).wrongWay == nil
        else { return nil }
        return layouts.map { set.drawing(of: glyph(of: icon, in: set, $0)) }
      }
      for pair in catalog.iconPairs {
        guard let first = glyphs[pair.first], let second = glyphs[pair.second],
          let layout = layouts.indices.first(where: { first[$0] == second[$0] }),
          !isStandard(first[layout], of: pair, in: catalog)
        else { continue }
        let use = IconUse(
          of: source.purposes[pair.second], set: set,
          reference: source.purposes[pair.second].icons[set.identifier] ?? .name(""))
        let companion = source.purposes[pair.first].identifier
        let place =
          layouts[layout].showsFallbacks
          ? "on older systems, " : layouts[layout].direction == .rightToLeft ? "right-to-left, " : ""
        let message =
          "\(place)this is also the glyph of '\(companion)', which appears beside it; use another icon for one of the two"
        if source.layers[0].purposes?.root[use.purpose]?["icons"] != nil || source.layers.count == 1 {
          collector.report(self, message, of: use, in: catalog, companion: companion)
        } else {
          // Both icons may be the extended catalogue's: the overlay puts them beside each other.
          var subject = use.subject
          subject.companion = companion
          collector.report(self, message, at: catalog.place(ofCompany: use.purpose, and: companion), about: subject)
        }
      }
    }
  }

  /// True if platforms use the same symbol for two purposes of a bar.
  private static func isStandard(_ glyph: String, of pair: CompanionPair, in catalog: CheckedCatalog) -> Bool {
    // Without screens, it is not known which purposes are in bars.
    guard !catalog.source.screens.isEmpty else { return false }
    switch (catalog.source.purposes[pair.first].identifier, catalog.source.purposes[pair.second].identifier) {
    case ("cancel", "close"): return crosses.contains(glyph)
    case ("done", "save"): return checkMarks.contains(glyph)
    default: return false
    }
  }

  /// The plain cross and check mark in the sets of Standard.
  private static let crosses: Set = ["xmark", "close", "dismiss", "x-lg", "x"]
  private static let checkMarks: Set = ["checkmark", "check", "check-lg"]

  /// The ways in which locales draw icons: left-to-right, right-to-left by script, both again for locales that some
  /// purpose has its own glyph for, and all of them on older systems.
  private static func layouts(of catalog: CheckedCatalog) -> [Layout] {
    var named: Set<LanguageTag> = []
    for purpose in catalog.source.purposes {
      for case .byLocale(_, let locales) in purpose.icons.values { named.formUnion(locales.keys) }
    }
    var seen: Set<Layout> = []
    let layouts = catalog.declaredFacts.map { facts in
      Layout(
        direction: facts.direction, script: facts.direction == .leftToRight ? "" : facts.script,
        chain: facts.chain.locales.map { catalog.source.locales[$0].locale }.filter(named.contains))
    }.filter { seen.insert($0).inserted }
    // Left-to-right layouts come first, so that a collision in every layout is not reported as right-to-left.
    let sorted = layouts.filter { $0.direction == .leftToRight } + layouts.filter { $0.direction == .rightToLeft }
    return sorted
      + sorted.map { Layout(direction: $0.direction, script: $0.script, chain: $0.chain, showsFallbacks: true) }
  }

  private struct Layout: Hashable {
    let direction: BaseDirection
    /// Empty for left-to-right, where no icon is mirrored.
    let script: String
    /// The locales of the fallback chain for which a purpose has a separate glyph.
    let chain: [LanguageTag]
    /// True for older systems.
    var showsFallbacks = false
  }

  /// The name of the glyph that is drawn; for a mirrored icon, the name of its mirror image if the set has one.
  private static func glyph(of icon: IconReference, in set: IconSet, _ layout: Layout) -> String {
    let older = layout.showsFallbacks ? icon.fallback : nil
    let name = older ?? icon.name(for: layout.direction, chain: layout.chain)
    if case .byDirection = icon { return name }
    switch set.behaviour(of: name) {
    case .semantic: return MirroredName.drawn(name, isRightToLeft: layout.direction == .rightToLeft, in: set)
    case let behaviour where behaviour.isMirrored(in: layout.direction, script: layout.script):
      return MirroredName.candidates(for: name, in: set).first ?? "mirrored \(name)"
    default: return name
    }
  }
}
