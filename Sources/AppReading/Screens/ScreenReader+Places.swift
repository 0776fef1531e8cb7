internal import SourceReading
internal import SourceText

/// Finds the places of a screen's content: at the sides of its first row, or at its bottom.
extension ScreenReader {
  mutating func addZones(of declaration: SourceDeclaration) {
    guard language == .swift, declaration.kind == .type else { return }
    var members: [String: [SourceNode]] = [:]
    for case .declaration(let member) in declaration.body.map(\.kind)
    where member.kind == .value || member.kind == .function {
      members[member.name] = member.body
    }
    guard let body = members["body"] else { return }
    var zones = ZoneFinder(members: members)
    zones.visit(body, ZoneFinder.Edges(isTop: true, isBottom: true), depth: 0)
    if !zones.found.isEmpty { facts.zones[file.path, default: []] += zones.found }
  }
}

/// Finds the first row and the bottom of a view of SwiftUI.
private struct ZoneFinder {
  /// The edges of the screen that something touches.
  struct Edges: Hashable {
    var isTop: Bool
    var isBottom: Bool
  }

  /// A property or function at an edge. Its places are found once, so that it may lead back to itself.
  private struct Visit: Hashable {
    let name: String
    let edges: Edges
  }

  let members: [String: [SourceNode]]
  var found: [AppScreens.Zone] = []
  private var visited: Set<Visit> = []

  init(members: [String: [SourceNode]]) { self.members = members }

  private static let maximumDepth = 60
  private static let spacers: Set<String> = ["Spacer", "Divider", "Color", "EmptyView"]

  /// Views one below the other.
  mutating func visit(_ nodes: [SourceNode], _ edges: Edges, depth: Int) {
    let views = nodes.filter(isView)
    for (index, view) in views.enumerated() {
      let isLast = index == views.count - 1
      visit(
        view, Edges(isTop: edges.isTop && index == 0, isBottom: edges.isBottom && isLast), isAlone: views.count == 1,
        depth: depth + 1)
    }
  }

  private mutating func visit(_ node: SourceNode, _ edges: Edges, isAlone: Bool, depth: Int) {
    guard depth < Self.maximumDepth, edges.isTop || edges.isBottom else { return }
    switch node.kind {
    case .operation(_, let nodes):
      // The branches of a condition have the same place.
      for node in nodes { visit(node, edges, isAlone: isAlone, depth: depth + 1) }
    case .name(let parts):
      guard let name = parts.last, parts.count == 1 || parts.first == "self" else { return }
      visit(memberNamed: name, edges, depth: depth + 1)
    case .call(let call): visit(call, node.range, edges, depth: depth)
    default: break
    }
  }

  private mutating func visit(_ call: SourceCall, _ range: Range<Int>, _ edges: Edges, depth: Int) {
    if let base = call.base, call.name.first?.isLowercase == true {
      if call.name == "overlay" || call.name == "safeAreaInset" { addOverlay(call) }
      return visit(base, edges, isAlone: false, depth: depth + 1)
    }
    let content = call.trailing.filter { $0.label == nil || $0.label == "content" }
    let footer = call.trailing.first { $0.label == "footer" }
    switch call.name {
    case "HStack", "LazyHStack": visitRow(content.flatMap { $0.value.children }, range, edges: edges)
    case "ZStack":
      for view in content.flatMap({ $0.value.children }) { visit(view, edges, isAlone: false, depth: depth + 1) }
    case "Button":
      if edges.isBottom, !edges.isTop { found.append(AppScreens.Zone(range: range, side: .bottom)) }
    case let name where name.first?.isUppercase == true:
      if let footer, edges.isBottom {
        visit(footer.value.children, Edges(isTop: false, isBottom: true), depth: depth + 1)
      }
      var inner = edges
      if footer != nil { inner.isBottom = false }
      let isButton = content.isEmpty || name.hasSuffix("Button")
      if isButton, edges.isBottom, !edges.isTop { found.append(AppScreens.Zone(range: range, side: .bottom)) }
      visit(content.flatMap { $0.value.children }, inner, depth: depth + 1)
    default:
      // A separate function that makes a view.
      visit(memberNamed: call.name, edges, depth: depth + 1)
    }
  }

  private mutating func visit(memberNamed name: String, _ edges: Edges, depth: Int) {
    guard let body = members[name], visited.insert(Visit(name: name, edges: edges)).inserted else { return }
    visit(body, edges, depth: depth)
  }

  private mutating func visitRow(_ nodes: [SourceNode], _ range: Range<Int>, edges: Edges) {
    guard edges.isTop != edges.isBottom || isRowOfTitle(nodes) else { return }
    if edges.isBottom, !edges.isTop { return found.append(AppScreens.Zone(range: range, side: .bottom)) }
    let views = nodes.filter { if case .declaration = $0.kind { false } else { true } }
    let middle = views.indices.filter { Self.isSpacerOrTitle(views[$0]) }
    for (index, view) in views.enumerated() {
      guard let first = middle.first, let last = middle.last else { return }
      if index < first { found.append(AppScreens.Zone(range: view.range, side: .leading)) }
      if index > last { found.append(AppScreens.Zone(range: view.range, side: .trailing)) }
    }
  }

  private func isRowOfTitle(_ nodes: [SourceNode]) -> Bool {
    nodes.contains { Self.root($0) == "Spacer" } && nodes.contains { Self.root($0) == "Text" }
  }

  /// `.overlay(alignment: .topTrailing) { CloseButton() }`, `.safeAreaInset(edge: .bottom) { … }`
  private mutating func addOverlay(_ call: SourceCall) {
    guard let closure = call.trailing.first?.value else { return }
    let side: ScreenSide? =
      switch (call["alignment"] ?? call["edge"])?.lastName {
      case "topLeading", "leading": .leading
      case "topTrailing", "trailing": .trailing
      case "bottom", "bottomTrailing", "bottomLeading": .bottom
      default: nil
      }
    if let side { found.append(AppScreens.Zone(range: closure.range, side: side)) }
  }

  private func isView(_ node: SourceNode) -> Bool {
    switch node.kind {
    case .declaration, .assignment, .string, .literal: false
    default: !Self.spacers.contains(Self.root(node))
    }
  }

  private static func isSpacerOrTitle(_ node: SourceNode) -> Bool {
    ["Spacer", "Text"].contains(root(node))
  }

  /// The name of the view that modifiers are applied to.
  private static func root(_ node: SourceNode) -> String {
    var current = node
    while case .call(let call) = current.kind {
      guard let base = call.base, call.name.first?.isLowercase == true else { return call.name }
      current = base
    }
    return ""
  }
}
