internal import LibC

/// Finds the tips of arrows, chevrons and triangles that point to the left.
///
/// A tip is a corner whose two sides are straight: ink along their inner side and background along their outer side.
struct ArrowTips {
  struct Tip: Hashable {
    let x: Int
    let y: Int
    /// The length of the shorter side, in samples.
    let length: Int
  }

  /// The shape of a tip: the directions of its sides and of its shaft.
  private struct Pattern {
    let upper: Point
    let lower: Point
    /// The direction from the tip into the shape; nil if no shaft is needed.
    let shaft: Point?

    /// - Parameters:
    ///   - axis: the direction from the tip into the shape, in degrees.
    ///   - half: the angle between the axis and each side, in degrees.
    init(axis: Double, half: Double, needsShaft: Bool) {
      func direction(_ degrees: Double) -> Point { Transform.rotation(degrees: degrees)(Point(x: 1, y: 0)) }
      upper = direction(axis - half)
      lower = direction(axis + half)
      shaft = needsShaft ? direction(axis) : nil
    }
  }

  /// Tips to the left may be blunt or sharp. Tips to a corner need a shaft, since all boxes have corners.
  private static let patterns: [Pattern] =
    stride(from: 26.0, through: 62, by: 4).map { Pattern(axis: 0, half: $0, needsShaft: false) }
    + [-45.0, 45].flatMap { axis in [41.0, 45, 49].map { Pattern(axis: axis, half: $0, needsShaft: true) } }

  /// Round corners do not reach the tip.
  private static let start = 9
  /// The distance of the tested points from a side, in samples.
  private static let margin = 2.6
  /// A tip has longer sides.
  static let leastLength = 24

  private let raster: DrawingRaster
  /// True to find tips of the background instead of tips of the ink.
  private let isBackground: Bool

  /// The tips of a raster's ink or of its background, with the longest of those that are near each other.
  static func tips(of raster: DrawingRaster, isBackground: Bool) -> [Tip] {
    let finder = ArrowTips(raster: raster, isBackground: isBackground)
    var found: [Tip] = []
    for y in stride(from: 0, to: DrawingRaster.sampleCount, by: 2) {
      for x in stride(from: 0, to: DrawingRaster.sampleCount, by: 2) {
        let length = patterns.reduce(0) { max($0, finder.length(of: $1, from: Point(x: Double(x), y: Double(y)))) }
        if length >= leastLength { found.append(Tip(x: x, y: y, length: length)) }
      }
    }
    var tips: [Tip] = []
    for tip in found.sorted(by: { ($0.length, $0.y, $0.x) > ($1.length, $1.y, $1.x) })
    where !tips.contains(where: { abs($0.x - tip.x) <= 12 && abs($0.y - tip.y) <= 12 }) {
      tips.append(tip)
    }
    return tips
  }

  /// The length of the shorter side of a tip at a point; 0 if there is none.
  private func length(of pattern: Pattern, from tip: Point) -> Int {
    let (upperOut, lowerOut) = (pattern.upper.turned * -Self.margin, pattern.lower.turned * Self.margin)
    var (length, openSteps) = (0, 0)
    for step in stride(from: Self.start, to: DrawingRaster.sampleCount, by: 3) {
      let (upper, lower) = (tip + pattern.upper * Double(step), tip + pattern.lower * Double(step))
      guard !isInside(upper + upperOut), isInside(upper - upperOut), !isInside(lower + lowerOut),
        isInside(lower - lowerOut)
      else { break }
      guard let shaft = pattern.shaft else {
        length = step
        continue
      }
      guard isInside(tip + shaft * Double(step)) else { break }
      // A shaft is apart from the sides; the inside of a box is not.
      let gaps = [pattern.upper, pattern.lower].map { ($0 + shaft) * (Double(step) / ($0 + shaft).length) }
      openSteps = gaps.allSatisfy { !isInside(tip + $0) } ? openSteps + 1 : 0
      if openSteps >= (isBackground ? max(4, 2 * step / 15) : 2) { length = step }
    }
    return length
  }

  private func isInside(_ point: Point) -> Bool {
    raster.hasInk(x: Int(point.x.rounded()), y: Int(point.y.rounded())) != isBackground
  }
}
