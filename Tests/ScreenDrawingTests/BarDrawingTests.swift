import CatalogModel
import Foundation
import FoundationXML
import ICUText
import PurposeCatalog
import TestSupport
import Testing

@testable import ScreenDrawing

/// Bars in a terminal and as pictures.
@Suite struct BarDrawingTests {
  private static let catalog = Result {
    try Catalog(contentsOf: Repository.catalogs.appending(path: "Examples/Cycling").path)
  }

  private static func bar(
    _ locale: String, _ header: Header, title: String, platform: Platform = .iOS, width: Double = 390
  ) throws -> (Bar, BarLayout) {
    let bar = try catalog.get().resolver(for: locale).resolve(header, title: title, platform: platform)
    return (bar, bar.layout(width: width) { AdvanceWidths.width(of: $0, size: bar.profile.fontSize) })
  }

  private static func dialog() throws -> Header {
    .dialog(confirm: try catalog.get().purpose("save"), trailing: [try catalog.get().purpose("share")])
  }

  @Test func drawsABarInATerminal() throws {
    let (bar, layout) = try Self.bar("en", Self.dialog(), title: "New itinerary")
    #expect(
      BarText(bar, layout: layout, columns: 60).text == """
        ┌──────────────────────────────────────────────────────────┐
        │ Cancel      New itinerary  [square.and.arrow.up]  *Save* │
        └──────────────────────────────────────────────────────────┘
          left   cancel  word ‘Cancel’
          right  share  symbol square.and.arrow.up ‘Share ride’
          right  save  word ‘Save’, bold, waits for input

        """)
  }

  /// Every line of the frame has the same width in terminal columns.
  @Test("The frame is straight", arguments: ["en", "ar", "he", "ja"], [Platform.iOS, .iOS26, .android, .windows])
  func isAligned(locale: String, platform: Platform) throws {
    let titles = ["en": "Routes", "ar": "المسارات", "he": "מסלולים", "ja": "ルート一覧"]
    for header in [try Self.dialog(), .root(trailing: [HeaderItem(purpose: "search")]), .page(trailing: [])] {
      let (bar, layout) = try Self.bar(locale, header, title: titles[locale, default: ""], platform: platform)
      let lines = BarText(bar, layout: layout, columns: 72).text.split(separator: "\n")
      let frame = lines.prefix(while: { "┌│├└".contains($0.first ?? " ") })
      #expect(frame.count >= 3)
      for line in frame { #expect(TerminalWidth.columns(of: String(line)) == 72, "\(line)") }
    }
  }

  /// A large title is drawn and measured in the platform's size and weight.
  @Test(
    "Large titles",
    arguments: [(Platform.iOS, 34.0, "700", 1.07), (.iOS26, 34, "700", 1.07), (.android, 28, "400", 1)])
  func drawsLargeTitles(platform: Platform, size: Double, weight: String, boldness: Double) throws {
    let header = Header.root(trailing: [HeaderItem(purpose: "search")])
    for (title, isCut) in [("Routes", false), ("My mountain rides", true)] {
      let (bar, layout) = try Self.bar("en", header, title: title, platform: platform, width: 240)
      let width = AdvanceWidths.width(of: title, size: size) * boldness
      let margin = bar.profile.titleMargin ?? bar.profile.sideMargin
      let room = 240 - 2 * margin
      let frame = try #require(layout.title)
      #expect(abs(frame.width - min(width, room)) < 0.001)
      #expect(layout.isTitleTruncated == isCut && isCut == (width > room))
      let full = bar.fullWidth { AdvanceWidths.width(of: $0, size: bar.profile.fontSize) }
      #expect(abs(full - (width + 2 * margin)) < 0.001)
      let picture = BarSVG(bar, layout: layout).text
      #expect(picture.contains(#"font-weight="\#(weight)" font-size="\#(size.svg)""#), "\(picture)")
    }
  }

  /// A terminal of 80 columns has room for more than a narrow bar: the bar decides.
  @Test(
    "A terminal cuts titles and words that the bar cuts",
    arguments: [
      ("dialog", "A very long name of a new itinerary", 320.0, "New", "…"),
      ("root", "A very long name of all the routes through the mountains of Norway", 390, "│ A very long", "… "),
      ("root", "Routes", 390, "│ Routes ", "Routes "),
      // A bar that is too narrow shows no title.
      ("dialog", "Itinerary", 175, "Cancel", "Save"),
    ])
  func cutsWhatTheBarCuts(header: String, title: String, width: Double, begins: String, ends: String) throws {
    let header: Header = header == "root" ? .root(trailing: []) : try Self.dialog()
    let (bar, layout) = try Self.bar("en", header, title: title, width: width)
    let drawing = BarText(bar, layout: layout, columns: 80).text
    let isCut = layout.isTitleTruncated && layout.title != nil
    #expect(
      drawing.split(separator: "\n").prefix(while: { !$0.hasPrefix("└") }).joined().contains("…") == isCut, "\(drawing)"
    )
    #expect((layout.title != nil && !layout.isTitleTruncated) == drawing.contains(title), "\(drawing)")
  }

  @Test func drawsAFooterInATerminal() throws {
    let (bar, layout) = try Self.bar("en", Self.dialog(), title: "New itinerary", platform: .windows)
    #expect(
      BarText(bar, layout: layout, columns: 40).text == """
        ┌──────────────────────────────────────┐
        │ New itinerary                [share] │
        ├──────────────────────────────────────┤
        │                         Save  Cancel │
        └──────────────────────────────────────┘
          right         share  symbol share ‘Share ride’
          right, below  save  word ‘Save’, waits for input
          right, below  cancel  word ‘Cancel’

        """)
  }

  /// Back on the web is a link.
  @Test func underlinesALink() throws {
    let (bar, layout) = try Self.bar("en", .page(trailing: []), title: "", platform: .web)
    #expect(BarSVG(bar, layout: layout).text.contains(#"text-decoration="underline">Back</text>"#))
  }

  @Test func mirrorsInATerminal() throws {
    let (left, leftLayout) = try Self.bar("en", .page(trailing: []), title: "")
    let (right, rightLayout) = try Self.bar("he", .page(trailing: []), title: "")
    #expect(BarText(left, layout: leftLayout, columns: 24).text.contains("│ ‹                    │"))
    #expect(BarText(right, layout: rightLayout, columns: 24).text.contains("│                    › │"))
  }

  /// In Chromium, each item of the picture is where the layout places it, and every text is inside the bar.
  @Test(
    "A picture is what the layout says", arguments: ["en", "ar", "ja"],
    [Platform.iOS, .iOS26, .android, .gnome, .windows])
  func rendersInABrowser(locale: String, platform: Platform) throws {
    let (bar, layout) = try Self.bar(locale, Self.dialog(), title: "Route 7 <&>", platform: platform)
    let icon = Array(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16z"/></svg>"#.utf8)
    let svg = BarSVG(bar, layout: layout) { $0.contains("share") ? icon : nil }.text
    let page = """
      <meta charset="utf-8"><body style="margin:0">\(svg)<pre id="boxes"></pre><script>
      const boxes = [...document.querySelectorAll('[data-purpose]')].map(item => {
        const box = item.getBoundingClientRect();
        return [item.dataset.purpose, box.left, box.right].join(' ');
      });
      const texts = [...document.querySelectorAll('text')].map(text => text.getBoundingClientRect())
        .filter(box => box.left < -1 || box.right > \(layout.width) + 1).length;
      const errors = document.querySelectorAll('parsererror').length;
      document.getElementById('boxes').textContent = boxes.concat(['outside ' + (texts + errors) + ' 0']).join('\\n');
      </script>
      """
    let document = try Chromium.document(of: page)
    let output = try #require(document.firstMatch(of: /<pre id="boxes">([^<]*)<\/pre>/)).1
    let rows = output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(rows.last == ["outside", "0", "0"])
    #expect(rows.count == layout.items.count + layout.footer.count + 1)
    for (placed, row) in zip(layout.items + layout.footer, rows) {
      #expect(row[0] == placed.item.purpose.identifier)
      let (left, right) = (try #require(Double(row[1])), try #require(Double(row[2])))
      // The browser's font may be a little wider than the measure.
      #expect(left > placed.frame.x - 8 && right < placed.frame.maxX + 8, "\(row) \(placed.frame)")
    }
    #expect(svg.contains("data:image/svg+xml;base64,") == (bar.profile.iconSet != .sfSymbols))
  }

  /// A picture is well-formed XML, whatever its texts contain.
  @Test func isXML() throws {
    let (bar, layout) = try Self.bar("en", Self.dialog(), title: "\u{1}<script>\"&")
    let parser = XMLParser(data: Data(BarSVG(bar, layout: layout).text.utf8))
    #expect(parser.parse(), "\(parser.parserError.debugDescription)")
  }
}
