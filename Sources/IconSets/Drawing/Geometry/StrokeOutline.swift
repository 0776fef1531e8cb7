internal import LibC

/// The drawing of a line (SVG 1.1 §11.4).
struct StrokeStyle: Hashable, Sendable {
  enum Cap: String { case butt, round, square }
  enum Join: String { case miter, round, bevel }

  var width = 1.0
  var cap = Cap.butt
  var join = Join.miter
  var miterLimit = 4.0
  /// The lengths of dashes and gaps in turn; empty for a solid line.
  var dashes: [Double] = []
  var dashOffset = 0.0
}

/// The area of a stroked line: polygons that overlap, all with the same orientation, so that their union is filled.
struct StrokeOutline {
  let style: StrokeStyle
  /// The greatest distance between a round join and its polygon.
  let tolerance: Double
  private(set) var polygons: [[Point]] = []

  init(_ style: StrokeStyle, tolerance: Double) {
    self.style = style
    self.tolerance = tolerance
  }

  private var radius: Double { style.width / 2 }

  /// Adds a line, in dashes if the style has them.
  mutating func add(_ contour: Contour) {
    for piece in style.dashes.isEmpty ? [contour] : contour.dashed(style.dashes, offset: style.dashOffset) {
      addSolid(piece)
    }
  }

  private mutating func addSolid(_ contour: Contour) {
    var points: [Point] = []
    for point in contour.points where points.last.map({ ($0 - point).length > tolerance / 1000 }) ?? true {
      points.append(point)
    }
    if contour.isClosed, points.count > 1, let first = points.first, let last = points.last,
      (first - last).length <= tolerance / 1000
    {
      points.removeLast()
    }
    guard points.count > 1 else { return points.first.map { addDot($0) } ?? () }
    let count = points.count
    for index in 0..<(contour.isClosed ? count : count - 1) {
      addSide(from: points[index], to: points[(index + 1) % count])
      if contour.isClosed || index + 2 < count {
        addJoin(at: points[(index + 1) % count], from: points[index], to: points[(index + 2) % count])
      }
    }
    guard !contour.isClosed else { return }
    addCap(at: points[0], from: points[1])
    addCap(at: points[count - 1], from: points[count - 2])
  }

  /// A line without length shows only its caps.
  private mutating func addDot(_ point: Point) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(point)
    case .square:
      addPolygon([(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { point + Point(x: $0.0, y: $0.1) * radius })
    }
  }

  private mutating func addSide(from start: Point, to end: Point) {
    let side = (end - start).turned * (radius / (end - start).length)
    addPolygon([start - side, end - side, end + side, start + side])
  }

  private mutating func addCap(at end: Point, from inner: Point) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(end)
    case .square: addSide(from: end, to: end + (end - inner) * (radius / (end - inner).length))
    }
  }

  /// Fills the outer side of a corner.
  private mutating func addJoin(at corner: Point, from start: Point, to end: Point) {
    let arriving = (corner - start) * (1 / (corner - start).length)
    let leaving = (end - corner) * (1 / (end - corner).length)
    let turn = arriving.cross(leaving)
    // The pieces of a flattened curve turn by little.
    let isSmooth = arriving.dot(leaving) > 0.95
    if style.join == .round, !isSmooth { return addDisc(corner) }
    let outwards = turn > 0 ? -radius : radius
    let (first, second) = (corner + arriving.turned * outwards, corner + leaving.turned * outwards)
    // The ratio of the miter to the stroke's width is 1 / sin(θ/2) for the angle θ between the lines.
    let half = ((1 + arriving.dot(leaving)) / 2).squareRoot()
    if style.join == .miter, !isSmooth, half > 1e-6, 1 / half <= style.miterLimit {
      let bisector = arriving.turned + leaving.turned
      let tip = corner + bisector * (outwards / half / bisector.length)
      addPolygon([corner, first, tip, second])
    } else {
      addPolygon([corner, first, second])
    }
  }

  private mutating func addDisc(_ centre: Point) {
    let ratio = 1 - min(tolerance / radius, 0.5)
    // A multiple of 4 keeps the symmetry of the drawing.
    let count = min(max(Int((.pi / acos(ratio) / 4).rounded(.up)) * 4, 8), 32)
    addPolygon(
      (0..<count).map { index in
        let angle = 2 * .pi * Double(index) / Double(count)
        return centre + Point(x: cos(angle), y: sin(angle)) * radius
      })
  }

  /// Adds a convex polygon with positive orientation.
  private mutating func addPolygon(_ points: [Point]) {
    var area = 0.0
    for index in 2..<points.count { area += (points[index - 1] - points[0]).cross(points[index] - points[0]) }
    polygons.append(area < 0 ? points.reversed() : points)
  }
}
