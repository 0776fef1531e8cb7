internal import CatalogModel
internal import CodeWriting

extension SwiftPrinter {
  /// The routes of the screens, whose code is the library's.
  var routes: SwiftCode {
    var code = SwiftCode()
    let files = ["PercentEncoding", "RouteLink", "RoutePath", "RoutePattern", "RoutePattern+Building"]
    for file in files + ["RoutePattern+Matching", "RouteValueError"] {
      code.library("CatalogModel/Screens/Routes/\(file)")
    }
    code.library("SourceText/Wording/NearestName")
    code.library("Navigation/RouteTable")
    code.library("Navigation/Screens+Routes")
    return code
  }

  /// The facts about the screens, as a table, because the compiler takes long for hundreds of values in code.
  var screenTable: SwiftCode {
    var code = SwiftCode()
    let stacks = catalog.stacks.map {
      "(tab: \($0.tab.map(SwiftText.literal) ?? "nil"), base: \(SwiftText.literal($0.base)))"
    }
    code.file(
      "Screens",
      [
        "stacks": stacks.joined(separator: ",\n"),
        "table": catalog.screens.map { row($0).joined(separator: " ") }.joined(separator: "\n"),
      ])
    code.line()
    code.library("CatalogModel/Screens/Presentation")
    code.library("CatalogModel/Screens/Presentation+Coding")
    code.library("CatalogModel/Screens/ScreenTitle")
    for file in ["ScreenFacts", "Destination", "Screens+Parents"] { code.library("Navigation/\(file)") }
    return code
  }

  /// The router, whose code is the library's, and its functions for ``screens``.
  var router: SwiftCode {
    var code = SwiftCode()
    let files = ["Router", "Router+Actions", "Router+Going", "Router+Input", "Router+Opening", "Router+Restoring"]
    for file in files + ["RouterModal", "RouterState", "RouterTransition", "RouterRefusal"] {
      code.library("Navigation/\(file)")
    }
    code.file("Router")
    return code
  }

  /// The question whether input may be lost.
  var discardQuestion: SwiftCode {
    var code = SwiftCode()
    let keep = catalog.purposes.firstIndex { $0.identifier == "keep-editing" }
    code.file("DiscardQuestion", ["keep": keep.map { SwiftText.member(names.purposes[$0]) } ?? ".cancel"])
    return code
  }

  /// The fields of a screen in the table that `Screens` reads.
  private func row(_ screen: GeneratedScreen) -> [String] {
    let path = screen.route.map { "/" + $0.parts.map(\.inTable).joined(separator: "/") }
    let query = (screen.route?.query ?? []).map { $0.name + ($0.isOptional ? "?" : "") }
    return [
      screen.identifier, screen.title.inTable, screen.parent ?? "-", screen.presentationInTable,
      screen.isBase ? "base" : "-", tab(of: screen), screen.discard ?? "-", path ?? "-",
      query.isEmpty ? "-" : query.joined(separator: ","), screen.header.inTable, screen.subtitle.inTable,
    ]
  }

  private func tab(of screen: GeneratedScreen) -> String {
    guard let tab = screen.tab, catalog.stacks.contains(where: { $0.tab == tab }) else { return "-" }
    return PercentEncoding.encodeQuery(tab)
  }
}

extension GeneratedScreen.Title {
  fileprivate var inTable: String {
    switch self {
    case .purpose(let purpose): "=\(purpose)"
    case .argument(let name): "{\(name)}"
    case .empty: "-"
    }
  }
}

extension GeneratedHeader {
  fileprivate var inTable: String {
    let leading =
      switch leading {
      case .nothing: ""
      case .system: "<"
      case .item(let item): item.inTable
      case .policy(let item): "~\(item.inTable)"
      }
    let parts = [
      kind, isProminent ? "large" : "", leading, confirmation?.inTable ?? "",
      trailing.map(\.inTable).joined(separator: ","), segments.joined(separator: ","), search ?? "",
    ]
    return parts.joined(separator: ";")
  }
}

extension GeneratedHeader.Item {
  fileprivate var inTable: String {
    let parts = [
      purpose, message ?? "", isEnabled ? "" : "0", accessibilityIdentifier ?? "", action ?? "",
      isOn.map { $0 ? "1" : "0" } ?? "", menu.map(\.inTable).joined(separator: ","),
    ]
    let end = parts.lastIndex { !$0.isEmpty } ?? 0
    return parts[...end].map(PercentEncoding.encodeQuery).joined(separator: ":")
  }
}

extension GeneratedScreen {
  fileprivate var presentationInTable: String {
    switch presentation {
    case .push: "push"
    case .fullScreen: "full-screen"
    case .sheet(let options):
      options == SheetOptions() ? "sheet" : "sheet:\(options.inTable.joined(separator: ","))"
    case .custom(let name): "custom:\(PercentEncoding.encodeQuery(name))"
    }
  }
}

extension SheetOptions {
  fileprivate var inTable: [String] {
    detents.map { detent in
      switch detent {
      case .medium: "medium"
      case .large: "large"
      case .share(let share): "\(share)"
      }
    } + (grabber ? ["grabber"] : []) + (cornerRadius.map { ["radius=\($0)"] } ?? [])
  }
}

extension GeneratedScreen.Route.Part {
  fileprivate var inTable: String {
    switch self {
    case .literal(let text): PercentEncoding.encodeQuery(text)
    case .parameter(let name): "{\(name)}"
    case .optional(let name): "{\(name)?}"
    case .wildcard(let name): "{\(name)*}"
    }
  }
}
