internal import CatalogModel
internal import SourceReading
internal import SourceText

/// Walks a file of Swift, Kotlin or TypeScript and drafts the sites in it.
struct SiteWalk {
  let tree: SourceTree
  let table: RecogniserTable
  let index: FileIndex
  let followed: FollowedNames
  let wrappers: WrapperTable
  let settings: ReadingSettings
  var drafts: [SiteDraft] = []
  var components: [Component] = []
  var unknownNames: Set<String> = []
  /// The first bytes of constructs that are a part of another one.
  var absorbed: Set<Int> = []
  /// Calls and elements that look like buttons.
  var lookalikes: [NotFollowed] = []

  static let maximumDepth = 256

  init(
    _ tree: SourceTree, table: RecogniserTable, wrappers: WrapperTable, settings: ReadingSettings,
    followed: FollowedNames
  ) {
    self.tree = tree
    self.followed = followed
    self.table = table
    self.wrappers = wrappers
    self.settings = settings
    index = FileIndex(tree)
  }

  mutating func findings() -> FileFindings {
    for node in tree.nodes { visit(node, SiteContext()) }
    let constants = ConstantReader(index, followed).constants
    guard !followed.isSpent else { return FileFindings(isTooComplex: true) }
    drafts.sort { $0.site.range.lowerBound < $1.site.range.lowerBound }
    markAccessors()
    var found = FileFindings()
    found.wrappers = foundWrappers()
    found.drafts = drafts
    found.constants = constants
    found.unknownNames = unknownNames
    found.lookalikes = judgedLookalikes()
    return found
  }

  /// Visits a node and everything in it.
  mutating func visit(_ node: SourceNode, _ context: SiteContext) {
    guard context.depth < Self.maximumDepth else { return }
    switch node.kind {
    case .declaration(let declaration): visit(declaration, context)
    case .call: visitCall(node, context)
    case .element(let element): visit(element, node.range, context)
    case .assignment(let target, let value): visitAssignment(target, value, in: context)
    case .name, .literal: break
    case .operation(_, let operands):
      // `item = isEditing ? UIBarButtonItem(…) : UIBarButtonItem(…)` assigns both.
      var inner = context
      inner.depth += 1
      for operand in operands { visit(operand, inner) }
    case .list(let nodes):
      var inner = context
      inner.depth += 1
      for node in nodes { visit(node, inner) }
    case .closure(_, let body):
      var inner = context.inside
      inner.variable = nil
      for node in body { visit(node, inner) }
    case .dictionary(let entries):
      addItem(entries, node.range, in: context)
      for entry in entries { visit(entry.value, context.inside) }
    case .string, .member:
      for child in node.children { visit(child, context.inside) }
    }
  }

  private mutating func visitAssignment(_ target: SourceNode, _ value: SourceNode, in context: SiteContext) {
    var inner = context.inside
    if case .name(let parts) = target.kind {
      let path = FileIndex.withoutSelf(parts)
      if let last = path.last, let slot = BarSlot.named(last) {
        inner.container = slot.container
        inner.placement = slot.placement
      }
      if path.count == 1 { inner.variable = path[0] }
    }
    visit(value, inner)
  }

  // MARK: Declarations

  private mutating func visit(_ declaration: SourceDeclaration, _ context: SiteContext) {
    guard settings.readsPreviews || !declaration.isPreview else { return }
    var inner = context.inside
    if let scope = index.scope(of: declaration) { inner.scope = scope }
    switch declaration.kind {
    case .type, .extension:
      inner = SiteContext(owner: declaration.name.lastNamePart, component: nil, scope: inner.scope)
      inner.depth = context.depth + 1
      inner.component = add(component(of: declaration))
    case .function:
      inner.member = declaration.name
      if let component = component(ofFunction: declaration) {
        inner.component = add(component)
        if !component.isOfFile { inner.owner = declaration.name }
        if !component.isOfFile { (inner.container, inner.placement) = (nil, nil) }
      }
    case .value:
      inner.variable = declaration.name
      if index.scope(of: declaration) != nil { inner.member = declaration.name }
      if let component = component(ofValue: declaration) {
        inner.component = add(component)
        inner.owner = declaration.name
        (inner.container, inner.placement) = (nil, nil)
      }
    case .enumCase: break
    }
    for parameter in declaration.parameters {
      if let value = parameter.defaultValue { visit(value, inner.inside) }
    }
    for node in declaration.body { visit(node, inner) }
  }

  private mutating func add(_ component: Component?) -> Int? {
    guard let component else { return nil }
    components.append(component)
    return components.count - 1
  }

  // MARK: Readers in a scope

  func textReader(_ context: SiteContext) -> TextReader {
    TextReader(
      language: tree.language, names: VisibleNames(index: index, scope: context.scope, followed: followed))
  }

  func iconReader(_ context: SiteContext) -> IconReader {
    IconReader(
      language: tree.language, names: VisibleNames(index: index, scope: context.scope, followed: followed))
  }

  /// A draft of a construct, with the facts from its container.
  func draft(_ recogniser: Recogniser, _ range: Range<Int>, _ context: SiteContext) -> SiteDraft {
    let known = recogniser.container ?? context.container
    var site = Site(
      file: tree.file, range: range, construct: recogniser.construct, framework: recogniser.framework,
      container: known ?? recogniser.usualContainer ?? .content, role: recogniser.role,
      systemItem: recogniser.systemItem, owner: context.owner)
    // A placement belongs to the container that states it.
    if recogniser.container == nil || recogniser.container == context.container { site.placement = context.placement }
    site.placement = recogniser.placement ?? site.placement
    var draft = SiteDraft(site)
    draft.component = context.component
    draft.hasKnownContainer = known != nil
    return draft
  }
}

extension SourceDeclaration {
  /// True if it only shows a view to its developers.
  var isPreview: Bool {
    types.contains { $0 == "PreviewProvider" || $0.hasSuffix(".PreviewProvider") }
      || attributes.contains { $0 == "Preview" || $0.hasSuffix("Preview") || $0.hasSuffix("Previews") }
  }
}
