internal import CatalogReports
internal import CatalogValidation
internal import SourceText

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
  ///
  /// - Parameters:
  ///   - heading: plain text.
  ///   - intro: markup.
  func section(_ identifier: String, _ heading: String, intro: String = "", _ content: [String]) -> String {
    guard content.contains(where: { !$0.isEmpty }) else { return "" }
    let start = "<section id=\"\(identifier)\">\n<h2>\(HTMLText.escaped(heading))</h2>"
    let words = intro.isEmpty ? [] : ["<p class=\"intro\">\(intro)</p>"]
    return ([start] + words + content.filter { !$0.isEmpty } + ["</section>"]).joined(separator: "\n")
  }

  /// The rows that a table shows at once.
  private static let shownRows = 12

  /// A table whose rows become cards on narrow screens; the end of a long one is folded.
  ///
  /// - Parameter rows: markup; the first cell heads its row.
  func table(_ headings: [String], _ rows: [[String]], numbers: Set<Int> = []) -> String {
    guard !rows.isEmpty else { return "" }
    guard rows.count > Self.shownRows + 3 else { return unfolded(headings, rows, numbers) }
    let rest = Array(rows.dropFirst(Self.shownRows))
    return unfolded(headings, Array(rows.prefix(Self.shownRows)), numbers)
      + "\n<details class=\"rest\"><summary>\(rest.count) more</summary>\n\(unfolded(headings, rest, numbers))\n</details>"
  }

  private func unfolded(_ headings: [String], _ rows: [[String]], _ numbers: Set<Int>) -> String {
    let head = headings.enumerated().map { index, name in
      "<th scope=\"col\"\(numbers.contains(index) ? " class=\"number\"" : "")>\(HTMLText.escaped(name))</th>"
    }
    let body = rows.map { cells in
      let markup = cells.enumerated().map { index, cell in
        if index == 0 { return "<th scope=\"row\">\(cell)</th>" }
        let style = numbers.contains(index) ? " class=\"number\"" : ""
        return "<td\(style)\(HTMLText.attributes(["data-label": headings[index]]))>\(cell)</td>"
      }
      return "<tr>\(markup.joined())</tr>"
    }
    return """
      <table>
      <thead><tr>\(head.joined())</tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody>
      </table>
      """
  }

  // MARK: Pieces

  /// The maximum number of places that a cell names; further ones are counted.
  private static let shownPlaces = 3

  /// Places by the names of their files; the whole path is a tooltip, and places that do not fit are folded.
  func list(_ places: [String]) -> String {
    func item(_ place: String) -> String {
      let name = place.split(separator: "/").last.map(String.init) ?? place
      return "<li><code\(HTMLText.attributes(["title": place]))>\(HTMLText.escaped(name))</code></li>"
    }
    let first = "<ul class=\"places\">\(places.prefix(Self.shownPlaces).map(item).joined())</ul>"
    let rest = places.dropFirst(Self.shownPlaces)
    guard !rest.isEmpty else { return first }
    return first
      + "<details><summary>\(rest.count) more</summary><ul class=\"places\">\(rest.map(item).joined())</ul></details>"
  }

  func places(_ sites: [NamedSite]) -> String { list(sites.map(places.place)) }

  /// The variants as a row of chips; the most frequent one is marked as the one to keep.
  func chips(_ variants: [AuditSummary.Variant], isCode: Bool) -> String {
    let most = variants.first?.sites.count ?? 0
    let isClear = variants.count > 1 && variants[1].sites.count < most
    let chips = variants.enumerated().map { index, variant in
      let name = HTMLText.escaped(variant.name)
      let words = isCode ? "<code>\(name)</code>" : "<bdi>\(name)</bdi>"
      let mark = index == 0 && isClear ? " class=\"most\"" : ""
      return "<li\(mark)><b>\(variant.sites.count)</b> \(words)</li>"
    }
    return "<ul class=\"chips\">\(chips.joined())</ul>"
  }

  /// A bar of parts, drawn in proportion.
  ///
  /// - Parameter parts: classes and sizes.
  func bar(_ parts: [(style: String, size: Int)], of whole: Int, label: String) -> String {
    var start = 0
    let pieces = parts.map { style, size in
      defer { start += size }
      let (from, width) = whole == 0 ? (0, 0) : (start * 1000 / whole, size * 1000 / whole)
      return "<rect class=\"\(style)\" x=\"\(from)\" y=\"0\" width=\"\(width)\" height=\"10\"></rect>"
    }
    let attributes = HTMLText.attributes([
      "class": "bar", "viewBox": "0 0 1000 10", "preserveAspectRatio": "none", "role": "img", "aria-label": label,
    ])
    return "<svg\(attributes)><rect class=\"track\" x=\"0\" y=\"0\" width=\"1000\" height=\"10\"></rect>"
      + "\(pieces.joined())</svg>"
  }

  func legend(_ entries: [(style: String, words: String)]) -> String {
    let items = entries.map { "<li><span class=\"swatch \($0.style)\"></span>\(HTMLText.escaped($0.words))</li>" }
    return "<ul class=\"legend\">\(items.joined())</ul>"
  }

  /// A purpose's identifier as a title: `Select All`.
  static func title(_ purpose: String) -> String {
    purpose.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
