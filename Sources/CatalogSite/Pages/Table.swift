internal import TextFormats

/// A table in English with its own scrolling region, for windows narrower than the table.
struct Table {
  /// The heads of the columns.
  let head: [HTML]
  let rows: [HTML]
  var classes: String?
  var identifier: String?
  /// The region's label for screen readers.
  let label: String

  var html: HTML {
    // The columns run in the direction of the page, and the texts of the cells in that of English.
    let table = HTML.element(
      "table", [("class", classes), ("id", identifier)],
      content: [
        .element("thead", [("dir", "ltr")], content: [.row(head)]), .element("tbody", [("dir", "ltr")], content: rows),
      ])
    return .region(label, classes: "wide", content: [table])
  }
}

extension HTML {
  /// A part of a page in English, laid out in the direction of the page.
  static func section(_ title: String, id: String, content: [HTML]) -> HTML {
    element(
      "section", [("id", id), ("lang", "en")], content: [element("h2", [("dir", "ltr")], text: title)] + content)
  }

  /// A paragraph in English, on a page in any language.
  static func english(_ text: String, classes: String? = nil) -> HTML {
    element("p", [("class", classes), ("lang", "en"), ("dir", "ltr")], text: text)
  }

  /// Terms with their descriptions, in English.
  static func facts(_ rows: [(String, [HTML])]) -> HTML {
    .element(
      "dl", [("class", "facts"), ("lang", "en")],
      content: rows.flatMap {
        [.element("dt", [("dir", "ltr")], text: $0.0), .element("dd", [("dir", "auto")], content: $0.1)]
      })
  }
}
