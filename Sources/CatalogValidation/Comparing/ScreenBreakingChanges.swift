internal import CatalogFiles
internal import CatalogModel

/// The changes of screens that break code generated from them: cases, their values, steps of the router, and actions.
enum ScreenBreakingChanges {
  static func all(from old: CatalogSource, to new: CatalogSource) -> [String] {
    old.screens.flatMap { before -> [String] in
      guard let after = new.screens.first(where: { $0.id == before.id }) else {
        return ["screen '\(before.id)' is gone"]
      }
      let changes =
        parameters(before, after) + presentation(before, after) + actions(before, after)
        + feature(old.features[before.id], new.features[before.id])
      return changes.map { "screen '\(before.id)': \($0)" }
    } + tabs(old.screens, new.screens)
  }

  private static func parameters(_ before: Screen, _ after: Screen) -> [String] {
    let (was, now) = (before.parametersByName, after.parametersByName)
    return Set(was.keys).union(now.keys).sorted().compactMap { name in
      switch (was[name], now[name]) {
      case (nil, false?): return "parameter '\(name)' is new"
      case (_?, nil): return "parameter '\(name)' is gone"
      case (true?, false?): return "parameter '\(name)' was optional and is required"
      case (false?, true?): return "parameter '\(name)' was required and is optional"
      default: return nil
      }
    }
  }

  /// The router refuses to push a modal, and to present a screen that is pushed; an app finds its transition by name.
  private static func presentation(_ before: Screen, _ after: Screen) -> [String] {
    switch (before.presentation, after.presentation) {
    case (.push, let now) where now.isModal: ["it was pushed and is presented"]
    case (let was, .push) where was.isModal: ["it was presented and is pushed"]
    case (.custom(let was), .custom(let now)) where was != now: ["its presentation was '\(was)' and is '\(now)'"]
    default: []
    }
  }

  private static func actions(_ before: Screen, _ after: Screen) -> [String] {
    ListChange(from: before.actions, to: after.actions).removed.map { "action '\($0)' is gone" }
      + ListChange(from: before.identifiers, to: after.identifiers).removed.map { "identifier '\($0)' is gone" }
  }

  /// Each feature has an enumeration with its screens.
  private static func feature(_ before: String?, _ after: String?) -> [String] {
    before == after ? [] : ["it was in \(file(of: before)) and is in \(file(of: after))"]
  }

  private static func file(of feature: String?) -> String { feature.map { "screens/\($0).json" } ?? "screens.json" }

  private static func tabs(_ old: [Screen], _ new: [Screen]) -> [String] {
    let bases = { (screens: [Screen]) in screens.filter { $0.tabOrder != nil || $0.header == .root }.compactMap(\.tab) }
    return ListChange(from: bases(old), to: bases(new)).removed.map { "tab '\($0)' is gone" }
  }
}

extension Screen {
  /// The parameters of the route and of the title, each with true if it is optional.
  fileprivate var parametersByName: [String: Bool] {
    var parameters = Dictionary(
      (route?.parameters ?? []).map { ($0.name, $0.isOptional) }, uniquingKeysWith: { first, _ in first })
    if case .argument(let title) = title, parameters[title] == nil { parameters[title] = false }
    return parameters
  }

  /// The identifiers of the app's actions, in reading order.
  fileprivate var actions: [String] { namedItems.compactMap(\.action) }

  /// The identifiers by which UI tests find items, in reading order.
  fileprivate var identifiers: [String] { namedItems.compactMap(\.accessibilityIdentifier) }

  /// The items of the bar, with those of menus.
  private var namedItems: [HeaderItem] {
    let leading: HeaderItem? = if case .item(let item) = leading { item } else { nil }
    return ([leading, confirm].compactMap(\.self) + trailing).flatMap { [$0] + $0.menu }
  }
}
