import PurposeCatalog
import TestSupport
import Testing

/// Layouts of bars: nothing overlaps, nothing is too small or outside the bar, and right-to-left mirrors left-to-right.
@Suite struct BarLayoutTests {
  private static func width(_ text: String) -> Double { Double(text.count) * 9 }

  @Test func placesAPage() throws {
    let bar = try Self.bar("en", .page(trailing: try ["search", "share"].map(Standard.purpose)), title: "Route 7")
    let layout = bar.layout(width: 390, measure: Self.width)
    #expect(layout.items.map(\.frame.x) == [8, 278, 330])
    #expect(layout.items.allSatisfy { $0.frame.width == 44 && $0.frame.height == 44 && !$0.isTruncated })
    #expect(layout.title == BarFrame(x: 163.5, y: 0, width: 63, height: 44))
    #expect(layout.height == 44 && layout.fits && layout.menu == [] && layout.menuButton == nil)
  }

  /// The last actions move first; the confirmation stays.
  @Test func movesActionsIntoTheMenu() throws {
    let header = Header.dialog(
      confirm: try Standard.purpose("save"), trailing: try ["search", "share", "print"].map(Standard.purpose))
    let layout = try Self.bar("en", header, title: "Plan").layout(width: 320, measure: Self.width)
    #expect(layout.items.map(\.item.purpose.identifier) == ["cancel", "search", "save"])
    #expect(layout.menu.map(\.purpose.identifier) == ["share", "print"])
    #expect(layout.menuButton != nil && layout.fits)
  }

  /// The menu's button takes the place of an action on Android (androidx, ActionMenuPresenter), but not on Windows.
  @Test(
    "Visible actions, and those in the menu",
    arguments: [
      (Platform.android, 400.0, 3, 3, 0), (.android, 400, 4, 2, 2), (.android, 320, 2, 2, 0), (.android, 320, 3, 1, 2),
      (.android, 700, 6, 4, 2), (.windows, 700, 5, 4, 1), (.web, 700, 4, 3, 1), (.iOS, 700, 6, 6, 0),
      (.watchOS, 200, 2, 1, 1),
    ])
  func countsTheMenuButton(platform: Platform, width: Double, count: Int, shown: Int, inMenu: Int) throws {
    let header = Header.root(trailing: Array(repeating: HeaderItem(try Standard.purpose("share")), count: count))
    let bar = try Standard.read().resolver(for: "en").resolve(header, platform: platform)
    let layout = bar.layout(width: width, measure: Self.width)
    #expect(layout.items.count == shown && layout.menu.count == inMenu)
    #expect((layout.menuButton != nil) == (inMenu > 0 && platform != .watchOS))
  }

  /// The buttons of a Windows dialog are below the content, in the trailing corner.
  @Test func placesAFooter() throws {
    let header = Header.dialog(confirm: try Standard.purpose("save"), trailing: [try Standard.purpose("share")])
    func layout(_ locale: String, _ width: Double) throws -> BarLayout {
      try Standard.read().resolver(for: locale).resolve(header, title: "Plan", platform: .windows)
        .layout(width: width, measure: Self.width)
    }
    let wide = try layout("en", 320)
    #expect(wide.items.map(\.frame) == [BarFrame(x: 264, y: 4, width: 40, height: 40)])
    #expect(
      wide.footer.map(\.frame) == [
        BarFrame(x: 194, y: 4, width: 40, height: 40), BarFrame(x: 250, y: 4, width: 54, height: 40),
      ])
    #expect(wide.height == 48 && wide.footerHeight == 48 && wide.fits)
    let narrow = try layout("en", 130)
    #expect(narrow.footer.map(\.isTruncated) == [false, true] && !narrow.fits)
    #expect(try layout("ar", 320).footer.last?.frame.x == 16)
  }

  /// A title of Android without an item before it is at 16 dp (androidx, AppBar.kt), a symbol at 4 dp.
  @Test func placesTitlesOfAndroid() throws {
    func title(_ header: Header) throws -> BarFrame? {
      try Standard.read().resolver(for: "en").resolve(header, title: "Plan", platform: .android)
        .layout(width: 400, measure: Self.width).title
    }
    #expect(try title(.root(trailing: []))?.x == 16)
    #expect(try title(.page(dismiss: .hidden, trailing: []))?.x == 16)
    #expect(try title(.page(trailing: []))?.x == 60)
  }

  /// A long title is truncated before an action or a word is.
  @Test func cutsTheTitle() throws {
    let header = Header.dialog(confirm: try Standard.purpose("save"))
    let layout = try Self.bar("de", header, title: "Ein sehr langer Titel eines Dialogs").layout(
      width: 320, measure: Self.width)
    #expect(layout.isTitleTruncated && layout.fits && layout.items.allSatisfy { !$0.isTruncated })
  }

  @Test func hasALargeTitleBelow() throws {
    let layout = try Self.bar("he", .root(trailing: []), title: "מקומות").layout(width: 390, measure: Self.width)
    #expect(layout.height == 96)
    #expect(layout.title == BarFrame(x: 258.44, y: 44, width: 115.56, height: 52))
  }

  /// Random headers, widths, measures, platforms and directions with a fixed seed.
  ///
  /// An exhaustive run takes 100,000 of them; the 5,000 would miss a rare combination of long words and a narrow bar.
  @Test func holdsForRandomHeaders() throws {
    var random = SeededGenerator(seed: 17)
    let catalog = try Standard.read()
    let pairs = [("en", "he"), ("de", "ar"), ("ja", "fa")].map { names in
      (catalog.resolver(for: names.0), catalog.resolver(for: names.1))
    }
    for _ in 0..<Sweep.of(100_000, representatives: 5_000) {
      let header = Self.header(&random, catalog.purposes)
      let platform = try #require(Self.platforms.randomElement(using: &random))
      let letter = Double.random(in: 1...20, using: &random)
      let title = String(repeating: "m", count: Int.random(in: 0...30, using: &random))
      let pair = try #require(pairs.randomElement(using: &random))
      let (left, right) = (
        pair.0.resolve(header, title: title, platform: platform),
        pair.1.resolve(header, title: title, platform: platform)
      )
      let narrowest = left.profile.narrowestWidth
      let width = Double.random(in: narrowest...(narrowest * 4), using: &random).rounded()
      // The measure gives texts the same widths in both locales.
      let ltr = left.layout(width: width) { Double(min($0.utf8.count, 3)) * letter }
      let same = right.layout(width: width) { Double(min($0.utf8.count, 3)) * letter }
      Self.check(ltr, left)
      Self.check(same, right)
      #expect(ltr.items.map { Self.mirrored($0.frame, width) } == same.items.map(\.frame))
      #expect(ltr.footer.map { Self.mirrored($0.frame, width) } == same.footer.map(\.frame))
      #expect(ltr.title.map { Self.mirrored($0, width) } == same.title)
      #expect(ltr.menuButton.map { Self.mirrored($0, width) } == same.menuButton)
    }
  }

  private static let platforms: [Platform] = [.iOS, .iOS26, .macOS, .watchOS, .android, .gnome, .windows, .web]

  private static func header(_ random: inout SeededGenerator, _ purposes: [Purpose]) -> Header {
    let trailing = (0..<Int.random(in: 0...6, using: &random)).compactMap { _ -> HeaderItem? in
      guard let purpose = purposes.randomElement(using: &random) else { return nil }
      return HeaderItem(purpose, title: Int.random(in: 0...3, using: &random) == 0 ? "abc" : nil)
    }
    switch Int.random(in: 0...4, using: &random) {
    case 0: return .root(trailing: trailing)
    case 1: return .page(trailing: trailing)
    case 2: return .page(dismiss: .close(action: "leave"), trailing: trailing)
    case 3: return .viewer(trailing: trailing)
    default: return .dialog(confirm: HeaderItem(purpose: "save"), trailing: trailing)
    }
  }

  private static func check(_ layout: BarLayout, _ bar: Bar) {
    // The footer begins below the bar.
    let below = layout.footer.map { placed in
      var frame = placed.frame
      frame.y += layout.height
      return frame
    }
    let frames = layout.items.map(\.frame) + [layout.menuButton].compactMap(\.self) + below
    for frame in frames {
      #expect(frame.width >= bar.profile.targetWidth && frame.height >= bar.profile.targetHeight)
    }
    let all = (frames + [layout.title].compactMap(\.self)).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    for frame in all {
      #expect(frame.x >= 0 && frame.maxX <= layout.width + 0.001 && frame.y >= 0)
      #expect(frame.maxY <= layout.height + (frame.y < layout.height ? 0 : layout.footerHeight) + 0.001)
    }
    for (index, frame) in all.enumerated() {
      for other in all[(index + 1)...] {
        #expect(
          frame.maxX <= other.x + 0.001 || other.maxX <= frame.x + 0.001 || frame.maxY <= other.y + 0.001
            || other.maxY <= frame.y + 0.001, "\(frame) \(other)")
      }
    }
    let placed = layout.items + layout.footer
    // Every item is in the bar, its menu or the footer, unless the layout does not fit.
    #expect(!layout.fits || placed.count + layout.menu.count == bar.items.count)
    #expect(bar.confirmation == nil || placed.contains { $0.item.kind == .confirmation })
  }

  private static func mirrored(_ frame: BarFrame, _ width: Double) -> BarFrame {
    BarFrame(x: width - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
  }

  private static func bar(_ locale: String, _ header: Header, title: String) throws -> Bar {
    try Standard.read().resolver(for: locale).resolve(header, title: title)
  }
}
