internal import LibC

/// An arc of an ellipse between two points, as the path command `A` gives it.
struct EllipticalArc {
  let start: Point
  let end: Point
  /// The radii along the axes of the ellipse.
  let radii: Point
  /// The angle between the x axes of the ellipse and of the path.
  let degrees: Double
  let isLarge: Bool
  /// True if the arc turns clockwise on the screen.
  let isSweep: Bool

  /// The arc as cubic Bézier curves, each of at most a quarter turn; a line if a radius is 0 (SVG 2 §9.5.1).
  var segments: [PathSegment] {
    guard start != end else { return [] }
    guard radii.x != 0, radii.y != 0 else { return [.line(end)] }
    let arc = centred
    guard arc.centre.isFinite, arc.sweep.isFinite else { return [.line(end)] }
    let ellipse = Transform.translation(x: arc.centre.x, y: arc.centre.y)
      .applied(to: .rotation(degrees: degrees)).applied(to: .scale(x: arc.radii.x, y: arc.radii.y))
    let count = max(1, Int((abs(arc.sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = arc.sweep / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let from = Self.onCircle(arc.angle + step * Double(index))
      let to = Self.onCircle(arc.angle + step * Double(index + 1))
      return .curve(
        ellipse(from + from.turned * reach), ellipse(to - to.turned * reach), to: index == count - 1 ? end : ellipse(to)
      )
    }
  }

  private static func onCircle(_ angle: Double) -> Point { Point(x: cos(angle), y: sin(angle)) }

  /// The arc by its centre and angles (SVG 2 §B.2.4 and §B.2.5).
  private var centred: (centre: Point, radii: Point, angle: Double, sweep: Double) {
    let rotation = Transform.rotation(degrees: degrees)
    let half = Transform.rotation(degrees: -degrees)((start - end) * 0.5)
    var radii = Point(x: abs(radii.x), y: abs(radii.y))
    let excess = half.x * half.x / (radii.x * radii.x) + half.y * half.y / (radii.y * radii.y)
    if excess > 1 { radii = radii * excess.squareRoot() }
    let (rx, ry) = (radii.x * radii.x, radii.y * radii.y)
    let denominator = rx * half.y * half.y + ry * half.x * half.x
    let root = (max(0, rx * ry - denominator) / denominator).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let centre = Point(x: root * radii.x * half.y / radii.y, y: -root * radii.y * half.x / radii.x)
    let from = atan2((half.y - centre.y) / radii.y, (half.x - centre.x) / radii.x)
    let to = atan2((-half.y - centre.y) / radii.y, (-half.x - centre.x) / radii.x)
    var sweep = to - from
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    return (rotation(centre) + (start + end) * 0.5, radii, from, sweep)
  }
}
