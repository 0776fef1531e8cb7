/// A piece of a page. Text becomes HTML only here, so that a catalogue's texts can never become markup.
struct HTML: Hashable, Sendable {
  /// The markup.
  let markup: String

  private init(markup: String) { self.markup = markup }

  /// A text.
  static func text(_ text: String) -> HTML { HTML(markup: escaped(text)) }

  /// Markup that this program wrote, or a drawing whose elements were read and checked.
  static func markup(_ markup: String) -> HTML { HTML(markup: markup) }

  /// An element.
  ///
  /// - Parameters:
  ///   - attributes: those with a value are written, in order; an empty value writes the name only.
  ///   - children: the content; elements without an end tag have none (HTML, §13.1.2, void elements).
  static func element(_ name: String, _ attributes: [(String, String?)] = [], _ children: [HTML] = []) -> HTML {
    var markup = "<\(name)"
    for (key, value) in attributes {
      guard let value else { continue }
      markup += value.isEmpty ? " \(key)" : " \(key)=\"\(escaped(value))\""
    }
    markup += ">"
    if voidElements.contains(name) { return HTML(markup: markup) }
    for child in children { markup += child.markup }
    return HTML(markup: markup + "</\(name)>")
  }

  /// An element with a text.
  static func element(_ name: String, _ attributes: [(String, String?)] = [], text: String) -> HTML {
    element(name, attributes, [.text(text)])
  }

  private static let voidElements: Set = ["br", "hr", "img", "input", "link", "meta"]

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x22, 0x26, 0x3C, 0x3E].contains($0) || $0 < 0x20 }) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // Control characters are not allowed in HTML (§13.2.3.5).
      case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
