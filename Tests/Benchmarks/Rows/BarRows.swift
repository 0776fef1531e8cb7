import CatalogModel
import Navigation
import PurposeCatalog

/// A bar, its layout and a deep link, compared with a title.
struct BarRows {
  /// The shipped catalogue.
  let catalog: Catalog
  let rounds: Int

  func measure(into report: inout Report) throws {
    let (save, back) = (try catalog.purpose("save"), try catalog.purpose("back"))
    let trailing = try ["search", "share"].map { try catalog.purpose($0) }
    let resolver = catalog.resolver(for: "en")
    let header = Header.dialog(confirm: save, trailing: trailing)
    let bar = resolver.resolve(header, title: "Route 7")
    let screens = Self.screens
    var router = Router(screens)
    let measurement = try Measurement.interleaved(
      rounds: rounds, items: 1,
      [
        Contender(name: "title(for:)") { resolver.title(for: back).isEmpty ? 0 : 1 },
        Contender(name: "resolve") { resolver.resolve(header, title: "Route 7").items.count == 4 ? 1 : 0 },
        Contender(name: "layout") { bar.layout(width: 390) { Double($0.utf8.count) * 9 }.fits ? 1 : 0 },
        Contender(name: "open") {
          try router.open(url: "/section-9/berlin/items/7")
          return router.path.count == 4 ? 1 : 0
        },
      ])
    let times = (0..<4).map { "\(Int(measurement.median($0).rounded())) ns" }
    note("title \(times[0]); bar \(times[1]); layout \(times[2]); deep link \(times[3])")
    let rows: [(work: String, ours: String, bar: Row.Bar)] = [
      ("a bar of four items", "`resolve(_:title:subtitle:beneath:platform:)`", .none),
      ("its layout", "`layout(width:measure:)`", .within(500)),
      ("a deep link among 500 screens", "`open(url:)`", .within(1_000)),
    ]
    for (index, row) in rows.enumerated() {
      report.add(
        Row(
          work: row.work, ours: row.ours, comparedWith: "`title(for:)`", ratio: measurement.ratio(index + 1, to: 0),
          bar: row.bar))
    }
  }

  /// 500 screens in five tabs: 100 lists, and the screens that they open; every fifth has input.
  private static var screens: Screens {
    let lists = (0..<100).map { index in
      let isBase = index < 5
      return Screen(
        id: "section-\(index)", header: isBase ? .root : .page, parent: isBase ? nil : "section-\(index % 5)",
        route: RoutePattern("/section-\(index)"), tab: isBase ? "tab-\(index)" : nil,
        tabOrder: isBase ? index + 1 : nil)
    }
    let pages = (0..<400).map { index in
      let section = index / 4
      let (name, parent) = index % 4 == 0 ? ("place", "section-\(section)") : ("item-\(index % 4)", "place-\(section)")
      let path = index % 4 == 0 ? "" : "/items\(index % 4 == 1 ? "" : "-\(index % 4)")/{item}"
      return Screen(
        id: "\(name)-\(section)", title: .argument("place"), discard: index % 4 == 3 ? "discard" : nil, parent: parent,
        route: RoutePattern("/section-\(section)/{place}\(path)"))
    }
    return Screens(lists + pages)
  }
}
