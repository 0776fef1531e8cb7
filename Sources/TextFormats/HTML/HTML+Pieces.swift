/// The pieces that all pages have.
extension HTML {
  package static func code(_ text: String) -> HTML { element("code", text: text) }

  package static func bold(_ text: String) -> HTML { element("b", text: text) }

  /// A text whose direction does not affect its surroundings.
  package static func isolated(_ text: String) -> HTML { element("bdi", text: text) }

  package static func link(_ text: String, to address: String, _ attributes: Attributes = []) -> HTML {
    element("a", [("href", address)] + attributes, text: text)
  }

  /// A part of a page.
  package static func section(_ title: String, _ attributes: Attributes = [], content: [HTML]) -> HTML {
    element("section", attributes, content: [element("h2", text: title)] + content)
  }

  /// Content that may be wider than the window, and that the keyboard can scroll (WCAG 2.2, 1.4.10 and 2.1.1).
  ///
  /// - Parameter label: in English; content in another language has a `lang` attribute.
  package static func region(_ label: String, classes: String, content: [HTML]) -> HTML {
    let attributes = [
      ("class", classes), ("tabindex", "0"), ("role", "region"), ("aria-label", label), ("lang", "en"),
    ]
    return element("div", attributes, content: content)
  }

  package static func list(_ classes: String? = nil, items: [[HTML]]) -> HTML {
    element("ul", [("class", classes)], content: items.map { element("li", content: $0) })
  }

  /// Content that is folded until the reader opens it.
  package static func folded(_ classes: String? = nil, summary: [HTML], content: [HTML]) -> HTML {
    element("details", [("class", classes)], content: [element("summary", content: summary)] + content)
  }

  /// The name of a severity or state in a frame, in its colour.
  package static func severity(_ name: String) -> HTML {
    element("span", [("class", "severity \(name)")], text: name)
  }

  // MARK: Tables

  /// The head of a column.
  package static func column(_ name: String, _ attributes: Attributes = []) -> HTML {
    element("th", [("scope", "col")] + attributes, text: name)
  }

  /// The head of a row.
  package static func rowHead(_ content: [HTML]) -> HTML { element("th", [("scope", "row")], content: content) }

  /// The row of the columns' heads.
  package static func head(_ names: [String]) -> HTML { row(names.map { column($0) }) }

  package static func row(_ cells: [HTML]) -> HTML { element("tr", content: cells) }

  /// - Parameter head: the rows of the columns' heads.
  package static func table(_ attributes: Attributes = [], head: [HTML], rows: [HTML]) -> HTML {
    element("table", attributes, content: [element("thead", content: head), element("tbody", content: rows)])
  }
}
