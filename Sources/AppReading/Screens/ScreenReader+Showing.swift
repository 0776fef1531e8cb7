internal import CatalogModel
internal import SourceReading

/// Finds where and how screens are shown.
extension ScreenReader {
  mutating func addShown(by call: SourceCall, in scope: Scope) {
    let means = call.name.lastNamePart
    if language == .typeScript { return addShown(byScript: call, means, in: scope) }
    if means == "NavigationLink" {
      add(views(in: Self.destination(of: call)), .push, means, in: scope)
    } else if let showing = ScreenWords.builder(means), !Self.content(of: call).isEmpty {
      add(Self.content(of: call).reduce(into: []) { $0.formUnion(views(in: $1)) }, showing, means, in: scope)
    } else if means.hasSuffix("Tab"), !call.trailing.isEmpty {
      add(Self.content(of: call).reduce(into: []) { $0.formUnion(views(in: $1)) }, .root, means, in: scope)
    } else if language == .swift {
      addPresented(by: call, means, in: scope)
    } else if language == .kotlin, means == "show", let base = call.base {
      add(views(in: base), .modal, means, in: scope)
    } else if language == .kotlin, means == "replace", let fragment = call.arguments.dropFirst().first {
      add(views(in: fragment.value), .push, means, in: scope)
    }
  }

  mutating func add(_ names: Set<String>, _ showing: ScreenShowing, _ means: String, in scope: Scope) {
    for name in names.sorted() where name != scope.owner {
      facts.shown.append(AppScreens.Shown(name: name, showing: showing, by: scope.owner, means: means))
    }
  }

  // MARK: UIKit and AppKit

  private mutating func addPresented(by call: SourceCall, _ means: String, in scope: Scope) {
    if addRoute(by: call, means, in: scope) { return }
    guard var showing = ScreenWords.presenter(means), let first = Self.presented(by: call) else { return }
    // A push on a stack that is presented shows the stack's first screen.
    if means == "pushViewController" || means == "setViewControllers", let base = call.base?.lastName,
      scope.presented.contains(base)
    {
      showing = .modal
    }
    add(views(in: first), showing, means, in: scope)
  }

  private static func presented(by call: SourceCall) -> SourceNode? {
    let labels: Set<String> = ["viewController", "vc", "controller", "view", "rootView"]
    return call.first ?? call.arguments.first { $0.label.map(labels.contains) ?? false }?.value
  }

  /// The names of the views that a function presents.
  static func presented(in body: [SourceNode]) -> Set<String> {
    var names: Set<String> = []
    for node in body {
      node.walk { node in
        if case .call(let call) = node.kind, call.name == "present", let name = call.first?.lastName {
          names.insert(name)
        }
        return true
      }
    }
    return names
  }

  /// `coordinator.present(scene: .profile(model), transition: .show)`
  private mutating func addRoute(by call: SourceCall, _ means: String, in scope: Scope) -> Bool {
    let labels: Set<String> = ["scene", "route", "destination", "to", "screen", "step"]
    guard let route = call.arguments.first(where: { $0.label.map(labels.contains) ?? false })?.value.caseName else {
      return false
    }
    let names = call.arguments.compactMap(\.value.caseName)
    let showing =
      names.lazy.filter { $0 != route }.compactMap(ScreenWords.transition).first
      ?? (call.arguments.contains { $0.label == "transition" } ? nil : ScreenWords.transition(means))
    guard let showing else { return false }
    facts.shownRoutes.append(AppScreens.Shown(name: route, showing: showing, by: scope.owner, means: means))
    return true
  }

  /// `case .profile: controller = ProfileViewController()`
  mutating func addRoutes(_ parts: [SourceNode], in scope: Scope) {
    guard language == .swift else { return }
    let isOfTabs = scope.owner.map { $0.hasSuffix("Tab") || $0.hasSuffix("Tabs") } ?? false
    var names: [String] = []
    for part in parts {
      if case .operation("case", let patterns) = part.kind {
        names = patterns.compactMap(\.caseName)
        continue
      }
      var screens: Set<String> = []
      part.walk { node in
        if case .call(let call) = node.kind, let name = Self.typeName(call.name) { screens.insert(name) }
        if case .closure = node.kind { return isOfTabs }
        return true
      }
      for screen in screens.sorted() {
        for name in names { facts.routes.append(AppScreens.Route(name: name, screen: screen)) }
        if isOfTabs, !names.isEmpty { add([screen], .root, "tab", in: scope) }
      }
    }
  }

  /// `class NoteController: UIHostingController<NoteView> { init() { super.init(rootView: NoteView()) } }`
  mutating func addHeld(by declaration: SourceDeclaration) {
    guard language == .swift, declaration.types.contains(where: ScreenWords.holders.contains) else { return }
    var held: Set<String> = []
    for node in declaration.body {
      node.walk { node in
        if case .call(let call) = node.kind, call.name == "init",
          let view = call["rootView"] ?? call["rootViewController"]
        {
          held.formUnion(views(in: view))
        }
        return true
      }
    }
    for screen in held.sorted() where screen != declaration.name {
      facts.routes.append(AppScreens.Route(name: declaration.name, screen: screen))
    }
  }

  mutating func addAssigned(_ target: SourceNode, _ value: SourceNode, in scope: Scope) {
    guard case .name(let parts) = target.kind, let last = parts.last else { return }
    let types = views(in: value)
    guard !types.isEmpty else { return }
    if parts.count == 1 || parts.count == 2 && parts[0] == "self" { values[last, default: []].formUnion(types) }
    guard var showing = ScreenWords.slots[last] else { return }
    // Those of a stack or a tab bar, not of another list.
    let holder = (parts.count > 1 && parts[0] != "self" ? parts[parts.count - 2] : scope.owner ?? "").lowercased()
    if last == "viewControllers", !["tab", "nav", "stack", "split"].contains(where: holder.contains) {
      showing = .part
    }
    let isPresented = parts.count > 1 && scope.presented.contains(parts[parts.count - 2])
    add(types, isPresented ? .modal : showing, last, in: scope)
  }

  // MARK: Screens in a call

  /// `NavigationLink(destination: A()) { label }`, `NavigationLink { A() } label: { … }`
  private static func destination(of call: SourceCall) -> SourceNode {
    if let named = call["destination"] { return named }
    let isValue = call.arguments.contains { $0.label == "value" }
    let first = isValue ? nil : call.trailing.first { $0.label == nil }?.value
    return first ?? SourceNode(.list([]), call.nameRange)
  }

  private static func content(of call: SourceCall) -> [SourceNode] {
    (call.arguments + call.trailing).filter { argument in
      switch argument.label {
      case nil: if case .closure = argument.value.kind { true } else { false }
      case "content", "destination", "detail", "sidebar", "sheetContent": true
      default: false
      }
    }.map(\.value)
  }

  /// The views, controllers or components that an expression makes, without their content.
  func views(in node: SourceNode, depth: Int = 0) -> Set<String> {
    guard depth < 60 else { return [] }
    func all(_ nodes: [SourceNode]) -> Set<String> {
      nodes.reduce(into: []) { $0.formUnion(views(in: $1, depth: depth + 1)) }
    }
    switch node.kind {
    case .call(let call): return views(in: call, depth: depth)
    case .name(let parts):
      let path = parts.first == "self" || parts.first == "this" ? Array(parts.dropFirst()) : parts
      if path.count == 1 { return values[path[0]] ?? [] }
      if ["init", "self"].contains(path.last), let name = Self.typeName(path[path.count - 2]) { return [name] }
      return []
    case .operation(_, let nodes), .list(let nodes), .closure(_, let nodes): return all(nodes)
    case .member(let base, _): return views(in: base, depth: depth + 1)
    case .element(let element): return views(in: element, depth: depth)
    default: return []
    }
  }

  private func views(in call: SourceCall, depth: Int) -> Set<String> {
    func all(_ nodes: [SourceNode]) -> Set<String> {
      nodes.reduce(into: []) { $0.formUnion(views(in: $1, depth: depth + 1)) }
    }
    guard let name = Self.typeName(call.name) else {
      // A modifier, a factory of the type, or a separate function.
      if call.name == "init" || call.name == "newInstance", let type = call.base?.lastName.flatMap(Self.typeName) {
        return [type]
      }
      // `NoteViewController.make(note)`, `storyboard.make(NoteViewController.self)`
      let endings = ["ViewController", "View", "Screen", "Fragment", "Dialog"]
      if let type = call.base?.lastName, Self.typeName(type) != nil, endings.contains(where: type.hasSuffix) {
        return [type]
      }
      let types = call.arguments.filter { $0.value.lastName == "self" }
      if !types.isEmpty { return all(types.map(\.value)) }
      if let base = call.base, base.lastName != "self" { return views(in: base, depth: depth + 1) }
      return values[call.name] ?? []
    }
    let content = Self.content(of: call)
    if ScreenWords.transparent.contains(name) { return all(content) }
    if ScreenWords.layouts.contains(name) {
      guard content.count == 1, case .closure(_, let body) = content[0].kind, body.count == 1 else { return [] }
      return all(body)
    }
    let held = call.arguments.filter { argument in
      switch argument.label {
      case "rootViewController", "rootView", "root", "viewController", "contentViewController", "rootVC": true
      case nil: name.hasSuffix("Controller")
      default: false
      }
    }
    return all(held.map(\.value) + call.trailing.filter { $0.label == nil || $0.label == "content" }.map(\.value))
      .union([name])
  }
}

extension SourceNode {
  /// The case in `.profile`, `.profile(id)` or `Route.profile(id)`; nil for anything else.
  var caseName: String? {
    switch kind {
    case .name(let parts) where parts.count > 1: parts.last
    case .call(let call) where call.base?.lastName.map { $0.isEmpty || $0.first?.isUppercase == true } == true:
      call.name.first?.isLowercase == true ? call.name : nil
    default: nil
    }
  }
}
