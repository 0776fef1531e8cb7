internal import LibC

/// An affine transform, the matrix of SVG 1.1 §7.4: x' = ax + cy + e, y' = bx + dy + f.
struct Transform: Hashable, Sendable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var e = 0.0
  var f = 0.0

  static let identity = Transform()

  static func translation(x: Double, y: Double) -> Transform { Transform(e: x, f: y) }
  static func scale(x: Double, y: Double) -> Transform { Transform(a: x, d: y) }

  /// A turn, clockwise on the screen.
  static func rotation(degrees: Double) -> Transform {
    let angle = degrees * .pi / 180
    return Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
  }

  static func skew(degreesX x: Double = 0, degreesY y: Double = 0) -> Transform {
    Transform(b: tan(y * .pi / 180), c: tan(x * .pi / 180))
  }

  /// Applies this transform to the result of an inner one.
  func applied(to inner: Transform) -> Transform {
    Transform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, e: a * inner.e + c * inner.f + e, f: b * inner.e + d * inner.f + f)
  }

  func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  /// An upper bound of the factor by which it stretches a length.
  var stretch: Double { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }
}
