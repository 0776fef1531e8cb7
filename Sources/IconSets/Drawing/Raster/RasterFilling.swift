/// Fills polygons into the samples of a raster; shapes are united.
struct RasterFilling {
  private(set) var rows = [UInt128](repeating: 0, count: DrawingRaster.sampleCount)
  /// For each row, the changes of the winding number before each sample; one more column takes those after the last sample.
  private var changes = [Int32](repeating: 0, count: DrawingRaster.sampleCount * (DrawingRaster.sampleCount + 1))

  /// Fills a shape by its rule.
  ///
  /// - Parameter transform: from the shape to samples; the centre of sample x is at x + ½.
  mutating func fill(_ shape: FilledShape, by transform: Transform) {
    var touched = DrawingRaster.sampleCount..<DrawingRaster.sampleCount
    for polygon in shape.polygons {
      guard var start = polygon.last.map({ transform($0) }) else { continue }
      for corner in polygon {
        let end = transform(corner)
        let lines = Self.rows(between: start.y, end.y)
        if !lines.isEmpty {
          cross(lines, from: start, to: end)
          touched =
            min(
              touched.lowerBound, lines.lowerBound)..<max(
              touched.isEmpty ? 0 : touched.upperBound, lines.upperBound)
        }
        start = end
      }
    }
    for row in touched { collect(row, isEvenOdd: shape.isEvenOdd) }
  }

  /// The rows whose centres are between two heights.
  private static func rows(between first: Double, _ second: Double) -> Range<Int> {
    let count = Double(DrawingRaster.sampleCount)
    let start = min(max((min(first, second) - 0.5).rounded(.up), 0), count)
    let end = min(max((max(first, second) - 0.5).rounded(.up), 0), count)
    return Int(start)..<Int(max(start, end))
  }

  /// Notes where a side of a polygon crosses the centres of rows.
  private mutating func cross(_ lines: Range<Int>, from start: Point, to end: Point) {
    let winding: Int32 = start.y < end.y ? 1 : -1
    let slope = (end.x - start.x) / (end.y - start.y)
    let limit = Double(DrawingRaster.sampleCount)
    for row in lines {
      let x = start.x + (Double(row) + 0.5 - start.y) * slope
      let column = Int(min(max((x - 0.5).rounded(.up), 0), limit))
      changes[row * (DrawingRaster.sampleCount + 1) + column] += winding
    }
  }

  /// Adds the ink of a row and resets its changes.
  private mutating func collect(_ row: Int, isEvenOdd: Bool) {
    let first = row * (DrawingRaster.sampleCount + 1)
    var ink: UInt128 = 0
    changes.withUnsafeMutableBufferPointer { changes in
      var winding: Int32 = 0
      var bit: UInt128 = 1
      for column in 0..<DrawingRaster.sampleCount {
        winding += changes[first + column]
        if isEvenOdd ? winding & 1 != 0 : winding != 0 { ink |= bit }
        bit <<= 1
        changes[first + column] = 0
      }
      changes[first + DrawingRaster.sampleCount] = 0
    }
    rows[row] |= ink
  }
}
