/// A table in English with its own scrolling region, for windows narrower than the table.
struct Table {
  /// The head of a column, at the edge where the texts of its cells start.
  struct Heading: ExpressibleByStringLiteral {
    let text: String
    let isRightToLeft: Bool

    /// - Parameter isRightToLeft: true if the cells are in a right-to-left language.
    init(_ text: String, isRightToLeft: Bool = false) {
      self.text = text
      self.isRightToLeft = isRightToLeft
    }

    init(stringLiteral text: String) { self.init(text) }

    /// The text keeps its own direction, so that parentheses of an English name are not mirrored.
    fileprivate var html: HTML {
      guard isRightToLeft else { return .element("th", [("scope", "col")], text: text) }
      return .element("th", [("scope", "col"), ("dir", "rtl")], [.element("bdi", text: text)])
    }
  }

  let head: [Heading]
  let rows: [HTML]
  var classes: String?
  var identifier: String?
  /// The region's label for screen readers.
  let label: String

  var html: HTML {
    let table = HTML.element(
      "table", [("class", classes), ("id", identifier)],
      [.element("thead", [], [.element("tr", [], head.map(\.html))]), .element("tbody", [], rows)])
    return .region(label, [table])
  }
}

extension HTML {
  /// Content that may be wider than the window, and that the keyboard can scroll (WCAG 2.2, 1.4.10 and 2.1.1).
  ///
  /// - Parameter label: in English; content in another language has a `lang` attribute.
  static func region(_ label: String, _ content: [HTML]) -> HTML {
    .element(
      "div", [("class", "wide"), ("tabindex", "0"), ("role", "region"), ("aria-label", label), ("lang", "en")], content)
  }

  /// A part of a page in English, whatever the language of the page.
  static func section(_ identifier: String, _ title: String, _ content: [HTML], classes: String? = nil) -> HTML {
    .element(
      "section", [("id", identifier), ("class", classes), ("lang", "en"), ("dir", "ltr")],
      [.element("h2", text: title)] + content)
  }

  /// Terms with their descriptions, in English.
  static func facts(_ rows: [(String, [HTML])]) -> HTML {
    .element(
      "dl", [("class", "facts"), ("lang", "en"), ("dir", "ltr")],
      rows.flatMap { [.element("dt", text: $0.0), .element("dd", [("dir", "auto")], $0.1)] })
  }
}
