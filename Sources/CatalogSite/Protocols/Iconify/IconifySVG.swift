/// An icon as a separate file, as Iconify's API writes it.
struct IconifySVG {
  private let drawing: IconArtwork.Drawing
  private let isFlipped: Bool
  private let changes: IconifyChanges

  init(_ drawing: IconArtwork.Drawing, isFlipped: Bool, _ changes: IconifyChanges) {
    self.drawing = drawing
    self.isFlipped = isFlipped
    self.changes = changes
  }

  var text: String {
    let turns = transformation.turns
    let isSideways = !turns.isMultiple(of: 2)
    let (width, height) =
      isSideways ? (drawing.height, drawing.width) : (drawing.width, drawing.height)
    var body = drawing.body
    if changes.box {
      let size = "width=\"\(drawing.width.shortest)\" height=\"\(drawing.height.shortest)\""
      body = "<rect x=\"0\" y=\"0\" \(size) fill=\"rgba(255, 255, 255, 0)\"/>" + body
    }
    let transform = transformation.text
    if !transform.isEmpty { body = "<g transform=\"\(transform)\">\(body)</g>" }
    if let color = changes.safeColor {
      body = body.split(separator: "currentColor", omittingEmptySubsequences: false).joined(separator: color)
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"\(size(width, height)) "
      + "viewBox=\"0 0 \(width.shortest) \(height.shortest)\">\(body)</svg>"
  }

  /// The combined flips and rotations of the icon and of the parameters.
  private var transformation: (text: String, turns: Int) {
    let (width, height) = (drawing.width, drawing.height)
    var turns = changes.quarterTurns
    var steps: [String] = []
    let isHorizontal = changes.flips.horizontal
    let isVertical = changes.flips.vertical
    if isFlipped { steps.append("translate(\(width.shortest) 0) scale(-1 1)") }
    if isHorizontal, isVertical {
      turns = (turns + 2) % 4
    } else if isHorizontal {
      steps.insert("translate(\(width.shortest) 0) scale(-1 1)", at: 0)
    } else if isVertical {
      steps.insert("translate(0 \(height.shortest)) scale(1 -1)", at: 0)
    }
    switch turns {
    case 1: steps.insert("rotate(90 \((height / 2).shortest) \((height / 2).shortest))", at: 0)
    case 2: steps.insert("rotate(180 \((width / 2).shortest) \((height / 2).shortest))", at: 0)
    case 3: steps.insert("rotate(-90 \((width / 2).shortest) \((width / 2).shortest))", at: 0)
    default: break
    }
    return (steps.joined(separator: " "), turns)
  }

  /// The attributes `width` and `height`: by default, the height is `1em` and the width follows from the view box.
  private func size(_ boxWidth: Double, _ boxHeight: Double) -> String {
    func length(_ value: String?) -> String? {
      value.flatMap { $0.utf8.count <= 16 && IconifyChanges.isPlain($0, with: ".%-") && Self.isLength($0) ? $0 : nil }
    }
    let (askedWidth, askedHeight) = (length(changes.width), length(changes.height))
    let height = askedHeight ?? askedWidth.map { Self.scaled($0, by: boxHeight / boxWidth) } ?? "1em"
    let width = askedWidth ?? Self.scaled(height, by: boxWidth / boxHeight)
    return attribute("width", width, box: boxWidth) + attribute("height", height, box: boxHeight)
  }

  /// True if a value is a number with or without a unit, or one of Iconify's keywords.
  private static func isLength(_ value: String) -> Bool {
    let number = value.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    return Double(number) != nil || ["auto", "none", "unset", "undefined"].contains(value)
  }

  private func attribute(_ name: String, _ value: String, box: Double) -> String {
    switch value {
    case "auto": " \(name)=\"\(box.shortest)\""
    case "none", "unset", "undefined": ""
    default: " \(name)=\"\(value)\""
    }
  }

  /// `2em` scaled by 1.5 is `3em`; keywords are returned unchanged.
  private static func scaled(_ length: String, by ratio: Double) -> String {
    let digits = length.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard ratio != 1, let number = Double(digits) else { return length }
    return ((number * ratio * 100).rounded(.up) / 100).shortest + length.dropFirst(digits.count)
  }
}
