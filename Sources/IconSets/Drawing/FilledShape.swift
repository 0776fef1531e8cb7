/// Polygons that are filled together, in the unit square of a drawing.
struct FilledShape: Hashable, Sendable {
  var polygons: [[Point]]
  /// True for the rule `evenodd`, false for `nonzero`.
  var isEvenOdd = false

  /// The box around the polygons that have an area; nil without one.
  var box: Box? {
    Box(around: polygons.lazy.filter { Self.area(of: $0) > 1e-7 }.joined())
  }

  private static func area(of polygon: [Point]) -> Double {
    guard polygon.count > 2 else { return 0 }
    var area = 0.0
    for index in 2..<polygon.count {
      area += (polygon[index - 1] - polygon[0]).cross(polygon[index] - polygon[0]) / 2
    }
    return abs(area)
  }
}

/// Collects the shapes of a drawing within the limits.
struct ShapeCollector {
  /// The greatest distance between a curve and its polygon, in the unit square.
  static let tolerance = 0.001

  private(set) var shapes: [FilledShape] = []
  private var segmentCount = 0
  private var cornerCount = 0

  /// Adds the ink of a path.
  ///
  /// - Parameters:
  ///   - fill: nil if the path is not filled, else true for the rule `evenodd`.
  ///   - stroke: nil if the path has no line.
  ///   - transform: from the path to the unit square.
  mutating func add(
    _ segments: [PathSegment], fill: Bool?, stroke: StrokeStyle?, by transform: Transform
  ) throws(DrawingError) {
    guard fill != nil || stroke != nil, transform.stretch > 0 else { return }
    segmentCount += segments.count
    guard segmentCount <= DrawingLimits.segments else { throw .tooLarge("\(DrawingLimits.segments) path segments") }
    let tolerance = Self.tolerance / transform.stretch
    let contours = Contour.contours(of: segments, tolerance: tolerance)
    if let fill { try append(contours.map(\.points), isEvenOdd: fill, by: transform) }
    guard let stroke else { return }
    var outline = StrokeOutline(stroke, tolerance: tolerance)
    for contour in contours {
      outline.add(contour)
      guard outline.polygons.count <= DrawingLimits.corners else { break }
    }
    try append(outline.polygons, isEvenOdd: false, by: transform)
  }

  private mutating func append(
    _ polygons: [[Point]], isEvenOdd: Bool, by transform: Transform
  ) throws(DrawingError) {
    cornerCount += polygons.reduce(0) { $0 + $1.count }
    guard cornerCount <= DrawingLimits.corners else { throw .tooLarge("\(DrawingLimits.corners) corners") }
    let polygons = polygons.map { $0.map { transform($0) } }
    guard polygons.allSatisfy({ $0.allSatisfy { abs($0.x) < 1e9 && abs($0.y) < 1e9 } }) else {
      throw .tooLarge("\(Int(1e9)) times its size in a direction")
    }
    shapes.append(FilledShape(polygons: polygons, isEvenOdd: isEvenOdd))
  }
}
