internal import CatalogModel
internal import SourceReading
internal import SourceText

extension SiteWalk {
  /// Adds the site of a call, and visits its content.
  mutating func addSite(
    _ recogniser: Recogniser, _ call: SourceCall, _ range: Range<Int>, _ modifiers: [SourceCall],
    _ context: SiteContext
  ) {
    var draft = draft(recogniser, call.nameRange.lowerBound..<range.upperBound, context)
    let isChoice = recogniser.isConventional && Conventions.isChoice(call)
    if recogniser.isConventional { draft.site.wrapper = call.name }
    for (part, value) in parts(of: call, recogniser) where !part.isTextOrIcon || !isChoice {
      apply(part, value, to: &draft, context)
    }
    if recogniser.isConventional { addHandlers(of: call, recogniser, to: &draft, context) }
    for modifier in modifiers { apply(modifier, to: &draft, context) }
    let framework = recogniser.framework.description
    if framework.isConfiguredByStatements { applyEffects(to: &draft, context) }
    if recogniser.usualContainer != nil || framework.isPlacedByStatements { place(&draft, context) }
    // The view in `UIBarButtonItem(customView:)` is a site where it is made, a space cannot be pressed, and the views
    // of a button style count where the style is used.
    let isStyle = tree.language == .swift && context.member == "makeBody"
    if !isEmptyItem(draft, call), !isArgument(draft, call, in: context), !isStyle { drafts.append(draft) }
    visitParts(of: call, recogniser, context)
  }

  private func isEmptyItem(_ draft: SiteDraft, _ call: SourceCall) -> Bool {
    guard draft.site.construct == "uikit.bar-button-item" else { return false }
    return call["customView"] != nil && draft.texts.isEmpty && draft.icons.isEmpty
      || ["flexibleSpace", "fixedSpace"].contains(draft.site.systemItem)
  }

  /// Returns whether a button is made only to be the sender of a call: `save(UIButton())`.
  private func isArgument(_ draft: SiteDraft, _ call: SourceCall, in context: SiteContext) -> Bool {
    draft.site.construct == "uikit.button" && call.arguments.isEmpty && call.trailing.isEmpty && context.isArgument
  }

  /// Adds the actions of arguments that only their labels reveal: `closeAction: …`.
  private func addHandlers(
    of call: SourceCall, _ recogniser: Recogniser, to draft: inout SiteDraft, _ context: SiteContext
  ) {
    for argument in call.arguments {
      guard let label = argument.label, recogniser.part(label: label, position: -1) == nil,
        Conventions.isHandler(label)
      else { continue }
      draft.add(actions: [label] + actions(in: argument.value, context))
    }
  }

  /// The arguments and closures of a call with their parts.
  func parts(of call: SourceCall, _ recogniser: Recogniser) -> [(Recogniser.Part, SourceNode)] {
    var found: [(Recogniser.Part, SourceNode)] = []
    var position = 0
    for argument in call.arguments {
      if let part = recogniser.part(label: argument.label, position: position) { found.append((part, argument.value)) }
      if argument.label == nil { position += 1 }
    }
    for (number, closure) in call.trailing.enumerated() {
      if let label = closure.label {
        if let part = recogniser.part(label: label, position: 0) { found.append((part, closure.value)) }
      } else if number == 0 {
        found.append((trailingPart(of: call, recogniser), closure.value))
      }
    }
    return found
  }

  private func trailingPart(of call: SourceCall, _ recogniser: Recogniser) -> Recogniser.Part {
    switch recogniser.trailing {
    case .always(let part): part
    case .contentAfter(let labels):
      call.arguments.contains { $0.label.map(labels.contains) ?? false } ? .content : .action
    }
  }

  /// Visits the parts of a site; views that an action presents are outside the button's container.
  private mutating func visitParts(of call: SourceCall, _ recogniser: Recogniser, _ context: SiteContext) {
    for (part, value) in parts(of: call, recogniser) {
      switch part {
      case .items(let container): visit(value, context.inside(container))
      case .action: visit(value, context.insideAction)
      case .merged:
        if case .call(let inner) = value.kind { absorbed.insert(inner.nameRange.lowerBound) }
        visit(value, context.insideAction)
      default: visit(value, context.inside)
      }
    }
    visitOthers(of: call, recogniser, context)
  }

  /// Visits the arguments that are not about the site, in the container that they open: `actions` of a bar.
  private mutating func visitOthers(of call: SourceCall, _ recogniser: Recogniser, _ context: SiteContext) {
    var inner = context.inside
    if recogniser.construct == recogniser.framework.description.conventionalBar?.construct {
      inner = inner.inside(.navigationBar, .trailing)
    }
    var position = 0
    for argument in call.arguments {
      if recogniser.part(label: argument.label, position: position) == nil { visit(argument.value, inner) }
      if argument.label == nil { position += 1 }
    }
  }

  // MARK: Parts

  /// Adds the facts in an argument to a draft.
  func apply(_ part: Recogniser.Part, _ node: SourceNode, to draft: inout SiteDraft, _ context: SiteContext) {
    switch part {
    case .title(let mayBeKey): draft.add(.title, textReader(context).texts(of: node, mayBeKey: mayBeKey))
    case .value:
      let found = textReader(context).texts(of: node, mayBeKey: false)
      draft.add(.title, found.filter { if case .key = $0.expression { true } else { false } })
    case .accessibilityLabel(let mayBeKey):
      draft.add(.accessibilityLabel, textReader(context).texts(of: node, mayBeKey: mayBeKey))
    case .tooltip(let mayBeKey): draft.add(.tooltip, textReader(context).texts(of: node, mayBeKey: mayBeKey))
    case .icon(let origin): draft.add(iconReader(context).icons(of: node, as: origin))
    case .content:
      draft.site.hasContent = true
      readContent(node, to: &draft, context, iconsOnly: false)
    case .iconContent: readContent(node, to: &draft, context, iconsOnly: true)
    case .role: draft.site.role = draft.site.role ?? names(in: node).lazy.compactMap(DeclaredRole.named).first
    case .systemItem: applySystemItem(node, to: &draft)
    case .action: draft.add(actions: actions(in: node, context))
    case .placement:
      draft.site.placement = names(in: node).lazy.compactMap { Placement.named($0).placement }.first
    case .merged: merge(node, into: &draft, context, depth: 0)
    case .configuration: configure(node, &draft, in: context)
    case .items: break
    case .purposeOrTitle:
      if let purpose = purpose(of: node) {
        draft.site.adoptedPurpose = purpose
      } else {
        draft.add(
          .title, textReader(context).texts(of: node, mayBeKey: draft.site.framework.description.literalsAreKeys))
      }
    }
  }

  private func applySystemItem(_ node: SourceNode, to draft: inout SiteDraft) {
    guard let name = names(in: node).last else { return }
    // UIButton(type:) has styles besides the items that the system draws.
    let isStyle = draft.site.construct == "uikit.button" && name != "close" && name != "contactAdd"
    if !isStyle { draft.site.systemItem = name }
  }

  /// Adds the parts of another construct: `UIBarButtonItem(primaryAction: UIAction(…))`.
  private func merge(_ node: SourceNode, into draft: inout SiteDraft, _ context: SiteContext, depth: Int) {
    guard depth < 4 else { return }
    switch node.kind {
    case .call(let call):
      guard let recogniser = recogniser(of: call, context) else { return }
      for (part, value) in parts(of: call, recogniser) { apply(part, value, to: &draft, context) }
    case .name(let parts):
      for value in index.value(parts, from: context.scope)?.body ?? [] {
        merge(value, into: &draft, context, depth: depth + 1)
      }
    default: break
    }
  }

  private func configure(_ node: SourceNode, _ draft: inout SiteDraft, in context: SiteContext) {
    guard case .name(let parts) = node.kind, let variable = FileIndex.withoutSelf(parts).first, !variable.isEmpty else {
      return
    }
    for effect in index.effects(on: variable, from: context.scope) where effect.path != "configuration" {
      apply(effect, to: &draft, context)
    }
  }

  // MARK: Modifiers and effects

  /// Adds the facts in a modifier of SwiftUI.
  private func apply(_ modifier: SourceCall, to draft: inout SiteDraft, _ context: SiteContext) {
    guard draft.site.framework.description.hasModifiers else { return }
    switch modifier.name {
    case "accessibilityLabel", "accessibility":
      guard let value = modifier.first ?? modifier["label"] else { return }
      apply(.accessibilityLabel(mayBeKey: true), value, to: &draft, context)
    case "help": if let value = modifier.first { apply(.tooltip(mayBeKey: true), value, to: &draft, context) }
    case "keyboardShortcut": if let value = modifier.first { apply(.role, value, to: &draft, context) }
    case "onTapGesture" where draft.site.actions.isEmpty:
      if let value = modifier.trailing.first?.value { apply(.action, value, to: &draft, context) }
    default: break
    }
  }

  /// Adds the effects of statements on the variable that the button is assigned to.
  func applyEffects(to draft: inout SiteDraft, _ context: SiteContext) {
    for name in [context.variable, context.member].compactMap(\.self) {
      for effect in index.effects(on: name, from: context.scope) { apply(effect, to: &draft, context) }
    }
  }

  private func apply(_ effect: FileIndex.Effect, to draft: inout SiteDraft, _ context: SiteContext) {
    guard let rule = EffectRule.apple[effect.path] else { return }
    let argument =
      rule.label.flatMap { label in effect.arguments.first { $0.label == label } } ?? effect.arguments.first
    guard let argument else { return }
    apply(rule.part, argument.value, to: &draft, context)
  }

  /// Sets the container of a bar item from the statement that assigns it.
  private func place(_ draft: inout SiteDraft, _ context: SiteContext) {
    guard !draft.hasKnownContainer else { return }
    for name in [context.variable, context.member].compactMap(\.self) {
      guard let place = index.place(of: name, from: context.scope) else { continue }
      draft.site.container = place.container
      draft.site.placement = place.placement
      draft.hasKnownContainer = true
      return
    }
  }
}
