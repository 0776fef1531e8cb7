import Testing

@testable import IconSets

/// The side that pictures point to. All rows point to the left; their mirror images point to the right.
@Suite struct DrawingPointingTests {
  static let lefts: [(String, String)] = [
    ("arrow", DrawnIcon.lines(DrawnIcon.arrowLeft)), ("chevron", DrawnIcon.lines("<path d='M15 6l-6 6 6 6'/>")),
    ("flat chevron", DrawnIcon.lines("<path d='M14 3l-4 9 4 9'/>")),
    ("two chevrons", DrawnIcon.lines("<path d='M11 7l-5 5 5 5M18 7l-5 5 5 5'/>")),
    ("triangle", DrawnIcon.areas("<path d='M17 4v16L5 12z'/>")),
    ("outlined triangle", DrawnIcon.lines("<path d='M17 4v16L5 12z'/>")),
    ("small triangle", DrawnIcon.areas("<path d='M14 7v10l-5-5z'/>")),
    ("arrow in a circle", DrawnIcon.lines("<circle cx='12' cy='12' r='10'/><path d='M16 12H8M12 8l-4 4 4 4'/>")),
    (
      "chevron in a box", DrawnIcon.lines("<rect x='3' y='3' width='18' height='18' rx='2'/><path d='M14 8l-4 4 4 4'/>")
    ),
    (
      "arrow cut out of a disc",
      DrawnIcon.areas(
        "<path d='M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM17 13H9.800l3.200 3.200-1.400 1.400L6 12l5.600-5.600L13 7.800 9.800 11H17z'/>"
      )
    ),
    ("arrow to a bar", DrawnIcon.lines("<path d='M3 5v14M21 12H8M14 6l-6 6 6 6'/>")),
    ("diagonal arrow up", DrawnIcon.lines("<path d='M18 18L6 6M6 15V6h9'/>")),
    ("diagonal arrow down", DrawnIcon.lines("<path d='M18 6L6 18M6 9v9h9'/>")),
    ("bent arrow", DrawnIcon.lines("<path d='M20 4v7a4 4 0 0 1-4 4H4M9 10l-5 5 5 5'/>")),
    ("wide arrow", DrawnIcon.lines("<path d='M12 5l-8 7 8 7v-4h8V9h-8z'/>")),
  ]

  @Test("Arrows point to the left, and their mirror images to the right", arguments: lefts)
  func points(name: String, svg: String) throws {
    let picture = try DrawnIcon.picture(svg)
    #expect(picture.pointing == .left, "\(name)")
    #expect(picture.mirrored.pointing == .right, "\(name)")
    #expect(PointingDirection.left.opposite == .right && PointingDirection.right.opposite == .left)
  }

  @Test("Arrows turned upwards or downwards point to no side", arguments: [90, -90], lefts.prefix(4).map(\.1))
  func turned(degrees: Int, svg: String) throws {
    let opening = try #require(svg.firstIndex(of: ">"))
    let turned =
      "\(svg[...opening])<g transform='rotate(\(degrees) 12 12)'>\(svg[svg.index(after: opening)...].dropLast(6))</g></svg>"
    #expect(try DrawnIcon.picture(turned).pointing == nil)
  }

  @Test(
    "Symmetric pictures and pictures without a tip point to no side",
    arguments: [
      DrawnIcon.trash, DrawnIcon.lock, DrawnIcon.star, DrawnIcon.bell, "<rect x='3' y='3' width='18' height='18'/>",
      "<path d='M4 6h16M4 12h10M4 18h16'/>", "<path d='M7 8l-4 4 4 4M17 8l4 4-4 4M3 12h18'/>",
    ])
  func doesNotPoint(icon: String) throws { #expect(try DrawnIcon.picture(DrawnIcon.lines(icon)).pointing == nil) }
}
