internal import SourceReading
internal import SourceText

/// Finds uses of the code that `catalog generate` writes.
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

  /// Marks the sites whose texts are those of generated code: `UIAlertAction(title: Purpose.delete.title, …)`.
  mutating func markAccessors() {
    for index in drafts.indices where drafts[index].site.adoptedPurpose == nil {
      let shown = drafts[index].texts.filter { $0.use != .tooltip }
      let found = shown.compactMap { purpose(ofAccessor: $0.expression) }
      drafts[index].site.adoptedPurpose = found.first
    }
  }

  /// The purpose of `Purpose.delete.title`, `Design.Purpose.delete.title` and `Purpose.DELETE.title(locale)`.
  private func purpose(ofAccessor expression: TextExpression) -> String? {
    guard case .name(let parts, _) = expression, let type = parts.firstIndex(of: "Purpose"), parts.count > type + 2
    else { return nil }
    return settings.purpose(named: parts[type + 1])
  }

  private mutating func addAdopted(_ node: SourceNode, _ call: SourceCall, _ context: SiteContext) {
    let nodes: [SourceNode] = if case .list(let nodes) = node.kind { nodes } else { [node] }
    for node in nodes {
      guard let purpose = purpose(of: node) else { continue }
      guard let recogniser = table.first(\.header) else { continue }
      var draft = draft(recogniser, node.range, context)
      draft.site.adoptedPurpose = purpose
      drafts.append(draft)
    }
  }

  /// Adds the site of `<PurposeButton purpose="delete">` or `<purpose-button purpose="delete">`.
  mutating func visitAdopted(_ element: SourceElement, _ range: Range<Int>, in context: SiteContext) -> Bool {
    if element.name == "PurposeHeader", let header = element["header"] {
      addAdopted(inHeader: header, context)
      return true
    }
    guard element.name == "PurposeButton" || element.name == "purpose-button",
      let purpose = purpose(of: element["purpose"])
    else { return false }
    var draft = draft(
      .adoptedReact,
      element.nameRange.lowerBound..<range.upperBound, context)
    draft.site.adoptedPurpose = purpose
    if let action = element["onClick"] { draft.add(actions: actions(in: action, context)) }
    drafts.append(draft)
    return true
  }

  /// Adds a site for each purpose that `<PurposeHeader header={…}>` names.
  private mutating func addAdopted(inHeader header: SourceNode, _ context: SiteContext) {
    guard let recogniser = table.first(\.header) else { return }
    var found: [SiteDraft] = []
    header.walk { node in
      guard let purpose = purpose(of: node), node.plainText ?? purpose == purpose else { return true }
      var draft = draft(recogniser, node.range, context)
      draft.site.adoptedPurpose = purpose
      found.append(draft)
      return false
    }
    drafts += found
  }
}
