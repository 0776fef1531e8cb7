internal import CatalogModel
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
  /// Those with buttons in the file's language.
  let frameworks: [FrameworkDescription]

  init(_ tree: SourceTree, settings: ReadingSettings) {
    self.tree = tree
    frameworks = FrameworkDescription.all.filter { $0.markup?.languages.contains(tree.language) ?? false }
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
    add(element, node.range, in: inner)
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

  private mutating func add(_ element: SourceElement, _ range: Range<Int>, in context: SiteContext) {
    let place = MarkupButtons.Place(language: tree.language, isForMac: isForMac, container: context.container)
    let site = frameworks.lazy.compactMap { framework in
      framework.markup?.construct(element, place).map { (construct: $0, framework: framework.framework) }
    }.first
    guard let site else {
      if tree.language == .blueprint, element.name == "item" { addMenuItem(element, range, in: context) }
      if tree.language == .xml, element.name == "response" { addResponse(element, range, in: context) }
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
}
