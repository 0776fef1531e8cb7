internal import CatalogModel
internal import SourceReading
internal import SourceText

/// JSX.
extension SiteWalk {
  mutating func visit(_ element: SourceElement, _ range: Range<Int>, _ context: SiteContext) {
    let start = element.nameRange.lowerBound
    var shown: (SourceElement, Recogniser)?
    if visitAdopted(element, range, in: context) { return visitContent(of: element, context) }
    if let wrapper = wrappers.wrapper(named: element.name, in: tree.file.path, tree.language, isDeclared: true),
      addUses(of: wrapper, element, range, context)
    {
      return visitContent(of: element, context)
    }
    if let recogniser = recogniser(of: element) {
      shown = (element, recogniser)
    } else if let wrapper = wrappers.wrapper(named: element.name, in: tree.file.path, tree.language),
      addUses(of: wrapper, element, range, context)
    {
      return visitContent(of: element, context)
    } else if let recogniser = conventional(element) {
      shown = (element, recogniser)
    }
    if element.name.first?.isUppercase == true { unknownNames.insert(element.name) }
    if let (element, recogniser) = shown, !absorbed.contains(start) {
      var draft = draft(recogniser, start..<range.upperBound, context)
      if recogniser.isConventional { draft.site.wrapper = element.name }
      apply(recogniser, element, to: &draft, context)
      drafts.append(draft)
    } else if !absorbed.contains(start) {
      noteLookalike(element, at: range, in: context)
    }
    visitContent(of: element, context)
  }

  private func recogniser(of element: SourceElement) -> Recogniser? {
    if let known = table.recognisers(named: element.name).first { return known }
    if element.name == "input", let type = element["type"]?.plainText,
      ["submit", "button", "reset"].contains(type)
    {
      return .reactInput
    }
    return element["role"]?.plainText == "button" || element["role"]?.plainText == "menuitem" ? .reactRole : nil
  }

  private func conventional(_ element: SourceElement) -> Recogniser? {
    guard element.name.first?.isUppercase == true,
      element.name.hasSuffix("Button") || element.name.hasSuffix("MenuItem"),
      element.name == "ToggleButton" || !Recogniser.noButtons.contains(where: element.name.hasSuffix)
    else { return nil }
    return table.conventional
  }

  /// Adds the facts in attributes and children.
  func apply(_ recogniser: Recogniser, _ element: SourceElement, to draft: inout SiteDraft, _ context: SiteContext) {
    for attribute in element.attributes {
      guard let label = attribute.label, let part = recogniser.part(label: label, position: -1) else { continue }
      if label == "type", attribute.value.plainText == "reset" { draft.site.systemItem = "reset" }
      if label == "danger" {
        draft.site.role = draft.site.role ?? .destructive
      } else {
        apply(part, attribute.value, to: &draft, context)
      }
    }
    draft.site.hasContent = element.children.contains { $0.plainText?.isEmpty != true }
    for child in element.children { readContent(child, to: &draft, context, iconsOnly: false, depth: 1) }
  }

  /// Visits attributes and children, each in the container that the element opens for it.
  mutating func visitContent(of element: SourceElement, _ context: SiteContext) {
    let rules = table.containers(named: element.name)
    for attribute in element.attributes {
      let label = attribute.label ?? ""
      let isAction = label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true
      var inner = isAction ? context.insideAction : context.inside
      if let rule = rules.first(where: { $0.labels.contains(label) }) {
        inner = inner.inside(rule.container, rule.placement)
      }
      visit(attribute.value, inner)
    }
    var inner = context.inside
    if let rule = rules.first(where: { $0.labels.isEmpty }) { inner = inner.inside(rule.container, rule.placement) }
    for child in element.children { visit(child, inner) }
  }

  /// Adds the texts and icons of an element inside a button.
  func readElement(
    _ element: SourceElement, _ range: Range<Int>, to draft: inout SiteDraft, in context: SiteContext, iconsOnly: Bool,
    depth: Int
  ) {
    if let text = translated(element, context) {
      if !iconsOnly { draft.add(.title, text) }
      return
    }
    if let name = iconName(of: element, context) {
      draft.add([Ranged(expression: name, range: range)])
      // `<Icon aria-label="Delete"/>`
      if let label = element["aria-label"] ?? element["alt"], !iconsOnly {
        apply(.accessibilityLabel(mayBeKey: false), label, to: &draft, context)
      }
      return
    }
    if element.isHiddenForSight, !iconsOnly {
      for child in element.children {
        // `<span className="sr-only"><Trans>Delete</Trans></span>`
        let translated =
          if case .element(let inner) = child.kind { translated(inner, context) } else {
            nil as [Ranged<TextExpression>]?
          }
        draft.add(.accessibilityLabel, translated ?? textReader(context).texts(of: child, mayBeKey: false))
      }
      return
    }
    for attribute in element.attributes where attribute.label == "icon" {
      apply(.iconContent, attribute.value, to: &draft, context)
    }
    for child in element.children {
      readContent(child, to: &draft, context, iconsOnly: iconsOnly, depth: depth + 1)
    }
  }

  /// The text of `<Trans>Delete</Trans>` and `<FormattedMessage id="…" defaultMessage="…"/>`.
  private func translated(_ element: SourceElement, _ context: SiteContext) -> [Ranged<TextExpression>]? {
    switch element.name {
    case "Trans", "Trans.Root", "Translate":
      let range = element.nameRange
      if let key = element["i18nKey"]?.plainText ?? element["id"]?.plainText {
        return [Ranged(expression: .key(key, text: nil, hasArguments: false), range: range)]
      }
      let text = element.children.compactMap(\.plainText).joined(separator: " ")
      let isWhole = element.children.allSatisfy { $0.plainText != nil }
      return text.isEmpty ? [] : [Ranged(expression: .key(text, text: text, hasArguments: !isWhole), range: range)]
    case "FormattedMessage":
      guard let key = element["id"]?.plainText ?? element["defaultMessage"]?.plainText else { return [] }
      let text = element["defaultMessage"]?.plainText
      return [Ranged(expression: .key(key, text: text, hasArguments: false), range: element.nameRange)]
    default: return nil
    }
  }

  /// The icon that an element is; nil for anything else.
  private func iconName(of element: SourceElement, _ context: SiteContext) -> IconExpression? {
    let name = element.name.lastNamePart
    if name == "Icon" || name == "FontAwesomeIcon" || name == "SvgIcon" || name == "MaterialIcon" {
      for label in ["name", "icon", "type", "as", "component", "iconName"] {
        guard let value = element[label] else { continue }
        let found = iconReader(context).icons(of: value, as: .iconName)
        if let first = found.first { return first.expression }
      }
      let text = element.children.compactMap(\.plainText).joined()
      return text.isEmpty ? .icon(element.name, .component) : .icon(text, .materialIcon)
    }
    if element.name == "i" || element.name == "span", let classes = element["className"]?.plainText {
      return Self.iconClass(classes, text: element.children.compactMap(\.plainText).joined())
    }
    guard element.name.first?.isUppercase == true, element.children.isEmpty else { return nil }
    if name.hasSuffix("Icon") || name.hasPrefix("Icon") { return .icon(element.name, .component) }
    let isOther = [
      "Spinner", "Loading", "Loader", "Avatar", "Text", "Badge", "Label", "Divider", "Flex", "Image", "Img",
    ]
    .contains { name.hasSuffix($0) }
    return isOther || element["to"] != nil || element["text"] != nil ? nil : .icon(element.name, .component)
  }

  /// The icon that a class names: `fa fa-trash`, or a ligature of Material's fonts.
  static func iconClass(_ classes: String, text: String) -> IconExpression? {
    let names = classes.split(separator: " ")
    if names.contains(where: { $0.hasPrefix("material-icons") || $0.hasPrefix("material-symbols") }), !text.isEmpty {
      return .icon(text, .materialIcon)
    }
    let prefixes = ["fa-", "bi-", "icon-", "ti-", "mdi-", "ri-", "codicon-", "octicon-", "glyphicon-", "pi-", "bx-"]
    let styles: Set = ["fa-solid", "fa-regular", "fa-brands", "fa-fw", "fa-lg", "fa-2x", "fa-xs", "fa-sm", "fa-spin"]
    let found = names.first { name in prefixes.contains(where: name.hasPrefix) && !styles.contains(String(name)) }
    return found.map { .icon(String($0), .iconName) }
  }
}

extension SourceElement {
  /// True if only screen readers see it: `<span class="sr-only">`, `<VisuallyHidden>`.
  var isHiddenForSight: Bool {
    if name == "VisuallyHidden" || name == "ScreenReaderOnly" || name.hasSuffix(".VisuallyHidden") { return true }
    let classes = (self["className"] ?? self["class"])?.plainText ?? ""
    return classes.split(separator: " ").contains { ["sr-only", "visually-hidden", "screen-reader-text"].contains($0) }
  }
}
