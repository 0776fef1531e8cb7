/// Parses path data (SVG 1.1 §8.3, SVG 2 §9.3), which Android's `pathData` has too.
///
/// `m1 2l3-4.5.5.5` gives a move to (1, 2) and lines to (4, -2.5) and (4.5, -2).
struct PathDataParser {
  private var scanner: NumberScanner
  private var segments: [PathSegment] = []
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point of a preceding cubic curve, which `S` reflects.
  private var cubicControl: Point?
  /// The control point of a preceding quadratic curve, which `T` reflects.
  private var quadraticControl: Point?

  private init(_ text: String) { scanner = NumberScanner(text) }

  /// The segments of path data; none for an empty text and for `none`.
  static func segments(of text: String) throws(DrawingError) -> [PathSegment] {
    var parser = PathDataParser(text)
    parser.scanner.skipSpaces()
    if parser.scanner.isAtEnd || text == "none" { return [] }
    guard let first = parser.scanner.peek, first | 0x20 == UInt8(ascii: "m") else {
      throw parser.error("'M' is missing")
    }
    while let command = parser.scanner.peek {
      try parser.parse(command)
      parser.scanner.skipSpaces()
    }
    return parser.segments
  }

  private func error(_ reason: String) -> DrawingError { .malformedPath(reason: reason, offset: scanner.index) }

  /// Parses a command with all its repetitions.
  private mutating func parse(_ letter: UInt8) throws(DrawingError) {
    let isRelative = letter & 0x20 != 0
    var command = letter | 0x20
    guard "mlhvcsqtaz".utf8.contains(command), UInt8(ascii: "A")...UInt8(ascii: "z") ~= letter else {
      throw error("a command is missing")
    }
    scanner.advance()
    if command == UInt8(ascii: "z") {
      append(.close)
      current = start
      return
    }
    repeat {
      scanner.skipSeparator()
      try parseArguments(of: command, from: isRelative ? current : .zero)
      // Further points after `M` are lines.
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      guard segments.count <= DrawingLimits.segments else {
        throw .tooLarge("\(DrawingLimits.segments) path segments")
      }
      var ahead = scanner
      ahead.skipSeparator()
      guard let next = ahead.peek, "0123456789+-.".utf8.contains(next) else { return }
    } while true
  }

  private mutating func parseArguments(of command: UInt8, from origin: Point) throws(DrawingError) {
    switch command {
    case UInt8(ascii: "m"):
      current = try point(from: origin)
      start = current
      append(.move(current))
    case UInt8(ascii: "l"): append(.line(try point(from: origin)))
    case UInt8(ascii: "h"): append(.line(Point(x: try number() + origin.x, y: current.y)))
    case UInt8(ascii: "v"): append(.line(Point(x: current.x, y: try number() + origin.y)))
    case UInt8(ascii: "c"):
      let (first, second) = (try point(from: origin), try point(from: origin))
      appendCurve(first, second, to: try point(from: origin))
    case UInt8(ascii: "s"):
      let first = cubicControl.map { current * 2 - $0 } ?? current
      let second = try point(from: origin)
      appendCurve(first, second, to: try point(from: origin))
    case UInt8(ascii: "q"):
      let control = try point(from: origin)
      appendQuadratic(control, to: try point(from: origin))
    case UInt8(ascii: "t"):
      let control = quadraticControl.map { current * 2 - $0 } ?? current
      appendQuadratic(control, to: try point(from: origin))
    default: try parseArc(from: origin)
    }
  }

  private mutating func parseArc(from origin: Point) throws(DrawingError) {
    let radii = try point(from: .zero)
    let degrees = try number()
    let (isLarge, isSweep) = (try flag(), try flag())
    let end = try point(from: origin)
    let arc = EllipticalArc(
      start: current, end: end, radii: radii, degrees: degrees, isLarge: isLarge, isSweep: isSweep)
    for segment in arc.segments { append(segment) }
    current = end
  }

  // MARK: Segments

  private mutating func append(_ segment: PathSegment) {
    segments.append(segment)
    (cubicControl, quadraticControl) = (nil, nil)
    switch segment {
    case .move(let point), .line(let point), .curve(_, _, let point): current = point
    case .close: break
    }
  }

  private mutating func appendCurve(_ first: Point, _ second: Point, to end: Point) {
    append(.curve(first, second, to: end))
    cubicControl = second
  }

  private mutating func appendQuadratic(_ control: Point, to end: Point) {
    let first = current + (control - current) * (2.0 / 3)
    append(.curve(first, end + (control - end) * (2.0 / 3), to: end))
    quadraticControl = control
  }

  // MARK: Arguments

  private mutating func number() throws(DrawingError) -> Double {
    guard let number = scanner.number() else { throw error("a number is missing or too large") }
    scanner.skipSeparator()
    return number
  }

  private mutating func flag() throws(DrawingError) -> Bool {
    guard let flag = scanner.flag() else { throw error("a flag of an arc is neither 0 nor 1") }
    scanner.skipSeparator()
    return flag
  }

  private mutating func point(from origin: Point) throws(DrawingError) -> Point {
    let (x, y) = (try number(), try number())
    return origin + Point(x: x, y: y)
  }
}
