internal import SourceReading

/// `<PurposeButton purpose="delete" …/>` in place of a `<button>`.
struct ReactForm {
  let purpose: String
  /// The expression for its locale.
  let locale: String
  let text: FixedText

  func code(_ element: SourceElement, _ range: Range<Int>) -> String? {
    guard element.name == "button" else { return nil }
    var kept: [SourceArgument] = []
    for attribute in element.attributes {
      switch attribute.label {
      case "onClick", "className", "disabled", "id", "style", "key", "ref": kept.append(attribute)
      case "type" where attribute.value.text == "button": break
      case "aria-label", "title": guard attribute.value.text != nil else { return nil }
      default: return nil
      }
    }
    // Without a click it may submit a form, which a button of type "button" does not.
    guard element["onClick"] != nil, element.children.count == 1, element.children[0].text != nil,
      !text.losesComment(range, keeping: kept.map(\.range))
    else { return nil }
    let attributes = ["purpose=\"\(purpose)\"", "locale={\(locale)}"] + kept.map { text.source($0.range) }
    return "<PurposeButton \(attributes.joined(separator: " ")) />"
  }
}
