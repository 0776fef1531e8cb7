import Testing

@testable import IconSets

/// Path data against their coordinates.
@Suite struct PathDataTests {
  /// Segments as `M1 2 L3 4 C… Z`, to three decimals.
  private static func text(_ segments: [PathSegment]) -> String {
    func number(_ value: Double) -> String {
      let rounded = (value * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    func point(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    return segments.map { segment in
      switch segment {
      case .move(let end): "M\(point(end))"
      case .line(let end): "L\(point(end))"
      case .curve(let first, let second, let end): "C\(point(first)) \(point(second)) \(point(end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  @Test(
    "Commands become moves, lines and curves with absolute coordinates",
    arguments: [
      ("", ""), ("none", ""), ("  M 1,2  ", "M1 2"), ("m1 2 3 4 5 6", "M1 2 L4 6 L9 12"), ("M1 2 3 4", "M1 2 L3 4"),
      ("M1 2h3v4H0V0", "M1 2 L4 2 L4 6 L0 6 L0 0"), ("M1 2h3 4", "M1 2 L4 2 L8 2"),
      ("M5 5l1 0z l0 1", "M5 5 L6 5 Z L5 6"), ("m1 1zm1 1", "M1 1 Z M2 2"),
      ("M1 2l3-4.5.5.5", "M1 2 L4 -2.5 L4.5 -2"), ("M.5.5L1e1-1E0", "M0.5 0.5 L10 -1"), ("M+1+2", "M1 2"),
      ("M0 0c1 2 3 4 5 6", "M0 0 C1 2 3 4 5 6"), ("M1 1c1 2 3 4 5 6", "M1 1 C2 3 4 5 6 7"),
      ("M0 0C0 1 1 2 2 2S4 3 4 4", "M0 0 C0 1 1 2 2 2 C3 2 4 3 4 4"),
      ("M0 0s1 1 2 0", "M0 0 C0 0 1 1 2 0"), ("M0 0Q3 3 6 0", "M0 0 C2 2 4 2 6 0"),
      ("M0 0q3 3 6 0t6 0", "M0 0 C2 2 4 2 6 0 C8 -2 10 -2 12 0"), ("M0 0t3 0", "M0 0 C0 0 1 0 3 0"),
      ("M0 0a0 5 0 0 1 2 2", "M0 0 L2 2"), ("M2 2a1 1 0 0 1 0 0", "M2 2"),
      ("M1 0A1 1 0 0 1 0 1", "M1 0 C1 0.552 0.552 1 0 1"), ("M1 0A1 1 0 0 0 0 -1", "M1 0 C1 -0.552 0.552 -1 0 -1"),
      // Too small radii grow.
      ("M0 0a.1.1 0 0 1 2 0", "M0 0 C0 -0.552 0.448 -1 1 -1 C1.552 -1 2 -0.552 2 0"),
    ])
  func readsPaths(path: String, segments: String) throws {
    #expect(try Self.text(PathDataParser.segments(of: path)) == segments)
  }

  @Test(
    "Flags of arcs need no separators",
    arguments: ["M0 0a1 1 0 01.5.5", "M0 0a1 1 0 0 1 .5 .5", "M0,0a1,1,0,0,1,.5,.5", "M0 0a1 1 0 0,1.5.5"])
  func readsFlags(path: String) throws {
    let expected = try PathDataParser.segments(of: "M0 0 A 1 1 0 0 1 0.5 0.5")
    #expect(try PathDataParser.segments(of: path) == expected)
  }

  @Test("Arcs stay on their circle, large ones too", arguments: ["0 0", "0 1", "1 0", "1 1"])
  func arcsAreRound(flags: String) throws {
    let segments = try PathDataParser.segments(of: "M8 6A5 5 0 \(flags) 4 6")
    let contour = try #require(Contour.contours(of: segments, tolerance: 0.001).first)
    let isBelow = flags.first != flags.last
    let depth = (25.0 - 4).squareRoot()
    let centre = Point(x: 6, y: isBelow ? 6 - depth : 6 + depth)
    let greatest = contour.points.map { abs(($0 - centre).length - 5) }.max() ?? 9
    #expect(greatest < 0.003)
    #expect(contour.points.count > (flags.first == "1" ? 20 : 3))
  }

  @Test(
    "Wrong path data are refused with a reason",
    arguments: [
      ("L1 2", "path data: 'M' is missing at byte 0"), ("M1", "path data: a number is missing or too large at byte 2"),
      ("M1 2 X", "path data: a command is missing at byte 5"),
      ("M0 0a1 1 0 2 1 1 1", "path data: a flag of an arc is neither 0 nor 1 at byte 11"),
      ("M0 0z 1 2", "path data: a command is missing at byte 6"),
      ("M1e9 0", "path data: a number is missing or too large at byte 1"),
      ("M0 0L1,,2", "path data: a number is missing or too large at byte 7"),
      ("M0 0 [", "path data: a command is missing at byte 5"),
    ])
  func refusesPaths(path: String, reason: String) {
    #expect { try PathDataParser.segments(of: path) } throws: { "\($0)" == reason }
  }

  @Test("Dashes cut a line, closed lines too")
  func cutsDashes() {
    let line = Contour(points: [Point(x: 0, y: 0), Point(x: 10, y: 0)])
    #expect(line.dashed([3, 2], offset: 0).map { $0.points.map(\.x) } == [[0, 3], [5, 8]])
    #expect(line.dashed([3, 2], offset: 4).map { $0.points.map(\.x) } == [[1, 4], [6, 9]])
    #expect(line.dashed([4], offset: 0).map { $0.points.map(\.x) } == [[0, 4], [8, 10]])
    #expect(line.dashed([0, 0], offset: 0) == [line])
  }
}
