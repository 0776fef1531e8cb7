/// A piece of a path, with absolute coordinates.
enum PathSegment: Hashable, Sendable {
  case move(Point)
  case line(Point)
  /// A cubic Bézier curve to a point.
  case curve(Point, Point, to: Point)
  case close
}

/// A line of points, as a path becomes when its curves are flattened.
struct Contour: Hashable, Sendable {
  var points: [Point]
  var isClosed = false
}

extension Contour {
  /// The contours of a path.
  ///
  /// - Parameter tolerance: the greatest distance between a curve and its lines, in the path's units.
  static func contours(of segments: [PathSegment], tolerance: Double) -> [Contour] {
    var contours: [Contour] = []
    var current = Contour(points: [])
    var start = Point.zero
    func end(_ contour: inout Contour) {
      if !contour.points.isEmpty { contours.append(contour) }
      contour = Contour(points: [])
    }
    for segment in segments {
      // A segment after `close` begins at the start of the closed contour.
      if case .move = segment {} else if current.points.isEmpty { current.points = [start] }
      switch segment {
      case .move(let point):
        end(&current)
        start = point
        current.points = [point]
      case .line(let point): current.points.append(point)
      case .curve(let first, let second, let point):
        current.append(curve: (first, second, point), tolerance: tolerance)
      case .close:
        current.isClosed = true
        end(&current)
      }
    }
    // A lone `move` draws nothing.
    if current.points.count > 1 { end(&current) }
    return contours.filter { $0.isClosed || $0.points.count > 1 }
  }

  /// Appends a flattened curve.
  ///
  /// The distance between a curve and n equal pieces is at most max|B''| / 8n², and |B''| is at most six times the second
  /// differences of the control points.
  private mutating func append(curve: (Point, Point, Point), tolerance: Double) {
    guard let start = points.last else { return }
    let (first, second, end) = curve
    let bend = max((start - first * 2 + second).length, (first - second * 2 + end).length)
    let wanted = (6 * bend / (8 * tolerance)).squareRoot().rounded(.up)
    let count = wanted.isFinite ? Int(min(max(wanted, 1), 64)) : 1
    for index in 1..<max(count, 2) where index < count {
      let t = Double(index) / Double(count)
      let u = 1 - t
      points.append(
        start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t) + end * (t * t * t))
    }
    points.append(end)
  }
}
