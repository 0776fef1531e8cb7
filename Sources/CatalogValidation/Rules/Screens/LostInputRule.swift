internal import CatalogFiles
internal import CatalogFiles
internal import CatalogModel

/// Reports `lost-input`: a cross or a swipe asks before input is lost.
package enum LostInputRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "lost-input",
    severity: .warning,
    summary: """
      A screen with input that a cross, a swipe or the system's back leaves has a purpose for 'discard', which asks \
      before input is lost.
      """,
    rationale: """
      Cancel says that a task is abandoned. A cross does not say whether what was entered is kept, so it is for content \
      without input, or it asks (WWDC22, session 10001, "Explore navigation design for iOS"; HIG, Modality). A sheet is \
      also left by a swipe down or the system's back, often by accident, so it asks as well (HIG, Sheets; UIKit, \
      isModalInPresentation), and so does a modal with a presentation of the app. A swipe takes the pages inside the \
      modal with it: one of the screens from the page down to the modal asks. A full-screen modal asks if a platform goes \
      back by a swipe from either edge, as Android does (Material 3, Dialogs).
      """,
    breaking: [
      .screens(
        """
        "people": {
            "header": "dialog", "title": "people", "route": "/people", "confirm": "save", "leading": ↓"close"
          }
        """, with: ["headers.json": RuleExample.headers(dismissal: "cross")]),
      .screens(#"↓"places": { "header": "viewer", "title": "places", "route": "/places", "input": true }"#),
      .screens(
        """
        "people": {
            "header": "dialog", "title": "people", "route": "/people", "confirm": "save", "presentation": ↓"sheet"
          }
        """),
      .screens(
        """
        "people": { "header": "viewer", "title": "people", "route": "/people", "presentation": "sheet" },
          "person": { "title": "{person}", "parent": "people", "input": ↓true }
        """),
      .screens(
        """
        "people": {
            "header": "dialog", "title": "people", "route": "/people", "confirm": "save", "presentation": ↓"full-screen"
          }
        """, with: ["platforms.json": platforms]),
    ],
    passing: [
      .screens(
        """
        "people": { "header": "dialog", "title": "people", "route": "/people", "confirm": "save", "discard": "discard" }
        """, with: ["headers.json": RuleExample.headers(dismissal: "cross")]),
      .screens(#""people": { "header": "dialog", "title": "people", "route": "/people", "confirm": "save" }"#),
      .screens(
        """
        "people": {
            "header": "dialog", "title": "people", "route": "/people", "confirm": "save", "discard": "discard",
            "presentation": "sheet"
          },
          "person": { "title": "{person}", "parent": "people", "input": true }
        """),
    ]
  )

  private static let platforms = """
    {
      "phone": {
        "name": "Phone", "iconSet": "set", "unit": "pt",
        "facts": { "backSwipe": { "value": "either-edge", "source": "made up", "confidence": "memory" } }
      }
    }
    """

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all where screen.takesInput && screen.screen.discard == nil {
      guard let item = screen.leading, catalog.purpose(item.purpose)?.role == .dismiss else {
        reportGesture(on: screen, in: catalog, &collector)
        continue
      }
      collector.report(
        self,
        "'\(screen.id)' has input, and '\(item.purpose)' does not ask before it is lost; "
          + "add 'discard' with the purpose that confirms it",
        of: screen, at: "leading", purpose: item.purpose, in: catalog)
    }
  }

  /// Reports a screen that a gesture may take away: a modal, or a page inside one.
  private static func reportGesture(
    on screen: CheckedScreen, in catalog: CheckedCatalog, _ collector: inout FindingCollector
  ) {
    guard let loss = lossByGesture(of: screen, in: catalog) else { return }
    collector.report(
      self, "\(loss) does not ask before it is lost; add 'discard' with the purpose that confirms it",
      of: screen, at: screen.screen.presentation.isModal ? "presentation" : "input", in: catalog)
  }

  /// The gesture that loses the input of a screen, with the screen; nil without such a gesture, or if it asks.
  private static func lossByGesture(of screen: CheckedScreen, in catalog: CheckedCatalog) -> String? {
    switch screen.screen.presentation {
    case .sheet: return "'\(screen.id)' is a sheet with input, and a swipe down"
    case .custom(let name):
      return "'\(screen.id)' is presented as '\(name)' with input, and a swipe or the system's back"
    case .fullScreen:
      let platform = catalog.source.platformsWithBars.first { $0.backSwipe == .eitherEdge }
      return platform.map { "'\(screen.id)' is a modal with input, and the back gesture of \($0.name)" }
    case .push: break
    }
    for parent in catalog.screens.ancestors(of: screen) {
      if parent.screen.discard != nil { return nil }
      switch parent.screen.presentation {
      case .push: continue
      case .fullScreen: return nil
      case .sheet, .custom:
        return "'\(screen.id)' has input inside the modal '\(parent.id)', and a swipe down"
      }
    }
    return nil
  }
}
