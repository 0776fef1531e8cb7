internal import SourceReading

extension SiteWalk {
  /// Adds the texts and icons of views that show a button.
  func readContent(
    _ node: SourceNode, to draft: inout SiteDraft, _ context: SiteContext, iconsOnly: Bool, depth: Int = 0
  ) {
    guard depth < 64, followed.spend() else { return }
    func readAll(_ nodes: [SourceNode]) {
      for node in nodes { readContent(node, to: &draft, context, iconsOnly: iconsOnly, depth: depth + 1) }
    }
    switch node.kind {
    case .call(let call): readCall(call, node, to: &draft, in: context, iconsOnly: iconsOnly, depth: depth)
    case .element(let element):
      readElement(element, node.range, to: &draft, in: context, iconsOnly: iconsOnly, depth: depth)
    case .string:
      if iconsOnly {
        draft.add(iconReader(context).icons(of: node, as: .iconName))
      } else if depth == 0 || tree.language == .typeScript {
        draft.add(.title, textReader(context).texts(of: node, mayBeKey: false))
      }
    case .name(let parts): readName(parts, node, to: &draft, in: context, iconsOnly: iconsOnly, depth: depth)
    case .operation(let sign, let operands):
      let isText = tree.language == .typeScript && !iconsOnly && !operands.contains(where: \.hasElement)
      if isText, sign == "?:" || sign == "+" || sign == "&&" || sign == "??" || sign == "||" {
        draft.add(.title, textReader(context).texts(of: node, mayBeKey: false))
      } else if ["?:", "if", "when", "switch", "&&"].contains(sign) {
        readAll(Array(operands.dropFirst()))
      } else {
        readAll(operands)
      }
    case .closure(_, let body): readAll(body)
    case .list(let nodes): readAll(nodes)
    case .declaration, .assignment, .literal, .dictionary, .member: break
    }
  }

  private func readName(
    _ parts: [String], _ node: SourceNode, to draft: inout SiteDraft, in context: SiteContext, iconsOnly: Bool,
    depth: Int
  ) {
    let path = FileIndex.withoutSelf(parts)
    if let value = index.value(path, from: context.scope) {
      guard draft.begins(value) else { return }
      for node in value.body { readContent(node, to: &draft, context, iconsOnly: iconsOnly, depth: depth + 1) }
      return
    }
    if let name = path.last, path.count == 1 || path[0] == "props", isParameter(name, context) || path[0] == "props",
      tree.language != .kotlin
    {
      draft.contentParameters.append(name)
    }
    if iconsOnly {
      draft.add(iconReader(context).icons(of: node, as: .component))
    } else if tree.language == .typeScript || depth == 0 {
      draft.add(.title, textReader(context).texts(of: node, mayBeKey: false))
    }
  }

  func isParameter(_ name: String, _ context: SiteContext) -> Bool {
    guard let component = context.component else { return false }
    return components[component].parameters.contains { $0.name == name }
  }

  private func readCall(
    _ call: SourceCall, _ node: SourceNode, to draft: inout SiteDraft, in context: SiteContext, iconsOnly: Bool,
    depth: Int
  ) {
    let inner = { (node: SourceNode, draft: inout SiteDraft, iconsOnly: Bool) in
      readContent(node, to: &draft, context, iconsOnly: iconsOnly, depth: depth + 1)
    }
    if let base = call.base, !call.isCapitalized {
      if call.name == "accessibilityLabel", let value = call.first, tree.language == .swift {
        apply(.accessibilityLabel(mayBeKey: true), value, to: &draft, context)
      }
      if tree.language == .typeScript, !iconsOnly {
        draft.add(.title, textReader(context).texts(of: node, mayBeKey: false))
      }
      return inner(base, &draft, iconsOnly)
    }
    if let view = table.view(named: call.name) {
      for (part, value) in parts(of: call, view) where !iconsOnly || part.isIcon {
        apply(part == .content && iconsOnly ? .iconContent : part, value, to: &draft, context)
      }
      if view.construct == "text" {
        draft.add(.title, textReader(context).texts(of: node, mayBeKey: tree.language == .swift))
      }
      if view.construct == "icon" { draft.add(iconReader(context).icons(of: node, as: .asset)) }
      return
    }
    if let name = call.path?.first, call.base == nil, isParameter(name, context), call.arguments.isEmpty {
      return draft.contentParameters.append(name)
    }
    if tree.language == .typeScript {
      if !iconsOnly { draft.add(.title, textReader(context).texts(of: node, mayBeKey: false)) }
      return
    }
    if call.base == nil, let function = index.function(call.name, from: context.scope), function.body.count == 1,
      draft.begins(function)
    {
      inner(function.body[0], &draft, iconsOnly)
    }
    for argument in call.arguments where argument.value.isBlockOrCall { inner(argument.value, &draft, iconsOnly) }
    for closure in call.trailing { inner(closure.value, &draft, iconsOnly) }
    guard call.isCapitalized, let recogniser = table.conventional, !ViewLayouts.names.contains(call.name) else {
      return
    }
    for (part, value) in parts(of: call, recogniser) where part.isTextOrIcon && (!iconsOnly || part.isIcon) {
      apply(part, value, to: &draft, context)
    }
  }
}

extension Recogniser.Part {
  var isIcon: Bool {
    switch self {
    case .icon, .iconContent, .content: true
    default: false
    }
  }

  var isTextOrIcon: Bool {
    switch self {
    case .title, .accessibilityLabel, .icon: true
    default: false
    }
  }
}

extension SourceNode {
  /// True if it may show something: a closure or a call, not a color or a size.
  fileprivate var isBlockOrCall: Bool {
    switch kind {
    case .closure: true
    case .call(let call): call.isCapitalized || call.base.map(\.isBlockOrCall) ?? false
    default: false
    }
  }

  /// True if it is markup, or chooses among markup.
  var hasElement: Bool {
    switch kind {
    case .element: true
    case .list(let nodes), .operation(_, let nodes): nodes.prefix(8).contains(where: \.hasElement)
    default: false
    }
  }
}
