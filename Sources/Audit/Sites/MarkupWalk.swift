internal import SourceReading
internal import SourceText

/// Drafts the sites of markup: Android's menus and layouts, storyboards, GTK's files and Blueprint, HTML.
struct MarkupWalk {
  let tree: SourceTree
  var drafts: [SiteDraft] = []
  private static let maximumDepth = 256

  init(_ tree: SourceTree, settings: AuditSettings) { self.tree = tree }

  mutating func findings() -> FileFindings {
    for node in tree.nodes { visit(node, SiteContext()) }
    var found = FileFindings()
    found.drafts = drafts.sorted { $0.site.range.lowerBound < $1.site.range.lowerBound }
    return found
  }

  private mutating func visit(_ node: SourceNode, _ context: SiteContext) {
    guard context.depth < Self.maximumDepth, case .element(let element) = node.kind else { return }
    let inner = self.context(in: element, context)
    add(element, node.range, inner)
    for child in element.children { visit(child, inner.inside(nil, inner.placement)) }
    // Blueprint has widgets as values of properties, too: `child: Box { Button { … } };`.
    for attribute in element.attributes {
      if attribute.label == "responses" { addResponses(attribute.value, inner) }
      visitValue(attribute.value, inner.inside(nil, inner.placement))
    }
  }

  private mutating func visitValue(_ node: SourceNode, _ context: SiteContext) {
    switch node.kind {
    case .element: visit(node, context)
    case .list(let nodes): for node in nodes { visit(node, context) }
    default: break
    }
  }

  // MARK: Containers

  private func context(in element: SourceElement, _ context: SiteContext) -> SiteContext {
    var inner = context
    switch element.kind {
    case "template", "object", "AdwDialog", "AdwAlertDialog", "AdwWindow", "AdwApplicationWindow":
      if context.owner == nil { inner.owner = element["class"]?.text ?? element["id"]?.text }
    default: break
    }
    switch element.kind {
    case "HeaderBar", "AdwHeaderBar", "GtkHeaderBar", "navigationItem", "Toolbar", "MaterialToolbar", "navigationBar":
      inner.container = .navigationBar
    case "toolbar", "ActionBar", "GtkActionBar", "BottomAppBar": inner.container = .bottomBar
    case "AlertDialog", "MessageDialog", "AdwAlertDialog", "AdwMessageDialog", "dialog": inner.container = .dialog
    case "menu", "popover": inner.container = .menu
    default: break
    }
    switch element["child-type"]?.text ?? element["type"]?.text {
    case "start": inner.placement = .leading
    case "end": inner.placement = .trailing
    default: break
    }
    if let slot = element["key"]?.text.flatMap(BarSlot.named) {
      (inner.container, inner.placement) = (slot.container, slot.placement)
    }
    return inner
  }

  // MARK: Sites

  private mutating func add(_ element: SourceElement, _ range: Range<Int>, _ context: SiteContext) {
    let site: (construct: String, framework: Framework)? =
      switch tree.language {
      case .html: Self.isButton(element) ? ("html.button", .html) : nil
      case .blueprint: Self.gtkButtons.contains(element.kind) ? ("gtk.button", .gtk) : nil
      default: xmlConstruct(element)
      }
    guard let site else {
      if tree.language == .blueprint, element.name == "item" { addMenuItem(element, range, context) }
      if tree.language == .xml, element.name == "response" { addResponse(element, range, context) }
      return
    }
    var draft = SiteDraft(
      Site(
        file: tree.file, range: element.nameRange.lowerBound..<range.upperBound, construct: site.construct,
        framework: site.framework, container: context.container ?? .content, placement: context.placement,
        owner: context.owner))
    fill(&draft, element)
    let isBlank = draft.texts.isEmpty && draft.icons.isEmpty && draft.site.systemItem == nil
    // In Blueprint, a bound text is no literal.
    let isBound = tree.language == .blueprint && element["label"] != nil
    if !isBlank || isBound || Self.isNamed(element) { drafts.append(draft) }
  }

  /// Whether code can find a button, and give it a title and an action.
  private static func isNamed(_ element: SourceElement) -> Bool {
    ["id", "android:id", "clicked", "android:onClick"].contains { element[$0] != nil }
      || element.property("action-name") != nil
  }

  private static let gtkButtons: Set<String> = [
    "Button", "ToggleButton", "MenuButton", "SplitButton", "LinkButton", "ButtonRow",
  ]
  private static let androidButtons: Set<String> = [
    "Button", "ImageButton", "MaterialButton", "FloatingActionButton", "ExtendedFloatingActionButton",
    "AppCompatButton", "AppCompatImageButton",
  ]
  private static let gtkObjects: Set<String> = [
    "GtkButton", "GtkToggleButton", "GtkMenuButton", "AdwSplitButton", "GtkLinkButton", "GtkModelButton",
    "AdwButtonRow",
  ]

  private func xmlConstruct(_ element: SourceElement) -> (String, Framework)? {
    switch element.name {
    case "barButtonItem": return ("storyboard.bar-button-item", .uiKit)
    case "button": return ("storyboard.button", .uiKit)
    case "item" where element["android:title"] != nil: return ("android.menu-item", .androidViews)
    case "item" where element.attribute("label") != nil: return ("gtk.menu-item", .gtk)
    case "object" where Self.gtkObjects.contains(element["class"]?.text ?? ""): return ("gtk.button", .gtk)
    default:
      return Self.androidButtons.contains(element.kind)
        && element.attributes.contains { $0.label?.hasPrefix("android:") == true }
        ? ("android.button", .androidViews) : nil
    }
  }

  private static func isButton(_ element: SourceElement) -> Bool {
    switch element.name {
    case "button", "purpose-button": true
    case "input": ["button", "submit", "reset"].contains(element["type"]?.text ?? "")
    default: element["role"]?.text == "button"
    }
  }

  private mutating func addMenuItem(_ element: SourceElement, _ range: Range<Int>, _ context: SiteContext) {
    var label = element["label"]
    if case .list(let parts)? = element["arguments"]?.kind { label = parts.first }
    guard let label else { return }
    var draft = SiteDraft(
      Site(
        file: tree.file, range: element.nameRange.lowerBound..<range.upperBound, construct: "gtk.menu-item",
        framework: .gtk, container: .menu, owner: context.owner))
    draft.add(.title, text(label, isKey: true))
    if !draft.texts.isEmpty { drafts.append(draft) }
  }

  // MARK: Words and icons

  private func fill(_ draft: inout SiteDraft, _ element: SourceElement) {
    switch draft.site.framework {
    case .androidViews: fillAndroid(&draft, element)
    case .gtk: fillGTK(&draft, element)
    case .html: fillHTML(&draft, element)
    default: fillStoryboard(&draft, element)
    }
  }

  private func fillAndroid(_ draft: inout SiteDraft, _ element: SourceElement) {
    for name in ["android:title", "android:text"] { draft.add(.title, resource(element[name])) }
    draft.add(.accessibilityLabel, resource(element["android:contentDescription"]))
    for name in ["android:tooltipText", "app:tooltipText"] { draft.add(.tooltip, resource(element[name])) }
    for name in ["android:icon", "app:icon", "android:src", "app:srcCompat", "android:drawableStart"] {
      guard let node = element[name], let icon = node.text, icon.contains("drawable/") || icon.contains("mipmap/")
      else { continue }
      draft.add([Ranged(expression: .icon(icon, .drawable), range: node.range)])
    }
    guard draft.site.construct == "android.menu-item" else { return }
    let action = element["app:showAsAction"]?.text ?? element["android:showAsAction"]?.text ?? "never"
    draft.site.container = action.contains("never") ? .menu : .navigationBar
    draft.site.placement = action.contains("never") ? nil : .trailing
  }

  private func fillGTK(_ draft: inout SiteDraft, _ element: SourceElement) {
    draft.add(
      .title, text(element.property("label") ?? element.property("title") ?? element.attribute("label"), isKey: true))
    draft.add(.tooltip, text(element.property("tooltip-text"), isKey: true))
    for child in element.children {
      // `accessibility { label: _("…"); }`
      if case .element(let inner) = child.kind, inner.name == "accessibility" {
        draft.add(.accessibilityLabel, text(inner["label"] ?? inner.property("label"), isKey: true))
      }
      if case .element(let inner) = child.kind, inner.kind.hasSuffix("ButtonContent") || inner.kind.hasSuffix("Label") {
        draft.add(.title, text(inner.property("label"), isKey: true))
        if let icon = inner.property("icon-name"), let name = icon.text {
          draft.add([Ranged(expression: .icon(name, .iconName), range: icon.range)])
        }
      }
    }
    if let icon = element.property("icon-name"), let name = icon.text {
      draft.add([Ranged(expression: .icon(name, .iconName), range: icon.range)])
    }
    if let action = element.property("action-name")?.text { draft.add(actions: [action]) }
    if case .call(let handler)? = element["clicked"]?.kind { draft.add(actions: [handler.name]) }
    let styles = element["styles"]?.children.compactMap(\.text) ?? []
    if styles.contains("destructive-action") { draft.site.role = .destructive }
  }

  private func fillHTML(_ draft: inout SiteDraft, _ element: SourceElement) {
    if let purpose = element["purpose"]?.text, element.name == "purpose-button" { draft.site.adoptedPurpose = purpose }
    draft.add(.title, text(element.name == "input" ? element["value"] : nil, isKey: false))
    for child in element.children { if case .string = child.kind { draft.add(.title, text(child, isKey: false)) } }
    draft.add(.accessibilityLabel, text(element["aria-label"], isKey: false))
    draft.add(.tooltip, text(element["title"], isKey: false))
    if element["type"]?.text == "submit" { draft.site.role = .submit }
  }

  private func fillStoryboard(_ draft: inout SiteDraft, _ element: SourceElement) {
    draft.site.systemItem = element["systemItem"]?.text
    draft.add(.title, text(element["title"], isKey: false))
    addImage(element["image"], to: &draft)
    for case .element(let child) in element.children.map(\.kind) {
      switch child.name {
      case "state", "buttonConfiguration":
        draft.add(.title, text(child["title"], isKey: false))
        addImage(child["image"], to: &draft)
        if let symbol = child["catalog"] ?? child["imageReference"], child["image"] == nil {
          addImage(symbol, to: &draft)
        }
      case "accessibility": draft.add(.accessibilityLabel, text(child["label"], isKey: false))
      default: break
      }
    }
  }

  private func addImage(_ node: SourceNode?, to draft: inout SiteDraft) {
    guard let node, let name = node.text, !name.isEmpty else { return }
    let isSymbol = name.contains(".") || name.allSatisfy { $0.isLowercase }
    draft.add([Ranged(expression: .icon(name, isSymbol ? .sfSymbol : .asset), range: node.range)])
  }

  /// `@string/delete`, `@android:string/ok`, or a text.
  private func resource(_ node: SourceNode?) -> [Ranged<TextExpression>] {
    guard let node, let value = node.text, !value.isEmpty else { return [] }
    if value.hasPrefix("@string/") {
      return [
        Ranged(
          expression: .key(String(value.dropFirst("@string/".count)), text: nil, hasArguments: false), range: node.range
        )
      ]
    }
    if value.hasPrefix("@android:string/") {
      let name = String(value.dropFirst("@android:string/".count))
      return [Ranged(expression: .name(["android", "R", "string", name], hasArguments: false), range: node.range)]
    }
    guard value.first != "@", value.first != "?" else { return [] }
    return [Ranged(expression: .literal(value, hasArguments: false, mayBeKey: false), range: node.range)]
  }

  /// A text, a call of gettext, or an element with a text.
  func text(_ node: SourceNode?, isKey: Bool) -> [Ranged<TextExpression>] {
    guard let node else { return [] }
    // `bind template.title` is no text.
    if case .name = node.kind { return [] }
    if case .call(let call) = node.kind, ["_", "C_", "gettext"].contains(call.name),
      let text = call.arguments.last?.value.text
    {
      return [Ranged(expression: .key(text, text: text, hasArguments: false), range: node.range)]
    }
    guard let words = node.text, !words.isEmpty, words.contains(where: { $0.isLetter || $0.isNumber }) else {
      return []
    }
    let isTranslated = isKey && tree.language == .xml
    return [
      Ranged(
        expression: isTranslated
          ? .key(words, text: words, hasArguments: false) : .literal(words, hasArguments: false, mayBeKey: false),
        range: node.range)
    ]
  }
}

extension SourceElement {
  /// The name without its module: `Button` of `Gtk.Button` and of `com.google.android.material.button.MaterialButton`.
  fileprivate var kind: String { name == "object" ? self["class"]?.text ?? name : name.lastNamePart }

  /// A property of GTK: an attribute in Blueprint, an element in XML.
  fileprivate func property(_ name: String) -> SourceNode? {
    self[name]
      ?? named("property", name)
  }

  /// `<attribute name="label">Open</attribute>` of a menu's item.
  fileprivate func attribute(_ name: String) -> SourceNode? { named("attribute", name) }

  private func named(_ element: String, _ name: String) -> SourceNode? {
    for case .element(let child) in children.map(\.kind) where child.name == element {
      if let found = child["name"]?.text, found == name || found.replacing("_", with: "-") == name {
        return child.children.first
      }
    }
    return nil
  }
}
