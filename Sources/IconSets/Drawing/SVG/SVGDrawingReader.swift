internal import TextFormats

/// Reads the elements of an SVG file.
struct SVGDrawingReader {
  static let namespace = "http://www.w3.org/2000/svg"

  private var collector = ShapeCollector()
  private var elements: [String: XMLTreeElement] = [:]
  private var sheet = SVGStyleSheet()
  private var visited = 0
  /// The references of `use` that are being drawn, outermost first.
  private var references: [String] = []

  /// The properties that an element inherits.
  private struct Context {
    var transform: Transform
    var style = SVGStyle()
    /// The size of the innermost view box.
    var whole: Point
    var depth = 0
  }

  /// Reads the shapes of a file, or of one of its symbols.
  static func shapes(of root: XMLTreeElement, symbol: String?) throws(DrawingError) -> [FilledShape] {
    var reader = SVGDrawingReader()
    reader.index(root)
    guard let symbol else {
      try reader.draw(root)
      return reader.collector.shapes
    }
    guard let element = reader.elements[symbol] else { throw .missingSymbol(symbol) }
    try reader.draw(element)
    return reader.collector.shapes
  }

  /// Collects identifiers and style sheets. The tree's reader limits the depth.
  private mutating func index(_ element: XMLTreeElement) {
    if let identifier = element["id"], elements[identifier] == nil { elements[identifier] = element }
    if element.isNamed("style") { sheet.add(element.text) }
    for child in element.children { index(child) }
  }

  /// Draws the root or a symbol over the whole unit square.
  private mutating func draw(_ canvas: XMLTreeElement) throws(DrawingError) {
    let port = try SVGViewPort(canvas, defaultSize: nil)
    var context = Context(transform: port.inUnitSquare.applied(to: port.transform), whole: port.inner)
    apply(styleOf: canvas, to: &context)
    guard context.style.isDrawn else { return }
    try drawChildren(of: canvas, context)
  }

  private mutating func drawChildren(of element: XMLTreeElement, _ context: Context) throws(DrawingError) {
    var inner = context
    inner.depth += 1
    guard inner.depth <= DrawingLimits.depth else { throw .tooLarge("\(DrawingLimits.depth) levels") }
    for child in element.children { try draw(child, in: inner) }
  }

  private mutating func draw(_ element: XMLTreeElement, in outer: Context) throws(DrawingError) {
    guard element.namespace.isEmpty || element.namespace == Self.namespace else { return }
    visited += 1
    guard visited <= DrawingLimits.elements else { throw .tooLarge("\(DrawingLimits.elements) elements") }
    var context = outer
    apply(styleOf: element, to: &context)
    guard context.style.isDrawn else { return }
    try apply(transformOf: element, to: &context)
    switch element.name {
    case "g", "a", "switch": try drawChildren(of: element, context)
    case "svg": try drawCanvas(element, context, size: context.whole)
    case "use": try drawReference(of: element, context)
    case "text", "image", "foreignObject":
      guard context.style.isVisible else { return }
      throw .unsupported(element: element.name)
    default:
      guard let segments = try SVGShape(element: element, whole: context.whole).segments() else { return }
      // A line has no area to fill.
      let isFilled = context.style.inksFill && !element.isNamed("line")
      try collector.add(
        segments, fill: isFilled ? context.style.isEvenOdd : nil,
        stroke: context.style.inksStroke ? context.style.stroke : nil, by: context.transform)
    }
  }

  /// Draws an inner `svg` or the `symbol` of a `use`.
  private mutating func drawCanvas(
    _ element: XMLTreeElement, _ context: Context, size: Point
  ) throws(DrawingError) {
    let port = try SVGViewPort(element, defaultSize: size)
    var inner = context
    let place = Transform.translation(
      x: try number("x", of: element, whole: context.whole.x), y: try number("y", of: element, whole: context.whole.y))
    inner.transform = context.transform.applied(to: place).applied(to: port.transform)
    inner.whole = port.inner
    try drawChildren(of: element, inner)
  }

  private mutating func drawReference(of use: XMLTreeElement, _ context: Context) throws(DrawingError) {
    let reference = use["href"] ?? use["href", in: "http://www.w3.org/1999/xlink"] ?? ""
    guard reference.hasPrefix("#"), let target = elements[String(reference.dropFirst())] else {
      throw .missingReference(reference)
    }
    guard !references.contains(reference) else { throw .cycle(reference) }
    references.append(reference)
    defer { references.removeLast() }
    var inner = context
    inner.depth += 1
    guard inner.depth <= DrawingLimits.depth else { throw .tooLarge("\(DrawingLimits.depth) levels") }
    inner.transform = context.transform.applied(
      to: .translation(
        x: try number("x", of: use, whole: context.whole.x), y: try number("y", of: use, whole: context.whole.y)))
    guard target.isNamed("symbol") else { return try draw(target, in: inner) }
    apply(styleOf: target, to: &inner)
    guard inner.style.isDrawn else { return }
    let size = Point(
      x: try number("width", of: use, whole: context.whole.x, otherwise: context.whole.x),
      y: try number("height", of: use, whole: context.whole.y, otherwise: context.whole.y))
    try drawCanvas(target, inner, size: size)
  }

  // MARK: Attributes

  /// Applies presentation attributes, then style sheets, then `style` (SVG 1.1 §6.4).
  private func apply(styleOf element: XMLTreeElement, to context: inout Context) {
    let diagonal = context.whole.length / 2.0.squareRoot()
    for property in SVGStyle.properties {
      if let value = element[property] { context.style.apply(property, value: value, diagonal: diagonal) }
    }
    for declarations in sheet.declarations(element: element.name, classes: element["class"]) {
      context.style.apply(declarations: declarations, diagonal: diagonal)
    }
    if let style = element["style"] { context.style.apply(declarations: style, diagonal: diagonal) }
  }

  private func apply(transformOf element: XMLTreeElement, to context: inout Context) throws(DrawingError) {
    guard let list = element["transform"] else { return }
    guard let transform = Transform(list: list) else {
      throw .malformedValue(element: element.name, attribute: "transform", value: list)
    }
    context.transform = context.transform.applied(to: transform)
  }

  private func number(
    _ name: String, of element: XMLTreeElement, whole: Double, otherwise: Double = 0
  ) throws(DrawingError) -> Double {
    guard let text = element[name] else { return otherwise }
    guard let value = SVGLength.value(of: text, whole: whole) else {
      throw .malformedValue(element: element.name, attribute: name, value: text)
    }
    return value
  }
}
