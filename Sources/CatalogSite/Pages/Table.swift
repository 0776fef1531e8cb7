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
    let table = HTML.table([("class", classes), ("id", identifier)], head: [.row(head)], rows: rows)
    return .region(label, classes: "wide", content: [table])
  }
}

extension HTML {
  /// A part of a page in English, whatever the language of the page.
  static func section(_ title: String, id: String, content: [HTML]) -> HTML {
    section(title, [("id", id), ("lang", "en"), ("dir", "ltr")], content: content)
  }

  /// Terms with their descriptions, in English.
  static func facts(_ rows: [(String, [HTML])]) -> HTML {
    .element(
      "dl", [("class", "facts"), ("lang", "en"), ("dir", "ltr")],
      content: rows.flatMap { [.element("dt", text: $0.0), .element("dd", [("dir", "auto")], content: $0.1)] })
  }
}
