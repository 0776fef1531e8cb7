extension DrawingPicture {
  /// The side that an arrow, a chevron or a triangle points to; nil if it is symmetric, points to no side, or if that is not
  /// clear.
  ///
  /// Ask only about pictures that are such a sign: other asymmetric pictures have corners too, and more than a third of them
  /// get an answer. Measured on 829 icons of 12 sets whose name has `left` or `right` and a word such as `arrow`, `chevron`,
  /// `caret` or `triangle`: 705 get an answer, and 702 of the answers are right.
  package var pointing: PointingDirection? {
    guard !isSymmetric else { return nil }
    let raster = fitted.raster
    var (left, right) = (0, 0)
    // Arrows are also cut out of filled shapes.
    for isBackground in [false, true] {
      let lefts = ArrowTips.tips(of: raster, isBackground: isBackground)
      let rights = ArrowTips.tips(of: raster.mirrored, isBackground: isBackground)
      left = max(left, Self.longest(of: lefts, without: rights))
      right = max(right, Self.longest(of: rights, without: lefts))
    }
    if Double(left) >= Self.pointingRatio * Double(right), left > 0 { return .left }
    if Double(right) >= Self.pointingRatio * Double(left), right > 0 { return .right }
    return nil
  }

  /// The factor by which the tips to one side are longer than those to the other.
  private static let pointingRatio = 1.25

  /// The length of the longest tip that has no mirror image, as the tips of boxes and circles have.
  private static func longest(of tips: [ArrowTips.Tip], without others: [ArrowTips.Tip]) -> Int {
    tips.filter { tip in
      !others.contains { abs($0.x - tip.x) <= 4 && abs($0.y - tip.y) <= 4 && abs($0.length - tip.length) <= 6 }
    }.map(\.length).max() ?? 0
  }
}
