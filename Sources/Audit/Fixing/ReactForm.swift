internal import AppReading
internal import CatalogModel
internal import SourceReading

/// `<PurposeButton purpose="delete" …/>` in place of a `<button>` with a title and nothing else.
///
/// No icon names are passed, so it draws none.
struct ReactForm {
  let site: FixSite

  func code(_ element: SourceElement, _ range: Range<Int>) throws(FixRefusal) -> String {
    guard element.name == "button" else {
      let isComponent = element.name.first?.isUppercase == true || element.name.contains(".")
      throw isComponent ? .component(element.name) : .noForm("<\(element.name)>")
    }
    var kept: [SourceArgument] = []
    for attribute in element.attributes {
      switch attribute.label {
      // A tooltip is kept.
      case "onClick", "className", "disabled", "id", "style", "key", "ref", "title": kept.append(attribute)
      case "type" where attribute.value.text == "button": break
      case "aria-label": break
      default: throw .argument(attribute.label ?? site.text.source(attribute.range))
      }
    }
    guard element["onClick"] != nil else { throw .action }
    if element.children.count == 1, let title = element.children[0].text { try site.requireLetters(title) }
    try site.requireTexts(spoken: .spoken, tooltip: nil)
    guard !element.children.isEmpty else { throw .content }
    guard element.children.count == 1, isText(element.children[0]) else {
      // Icons are configured where a button is used.
      throw site.named.site.icons.isEmpty ? .content : .noForm("React's buttons with an icon")
    }
    // The form may be in another component, around this one.
    if element["type"] == nil, !site.text.isOutsideOfForms(range.lowerBound) { throw .maySubmit }
    try site.requireComments(of: range, in: kept.map(\.range))
    let fields = [("typescript", site.names.typeScript), ("locale", site.names.locale)]
    guard let locale = site.names.locale, site.names.typeScript != nil else {
      throw .unnamed(fields.filter { $0.1 == nil }.map(\.0))
    }
    let attributes =
      ["purpose=\"\(site.purpose.identifier)\"", "locale={\(locale)}"] + kept.map { site.text.source($0.range) }
    return "<PurposeButton \(attributes.joined(separator: " ")) />"
  }

  /// A text, or the call of a function that looks one up.
  private func isText(_ node: SourceNode) -> Bool {
    switch node.kind {
    case .string: node.text != nil
    case .call(let call): call.trailing.isEmpty && !TextCall.named(call.name, in: .typeScript).isEmpty
    default: false
    }
  }
}
