internal import SourceReading
internal import SourceText

/// Drafts the sites of markup: Android's menus and layouts, storyboards, GTK's files and Blueprint, HTML.
struct MarkupWalk {
  let tree: SourceTree
  var drafts: [SiteDraft] = []
  /// Elements that look like buttons.
  var lookalikes: [NotFollowed] = []
  private static let maximumDepth = 256

  /// True if the file is Interface Builder's for macOS.
  let isForMac: Bool

  init(_ tree: SourceTree, settings: ReadingSettings) {
    self.tree = tree
    isForMac = tree.nodes.contains { $0.element?["targetRuntime"]?.text?.hasPrefix("MacOSX") ?? false }
  }

  mutating func findings() -> FileFindings {
    var context = SiteContext()
    context.owner = tree.nodes.lazy.compactMap(\.element).compactMap(\.classOfFile).first
    for node in tree.nodes { visit(node, context) }
    var found = FileFindings()
    found.drafts = drafts.sorted { $0.site.range.lowerBound < $1.site.range.lowerBound }
    let sites = JoinedRanges(drafts.map(\.site.range))
    found.lookalikes = lookalikes.filter { !sites.overlap($0.range) }
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
    case let kind where kind.hasSuffix("iewController"): inner.owner = element["customClass"]?.text ?? inner.owner
    default: break
    }
    switch element.kind {
    case "HeaderBar", "AdwHeaderBar", "GtkHeaderBar", "navigationItem", "Toolbar", "MaterialToolbar", "navigationBar":
      inner.container = .navigationBar
    case "toolbar", "ActionBar", "GtkActionBar", "BottomAppBar": inner.container = .bottomBar
    case "AlertDialog", "MessageDialog", "AdwAlertDialog", "AdwMessageDialog", "dialog": inner.container = .dialog
    case "menu", "popover", "popUpButtonCell": inner.container = .menu
    default: break
    }
    if element.name == "popUpButtonCell" { inner.isChoice = element["pullsDown"]?.text != "YES" }
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
      default: xmlConstruct(element, context)
      }
    guard let site else {
      if tree.language == .blueprint, element.name == "item" { addMenuItem(element, range, context) }
      if tree.language == .xml, element.name == "response" { addResponse(element, range, context) }
      noteLookalike(element, at: range, in: context)
      return
    }
    var draft = SiteDraft(
      Site(
        file: tree.file, range: element.nameRange.lowerBound..<range.upperBound, construct: site.construct,
        framework: site.framework, container: context.container ?? .content, placement: context.placement,
        owner: context.owner))
    draft.site.hasContent = element.children.contains { $0.plainText?.isEmpty != true }
    if !context.isChoice { fill(&draft, element) }
    let isBlank = draft.texts.isEmpty && draft.icons.isEmpty && draft.site.systemItem == nil
    // In Blueprint, a bound text is not a literal.
    let isBound = tree.language == .blueprint && element["label"] != nil
    if !isBlank || isBound || Self.isNamed(element) { drafts.append(draft) }
  }

  /// Returns whether code can find a button, and give it a title and an action.
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

  private func xmlConstruct(_ element: SourceElement, _ context: SiteContext) -> (String, Framework)? {
    switch element.name {
    case "barButtonItem": return ("storyboard.bar-button-item", .uiKit)
    case "button": return isForMac ? ("appkit.button", .appKit) : ("storyboard.button", .uiKit)
    case "popUpButton" where isForMac: return ("appkit.button", .appKit)
    case "menuItem" where isForMac && isItem(element): return ("appkit.menu-item", .appKit)
    case "item" where isAndroidItem(element, context): return ("android.menu-item", .androidViews)
    case "item" where element.attribute("label") != nil: return ("gtk.menu-item", .gtk)
    case "object" where Self.gtkObjects.contains(element["class"]?.text ?? ""): return ("gtk.button", .gtk)
    default:
      return Self.isAndroidButton(element) ? ("android.button", .androidViews) : nil
    }
  }

  /// An item of a menu; its title may be set at run time.
  private func isAndroidItem(_ item: SourceElement, _ context: SiteContext) -> Bool {
    if item["android:title"] != nil || item["android:icon"] != nil { return true }
    return context.container == .menu && item["android:id"] != nil
  }

  /// A button, or an image that code can find and a screen reader names.
  private static func isAndroidButton(_ element: SourceElement) -> Bool {
    if element.kind == "ImageView" || element.kind == "AppCompatImageView" {
      let isPressed = element["android:clickable"]?.text == "true" || element["android:onClick"] != nil
      let isNamed =
        element["android:id"] != nil && element["android:contentDescription"]?.text?.hasPrefix("@string/") == true
      return isPressed || isNamed
    }
    return androidButtons.contains(element.kind)
      && element.attributes.contains { $0.label?.hasPrefix("android:") == true }
  }

  private static func isDrawnAsButton(_ link: SourceElement) -> Bool {
    (link["class"]?.text ?? "").split(separator: " ").contains { ["btn", "button"].contains($0) }
  }

  private static func isButton(_ element: SourceElement) -> Bool {
    switch element.name {
    case "button", "purpose-button": true
    case "input": ["button", "submit", "reset"].contains(element["type"]?.text ?? "")
    // A link that acts, or is drawn as a button.
    case "a" where element["onclick"] != nil || isDrawnAsButton(element): true
    default: element["role"]?.text == "button"
    }
  }
}

extension SourceElement {
  /// The class that a xib belongs to, by its placeholder "File's Owner".
  fileprivate var classOfFile: String? {
    let objects = children.compactMap(\.element).filter { $0.name == "objects" }
    let owner = objects.flatMap(\.children).compactMap(\.element).first { object in
      object["placeholderIdentifier"]?.text == "IBFilesOwner"
        || object.name == "customObject" && object["id"]?.text == "-2"
    }
    return owner?["customClass"]?.text
  }

  /// The name without its module: `Button` of `Gtk.Button` and of `com.google.android.material.button.MaterialButton`.
  var kind: String { name == "object" ? self["class"]?.text ?? name : name.lastNamePart }

  /// A property of GTK: an attribute in Blueprint, an element in XML.
  func property(_ name: String) -> SourceNode? {
    self[name]
      ?? named("property", name)
  }

  /// `<attribute name="label">Open</attribute>` of a menu's item.
  func attribute(_ name: String) -> SourceNode? { named("attribute", name) }

  private func named(_ element: String, _ name: String) -> SourceNode? {
    for case .element(let child) in children.map(\.kind) where child.name == element {
      if let found = child["name"]?.text, found == name || found.replacing("_", with: "-") == name {
        return child.children.first
      }
    }
    return nil
  }
}
