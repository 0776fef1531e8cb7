internal import TextFormats

/// Reads the elements of an Android vector drawable.
///
/// The attributes are those of `android.graphics.drawable.VectorDrawable`. Colours of resources count as ink.
struct AndroidDrawingReader {
  static let namespace = "http://schemas.android.com/apk/res/android"

  private var collector = ShapeCollector()
  private var visited = 0

  static func shapes(of root: XMLTreeElement) throws(DrawingError) -> [FilledShape] {
    var reader = AndroidDrawingReader()
    guard let width = try reader.number("viewportWidth", of: root),
      let height = try reader.number("viewportHeight", of: root), width > 0, height > 0
    else { throw .noSize }
    guard try reader.number("alpha", of: root) != 0 else { return [] }
    // The drawing is stretched to its size, where that is stated.
    let size = Point(x: reader.dimension("width", of: root) ?? width, y: reader.dimension("height", of: root) ?? height)
    let stretch = Transform.scale(x: size.x / width, y: size.y / height)
    try reader.drawChildren(of: root, SVGViewPort.fit(size).applied(to: stretch), depth: 0)
    return reader.collector.shapes
  }

  private mutating func drawChildren(
    of element: XMLTreeElement, _ transform: Transform, depth: Int
  ) throws(DrawingError) {
    guard depth <= DrawingLimits.depth else { throw .tooLarge("\(DrawingLimits.depth) levels") }
    for child in element.children {
      visited += 1
      guard visited <= DrawingLimits.elements else { throw .tooLarge("\(DrawingLimits.elements) elements") }
      switch child.name {
      case "group":
        try drawChildren(of: child, transform.applied(to: try groupTransform(of: child)), depth: depth + 1)
      case "path": try drawPath(child, transform)
      default: break
      }
    }
  }

  private mutating func drawPath(_ path: XMLTreeElement, _ transform: Transform) throws(DrawingError) {
    let segments = try PathDataParser.segments(of: path["pathData", in: Self.namespace] ?? "")
    let isFilled = try paints("fill", of: path)
    var stroke = StrokeStyle(width: try number("strokeWidth", of: path) ?? 0)
    stroke.cap = path["strokeLineCap", in: Self.namespace].flatMap(StrokeStyle.Cap.init) ?? .butt
    stroke.join = path["strokeLineJoin", in: Self.namespace].flatMap(StrokeStyle.Join.init) ?? .miter
    stroke.miterLimit = try number("strokeMiterLimit", of: path) ?? 4
    let isStroked = try paints("stroke", of: path) && stroke.width > 0
    try collector.add(
      segments, fill: isFilled ? path["fillType", in: Self.namespace] == "evenOdd" : nil,
      stroke: isStroked ? stroke : nil, by: transform)
  }

  /// Translation after rotation after scale, the latter two around the pivot.
  private func groupTransform(of group: XMLTreeElement) throws(DrawingError) -> Transform {
    let pivot = Point(x: try number("pivotX", of: group) ?? 0, y: try number("pivotY", of: group) ?? 0)
    let moved = Transform.translation(
      x: pivot.x + (try number("translateX", of: group) ?? 0), y: pivot.y + (try number("translateY", of: group) ?? 0))
    return moved.applied(to: .rotation(degrees: try number("rotation", of: group) ?? 0))
      .applied(to: .scale(x: try number("scaleX", of: group) ?? 1, y: try number("scaleY", of: group) ?? 1))
      .applied(to: .translation(x: -pivot.x, y: -pivot.y))
  }

  /// True if a path has `fillColor` or `strokeColor`, as an attribute or as a gradient, that is not transparent.
  private func paints(_ kind: String, of path: XMLTreeElement) throws(DrawingError) -> Bool {
    guard try number("\(kind)Alpha", of: path) != 0 else { return false }
    guard let color = path["\(kind)Color", in: Self.namespace] else {
      return path.children("attr").contains { $0["name"] == "android:\(kind)Color" }
    }
    // #ARGB and #AARRGGBB begin with the opacity.
    if color == "@android:color/transparent" || color == "@null" { return false }
    return !(color.count == 5 && color.hasPrefix("#0") || color.count == 9 && color.hasPrefix("#00"))
  }

  private func number(_ name: String, of element: XMLTreeElement) throws(DrawingError) -> Double? {
    guard let text = element[name, in: Self.namespace] else { return nil }
    var scanner = NumberScanner(text)
    guard let number = scanner.number(), scanner.isAtEnd else {
      throw .malformedValue(element: element.name, attribute: "android:\(name)", value: text)
    }
    return number
  }

  /// A size such as `24dp`; nil for a reference to a resource.
  private func dimension(_ name: String, of element: XMLTreeElement) -> Double? {
    var scanner = NumberScanner(element[name, in: Self.namespace] ?? "")
    return scanner.number().flatMap { $0 > 0 ? $0 : nil }
  }
}
