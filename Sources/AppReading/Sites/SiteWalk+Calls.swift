internal import CatalogModel
internal import SourceReading
internal import SourceText

extension SiteWalk {
  /// Visits a call with all calls that it is chained to: `Button("Delete") { … }.help("…").toolbar { … }`.
  mutating func visitCall(_ node: SourceNode, _ context: SiteContext) {
    var modifiers: [SourceCall] = []
    var current = node
    while case .call(let call) = current.kind {
      if isPreviewMacro(call) { return }
      if let next = call.base, isModifier(call) {
        visitArguments(of: call, context)
        modifiers.append(call)
        current = next
        continue
      }
      visitRoot(call, current.range, modifiers: modifiers, in: context)
      guard let base = call.base else { return }
      modifiers = []
      current = base
    }
    visit(current, context.inside)
  }

  private func isPreviewMacro(_ call: SourceCall) -> Bool {
    call.name == "#Preview" && !settings.readsPreviews
  }

  /// Returns whether a call modifies its base, rather than being a construct.
  private func isModifier(_ call: SourceCall) -> Bool {
    guard let base = call.base, case .call = base.kind else { return false }
    return !table.recognisers(named: call.name).contains { $0.bases == ["*"] }
  }

  private mutating func visitRoot(
    _ call: SourceCall, _ range: Range<Int>, modifiers: [SourceCall], in context: SiteContext
  ) {
    let start = call.nameRange.lowerBound
    if visitAdoptedBar(call, context) { return }
    if absorbed.contains(start) {
      visitArguments(of: call, context)
    } else if let wrapper = wrappers.wrapper(named: call.name, in: tree.file.path, tree.language, isDeclared: true),
      addUses(of: wrapper, call, range, modifiers, context)
    {
      visitArguments(of: call, context)
    } else if let recogniser = recogniser(of: call, context) {
      addSite(recogniser, call, range, modifiers, context)
    } else if let wrapper = wrapper(of: call), addUses(of: wrapper, call, range, modifiers, context) {
      visitArguments(of: call, context)
    } else if let recogniser = conventional(call, context) {
      unknownNames.insert(call.name)
      addSite(recogniser, call, range, modifiers, context)
    } else if addRegistered(call, range, in: context) {
      visitArguments(of: call, context)
    } else {
      if call.isCapitalized { unknownNames.insert(call.name) }
      noteLookalike(call, at: range, modifiers: modifiers, in: context)
      visitArguments(of: call, context)
    }
  }

  private func wrapper(of call: SourceCall) -> Wrapper? {
    guard call.base == nil || call.isCapitalized || call.base?.dottedName == "self" else { return nil }
    return wrappers.wrapper(named: call.name, in: tree.file.path, tree.language)
  }

  // MARK: Recognition

  func recogniser(of call: SourceCall, _ context: SiteContext) -> Recogniser? {
    table.recognisers(named: call.name).first { recogniser in
      isCalled(call, onOneOf: recogniser.bases, context) && hasRequired(call, recogniser)
    }
  }

  private func isCalled(_ call: SourceCall, onOneOf bases: [String], _ context: SiteContext) -> Bool {
    // In a builder's closure, and in a type's own methods, the receiver may be left out.
    guard let base = call.base else { return bases.isEmpty || bases == ["*"] }
    if bases.isEmpty {
      return base.dottedName.map { ["SwiftUI", "UIKit", "AppKit", "Cocoa"].contains($0) } ?? false
    }
    if bases == ["*"] { return true }
    guard let name = base.dottedName else { return false }
    if name.isEmpty { return bases.contains("in:\(context.callee ?? "")") }
    return bases.contains(name) || bases == ["menu"] && name.lowercased().hasSuffix("menu")
  }

  private func hasRequired(_ call: SourceCall, _ recogniser: Recogniser) -> Bool {
    let labels = (call.arguments + call.trailing).compactMap(\.label)
    if !recogniser.requires.isEmpty { return recogniser.requires.contains(where: labels.contains) }
    switch recogniser.construct {
    case "swiftui.menu": return !call.trailing.isEmpty || labels.contains("content")
    case "android.menu-item": return call.arguments.count >= 3
    default: break
    }
    guard recogniser.framework.description.callsNeedAction else { return true }
    // `Button(context)` makes a view.
    return labels.contains("onClick") || labels.contains("onCheckedChange") || !call.trailing.isEmpty
      || purpose(of: call.arguments.first?.value) != nil
  }

  // MARK: Arguments

  /// Visits the arguments of a call, each in the container that the call opens for it.
  mutating func visitArguments(of call: SourceCall, _ context: SiteContext) {
    if call.name == "addAction", call["for"] != nil, case .call(let action)? = call.first?.kind {
      absorbed.insert(action.nameRange.lowerBound)
    }
    let rules = table.containers(named: call.name)
    for argument in call.arguments + call.trailing {
      var inner = context.inside
      inner.callee = call.isCapitalized || call.name == "addAction" ? call.name : nil
      if inner.callee == nil, call.name.isEmpty == false, context.callee == "ActionSheet" {
        inner.callee = "ActionSheet"
      }
      if let slot = BarSlot.named(call.name) { inner = inner.inside(slot.container, slot.placement) }
      if let rule = rules.first(where: { $0.labels.isEmpty || $0.labels.contains(argument.label ?? "") }) {
        inner = self.inside(rule, call, in: inner)
      }
      inner.isArgument = argument.label == nil && !call.isCapitalized && call.base != nil
      visit(argument.value, inner)
    }
  }

  private func inside(_ rule: ContainerRule, _ call: SourceCall, in context: SiteContext) -> SiteContext {
    var (container, placement) = (rule.container, rule.placement)
    if let label = rule.placementLabel, let value = call[label] {
      let named = names(in: value).lazy.map(Placement.named).first { $0.container != nil || $0.placement != nil }
      container = named?.container ?? container
      placement = named?.placement ?? placement
      // The side of a swipe is not that of a bar.
      if rule.container == .swipe { container = .swipe }
    }
    return context.inside(container, placement)
  }

  /// The last parts of the names in an expression: `destructive` for `.destructive` and `[.destructive]`.
  func names(in node: SourceNode) -> [String] {
    switch node.kind {
    case .name(let parts): parts.last.map { [$0] } ?? []
    case .string(let string): string.plain.map { [$0] } ?? []
    case .list(let nodes): nodes.prefix(8).flatMap(names)
    case .operation("?:", let operands): operands.dropFirst().prefix(4).flatMap(names)
    case .call(let call): [call.name] + (call.arguments.first.map { names(in: $0.value) } ?? [])
    case .member(_, let name): [name]
    default: []
    }
  }
}

extension SourceCall {
  /// True if it makes a value of a type, or calls a composable.
  var isCapitalized: Bool { name.first?.isUppercase == true }
}

extension Recogniser {
  /// Ends of names of controls that choose or switch, and of styles.
  static let noButtons = [
    "RadioButton", "ToggleButton", "SegmentedButton", "CheckButton", "SpinButton", "OptionButton",
  ]
}
