internal import CatalogModel
internal import SourceReading

/// Reads the texts and icons of the buttons of markup.
extension MarkupWalk {
  func fill(_ draft: inout SiteDraft, _ element: SourceElement) {
    switch draft.site.framework {
    case .androidViews: fillAndroid(&draft, element)
    case .gtk: fillGTK(&draft, element)
    case .html: fillHTML(&draft, element)
    case .appKit: fillAppKit(&draft, element)
    default: fillStoryboard(&draft, element)
    }
  }

  /// A text, a call of gettext, or an element with a text.
  func text(_ node: SourceNode?, isKey: Bool) -> [Ranged<TextExpression>] {
    guard let node else { return [] }
    // `bind template.title` is not a text.
    if case .name = node.kind { return [] }
    if case .call(let call) = node.kind, ["_", "C_", "gettext"].contains(call.name),
      let text = call.arguments.last?.value.text
    {
      return [Ranged(expression: .key(text, text: text, hasArguments: false), range: node.range)]
    }
    guard let text = node.text, !text.isEmpty, text.contains(where: { $0.isLetter || $0.isNumber }) else {
      return []
    }
    let isTranslated = isKey && tree.language == .xml
    return [
      Ranged(
        expression: isTranslated
          ? .key(text, text: text, hasArguments: false) : .literal(text, hasArguments: false, mayBeKey: false),
        range: node.range)
    ]
  }
}
