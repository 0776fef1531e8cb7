internal import SourceReading
internal import SourceText

/// Uses of what `catalog generate` writes.
extension SiteWalk {
  /// Adds a site for each purpose of a bar that the catalogue draws: `PurposeTopAppBar(Header.page(Purpose.SHARE), …)`,
  /// `.header(.page(.share))`.
  mutating func visitAdoptedBar(_ call: SourceCall, _ context: SiteContext) -> Bool {
    guard ["PurposeTopAppBar", "applyHeader", "header"].contains(call.name), let header = call.first,
      case .call(let kind) = header.kind, ["page", "dialog", "root", "viewer"].contains(kind.name),
      kind.base?.dottedName == "" || kind.base?.dottedName == "Header"
    else { return false }
    for argument in kind.arguments { addAdopted(argument.value, call, context) }
    visitArguments(of: call, context)
    return true
  }

  private mutating func addAdopted(_ node: SourceNode, _ call: SourceCall, _ context: SiteContext) {
    let nodes: [SourceNode] = if case .list(let nodes) = node.kind { nodes } else { [node] }
    for node in nodes {
      guard let purpose = purpose(of: node) else { continue }
      let recogniser = Recogniser(
        construct: tree.language == .swift ? "swiftui.header" : "compose.header",
        framework: tree.language == .swift ? .swiftUI : .compose, names: [], container: .navigationBar)
      var draft = draft(recogniser, node.range, context)
      draft.site.adoptedPurpose = purpose
      drafts.append(draft)
    }
  }

  /// Adds the site of `<PurposeButton purpose="delete">` or `<purpose-button purpose="delete">`.
  mutating func visitAdopted(_ element: SourceElement, _ range: Range<Int>, _ context: SiteContext) -> Bool {
    guard element.name == "PurposeButton" || element.name == "purpose-button",
      let purpose = purpose(of: element["purpose"])
    else { return false }
    var draft = draft(
      Recogniser(construct: "react.button", framework: .react, names: []),
      element.nameRange.lowerBound..<range.upperBound, context)
    draft.site.adoptedPurpose = purpose
    if let action = element["onClick"] { draft.add(actions: actions(in: action, context)) }
    drafts.append(draft)
    return true
  }
}
