internal import CatalogModel
internal import SourceReading

/// The buttons of GTK's files and Blueprint.
extension MarkupWalk {
  mutating func addMenuItem(_ element: SourceElement, _ range: Range<Int>, in context: SiteContext) {
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

  func fillGTK(_ draft: inout SiteDraft, _ element: SourceElement) {
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
}
