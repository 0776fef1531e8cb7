internal import CatalogFiles
internal import CatalogModel

/// Reports `unneeded-mirror`: glyphs that look the same in every layout are not mirrored.
package enum UnneededMirrorRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "unneeded-mirror",
    severity: .warning,
    summary: "Clocks, check marks, magnifiers, pencils, circular arrows and media controls are not mirrored.",
    rationale: """
      Clock hands turn the same way everywhere, media players play to the right in Arabic too, and a mirrored check \
      mark looks like a mistake (Apple's Human Interface Guidelines, Right to left; Material Design, \
      Bidirectionality). Inventories that were collected by name often mirror such icons.
      """,
    breaking: [
      .icon(#"↓"clock""#, direction: nil),
      .icon(#"↓{ "name": "trash", "locales": { "en": "clock" } }"#, direction: nil),
    ],
    passing: [
      .icon(#""check""#, direction: nil),
      .icon(#""question""#, direction: nil),
      .icon(#""arrow-back""#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    guard !catalog.rightToLeftScripts.isEmpty else { return }
    for use in catalog.iconUses where use.direction == nil {
      for (name, what) in mirrored(use) {
        collector.report(
          self,
          "'\(name)' of '\(use.set.identifier)' is mirrored right-to-left, but \(what) never is; "
            + "use an icon that is not mirrored, or correct the icon set's 'rightToLeft'", of: use, in: catalog)
      }
    }
  }

  /// The icons of a use that are mirrored but should not be, with their subjects.
  private static func mirrored(_ use: IconUse) -> [(name: String, what: String)] {
    if case .byDirection(let left, let right) = use.reference {
      return left == right ? [] : kind(of: left).map { [(right, $0)] } ?? []
    }
    return use.reference.names.compactMap { name in
      guard case .mirrors = use.set.behaviour(of: name), let what = kind(of: name) else { return nil }
      return (name, what)
    }
  }

  /// The subject of an icon, judged by its name; nil if the icon may be mirrored.
  private static func kind(of name: String) -> String? {
    let words = MirroredName.words(of: name)
    // Text and its symbols follow the reading direction, whatever else the icon shows.
    guard !words.contains(where: { ["text", "list", "comment", "indent"].contains($0) }) else { return nil }
    return kinds.first { kind in words.contains { kind.words.contains(String($0)) } }?.what
  }

  private static let kinds: [(what: String, words: Set<String>)] = [
    ("a clock", ["clock", "history", "alarm", "timer", "stopwatch", "watch"]),
    ("a check mark", ["check", "checkmark", "tick", "done"]),
    ("a magnifier", ["search", "magnifyingglass", "magnifier", "zoom", "loupe"]),
    ("a media control", ["play", "pause", "rewind", "fast", "stop", "record"]),
    ("a circular arrow", ["refresh", "reload", "sync", "rotate", "clockwise", "counterclockwise"]),
    ("a pencil", ["pencil"]),
  ]
}
