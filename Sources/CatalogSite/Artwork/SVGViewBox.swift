internal import TextFormats

/// The part of the plane that a drawing shows (SVG 2 §8.6).
struct SVGViewBox {
  /// The top left corner; nil if it is the origin.
  let origin: (x: Double, y: Double)?
  let width: Double
  let height: Double

  private static let maximumSize = 100_000.0

  init(_ root: XMLTreeElement, path: String) throws(ArtworkError) {
    var numbers: [Double?] = []
    if let box = root["viewBox"] {
      numbers = box.split { $0 == " " || $0 == "," }.map { Double(String($0)) }
    } else if let width = root["width"], let height = root["height"] {
      numbers = [0, 0, Self.pixels(width), Self.pixels(height)]
    }
    let finite = numbers.compactMap { $0 }.filter { $0.magnitude <= Self.maximumSize }
    guard finite.count == 4, numbers.count == 4, finite[2] > 0, finite[3] > 0 else {
      throw ArtworkError("the drawing has no usable size; give it a viewBox such as '0 0 24 24'", path: path)
    }
    origin = finite[0] == 0 && finite[1] == 0 ? nil : (finite[0], finite[1])
    width = finite[2]
    height = finite[3]
  }

  private static func pixels(_ length: String) -> Double? {
    Double(length.hasSuffix("px") ? String(length.dropLast(2)) : length)
  }
}

extension Double {
  /// The number with as few digits as distinguish it: `16`, `1.5`.
  var shortest: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
