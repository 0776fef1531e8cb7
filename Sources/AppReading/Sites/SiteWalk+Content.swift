internal import SourceReading

extension SiteWalk {
  /// Adds the texts and icons of views that show a button.
  func readContent(
    _ node: SourceNode, to draft: inout SiteDraft, _ context: SiteContext, iconsOnly: Bool, depth: Int = 0
  ) {
    guard depth < 64 else { return }
    func readAll(_ nodes: [SourceNode]) {
      for node in nodes { readContent(node, to: &draft, context, iconsOnly: iconsOnly, depth: depth + 1) }
    }
    switch node.kind {
    case .call(let call): readCall(call, node, to: &draft, context, iconsOnly: iconsOnly, depth: depth)
    case .element(let element):
      readElement(element, node.range, to: &draft, context, iconsOnly: iconsOnly, depth: depth)
    case .string:
      if iconsOnly {
        draft.add(iconReader(context).icons(of: node, as: .iconName))
      } else if depth == 0 || tree.language == .typeScript {
        draft.add(.title, textReader(context).texts(of: node, mayBeKey: false))
      }
    case .name(let parts): readName(parts, node, to: &draft, context, iconsOnly: iconsOnly, depth: depth)
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
    _ parts: [String], _ node: SourceNode, to draft: inout SiteDraft, _ context: SiteContext, iconsOnly: Bool,
    depth: Int
  ) {
    let path = FileIndex.withoutSelf(parts)
    if let body = index.value(path, from: context.scope) {
      for node in body where depth < 16 {
        readContent(node, to: &draft, context, iconsOnly: iconsOnly, depth: depth + 1)
      }
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
    _ call: SourceCall, _ node: SourceNode, to draft: inout SiteDraft, _ context: SiteContext, iconsOnly: Bool,
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
    if let view = ContentView.named(call.name, in: tree.language) {
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
    if call.base == nil, let body = index.function(call.name, from: context.scope), body.count == 1, depth < 16 {
      inner(body[0], &draft, iconsOnly)
    }
    for argument in call.arguments where argument.value.isBlockOrCall { inner(argument.value, &draft, iconsOnly) }
    for closure in call.trailing { inner(closure.value, &draft, iconsOnly) }
    guard call.isCapitalized, let recogniser = table.conventional, !ContentView.layouts.contains(call.name) else {
      return
    }
    for (part, value) in parts(of: call, recogniser) where part.isTextOrIcon && (!iconsOnly || part.isIcon) {
      apply(part, value, to: &draft, context)
    }
  }
}

/// Views that show texts and icons, with the same data as recognisers.
enum ContentView {
  static func named(_ name: String, in language: SourceLanguage) -> Recogniser? {
    switch language {
    case .swift: swift[name] ?? (name.hasSuffix("Icon") && name.first?.isUppercase == true ? swiftIcon : nil)
    case .kotlin: kotlin[name] ?? (name.hasSuffix("Icon") && name.first?.isUppercase == true ? kotlin["Icon"] : nil)
    default: nil
    }
  }

  /// An app's own view of an icon, such as `CompoundIcon(\.close)`.
  private static let swiftIcon = Recogniser(
    construct: "named-icon", framework: .swiftUI, names: [],
    arguments: [
      Recogniser.Argument(at: 0, .icon(.asset)), Recogniser.Argument("name", .icon(.asset)),
      Recogniser.Argument("icon", .icon(.asset)), Recogniser.Argument("systemName", .icon(.sfSymbol)),
    ])

  private static let swift: [String: Recogniser] = [
    // The text reader knows its initializers.
    "Text": Recogniser(construct: "text", framework: .swiftUI, names: ["Text"]),
    "Image": Recogniser(construct: "icon", framework: .swiftUI, names: ["Image"]),
    // The views of generated code.
    "PurposeLabel": Recogniser(
      construct: "label", framework: .swiftUI, names: ["PurposeLabel"],
      arguments: [Recogniser.Argument(at: 0, .purposeOrTitle)]),
    "PurposeImage": Recogniser(
      construct: "label", framework: .swiftUI, names: ["PurposeImage"],
      arguments: [Recogniser.Argument(at: 0, .purposeOrTitle)]),
    "Label": Recogniser(
      construct: "label", framework: .swiftUI, names: ["Label"],
      arguments: [
        Recogniser.Argument(at: 0, .purposeOrTitle), Recogniser.Argument("systemImage", .icon(.sfSymbol)),
        Recogniser.Argument("systemSymbol", .icon(.sfSymbol)), Recogniser.Argument("image", .icon(.asset)),
        Recogniser.Argument("title", .content), Recogniser.Argument("icon", .iconContent),
      ], trailing: .always(.content)),
  ]

  private static let kotlin: [String: Recogniser] = {
    let icon = Recogniser(
      construct: "view", framework: .compose, names: ["Icon", "Image"],
      arguments: [
        Recogniser.Argument("imageVector", .icon(.materialIcon)), Recogniser.Argument("painter", .icon(.drawable)),
        Recogniser.Argument("iconData", .icon(.drawable)), Recogniser.Argument("bitmap", .icon(.drawable)),
        Recogniser.Argument("id", .icon(.drawable)), Recogniser.Argument(at: 0, .icon(.materialIcon)),
        Recogniser.Argument("contentDescription", .accessibilityLabel(mayBeKey: false)),
        Recogniser.Argument(at: 1, .accessibilityLabel(mayBeKey: false)),
      ])
    return [
      "Icon": icon, "Image": icon,
      "PurposeIcon": Recogniser(
        construct: "view", framework: .compose, names: ["PurposeIcon"],
        arguments: [Recogniser.Argument("purpose", .purposeOrTitle), Recogniser.Argument(at: 0, .purposeOrTitle)]),
      "Text": Recogniser(
        construct: "view", framework: .compose, names: ["Text"],
        arguments: [
          Recogniser.Argument("text", .title(mayBeKey: false)), Recogniser.Argument(at: 0, .title(mayBeKey: false)),
        ]),
    ]
  }()

  /// Views that only arrange others.
  static let layouts: Set = [
    "HStack", "VStack", "ZStack", "Group", "Spacer", "Row", "Column", "Box", "EmptyView", "Circle", "Rectangle",
    "Color",
    "ProgressView", "CircularProgressIndicator", "Divider", "ForEach", "LazyVStack", "GeometryReader", "AnyView",
  ]
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
