internal import CatalogFiles
internal import CatalogModel

/// Reports `missing-bar-purpose`: bars find the purposes that they show on their own.
package enum MissingBarPurposeRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "missing-bar-purpose",
    severity: .warning,
    summary: "A catalogue whose screens have bars has the purposes 'back', 'cancel', 'close' and 'done'.",
    rationale: """
      Bars show these four without being asked: the way back, the two ways to leave, and the check mark of a confirmation. \
      They find them by these identifiers. Without one of them a bar lacks its button, and generated code has no headers \
      and no screens. To change what such a button says, change its title or its icons, not its identifier.
      """,
    breaking: [
      .bars(three, screenMark: "↓"),
      .bars(three + [RuleExample.purpose("finish", "confirm", rest: #""formerly": ["done"], "#, mark: "↓")]),
    ],
    passing: [.bars(three + [RuleExample.purpose("done", "confirm")])]
  )

  private static let three = [
    RuleExample.purpose("back", "navigate", rest: #""direction": "backward", "#),
    RuleExample.purpose("cancel", "cancel"),
    RuleExample.purpose("close", "dismiss"),
  ]

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    guard !source.platformsWithBars.isEmpty else { return }
    for missing in source.missingBarPurposes {
      let name = missing.rawValue
      if let renamed = source.purposes.first(where: { $0.formerly.contains(name) }) {
        collector.report(
          self, "bars do not find '\(name)', which is now '\(renamed.identifier)'; rename it back",
          at: source.place(ofPurpose: renamed.identifier), about: Subject(purpose: renamed.identifier))
      } else if let screen = catalog.screens.all.first {
        collector.report(
          self, "bars need the purpose '\(name)', which is missing; add it to purposes.json", of: screen,
          in: catalog)
      }
    }
  }
}

extension RuleExample {
  /// A catalogue with a screen, a platform with bars and these purposes.
  ///
  /// - Parameters:
  ///   - purposes: the members of purposes.json, with a mark before a reported one.
  ///   - screenMark: the mark of the screen, if it is reported.
  fileprivate static func bars(_ purposes: [String], screenMark: String = "") -> RuleExample {
    let names = purposes.compactMap { $0.split(separator: "\"").first { $0 != "↓" } }
    let titles = (names + ["rides"]).map { #""\#($0)": "All \#($0)""# }.joined(separator: ", ")
    return screens(
      #"\#(screenMark)"rides": { "title": "rides", "route": "/rides" }"#,
      with: [
        "platforms.json": #"{ "phone": { "name": "Phone", "iconSet": "set", "unit": "pt", "facts": {} } }"#,
        "purposes.json": "{\n  \((purposes + [purpose("rides", "navigate")]).joined(separator: ",\n  "))\n}",
        "titles/en.json": "{ \(titles) }",
      ])
  }

  /// A member of purposes.json.
  fileprivate static func purpose(_ name: String, _ role: String, rest: String = "", mark: String = "") -> String {
    #"\#(mark)"\#(name)": { "role": "\#(role)", "description": "…", "icons": {}, \#(rest)"messages": { "title": {} } }"#
  }
}
