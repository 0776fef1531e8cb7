/// A piece of a page. Text becomes HTML only here, so that no text can ever become markup.
///
/// A string literal is a text, with all that is interpolated into it: `["Compared with ", .code(revision)]`.
package struct HTML: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The names and values of a tag in order; one without a value is omitted, and of one with an empty value only the name is written.
  package typealias Attributes = [(String, String?)]

  /// The markup.
  package let markup: String

  private init(markup: String) { self.markup = markup }

  package init(stringLiteral text: String) { self = .text(text) }

  /// A piece without content.
  package static let empty = HTML(markup: "")

  package var isEmpty: Bool { markup.isEmpty }

  /// A text.
  package static func text(_ text: String) -> HTML { HTML(markup: MarkupText.escaped(text)) }

  /// Pieces in a row.
  package static func all(_ pieces: [HTML]) -> HTML { HTML(markup: pieces.map(\.markup).joined()) }

  /// A style or a script, which stands in this program's source.
  static func embedded(_ code: EmbeddedCode) -> HTML { HTML(markup: code.text) }

  /// A drawing whose elements were read and checked.
  package static func drawing(_ elements: String) -> HTML { HTML(markup: elements) }

  /// An element; those without an end tag have no content (HTML, §13.1.2, void elements).
  package static func element(_ name: String, _ attributes: Attributes = [], content: [HTML] = []) -> HTML {
    var markup = "<\(name)"
    for (key, value) in attributes {
      guard let value else { continue }
      markup += value.isEmpty ? " \(key)" : " \(key)=\"\(MarkupText.escaped(value))\""
    }
    markup += ">"
    if !voidElements.contains(name) {
      for piece in content { markup += piece.markup }
      markup += "</\(name)>"
    }
    return HTML(markup: linedElements.contains(name) ? markup + "\n" : markup)
  }

  /// An element with a text.
  package static func element(_ name: String, _ attributes: Attributes = [], text: String) -> HTML {
    element(name, attributes, content: [.text(text)])
  }

  private static let voidElements: Set = ["br", "hr", "img", "input", "link", "meta"]

  /// The elements that end a line, where white space means nothing.
  private static let linedElements: Set = [
    "article", "details", "div", "fieldset", "figure", "footer", "form", "h1", "h2", "h3", "head", "header",
    "link", "main", "meta", "p", "pre", "script", "section", "style", "table", "thead", "title", "tr",
  ]
}
