/// The parameters of Iconify's SVG (https://iconify.design/docs/api/svg.html).
package struct IconifyChanges: Hashable, Sendable {
  /// The replacement for `currentColor`.
  package var color: String?
  package var width: String?
  package var height: String?
  /// `horizontal`, `vertical`, or both, separated by a comma.
  package var flip: String?
  /// `1` to `3` quarter turns, `90deg` or `25%`.
  package var rotate: String?
  /// True to add an invisible rectangle that keeps the drawing's size in editors that crop.
  package var box: Bool

  package init(
    color: String? = nil, width: String? = nil, height: String? = nil, flip: String? = nil, rotate: String? = nil,
    box: Bool = false
  ) {
    self.color = color
    self.width = width
    self.height = height
    self.flip = flip
    self.rotate = rotate
    self.box = box
  }

  /// The colour, if it is valid: a name, a number or a function of numbers, without references to files.
  var safeColor: String? {
    guard let color, !color.isEmpty, color.utf8.count <= 64, !color.lowercased().contains("url") else { return nil }
    return Self.isPlain(color, with: "#(),.%/ -") ? color : nil
  }

  static func isPlain(_ text: String, with marks: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || marks.contains($0)) }
  }

  var flips: (horizontal: Bool, vertical: Bool) {
    let axes = (flip ?? "").split { $0 == "," || $0 == " " }
    return (axes.contains("horizontal"), axes.contains("vertical"))
  }

  /// Rotation in quarter turns, 0-3; any other value counts as 0.
  var quarterTurns: Int {
    guard let rotate else { return 0 }
    let number: Double?
    if rotate.hasSuffix("deg") {
      number = Double(rotate.dropLast(3)).map { $0 / 90 }
    } else if rotate.hasSuffix("%") {
      number = Double(rotate.dropLast()).map { $0 / 25 }
    } else {
      number = Int(rotate).map(Double.init)
    }
    guard let turns = number.flatMap(Int.init(exactly:)) else { return 0 }
    return ((turns % 4) + 4) % 4
  }
}
