internal import TextFormats

/// The basic shapes of SVG (SVG 1.1 §9, SVG 2 §10) as path segments.
struct SVGShape {
  let element: XMLTreeElement
  /// The size of the view box, to which percentages refer.
  let whole: Point

  /// The segments of a shape; nil for other elements.
  func segments() throws(DrawingError) -> [PathSegment]? {
    switch element.name {
    case "path": try PathDataParser.segments(of: element["d"] ?? "")
    case "rect": try rectangle()
    case "circle":
      try ellipse(radii: Point(x: length("r", of: diagonal), y: length("r", of: diagonal)))
    case "ellipse":
      try ellipse(radii: try ellipseRadii())
    case "line":
      [
        .move(Point(x: try length("x1", of: whole.x), y: try length("y1", of: whole.y))),
        .line(Point(x: try length("x2", of: whole.x), y: try length("y2", of: whole.y))),
      ]
    case "polyline": try line()
    case "polygon":
      try line() + [.close]
    default: nil
    }
  }

  private var diagonal: Double { whole.length / 2.0.squareRoot() }

  private func length(_ name: String, of whole: Double) throws(DrawingError) -> Double {
    try optionalLength(name, of: whole) ?? 0
  }

  private func optionalLength(_ name: String, of whole: Double) throws(DrawingError) -> Double? {
    guard let text = element[name], text != "auto" else { return nil }
    guard let value = SVGLength.value(of: text, whole: whole) else {
      throw .malformedValue(element: element.name, attribute: name, value: text)
    }
    return value
  }

  private func line() throws(DrawingError) -> [PathSegment] {
    let text = element["points"] ?? ""
    guard let numbers = NumberScanner.list(text), numbers.count.isMultiple(of: 2),
      numbers.count <= DrawingLimits.segments
    else { throw .malformedValue(element: element.name, attribute: "points", value: text) }
    return stride(from: 0, to: numbers.count, by: 2).map { index in
      let point = Point(x: numbers[index], y: numbers[index + 1])
      return index == 0 ? .move(point) : .line(point)
    }
  }

  /// One radius alone applies to both axes (SVG 2 §10.4).
  private func ellipseRadii() throws(DrawingError) -> Point {
    let (rx, ry) = (try optionalLength("rx", of: whole.x), try optionalLength("ry", of: whole.y))
    return Point(x: rx ?? ry ?? 0, y: ry ?? rx ?? 0)
  }

  private func ellipse(radii: Point) throws(DrawingError) -> [PathSegment] {
    let centre = Point(x: try length("cx", of: whole.x), y: try length("cy", of: whole.y))
    guard radii.x > 0, radii.y > 0 else { return [] }
    let (right, left) = (centre + Point(x: radii.x, y: 0), centre - Point(x: radii.x, y: 0))
    func half(_ start: Point, _ end: Point) -> [PathSegment] {
      EllipticalArc(start: start, end: end, radii: radii, degrees: 0, isLarge: false, isSweep: true).segments
    }
    return [.move(right)] + half(right, left) + half(left, right) + [.close]
  }

  private func rectangle() throws(DrawingError) -> [PathSegment] {
    let (x, y) = (try length("x", of: whole.x), try length("y", of: whole.y))
    let (width, height) = (try length("width", of: whole.x), try length("height", of: whole.y))
    guard width > 0, height > 0 else { return [] }
    let (rx, ry) = (try optionalLength("rx", of: whole.x), try optionalLength("ry", of: whole.y))
    let radii = Point(x: min(max(rx ?? ry ?? 0, 0), width / 2), y: min(max(ry ?? rx ?? 0, 0), height / 2))
    let corners = [
      Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height), Point(x: x, y: y + height),
    ]
    guard radii.x > 0, radii.y > 0 else {
      return corners.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close]
    }
    return rounded(corners, radii: radii)
  }

  private func rounded(_ corners: [Point], radii: Point) -> [PathSegment] {
    let (across, down) = (Point(x: radii.x, y: 0), Point(x: 0, y: radii.y))
    // The points where each corner's arc begins and ends, clockwise from the upper left corner.
    let arcs = [
      (corners[0] + down, corners[0] + across), (corners[1] - across, corners[1] + down),
      (corners[2] - down, corners[2] - across), (corners[3] + across, corners[3] - down),
    ]
    var segments: [PathSegment] = []
    for (start, end) in arcs {
      segments.append(segments.isEmpty ? .move(start) : .line(start))
      segments +=
        EllipticalArc(start: start, end: end, radii: radii, degrees: 0, isLarge: false, isSweep: true).segments
    }
    return segments + [.close]
  }
}
