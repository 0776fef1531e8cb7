import CatalogModel
import Foundation
import TestSupport
import Testing

@testable import ScreenDrawing

/// The graph of an app's screens in each format.
@Suite struct ScreenGraphTests {
  /// Tabs, pushes, a sheet, and a modal over it.
  private static let screens = [
    Screen(id: "city", title: .argument("city"), parent: "places", route: RoutePattern("/places/{city}")),
    Screen(id: "photo", header: .viewer, parent: "plan", presentation: .fullScreen),
    Screen(id: "places", header: .root, title: .purpose("places"), tab: "places", tabOrder: 2),
    Screen(id: "plan", header: .dialog, title: .purpose("plan"), parent: "plans", presentation: .sheet()),
    Screen(id: "plans", header: .root, tab: "plans", tabOrder: 1),
    Screen(id: "street", parent: "city", presentation: .custom(name: "zoom")),
  ]

  private func text(_ format: ScreenGraph.Format, _ screens: [Screen] = screens, title: String = "“A” <b> & \\")
    -> String
  {
    ScreenGraph(screens).text(as: format) { $0.id == "places" ? title : "" }
  }

  @Test func isATreeInATerminal() {
    #expect(
      text(.text, title: "Places") == """
        plans  root  tab plans
        └─ plan  dialog  sheet
           └─ photo  viewer  full-screen
        places  “Places”  root  tab places
        └─ city  page  push  /places/{city}
           └─ street  page  zoom

        """)
  }

  /// A parent's vertical line continues beside the descendants of an earlier child.
  @Test func drawsBranches() {
    let screens = [
      Screen(id: "a", header: .root), Screen(id: "b", parent: "a"), Screen(id: "c", parent: "b"),
      Screen(id: "d", parent: "b"), Screen(id: "e", parent: "a"),
    ]
    #expect(
      text(.text, screens) == """
        a  root
        ├─ b  page  push
        │  ├─ c  page  push
        │  └─ d  page  push
        └─ e  page  push

        """)
  }

  @Test func isEmptyWithoutScreens() {
    for format in ScreenGraph.Format.allCases { #expect(text(format, []) == "") }
  }

  /// Screens in a circle or with a missing parent are drawn once.
  @Test func survivesCircles() {
    let screens = [
      Screen(id: "a", parent: "b"), Screen(id: "b", parent: "a"), Screen(id: "c", parent: "c"),
      Screen(id: "d", parent: "nowhere"),
    ]
    #expect(ScreenGraph(screens).nodes.map(\.screen.id) == ["d", "a", "b", "c"])
  }

  @Test func survivesDeepNesting() {
    let screens = (0..<20_000).map { Screen(id: "s\($0)", parent: $0 == 0 ? nil : "s\($0 - 1)") }
    #expect(ScreenGraph(screens).nodes.last?.depth == 19_999)
  }

  /// Graphviz reads the file and draws every screen and transition.
  @Test func graphvizReadsIt() throws {
    let folder = try TemporaryFolder()
    try folder.write(text(.dot).utf8, to: "screens.dot")
    let svg = try Self.graphviz("\(folder.path)/screens.dot")
    #expect(svg.matches(of: /class="node"/).count == 6)
    #expect(svg.matches(of: /class="edge"/).count == 4)
    #expect(svg.contains("“A” &lt;b&gt; &amp; \\"))
  }

  @Test func isMermaid() {
    #expect(
      text(.mermaid) == """
        flowchart LR
          s0["plans"]
          s1["plan"]
          s2["photo"]
          s3["places<br>“A” #60;b#62; #38; \\"]
          s4["city"]
          s5["street"]
          s0 -.->|sheet| s1
          s1 -.->|full-screen| s2
          s3 -->|push| s4
          s4 -.->|zoom| s5

        """)
  }

  private static func graphviz(_ path: String) throws -> String {
    let outcome = try ChildProgram.run(["dot", "-Tsvg", path])
    try #require(outcome.status == 0, "Graphviz does not read it; install it: apt-get install graphviz")
    return outcome.output
  }

  @Test("Boxes of a drawn graph do not overlap, are inside the picture, and mirror exactly")
  func laysOutBoxes() throws {
    let graph = ScreenGraph(Self.screens)
    func layout(isRightToLeft: Bool) -> ScreenGraphLayout {
      ScreenGraphLayout(graph, boxHeight: 60, isRightToLeft: isRightToLeft) { 80 + 10 * Double($0.id.count) }
    }
    let (left, right) = (layout(isRightToLeft: false), layout(isRightToLeft: true))
    #expect(left.width == right.width && left.height == right.height)
    for (index, box) in left.boxes.enumerated() {
      let frame = box.frame
      #expect(
        frame.x >= 0 && frame.y >= 0 && frame.x + frame.width <= left.width && frame.y + frame.height <= left.height)
      #expect(frame.width >= 80 + 10 * Double(box.screen.id.count))
      for other in left.boxes[..<index].map(\.frame) {
        let isApart =
          other.x + other.width <= frame.x || frame.x + frame.width <= other.x || other.y + other.height <= frame.y
          || frame.y + frame.height <= other.y
        #expect(isApart, "\(box.screen.id)")
      }
      let mirrored = right.boxes[index].frame
      #expect(mirrored.x == left.width - frame.x - frame.width && mirrored.y == frame.y)
      let parent = box.parent.map { left.boxes[$0].screen.id }
      #expect(parent == box.screen.parent)
      #expect((left.way(to: box) == nil) == (parent == nil))
    }
    #expect(ScreenGraphLayout(ScreenGraph([]), boxHeight: 60, isRightToLeft: false) { _ in 0 }.boxes.isEmpty)
  }

  @Test("Ways of a drawn graph touch neither each other nor a box that they do not lead to", arguments: [false, true])
  func routesWays(isRightToLeft: Bool) throws {
    let children = ["b", "c", "d", "e", "f"].map { Screen(id: $0, parent: "a") }
    let grandchildren = ["g", "h", "i"].map { Screen(id: $0, parent: "c", presentation: .sheet()) }
    let graph = ScreenGraph([Screen(id: "a", header: .root)] + children + grandchildren)
    let layout = ScreenGraphLayout(graph, boxHeight: 64, isRightToLeft: isRightToLeft) { _ in 100 }
    let ways = try layout.boxes.compactMap { box in try layout.way(to: box).map { try Self.rectangles($0.line) } }
    #expect(ways.count == 8)
    for (index, way) in ways.enumerated() {
      for rectangle in way {
        for other in ways[..<index].joined() { #expect(!Self.touch(rectangle, other), "\(index)") }
        let inner = layout.boxes.map { box in
          let frame = box.frame
          return (x: (frame.x + 1)...(frame.x + frame.width - 1), y: frame.y...(frame.y + frame.height))
        }
        for box in inner { #expect(!Self.touch(rectangle, box), "\(index)") }
      }
    }
  }

  private typealias Rectangle = (x: ClosedRange<Double>, y: ClosedRange<Double>)

  /// The three straight lines of a way: along, down, along.
  private static func rectangles(_ line: String) throws -> [Rectangle] {
    let match = try #require(line.wholeMatch(of: /M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)H([\d.]+)/))
    let numbers = [match.1, match.2, match.3, match.4, match.5].compactMap { Double($0) }
    try #require(numbers.count == 5)
    func range(_ first: Double, _ second: Double) -> ClosedRange<Double> { min(first, second)...max(first, second) }
    let (start, turn, end) = (numbers[0], numbers[2], numbers[4])
    let (top, bottom) = (numbers[1], numbers[3])
    return [
      (range(start, turn), top...top), (turn...turn, range(top, bottom)), (range(turn, end), bottom...bottom),
    ]
  }

  private static func touch(_ first: Rectangle, _ second: Rectangle) -> Bool {
    first.x.overlaps(second.x) && first.y.overlaps(second.y)
  }
}
