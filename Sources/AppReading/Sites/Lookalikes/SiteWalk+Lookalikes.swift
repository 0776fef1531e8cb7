internal import CatalogModel
internal import SourceReading
internal import SourceText

/// Calls and elements that look like buttons: a text or an icon, and something to run.
extension SiteWalk {
  /// Notes a call that no recogniser and no component of the app knows.
  mutating func noteLookalike(
    _ call: SourceCall, at range: Range<Int>, modifiers: [SourceCall], in context: SiteContext
  ) {
    guard tree.language != .typeScript, context.member != "makeBody" else { return }
    if call.isCapitalized, !Lookalikes.others.contains(call.name), let gesture = Lookalikes.gesture(on: call, modifiers)
    {
      guard showsSomething(SourceNode(.call(call), range), context) else { return }
      return note("\(call.name).\(gesture)", call.nameRange.lowerBound..<range.upperBound, in: context, arguments: [:])
    }
    guard let arguments = lookalikeArguments(of: call, context) else { return }
    note(call.name, call.nameRange.lowerBound..<range.upperBound, in: context, arguments: arguments)
  }

  /// Notes an element with an action that no recogniser and no component of the app knows.
  mutating func noteLookalike(_ element: SourceElement, at range: Range<Int>, in context: SiteContext) {
    guard !Lookalikes.otherElements.contains(element.name), element["href"] == nil, element["to"] == nil,
      let action = element.attributes.lazy.compactMap(\.label).first(where: Lookalikes.isPress)
    else { return }
    var arguments = ["action": NotFollowedArgument.label(action)]
    for attribute in element.attributes {
      guard let label = attribute.label, let field = Lookalikes.field(of: label), arguments[field] == nil else {
        continue
      }
      let texts = textReader(context).texts(of: attribute.value, mayBeKey: false)
      if field == "icon" || !texts.isEmpty { arguments[field] = .label(label) }
    }
    let isComponent = element.name.first?.isUppercase == true
    guard arguments.count > 1 || element.children.contains(where: { showsSomething($0, context) }) else { return }
    let whole = element.nameRange.lowerBound..<range.upperBound
    note(
      isComponent ? element.name : "\(element.name).\(action)", whole, in: context,
      arguments: isComponent ? arguments : [:])
  }

  private mutating func note(
    _ name: String, _ range: Range<Int>, in context: SiteContext, arguments: [String: NotFollowedArgument]
  ) {
    let isView = arguments.isEmpty || name.first?.isUppercase == true
    let framework = isView ? table.framework : table.frameworkOfHelpers
    lookalikes.append(
      NotFollowed(
        name: name, reason: .unknownComponent, framework: framework, path: tree.file.path,
        position: tree.file.position(at: range.lowerBound), range: range, container: context.container,
        arguments: arguments))
  }

  /// The arguments that make a call look like a button: an action, and a text or an icon; nil if it does not.
  private func lookalikeArguments(of call: SourceCall, _ context: SiteContext) -> [String: NotFollowedArgument]? {
    let isView = call.isCapitalized
    guard isView || Lookalikes.isHelper(call.name), !Lookalikes.others.contains(call.name),
      !ViewLayouts.names.contains(call.name), table.view(named: call.name) == nil,
      table.containers(named: call.name).isEmpty
    else { return nil }
    var found: [String: NotFollowedArgument] = [:]
    var position = 0
    for argument in call.arguments {
      let name = argument.label.map(NotFollowedArgument.label) ?? .position(position)
      if argument.label == nil { position += 1 }
      guard let field = lookalikeField(of: argument, at: position - 1, isView: isView, context) else { continue }
      found[field] = found[field] ?? name
    }
    if let closure = call.trailing.first, found["action"] == nil, isView, Lookalikes.acts(closure.value) {
      found["action"] = .label(closure.label ?? "action")
    }
    let shows = ["title", "accessibilityLabel", "icon"].contains { found[$0] != nil }
    return found["action"] != nil && shows ? found : nil
  }

  /// The field of audit.json that an argument would be.
  private func lookalikeField(
    of argument: SourceArgument, at position: Int, isView: Bool, _ context: SiteContext
  ) -> String? {
    guard let label = argument.label else {
      guard isView, position == 0, case .string = argument.value.kind else { return nil }
      return "title"
    }
    if Lookalikes.isPress(label) { return Lookalikes.runs(argument.value) ? "action" : nil }
    switch Lookalikes.field(of: label) {
    case "icon"?: return iconReader(context).icons(of: argument.value, as: .asset).isEmpty ? nil : "icon"
    case let field?:
      let texts = textReader(context).texts(of: argument.value, mayBeKey: false)
      return texts.isEmpty ? nil : field
    case nil: return nil
    }
  }

  /// Returns whether a view or element has a text or an icon that people see.
  private func showsSomething(_ node: SourceNode, _ context: SiteContext) -> Bool {
    var draft = draft(.reactRole, node.range, context)
    readContent(node, to: &draft, context, iconsOnly: false, depth: 1)
    return !draft.texts.isEmpty || !draft.icons.isEmpty
  }

  /// The lookalikes outside of the buttons that were found, and without such a button inside.
  func judgedLookalikes() -> [NotFollowed] {
    let sites = JoinedRanges(drafts.map(\.site.range))
    let found = lookalikes.filter { !sites.overlap($0.range) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    // Of one inside another, the inner one is pressed.
    return found.indices.filter { index in
      index + 1 == found.count || found[index + 1].range.lowerBound >= found[index].range.upperBound
    }.map { found[$0] }
  }
}

/// Names that distinguish lookalikes from other calls.
private enum Lookalikes {
  /// The gesture by which a view is pressed: `onTapGesture` of SwiftUI, `clickable` of Compose.
  static func gesture(on call: SourceCall, _ modifiers: [SourceCall]) -> String? {
    if let gesture = modifiers.first(where: { $0.name == "onTapGesture" }) { return gesture.name }
    guard let modifier = call["modifier"] else { return nil }
    var found: String?
    modifier.walk { node in
      if case .call(let call) = node.kind, call.name.lastNamePart == "clickable" { found = "clickable" }
      return found == nil
    }
    return found
  }

  /// Returns whether a label names what runs when something is pressed.
  static func isPress(_ label: String) -> Bool {
    if Conventions.handlerLabels.contains(label) || label.hasSuffix("Action") { return true }
    guard label.hasPrefix("on") else { return ["selector", "target", "primaryAction"].contains(label) }
    return ["Click", "Press", "Tap", "Touch", "Activate", "Action", "Select"].contains { word in
      label.dropFirst(2).hasPrefix(word)
    }
  }

  /// The field of audit.json for an argument's label, or nil.
  static func field(of label: String) -> String? {
    switch label {
    case "aria-label", "accessibilityLabel", "contentDescription": return "accessibilityLabel"
    case "icon", "image", "systemImage", "systemName", "iconName", "symbol", "painter", "imageVector", "iconRes",
      "drawable":
      return "icon"
    default:
      let isTitle = Conventions.titleLabels.contains(label) && label != "name"
      return isTitle || label.hasSuffix("Title") || label.hasSuffix("Label") || label == "caption" ? "title" : nil
    }
  }

  /// Returns whether a value can run: a closure, a function's name, a selector.
  static func runs(_ value: SourceNode) -> Bool {
    switch value.kind {
    case .closure: true
    case .name(let parts): parts.first?.isEmpty == false && parts != ["nil"] && parts != ["null"]
    case .call(let call): call.name.hasSuffix("selector") || call.name == "Selector" || call.name == "useCallback"
    default: false
    }
  }

  /// Returns whether a closure does something, rather than showing views.
  static func acts(_ node: SourceNode) -> Bool {
    guard case .closure(_, let body) = node.kind else { return false }
    let statements = body.map { statement in isView(statement) ? false : doesSomething(statement) as Bool? }
    return !statements.isEmpty && !statements.contains(false) && statements.contains(true)
  }

  private static func doesSomething(_ node: SourceNode) -> Bool? {
    switch node.kind {
    case .call, .assignment: true
    case .operation(_, let operands): operands.contains { doesSomething($0) == true } ? true : nil
    default: nil
    }
  }

  /// Returns whether a statement makes a view: a chain of calls that begins with a type.
  private static func isView(_ node: SourceNode) -> Bool {
    var current = node
    while case .call(let call) = current.kind {
      guard let base = call.base else { return call.isCapitalized && call.name != "Task" }
      current = base
    }
    return false
  }

  /// Returns whether a function makes a button, by its name: `makeCloseButton(title: …, action: …)`.
  static func isHelper(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("button") || name.hasSuffix("menuitem") || name.hasSuffix("baritem")
  }

  /// Calls that have a title and a closure and are not buttons.
  static let others: Set = [
    "Alert", "Binding", "CommandGroup", "CommandMenu", "ControlGroup", "DatePicker", "DisclosureGroup", "Form",
    "GroupBox", "LabeledContent", "Link", "List", "NavigationLink", "Picker", "Section", "SecureField", "ShareLink",
    "Slider", "Stepper", "Tab", "TabView", "Task", "TextEditor", "TextField", "Timer", "Toggle", "UIAlertController",
    "Window", "WindowGroup",
    // Compose
    "AnimatedContent", "BackHandler", "BasicTextField", "Checkbox", "DisposableEffect", "LaunchedEffect",
    "NavigationBarItem",
    "NavigationDrawerItem", "NavigationRailItem", "OutlinedTextField", "RadioButton", "Scaffold", "SegmentedButton",
    "SideEffect", "Surface", "Switch",
  ]

  /// Elements whose actions are not presses of a button.
  static let otherElements: Set = [
    "form", "input", "select", "option", "textarea", "svg", "path", "canvas", "video", "audio", "body", "html", "Link",
    "NavLink", "Form", "Input", "TextInput",
  ]
}
