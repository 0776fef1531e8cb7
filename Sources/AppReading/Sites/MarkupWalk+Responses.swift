internal import CatalogModel
internal import SourceReading
internal import SourceText

/// The buttons of GTK's dialogs, which are called responses.
extension MarkupWalk {
  /// `responses [ cancel: _("_Cancel"), delete: _("_Delete") destructive ]`: a name, a text, and an appearance.
  mutating func addResponses(_ list: SourceNode, _ context: SiteContext) {
    guard tree.language == .blueprint, case .list(let nodes) = list.kind else { return }
    var start: Int?
    for (index, node) in nodes.enumerated() {
      let found = text(node, isKey: true)
      guard !found.isEmpty else {
        // The name of the next response, unless it is the appearance of the last one.
        if case .name(let parts) = node.kind, !Self.appearances.contains(parts.joined()) {
          start = node.range.lowerBound
        }
        continue
      }
      var draft = response((start ?? node.range.lowerBound)..<node.range.upperBound, context)
      draft.add(.title, found)
      if nodes.dropFirst(index + 1).prefix(2).prefix(while: isAppearance).contains(where: isDestructive) {
        draft.site.role = .destructive
      }
      drafts.append(draft)
      start = nil
    }
  }

  /// `<response id="delete" appearance="destructive">_Delete</response>`
  mutating func addResponse(_ element: SourceElement, _ range: Range<Int>, in context: SiteContext) {
    guard element["id"] != nil else { return }
    var draft = response(element.nameRange.lowerBound..<range.upperBound, context)
    for child in element.children { draft.add(.title, text(child, isKey: true)) }
    if element["appearance"]?.text == "destructive" { draft.site.role = .destructive }
    if !draft.texts.isEmpty { drafts.append(draft) }
  }

  private func response(_ range: Range<Int>, _ context: SiteContext) -> SiteDraft {
    SiteDraft(
      Site(
        file: tree.file, range: range, construct: "gtk.response", framework: .gtk, container: .dialog,
        owner: context.owner))
  }

  private func isAppearance(_ node: SourceNode) -> Bool {
    if case .name(let parts) = node.kind { Self.appearances.contains(parts.joined()) } else { false }
  }

  private func isDestructive(_ node: SourceNode) -> Bool {
    if case .name(let parts) = node.kind { parts == ["destructive"] } else { false }
  }

  private static let appearances: Set = ["destructive", "suggested", "disabled"]
}
