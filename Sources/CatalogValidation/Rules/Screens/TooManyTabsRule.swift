internal import CatalogModel

/// Reports `too-many-tabs`: an app has at most five tabs.
package enum TooManyTabsRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "too-many-tabs",
    severity: .warning,
    summary: "An app has at most five tabs.",
    rationale: """
      More tabs are narrower and harder to hit, and a phone moves those that do not fit to a list behind "More", where few \
      people look (HIG, Tab bars; WWDC22, session 10001, "Explore navigation design for iOS").
      """,
    breaking: [.screens(tabs(6))],
    passing: [.screens(tabs(5))]
  )

  private static func tabs(_ count: Int) -> String {
    let names = ["one", "two", "three", "four", "five", "six"]
    return (1...count).map { order in
      let mark = order > maximum ? "\(RuleExample.mark)" : ""
      return
        #""\#(names[order - 1])": { "header": "root", "title": "", "tab": \#(mark)"\#(names[order - 1])", "tabOrder": \#(order) }"#
    }.joined(separator: ",\n  ")
  }

  private static let maximum = 5

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    var tabs: Set<String> = []
    let first = catalog.screens.tabs.first { screen in
      if let tab = screen.screen.tab { tabs.insert(tab) }
      return tabs.count > maximum
    }
    guard let first else { return }
    let count = Set(catalog.screens.tabs.compactMap(\.screen.tab)).count
    collector.report(
      self, "the app has \(count) tabs, and there is room for \(maximum); put the content of some into others",
      of: first, at: "tab", in: catalog)
  }
}
