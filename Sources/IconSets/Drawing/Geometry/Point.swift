/// A point or a vector; y grows downwards.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double

  static let zero = Point(x: 0, y: 0)

  static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
  static func * (left: Point, right: Double) -> Point { Point(x: left.x * right, y: left.y * right) }

  var length: Double { (x * x + y * y).squareRoot() }
  /// The vector turned by a quarter towards the y axis.
  var turned: Point { Point(x: -y, y: x) }
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The z component of the vector product.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}

/// An upright rectangle.
struct Box: Hashable, Sendable {
  var least: Point
  var greatest: Point

  var width: Double { greatest.x - least.x }
  var height: Double { greatest.y - least.y }
  var centre: Point { (least + greatest) * 0.5 }

  /// The smallest box around points; nil without points.
  init?(around points: some Sequence<Point>) {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else { return nil }
    (least, greatest) = (first, first)
    while let point = iterator.next() {
      least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
      greatest = Point(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    }
  }

  /// The part of the box in the unit square.
  var inUnitSquare: Box {
    var box = self
    box.least = Point(x: min(max(least.x, 0), 1), y: min(max(least.y, 0), 1))
    box.greatest = Point(x: min(max(greatest.x, 0), 1), y: min(max(greatest.y, 0), 1))
    return box
  }
}
