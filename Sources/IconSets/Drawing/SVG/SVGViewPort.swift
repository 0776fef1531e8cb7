internal import TextFormats

/// The size of a canvas, and the place of its view box in it (SVG 1.1 §7.8).
struct SVGViewPort {
  /// The size of the view box, or of the canvas without one: the whole of percentages inside.
  let inner: Point
  /// The size of the canvas.
  let size: Point
  /// From the view box to the canvas.
  let transform: Transform

  /// Reads `viewBox`, `width`, `height` and `preserveAspectRatio`.
  ///
  /// - Parameter defaultSize: the size of an element that states none; nil for the size of its view box.
  init(_ element: XMLTreeElement, defaultSize: Point?) throws(DrawingError) {
    let box = try Self.viewBox(of: element)
    func length(_ name: String, _ whole: Double?) throws(DrawingError) -> Double? {
      guard let value = element[name], value != "auto" else { return whole }
      if value.hasSuffix("%"), whole == nil { return nil }
      guard let length = SVGLength.value(of: value, whole: whole ?? 0) else {
        throw .malformedValue(element: element.name, attribute: name, value: value)
      }
      return length > 0 ? length : whole
    }
    // `1em` in both directions, as Iconify writes it, keeps the aspect of the view box.
    let width = try length("width", defaultSize?.x ?? box?.size.x)
    let height = try length("height", defaultSize?.y ?? box?.size.y)
    guard let width, let height, width > 0, height > 0 else { throw .noSize }
    size = Point(x: width, y: height)
    inner = box?.size ?? size
    transform =
      box.map { Self.place($0, in: Point(x: width, y: height), element["preserveAspectRatio"] ?? "") } ?? .identity
  }

  private static func viewBox(of element: XMLTreeElement) throws(DrawingError) -> (least: Point, size: Point)? {
    guard let value = element["viewBox"] else { return nil }
    guard let numbers = NumberScanner.list(value), numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw .malformedValue(element: element.name, attribute: "viewBox", value: value)
    }
    return (Point(x: numbers[0], y: numbers[1]), Point(x: numbers[2], y: numbers[3]))
  }

  /// Places a view box in a canvas by `preserveAspectRatio`; the default is `xMidYMid meet`.
  private static func place(_ box: (least: Point, size: Point), in size: Point, _ aspect: String) -> Transform {
    var scale = Point(x: size.x / box.size.x, y: size.y / box.size.y)
    if !aspect.hasPrefix("none") {
      let uniform = aspect.hasSuffix("slice") ? max(scale.x, scale.y) : min(scale.x, scale.y)
      scale = Point(x: uniform, y: uniform)
    }
    let free = Point(x: size.x - box.size.x * scale.x, y: size.y - box.size.y * scale.y)
    let x = aspect.contains("xMin") ? 0 : aspect.contains("xMax") ? free.x : free.x / 2
    let y = aspect.contains("YMin") ? 0 : aspect.contains("YMax") ? free.y : free.y / 2
    return Transform.translation(x: x, y: y).applied(to: .scale(x: scale.x, y: scale.y))
      .applied(to: .translation(x: -box.least.x, y: -box.least.y))
  }

  /// From the canvas to the unit square, in whose middle it is.
  var inUnitSquare: Transform { Self.fit(size) }

  /// The transform that fits a canvas into the middle of the unit square.
  static func fit(_ size: Point) -> Transform {
    let whole = max(size.x, size.y)
    return Transform.translation(x: (1 - size.x / whole) / 2, y: (1 - size.y / whole) / 2)
      .applied(to: .scale(x: 1 / whole, y: 1 / whole))
  }
}
