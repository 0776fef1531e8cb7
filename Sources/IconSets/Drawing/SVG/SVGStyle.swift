/// The properties that decide where an element leaves ink; children inherit them.
struct SVGStyle {
  var fills = true
  var strokes = false
  var isEvenOdd = false
  var isVisible = true
  var stroke = StrokeStyle()
  var hasFillOpacity = true
  var hasStrokeOpacity = true
  /// False for an element that is not drawn with all that it contains: `display:none` or `opacity:0`.
  var isDrawn = true

  /// True if fills leave ink.
  var inksFill: Bool { isVisible && fills && hasFillOpacity }
  /// True if lines leave ink.
  var inksStroke: Bool { isVisible && strokes && hasStrokeOpacity && stroke.width > 0 }

  /// The properties that are read.
  static let properties = [
    "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "fill-rule", "fill-opacity", "stroke-opacity", "opacity", "display", "visibility",
  ]

  /// Applies a declaration; a value that is not understood changes nothing, as CSS has it.
  ///
  /// - Parameter diagonal: what a percentage of a length refers to.
  mutating func apply(_ property: String, value: String, diagonal: Double) {
    let value = SVGStyle.trimmed(value)
    guard value != "inherit" else { return }
    switch property {
    case "fill": fills = Self.leavesInk(value)
    case "stroke": strokes = Self.leavesInk(value)
    case "fill-rule": isEvenOdd = value == "evenodd"
    case "fill-opacity": hasFillOpacity = !Self.isZero(value)
    case "stroke-opacity": hasStrokeOpacity = !Self.isZero(value)
    case "opacity": if Self.isZero(value) { isDrawn = false }
    case "display": if value == "none" { isDrawn = false }
    case "visibility": isVisible = value == "visible"
    case "stroke-width": stroke.width = SVGLength.value(of: value, whole: diagonal) ?? stroke.width
    case "stroke-linecap": stroke.cap = StrokeStyle.Cap(rawValue: value) ?? stroke.cap
    case "stroke-linejoin": stroke.join = StrokeStyle.Join(rawValue: value) ?? stroke.join
    case "stroke-miterlimit": stroke.miterLimit = SVGLength.value(of: value, whole: 1) ?? stroke.miterLimit
    case "stroke-dasharray": stroke.dashes = value == "none" ? [] : NumberScanner.list(value) ?? stroke.dashes
    case "stroke-dashoffset": stroke.dashOffset = SVGLength.value(of: value, whole: diagonal) ?? 0
    default: break
    }
  }

  /// Applies the declarations of a `style` attribute or of a rule of a style sheet.
  mutating func apply(declarations: String, diagonal: Double) {
    for declaration in declarations.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].split(separator: "!", maxSplits: 1).first ?? ""
      apply(Self.trimmed(String(parts[0])), value: String(value), diagonal: diagonal)
    }
  }

  /// True for any paint but none and a transparent colour.
  static func leavesInk(_ paint: String) -> Bool {
    let paint = paint.lowercased().filter { !$0.isWhitespace }
    if paint == "none" || paint == "transparent" || paint.isEmpty { return false }
    if paint.hasPrefix("#") {
      return !(paint.count == 5 && paint.hasSuffix("0") || paint.count == 9 && paint.hasSuffix("00"))
    }
    guard paint.hasPrefix("rgba(") || paint.hasPrefix("hsla(") || paint.contains("/"), paint.hasSuffix(")") else {
      return true
    }
    return !isZero(paint.dropLast().split { $0 == "," || $0 == "/" }.last.map(String.init) ?? "1")
  }

  private static func isZero(_ value: String) -> Bool {
    SVGLength.value(of: value, whole: 1).map { $0 <= 0 } ?? false
  }

  static func trimmed(_ text: String) -> String {
    let characters = text.drop(while: \.isWhitespace)
    guard let last = characters.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(characters[...last])
  }
}

/// Lengths with their units (SVG 1.1 §4.2), in user units of 1/96 inch.
enum SVGLength {
  /// The value of a length; nil if it is malformed.
  ///
  /// - Parameter whole: the length of 100 %.
  static func value(of text: String, whole: Double) -> Double? {
    var scanner = NumberScanner(text)
    scanner.skipSpaces()
    guard let number = scanner.number() else { return nil }
    if scanner.peek == UInt8(ascii: "%") { return number / 100 * whole }
    return switch scanner.word() {
    case "", "px": number
    case "pt": number * 96 / 72
    case "pc": number * 16
    case "mm": number * 96 / 25.4
    case "cm": number * 96 / 2.54
    case "in": number * 96
    case "em", "rem": number * 16
    case "ex": number * 8
    default: nil
    }
  }
}
