/// The side that an arrow, a chevron or a triangle points to.
package enum PointingDirection: String, CaseIterable, Sendable {
  case left, right

  package var opposite: PointingDirection { self == .left ? .right : .left }
}
