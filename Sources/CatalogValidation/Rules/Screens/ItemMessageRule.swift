internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Reports `item-message`: an item shows a text of its purpose that needs no arguments.
package enum ItemMessageRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "item-message",
    severity: .error,
    summary: "The message that an item shows is one of its purpose's, and takes no arguments.",
    rationale: """
      A bar is made from data, without the values of an app. An item whose message takes an argument would show a hole, \
      and one whose message is misspelt would show nothing.
      """,
    breaking: [
      .screens(
        #""places": { "title": "places", "route": "/places", "trailing": [{ "purpose": "share", "message": ↓"shrt" }] }"#
      ),
      .screens(
        #""places": { "title": "places", "route": "/places", "trailing": [{ "purpose": "add", "message": ↓"counted" }] }"#
      ),
    ],
    passing: [
      .screens(
        #""places": { "title": "places", "route": "/places", "trailing": [{ "purpose": "add", "message": "title" }] }"#)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      for (field, item) in [("leading", screen.ownLeading), ("confirm", screen.screen.confirm)] {
        guard let item, let problem = problem(of: item, in: catalog) else { continue }
        collector.report(
          self, problem, at: catalog.source.place(ofScreen: screen.id, field, "message"),
          about: subject(of: item, on: screen))
      }
      let wrong = screen.screen.trailing.enumerated().compactMap { index, item in
        problem(of: item, in: catalog).map { (index, item, $0) }
      }
      guard !wrong.isEmpty else { continue }
      let places = catalog.source.places(ofElementsIn: "trailing", field: "message", ofScreen: screen.id)
      for (index, item, problem) in wrong where places.indices.contains(index) {
        collector.report(self, problem, at: places[index], about: subject(of: item, on: screen))
      }
    }
  }

  private static func subject(of item: HeaderItem, on screen: CheckedScreen) -> Subject {
    Subject(purpose: item.purpose, message: item.message ?? MessageDeclaration.title, screen: screen.id)
  }

  private static func problem(of item: HeaderItem, in catalog: CheckedCatalog) -> String? {
    guard let purpose = catalog.purpose(item.purpose) else { return nil }
    let name = item.message ?? MessageDeclaration.title
    guard let declaration = purpose.messages.first(where: { $0.name == name }) else {
      let advice = purpose.advice(onUnknownMessage: name, or: "leave 'message' out")
      return "'\(item.purpose)' has no message '\(name)'; \(advice)"
    }
    guard let argument = declaration.arguments.first else { return nil }
    return
      "'\(name)' of '\(item.purpose)' takes the argument '\(argument.name)', which a bar does not have; "
      + "use a message without arguments"
  }
}
