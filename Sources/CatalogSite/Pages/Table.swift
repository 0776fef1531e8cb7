/// A table in English that scrolls in its own region where the window is narrower.
struct Table {
  let head: [String]
  let rows: [HTML]
  var classes: String?
  var identifier: String?
  /// What a screen reader calls the region.
  let label: String

  var html: HTML {
    let cells = head.map { HTML.element("th", [("scope", "col")], text: $0) }
    let table = HTML.element(
      "table", [("class", classes), ("id", identifier)],
      [.element("thead", [], [.element("tr", [], cells)]), .element("tbody", [], rows)])
    return .region(label, [table])
  }
}

extension HTML {
  /// Content that may be wider than the window, and that the keyboard can scroll (WCAG 2.2, 1.4.10 and 2.1.1).
  ///
  /// - Parameter label: in English; content in another language says so.
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
