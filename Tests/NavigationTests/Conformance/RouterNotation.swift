import CatalogModel
import Navigation

/// The notation of states, actions, refusals and steps in the conformance table of routers, which
/// explains it. Programs of generated Swift are compiled with this file too.
enum RouterNotation {
  /// A row's answer: the state or the refusal, the steps, and the entries that were not restored.
  static func answer(_ action: String, on router: Router) -> (result: String, steps: String, dropped: String) {
    var next = router
    var dropped: [Router.Dropped] = []
    do throws(RouterRefusal) {
      try run(action, on: &next, dropped: &dropped)
    } catch {
      return ("! " + text(error), "", "")
    }
    let steps = next.transitions(from: router).map(text).joined(separator: ", ")
    return (text(next.state), steps, dropped.map(text).joined(separator: ", "))
  }

  // MARK: States

  static func text(_ state: Router.State) -> String {
    let stacks = state.stacks.map { ($0.tab == state.selectedTab ? "*" : "") + text($0.entries, state) }
    let modals = state.modals.map { modal in
      " ^" + (modal.presentation.map { "[\(text($0))]" } ?? "") + " " + text(modal.entries, state)
    }
    return stacks.joined(separator: " | ") + modals.joined()
  }

  private static func text(_ entries: [Destination], _ state: Router.State) -> String {
    entries.map { text($0) + (state.unchanged.contains($0) ? "~" : "") }.joined(separator: ", ")
  }

  static func text(_ destination: Destination) -> String {
    let values = destination.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\(encoded($0.value))" }
    return destination.screen + (values.isEmpty ? "" : "(\(values.joined(separator: " ")))")
  }

  /// Reads a state; its tabs are those of the router.
  static func state(_ line: String, tabs: [String]) -> Router.State {
    var unchanged: Set<Destination> = []
    func entries(_ text: Substring) -> [Destination] {
      text.split(separator: ",").map { part in
        let entry = trimmed(part)
        let isUnchanged = entry.hasSuffix("~")
        let destination = destination(isUnchanged ? entry.dropLast() : entry)
        if isUnchanged { unchanged.insert(destination) }
        return destination
      }
    }
    let layers = line.split(separator: "^")
    var selected: String?
    let stacks = zip(layers[0].split(separator: "|"), tabs).map { text, tab in
      let stack = trimmed(text)
      if stack.hasPrefix("*") { selected = tab }
      return Router.State.Stack(tab: tab, entries: entries(stack.hasPrefix("*") ? stack.dropFirst() : stack))
    }
    let modals = layers.dropFirst().map { layer in
      guard layer.hasPrefix("["), let end = layer.firstIndex(of: "]") else {
        return Router.State.Modal(entries: entries(layer))
      }
      let presentation = presentation(layer[..<end].dropFirst())
      return Router.State.Modal(presentation: presentation, entries: entries(layer[end...].dropFirst()))
    }
    return Router.State(stacks: stacks, selectedTab: selected, modals: modals, unchanged: unchanged)
  }

  static func destination(_ text: Substring) -> Destination {
    let screen = text.prefix { $0 != "(" }
    var parameters: [String: String] = [:]
    for pair in text.dropFirst(screen.count + 1).dropLast().split(separator: " ") {
      let name = pair.prefix { $0 != "=" }
      parameters[String(name)] = decoded(pair.dropFirst(name.count + 1))
    }
    return Destination(String(screen), parameters)
  }

  private static func text(_ presentation: Presentation) -> String {
    switch presentation {
    case .push: "push"
    case .sheet: "sheet"
    case .fullScreen: "full-screen"
    case .custom(let name): "custom:\(name)"
    }
  }

  private static func presentation(_ text: Substring) -> Presentation {
    switch text {
    case "push": .push
    case "sheet": .sheet()
    case "full-screen": .fullScreen
    default: .custom(name: String(text.dropFirst("custom:".count)))
    }
  }

  // MARK: Actions

  private static func run(
    _ action: String, on router: inout Router, dropped: inout [Router.Dropped]
  ) throws(RouterRefusal) {
    let force = action.hasSuffix(" force")
    let words = (force ? Substring(action.dropLast(6)) : action[...]).split(separator: " ", maxSplits: 1)
    let value = words.count > 1 ? words[1] : ""
    switch words[0] {
    case "push": try router.push(destination(value))
    case "replaceTop": try router.replaceTop(destination(value))
    case "pop": try router.pop()
    case "popTo":
      if value.hasPrefix("= ") {
        try router.pop(to: destination(value.dropFirst(2)))
      } else {
        try router.pop(to: String(value))
      }
    case "popToIndex": try router.pop(toIndex: Int(value) ?? 0)
    case "popToRoot": router.popToRoot()
    case "goBack": try router.goBack(force: force)
    case "present":
      let (screen, way) = presented(value)
      try router.present(destination(screen), as: way)
    case "dismiss": try router.dismiss(Int(value) ?? 1)
    case "dismissTo": try router.dismiss(to: String(value))
    case "setRoot": try router.setRoot(destination(value), force: force)
    case "selectTab": try router.selectTab(String(value), force: force)
    case "open": try router.open(url: String(value), force: force)
    case "over": try router.open(url: String(value), .push, force: force)
    case "hasInput": router.hasInput = value == "true"
    default:
      let state = state(String(value), tabs: router.state.stacks.compactMap(\.tab))
      dropped = try router.restore(state, force: force)
    }
  }

  /// Splits `photo(photo=1) as sheet`.
  private static func presented(_ text: Substring) -> (screen: Substring, way: Presentation?) {
    let words = text.split(separator: " ")
    guard words.count > 2, words[words.count - 2] == "as" else { return (text, nil) }
    let way = words[words.count - 1]
    return (text.dropLast(way.count + 4), presentation(way))
  }

  // MARK: Answers

  private static func text(_ step: RouterTransition) -> String {
    switch step {
    case .dismiss(let count): "dismiss \(count)"
    case .tab(let name): "tab \(name)"
    case .hiddenStack(let tab): "hiddenStack \(tab ?? "-")"
    case .replace: "replace"
    case .pop(let count): "pop \(count)"
    case .push(let count): "push \(count)"
    case .present(let count): "present \(count)"
    }
  }

  private static func text(_ dropped: Router.Dropped) -> String {
    switch dropped.reason {
    case .refused(let refusal): "\(text(dropped.destination)): \(text(refusal))"
    case .unknownTab(let tab): "\(text(dropped.destination)): unknownTab \(tab ?? "-")"
    case .above: "\(text(dropped.destination)): above"
    }
  }

  private static func text(_ refusal: RouterRefusal) -> String {
    switch refusal {
    case .unknownScreen(let screen, _): "unknownScreen \(screen)"
    case .parameters(let screen, let error): "parameters \(screen) \(text(error))"
    case .parent(let screen, let parent, let error): "parent \(screen) \(parent) \(text(error))"
    case .modal(let screen): "modal \(screen)"
    case .pushed(let screen): "pushed \(screen)"
    case .base(let screen, let tab): "base \(screen) \(tab ?? "-")"
    case .popsBase(let screen, let isModal): "popsBase \(screen) \(isModal)"
    case .nothingPresented: "nothingPresented"
    case .notInStack(let screen, let stack): "notInStack \(screen) \(stack.joined(separator: ","))"
    case .noPlace(let index, let count): "noPlace \(index) \(count)"
    case .losesInput(let screen, let discard): "losesInput \(screen) \(discard)"
    case .unknownTab(let tab, _): "unknownTab \(tab)"
    case .coveredTab(let tab): "coveredTab \(tab)"
    case .unknownRoute(let link, _): "unknownRoute \(link)"
    case .noRoute(let screen): "noRoute \(screen)"
    case .shadowed(let screen, let path, let other): "shadowed \(screen) \(path) \(other)"
    }
  }

  private static func text(_ error: RouteValueError) -> String {
    switch error {
    case .missing(let name): "missing \(name)"
    case .unknown(let name, _): "unknown \(name)"
    case .emptyPart(let name): "emptyPart \(name)"
    case .dotPart(let name, let part): "dotPart \(name) \(part)"
    case .gap(let name, let absent): "gap \(name) \(absent)"
    }
  }

  // MARK: Values

  private static func encoded(_ text: String) -> String {
    text.utf8.reduce(into: "") { encoded, byte in
      let isPlain =
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || 48...57 ~= byte || "-._/".utf8.contains(byte)
      encoded +=
        isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16).uppercased()
    }
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
