internal import CatalogModel
internal import SourceReading

extension SiteWalk {
  /// Adds the sites of a use; false if it sets nothing that a button shows.
  mutating func addUses(
    of wrapper: Wrapper, _ call: SourceCall, _ range: Range<Int>, _ modifiers: [SourceCall], _ context: SiteContext
  ) -> Bool {
    // A type refers to itself in its own extension or recursion.
    if let component = context.component, components[component].name == wrapper.name, tree.language != .kotlin {
      return false
    }
    let whole = call.nameRange.lowerBound..<range.upperBound
    let arguments = UseArguments(call: call, language: tree.language)
    return addUses(of: wrapper, whole, context) { arguments.value(of: $0) }
  }

  mutating func addUses(
    of wrapper: Wrapper, _ element: SourceElement, _ range: Range<Int>, _ context: SiteContext
  ) -> Bool {
    let whole = element.nameRange.lowerBound..<range.upperBound
    return addUses(of: wrapper, whole, context) { parameter in
      if parameter.label == "children" {
        let shown = element.children.filter { $0.plainText?.isEmpty != true }
        return shown.isEmpty ? nil : SourceNode(.list(shown), range)
      }
      return parameter.label.flatMap { element[$0] }
    }
  }

  private mutating func addUses(
    of wrapper: Wrapper, _ range: Range<Int>, _ context: SiteContext,
    _ value: (Wrapper.Parameter) -> SourceNode?
  ) -> Bool {
    var added = false
    for slot in wrapper.slots {
      let recogniser = Recogniser(
        construct: slot.construct, framework: Framework(construct: slot.construct) ?? wrapper.framework, names: [],
        container: slot.container,
        placement: slot.placement, role: slot.role, systemItem: slot.systemItem)
      var draft = draft(recogniser, range, context)
      draft.site.wrapper = wrapper.name
      draft.site.adoptedPurpose = slot.purpose
      let isSet = fill(&draft, slot, range: range, in: context, value: value)
      // Of several buttons, only those exist whose parameters are set.
      guard isSet || wrapper.slots.count == 1 && !slot.isSetByUses || wrapper.isDeclared else { continue }
      drafts.append(draft)
      added = true
    }
    return added
  }

  /// Adds the facts from the use and the definition; returns whether the use sets a title or an icon, or relies on a
  /// default.
  private func fill(
    _ draft: inout SiteDraft, _ slot: Wrapper.Slot, range: Range<Int>, in context: SiteContext,
    value: (Wrapper.Parameter) -> SourceNode?
  ) -> Bool {
    var isSet = false
    for text in slot.texts {
      let found = text.parameter.flatMap(value).map { node in
        textReader(context).texts(of: node, mayBeKey: text.mayBeKey)
      }
      let isDefault = text.parameter != nil && text.use != .tooltip && !text.fixed.isEmpty
      if found.map({ !$0.isEmpty }) ?? isDefault { isSet = true }
      draft.add(text.use, found ?? text.fixed.map { Ranged(expression: $0, range: range) })
    }
    for icon in slot.icons {
      let found = icon.parameter.flatMap(value).map { iconReader(context).icons(of: $0, as: icon.origin) }
      if found.map({ !$0.isEmpty }) ?? (icon.parameter != nil && !icon.fixed.isEmpty) { isSet = true }
      draft.add(found ?? icon.fixed.map { Ranged(expression: $0, range: range) })
    }
    for content in slot.contents {
      guard let node = value(content) else { continue }
      isSet = true
      readContent(node, to: &draft, context, iconsOnly: false)
    }
    for action in slot.actions {
      if let node = action.parameter.flatMap(value) {
        draft.add(actions: actions(in: node, context))
      } else {
        draft.add(actions: action.fixed)
      }
    }
    return isSet
  }
}

/// The arguments of a use by the parameters of its definition.
private struct UseArguments {
  let call: SourceCall
  let language: SourceLanguage

  func value(of parameter: Wrapper.Parameter) -> SourceNode? {
    guard let node = argument(parameter) else { return nil }
    guard let field = parameter.field.first else { return node }
    guard case .call(let inner) = node.kind else { return nil }
    return inner[field]
  }

  private func argument(_ parameter: Wrapper.Parameter) -> SourceNode? {
    if let label = parameter.label, let node = call[label] { return node }
    switch language {
    case .kotlin:
      // Before the first argument with a label, the position says which one it is.
      let leading = call.arguments.prefix { $0.label == nil }
      if leading.indices.contains(parameter.position) { return leading[parameter.position].value }
    case .swift where parameter.label == nil:
      if call.arguments.indices.contains(parameter.position), call.arguments[parameter.position].label == nil {
        return call.arguments[parameter.position].value
      }
    default: break
    }
    return nil
  }
}
