internal import AppReading
internal import CatalogModel
internal import SourceText
internal import TextFormats

/// Pictures of the ways to leave screens and to confirm tasks, for each framework and kind.
struct AuditPageExits {
  /// The maximum number of ways that are drawn; further ones are counted.
  private static let drawn = 8

  private let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: HTML {
    let leaving = page.summary.dismissals.map { row($0.kind.plural, $0.framework, kind: $0.kind, table: $0.table) }
    let confirming = page.summary.confirmations.map {
      row("Confirmations", $0.framework, kind: .dialog, table: $0.table)
    }
    return .all([
      page.section(
        "exits", "How people leave screens",
        intro: ["Each picture is one way out, with the screens that have it. The majority is the proposal for all."],
        content: kinds(leaving)),
      page.section(
        "confirmations", "Where people confirm",
        intro: ["The side of the button that ends a task, with any title."], content: kinds(confirming)),
    ])
  }

  private func kinds(_ rows: [HTML]) -> [HTML] {
    rows.isEmpty ? [] : [.element("div", [("class", "kinds")], content: rows)]
  }

  private func row(_ heading: String, _ framework: Framework, kind: HeaderKind, table: ExitTable) -> HTML {
    let total = table.rows.reduce(0) { $0 + $1.screens.count }
    let isWindow = framework.description.isOnDesktop
    let shown = table.rows.prefix(Self.drawn).map { row in
      figure(row, of: total, isMajority: row.exit == table.majority, kind: kind, isWindow: isWindow)
    }
    let rest = table.rows.dropFirst(Self.drawn).map { "\($0.screens.count) × \($0.exit.words)" }
    return .element(
      "div", [("class", "exits")],
      content: [
        .element(
          "div", [("class", "about")],
          content: [
            .element("h3", text: heading),
            .element("p", text: "\(framework.description.title), \(counted(total, "screen"))"), verdict(table, total),
          ]),
        .element("div", [("class", "ways")], content: shown),
        rest.isEmpty ? .empty : .element("p", text: "Also \(rest.joined(separator: ", "))."),
      ])
  }

  private func verdict(_ table: ExitTable, _ total: Int) -> HTML {
    func words(_ text: String, style: String? = nil) -> HTML {
      .element("p", [("class", style.map { "verdict \($0)" } ?? "verdict")], text: text)
    }
    if total == 1 { return .empty }
    if table.rows.count == 1 { return words("All alike", style: "agreed") }
    if table.majority != nil { return words("\(table.share) alike", style: "agreed") }
    return total < 5
      ? words("\(table.rows.count) ways, too few to say")
      : words("\(table.rows.count) ways, no majority", style: "open")
  }

  private func figure(
    _ row: ExitTable.Row, of total: Int, isMajority: Bool, kind: HeaderKind, isWindow: Bool
  ) -> HTML {
    let count = row.screens.count
    let name = row.exit.purpose == "confirmation" ? "Confirmation" : Self.title(row)
    let sketch = ScreenSketch(
      exit: row.exit, title: name, drawsWords: Self.drawsWords(row), kind: kind, isWindow: isWindow)
    let percent = total == 0 ? 0 : (count * 200 + total) / (total * 2)
    let caption: [HTML] = [
      .element("b", content: [.isolated(name)]), .element("span", text: row.exit.side.caption),
      .element("span", [("class", "count")], text: "\(count) of \(total), \(percent)\u{202F}%"),
      isMajority ? .element("span", [("class", "tag")], text: "majority") : .empty, screens(row),
    ]
    return .element(
      "figure", [("class", isMajority ? "majority" : nil)],
      content: [sketch.html(label: "\(name) \(row.exit.side.words)"), .element("figcaption", content: caption)])
  }

  private func screens(_ row: ExitTable.Row) -> HTML {
    guard row.exit.side != .system else { return .empty }
    let items = row.screens.map { screen in
      [HTML.element("code", [("title", page.places.place(screen))], text: screen.name)]
    }
    return .folded(summary: ["screens"], content: [.list("places", items: items)])
  }

  /// The most frequent title of a way's buttons; the purpose's name if they have no title.
  private static func title(_ row: ExitTable.Row) -> String {
    let titles = sites(row).flatMap { $0.site.texts.filter { $0.use == .title && !$0.hasArguments }.compactMap(\.text) }
    let counts = titles.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let most = counts.min { (-$0.value, $0.key) < (-$1.value, $1.key) }?.key
    return most.flatMap { $0.isEmpty ? nil : $0 } ?? AuditPage.title(row.exit.purpose)
  }

  /// Returns whether most buttons of a way show their title and no icon.
  private static func drawsWords(_ row: ExitTable.Row) -> Bool {
    let sites = sites(row)
    return sites.count { $0.site.icons.isEmpty } * 2 > sites.count
  }

  private static func sites(_ row: ExitTable.Row) -> [NamedSite] {
    row.screens.flatMap { screen in screen.exits.filter { $0.purpose == row.exit.purpose } }
  }
}

extension ScreenSide {
  /// The text below a picture.
  fileprivate var caption: String {
    switch self {
    case .leading: "leading side"
    case .trailing: "trailing side"
    case .bottom: "at the bottom"
    case .content: "in the content"
    case .system: "the system's own"
    }
  }
}
