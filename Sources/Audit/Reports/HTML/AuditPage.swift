internal import CatalogReports
internal import CatalogValidation
internal import SourceText
internal import TextFormats

/// The data and the markup that all sections of the page share.
struct AuditPage {
  let report: AuditReport
  let summary: AuditSummary
  let places: ShownPlaces

  init(_ report: AuditReport) {
    self.report = report
    summary = AuditSummary(report.app)
    places = ShownPlaces(report)
  }

  // MARK: Sections

  /// A section with a heading and an introduction; empty if it has no content.
  func section(_ identifier: String, _ heading: String, intro: [HTML] = [], content: [HTML]) -> HTML {
    guard content.contains(where: { !$0.isEmpty }) else { return .empty }
    let words = intro.isEmpty ? .empty : HTML.element("p", [("class", "intro")], content: intro)
    return .section(heading, [("id", identifier)], content: [words] + content)
  }

  /// The rows that a table shows at once.
  private static let shownRows = 12

  /// A table whose rows become cards on narrow screens; the end of a long one is folded.
  ///
  /// - Parameter rows: the cells; the first one heads its row.
  func table(_ headings: [String], rows: [[HTML]], numbers: Set<Int> = []) -> HTML {
    guard !rows.isEmpty else { return .empty }
    guard rows.count > Self.shownRows + 3 else { return unfolded(headings, rows, numbers: numbers) }
    let rest = Array(rows.dropFirst(Self.shownRows))
    return .all([
      unfolded(headings, Array(rows.prefix(Self.shownRows)), numbers: numbers),
      .folded("rest", summary: ["\(rest.count) more"], content: [unfolded(headings, rest, numbers: numbers)]),
    ])
  }

  private func unfolded(_ headings: [String], _ rows: [[HTML]], numbers: Set<Int>) -> HTML {
    func style(_ index: Int) -> (String, String?) { ("class", numbers.contains(index) ? "number" : nil) }
    let head = headings.enumerated().map { HTML.column($1, [style($0)]) }
    let body = rows.map { cells in
      HTML.row(
        cells.enumerated().map { index, cell in
          index == 0
            ? .rowHead([cell]) : .element("td", [style(index), ("data-label", headings[index])], content: [cell])
        })
    }
    return .table(head: [.row(head)], rows: body)
  }

  // MARK: Pieces

  /// The maximum number of places that a cell names; further ones are counted.
  private static let shownPlaces = 3

  /// Places by the names of their files; the whole path is a tooltip, and places that do not fit are folded.
  func list(_ places: [String]) -> HTML {
    let items = places.map { place in
      [HTML.element("code", [("title", place)], text: place.split(separator: "/").last.map(String.init) ?? place)]
    }
    let first = HTML.list("places", items: Array(items.prefix(Self.shownPlaces)))
    let rest = Array(items.dropFirst(Self.shownPlaces))
    guard !rest.isEmpty else { return first }
    return .all([first, .folded(summary: ["\(rest.count) more"], content: [.list("places", items: rest)])])
  }

  func places(_ sites: [NamedSite]) -> HTML { list(sites.map(places.place)) }

  /// A finding with its place, for a list.
  func item(_ finding: Finding) -> [HTML] { [.code(places.place(finding)), " ", .message(finding.message)] }

  /// The variants as a row of chips; the most frequent one is marked as the one to keep.
  func chips(_ variants: [AuditSummary.Variant], isCode: Bool) -> HTML {
    let most = variants.first?.sites.count ?? 0
    let isClear = variants.count > 1 && variants[1].sites.count < most
    let chips = variants.enumerated().map { index, variant in
      HTML.element(
        "li", [("class", index == 0 && isClear ? "most" : nil)],
        content: [
          .bold("\(variant.sites.count)"), " ", isCode ? .code(variant.name) : .isolated(variant.name),
          variant.wording.map { .element("small", text: " \($0)'s word") } ?? .empty,
        ])
    }
    return .element("ul", [("class", "chips")], content: chips)
  }

  /// A bar of parts, drawn in proportion.
  ///
  /// - Parameter parts: classes and sizes.
  func bar(_ parts: [(style: String, size: Int)], of whole: Int, label: String) -> HTML {
    func piece(_ style: String, from start: Int, width: Int) -> HTML {
      .element(
        "rect", [("class", style), ("x", "\(start)"), ("y", "0"), ("width", "\(width)"), ("height", "10")])
    }
    var start = 0
    let pieces = parts.map { style, size in
      defer { start += size }
      return whole == 0
        ? piece(style, from: 0, width: 0) : piece(style, from: start * 1000 / whole, width: size * 1000 / whole)
    }
    return .element(
      "svg",
      [
        ("class", "bar"), ("viewBox", "0 0 1000 10"), ("preserveAspectRatio", "none"), ("role", "img"),
        ("aria-label", label),
      ], content: [piece("track", from: 0, width: 1000)] + pieces)
  }

  /// A bar with its words beside it.
  func share(_ size: Int, of whole: Int, style: String, words: String, label: String) -> HTML {
    .element(
      "span", [("class", "share")],
      content: [bar([(style, size)], of: whole, label: label), .element("span", text: words)])
  }

  func legend(_ entries: [(style: String, words: String)]) -> HTML {
    .list(
      "legend",
      items: entries.map { [.element("span", [("class", "swatch \($0.style)")]), .text($0.words)] })
  }

  /// A purpose's identifier as a title: `Select All`.
  static func title(_ purpose: String) -> String {
    purpose.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
