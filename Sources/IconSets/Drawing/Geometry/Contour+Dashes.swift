extension Contour {
  /// The dashes of a line (SVG 1.1 §11.4, `stroke-dasharray`); the line itself if the lengths are not usable, or if there
  /// are more than 1,000 dashes.
  func dashed(_ lengths: [Double], offset: Double) -> [Contour] {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let line = isClosed ? points + points.prefix(1) : points
    let total = zip(line, line.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    guard pattern.allSatisfy({ $0 >= 0 }), period > 0, total / period * Double(pattern.count) < 1000, offset.isFinite
    else { return [self] }
    var place = offset.truncatingRemainder(dividingBy: period)
    if place < 0 { place += period }
    var index = 0
    while place >= pattern[index], index < pattern.count - 1 {
      place -= pattern[index]
      index += 1
    }
    return Self.cut(line, into: pattern, from: index, rest: max(pattern[index] - place, 0))
  }

  /// Walks along a line and collects the pieces with even indices of the pattern.
  private static func cut(_ line: [Point], into pattern: [Double], from first: Int, rest: Double) -> [Contour] {
    var (index, rest) = (first, rest)
    var dashes: [Contour] = []
    var current = index.isMultiple(of: 2) ? Array(line.prefix(1)) : []
    for (start, end) in zip(line, line.dropFirst()) {
      let length = (end - start).length
      var walked = 0.0
      while length - walked > rest {
        walked += rest
        let point = start + (end - start) * (walked / length)
        if index.isMultiple(of: 2) {
          dashes.append(Contour(points: current + [point]))
          current = []
        } else {
          current = [point]
        }
        index = (index + 1) % pattern.count
        rest = pattern[index]
      }
      rest -= length - walked
      if index.isMultiple(of: 2) { current.append(end) }
    }
    if current.count > 1 { dashes.append(Contour(points: current)) }
    return dashes
  }
}
