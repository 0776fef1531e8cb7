internal import AppReading
internal import CatalogModel
internal import SourceReading

/// `<purpose-button purpose="delete" onclick="…"></purpose-button>` in place of a `<button>` with a title and nothing
/// else.
///
/// The element contains a button and has no box itself, so the layout of the page does not change. It is defined
/// without icons and in one language, whose texts the page already has.
struct HTMLForm {
  let site: FixSite

  func code(_ element: SourceElement, _ range: Range<Int>) throws(FixRefusal) -> String {
    guard element.name == "button" else { throw .noForm("<\(element.name)>") }
    let kept = try kept(of: element)
    // In an action, `this` refers to the old button.
    guard let action = element["onclick"]?.text, !action.contains("this"), !action.contains("event") else {
      throw .action
    }
    if element["type"] == nil, site.text.isInForm(range.lowerBound) { throw .maySubmit }
    guard element.children.count == 1, let title = element.children[0].text else { throw .content }
    try site.requireLetters(title)
    let fields = [("element", site.names.element), ("elementLocale", site.names.elementLocale)]
    let missing = fields.filter { $0.1 == nil }.map(\.0)
    guard missing.isEmpty else { throw .unnamed(missing) }
    guard let locale = site.names.elementLocaleTag.flatMap({ LanguageTag($0) }) else {
      throw .unnamed(["elementLocale"])
    }
    try site.requireTexts(spoken: .spoken, tooltip: nil, locale: locale)
    try site.requireComments(of: range, in: kept.map(\.range))
    try requireDefinition()
    let attributes =
      ["purpose=\"\(site.purpose.identifier)\"", "style=\"display: contents\""]
      + kept.map { site.text.source($0.range) }
    return "<purpose-button \(attributes.joined(separator: " "))></purpose-button>"
  }

  private func kept(of element: SourceElement) throws(FixRefusal) -> [SourceArgument] {
    var kept: [SourceArgument] = []
    for attribute in element.attributes {
      switch attribute.label {
      // A tooltip is kept.
      case "onclick", "disabled", "title": kept.append(attribute)
      case "type" where attribute.value.text == "button": break
      case "aria-label": break
      default: throw .argument(attribute.label ?? site.text.source(attribute.range))
      }
    }
    return kept
  }

  /// Throws if a page has no place for the element's script, or has icons or may have them.
  private func requireDefinition() throws(FixRefusal) {
    if site.text.hasElement {
      if site.text.definesIcons { throw .elementElsewhere }
    } else if site.text.usesElement {
      throw .elementElsewhere
    } else if site.text.placeOfScript == nil {
      throw .noHead
    }
  }
}
