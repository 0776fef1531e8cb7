/// The part of SVG 2 that drawings of icons may use: shapes in one colour, without scripts, styles or references to
/// other files. Everything else is refused, so that new features of SVG cannot open new holes.
enum SVGVocabulary {
  static let namespace = "http://www.w3.org/2000/svg"
  static let xlink = "http://www.w3.org/1999/xlink"

  static let elements: Set<String> = [
    "circle", "clipPath", "defs", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "use",
  ]

  /// Elements that draw nothing (SVG 2 §5.7, §5.8); they are left out with their content.
  static let descriptive: Set<String> = ["desc", "metadata", "title"]

  /// The namespaces of editors' own notes, which are left out.
  static let editors: Set<String> = [
    "http://www.inkscape.org/namespaces/inkscape", "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
    "http://www.bohemiancoding.com/sketch/ns", "http://www.serif.com/",
  ]

  /// Presentation attributes (SVG 2 §6.6), which a `style` attribute may set too.
  static let presentation: Set<String> = [
    "clip-path", "clip-rule", "color", "display", "fill", "fill-opacity", "fill-rule", "opacity", "paint-order",
    "shape-rendering", "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-opacity", "stroke-width", "vector-effect", "visibility",
  ]

  static let geometry: Set<String> = [
    "clipPathUnits", "cx", "cy", "d", "height", "href", "id", "pathLength", "points", "r", "rx", "ry", "transform",
    "width", "x", "x1", "x2", "y", "y1", "y2",
  ]

  /// Attributes that have no effect on a drawing in our pages; they are left out.
  static func isIgnored(_ name: String) -> Bool {
    ["class", "focusable", "role", "tabindex"].contains(name) || name.hasPrefix("aria-") || name.hasPrefix("data-")
  }

  static let paints: Set<String> = ["color", "fill", "stroke"]
  /// Paints that do not set a colour.
  static let neutralPaints: Set<String> = ["none", "inherit", "transparent"]
  /// Notations of black, which is replaced by the colour of the text.
  static let blacks: Set<String> = [
    "currentcolor", "black", "#000", "#000000", "#000f", "#000000ff", "rgb(0,0,0)", "rgb(0, 0, 0)",
  ]

  /// Attributes of the outermost element that its drawing does not need.
  static let ofRoot: Set<String> = [
    "baseProfile", "enable-background", "preserveAspectRatio", "version", "viewBox",
  ]
}
