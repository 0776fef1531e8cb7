import CatalogModel
import PurposeCatalog
import TestSupport
import Testing

/// Bars whose items have states, and the rows and labels that share their room.
@Suite struct LivingBarTests {
  private static func width(_ text: String) -> Double { Double(text.count) * 9 }

  /// An item as text: purpose, title, icon on iOS, `off` if it cannot be pressed, badge.
  private static func text(_ item: BarItem) -> String {
    let icon = item.icon(in: "sf-symbols")?.name ?? "-"
    let state = [item.isEnabled ? nil : "off", item.badge.map { "badge \($0)" }].compactMap(\.self)
    return ([item.purpose.identifier, item.title, icon] + state).joined(separator: " ")
  }

  @Test(
    "A toggle that is on shows its opposite; a confirmation waits",
    arguments: [
      ("en", "favorite Unfavorite star.slash badge 3, save Save checkmark off"),
      ("de", "favorite Favorit löschen star.slash badge 3, save Speichern checkmark off"),
    ])
  func showsStates(locale: String, expected: String) throws {
    let (favorite, save) = (try Standard.purpose("favorite"), try Standard.purpose("save"))
    let header = Header.dialog(confirm: save, trailing: [favorite])
    let living = header.showing(favorite, isOn: true, badge: 3).confirming(isEnabled: false)
    let bar = try Standard.read().resolver(for: locale).resolve(living)
    #expect(bar.trailing.map(Self.text).joined(separator: ", ") == expected)
    #expect(living.showing(favorite, isOn: false).confirming(isEnabled: true).trailing[0].isOn == false)
    #expect(header.confirming(isEnabled: true) == header && Header.page().confirming(isEnabled: false) == .page())
  }

  @Test func changesItemsInMenus() throws {
    let (add, copy) = (try Standard.purpose("add"), try Standard.purpose("copy"))
    let header = Header.page(trailing: [HeaderItem(add, menu: [HeaderItem(copy)])]).showing(copy, isEnabled: false)
    let bar = try Standard.read().resolver(for: "en").resolve(header)
    #expect(bar.trailing.map { $0.menu.map(Self.text) } == [["copy Copy document.on.document off"]])
  }

  /// Segments and the search field have rows beneath; right-to-left mirrors them.
  @Test func placesRows() throws {
    let segments = try ["archive", "calendar"].map(Standard.purpose)
    let header = Header.root(trailing: []).segmented(segments, selected: segments[1])
      .searching(try Standard.purpose("search"))
    func layout(_ locale: String) throws -> BarLayout {
      try Standard.read().resolver(for: locale).resolve(header, title: "Plan", subtitle: "Tuesday")
        .layout(width: 320, measure: Self.width)
    }
    let (left, right) = (try layout("en"), try layout("he"))
    #expect(left.segments.map(\.item.isOn) == [false, true])
    #expect(left.segments.map(\.frame.x) == [16, 160] && right.segments.map(\.frame.x) == [160, 16])
    #expect(left.segments.allSatisfy { $0.frame.width == 144 && $0.frame.height == 44 })
    #expect(left.search?.width == 288 && left.search.map { $0.maxY <= left.height } == true)
    #expect(left.subtitle.map { $0.y >= left.title?.maxY ?? .infinity } == true && left.fits)
    #expect(header.selecting(segments[0]).segments.map(\.isOn) == [true, false])
    #expect(header.selecting(try Standard.purpose("copy")) == header)
  }

  /// The label becomes shorter and goes away before the title is truncated (UINavigationItem.BackButtonDisplayMode).
  @Test(
    "The label of a back button beside the title",
    arguments: [
      (Platform.iOS, 320.0, "Route 7", "Itineraries", "Itineraries default"),
      (.iOS, 220, "Route 7", "Itineraries", "Back generic"),
      (.iOS, 160, "Route 7", "Itineraries", "- minimal"),
      (.iOS, 320, "Route 7", "", "Back generic"),
      (.iOS, 320, "A title that needs all the room", "Itineraries", "- minimal"),
      (.iOS26, 320, "Route 7", "Itineraries", "- minimal"),
      (.android, 320, "Route 7", "Itineraries", "- minimal"),
    ])
  func sharesTheRoom(platform: Platform, width: Double, title: String, beneath: String, expected: String) throws {
    let bar = try Standard.read().resolver(for: "en").resolve(
      .page(), title: title, beneath: ["Places", beneath], platform: platform)
    let layout = bar.layout(width: width, measure: Self.width)
    #expect(layout.back.map { "\($0.label ?? "-") \($0.mode.rawValue)" } == expected)
    let item = try #require(layout.items.first)
    #expect(layout.title.map { $0.x >= item.frame.maxX } == true)
    #expect(layout.back?.label == nil || !layout.isTitleTruncated)
  }
}
