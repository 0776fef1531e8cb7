internal import AppReading
internal import CatalogModel
internal import CatalogReports
internal import CatalogValidation
internal import SourceText

/// Pictures of the ways to leave screens and to confirm tasks, for each framework and kind.
struct AuditPageExits {
  /// The maximum number of ways that are drawn; further ones are counted.
  private static let drawn = 8

  private let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: String {
    [
      page.section(
        "exits", "How people leave screens",
        intro: "Each picture is one way out, with the screens that have it. The majority is the proposal for all.",
        kinds(page.summary.dismissals.map { row($0.kind.plural, $0.framework, kind: $0.kind, $0.table) })),
      page.section(
        "confirmations", "Where people confirm",
        intro: "The side of the button that ends a task, whatever it is called.",
        kinds(page.summary.confirmations.map { row("Confirmations", $0.framework, kind: .dialog, $0.table) })),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func kinds(_ rows: [String]) -> [String] {
    rows.isEmpty ? [] : ["<div class=\"kinds\">"] + rows + ["</div>"]
  }

  private func row(_ heading: String, _ framework: Framework, kind: HeaderKind, _ table: ExitTable) -> String {
    let total = table.rows.reduce(0) { $0 + $1.screens.count }
    let shown = table.rows.prefix(Self.drawn).map { figure($0, of: total, framework, kind, table.majority) }
    let rest = table.rows.dropFirst(Self.drawn).map { "\($0.screens.count) × \($0.exit.words)" }
    return """
      <div class="exits">
      <div class="about"><h3>\(heading)</h3><p>\(framework.description.title), \(counted(total, "screen"))</p>\(verdict(table, total))</div>
      <div class="ways">
      \(shown.joined(separator: "\n"))
      </div>\(rest.isEmpty ? "" : "\n<p>Also \(HTMLText.escaped(rest.joined(separator: ", "))).</p>")
      </div>
      """
  }

  private func verdict(_ table: ExitTable, _ total: Int) -> String {
    if total == 1 { return "" }
    if table.rows.count == 1 { return "<p class=\"verdict agreed\">All alike</p>" }
    if table.majority != nil { return "<p class=\"verdict agreed\">\(table.share) alike</p>" }
    return total < 5
      ? "<p class=\"verdict\">\(table.rows.count) ways, too few to say</p>"
      : "<p class=\"verdict open\">\(table.rows.count) ways, no majority</p>"
  }

  private func figure(
    _ row: ExitTable.Row, of total: Int, _ framework: Framework, _ kind: HeaderKind, _ majority: ScreenExit?
  ) -> String {
    let isMajority = row.exit == majority
    let count = row.screens.count
    let name = row.exit.purpose == "confirmation" ? "Confirmation" : Self.title(row)
    let sketch = ScreenSketch(
      exit: row.exit, title: name, drawsWords: Self.drawsWords(row), kind: kind,
      isWindow: framework.description.isOnDesktop)
    let percent = total == 0 ? 0 : (count * 200 + total) / (total * 2)
    return """
      <figure\(isMajority ? " class=\"majority\"" : "")>
      \(sketch.svg(label: "\(name) \(row.exit.side.words)"))
      <figcaption><b><bdi>\(HTMLText.escaped(name))</bdi></b><span>\(row.exit.side.caption)</span>\
      <span class="count">\(count) of \(total), \(percent)&#8239;%</span>\
      \(isMajority ? "<span class=\"tag\">majority</span>" : "")\(screens(row))</figcaption>
      </figure>
      """
  }

  private func screens(_ row: ExitTable.Row) -> String {
    guard row.exit.side != .system else { return "" }
    let items = row.screens.map { screen in
      "<li><code\(HTMLText.attributes(["title": page.places.place(screen)]))>\(HTMLText.escaped(screen.name))</code></li>"
    }
    return "<details><summary>screens</summary><ul class=\"places\">\(items.joined())</ul></details>"
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
