internal import LibC

extension DrawingRaster {
  /// The ink and everything at most so many samples from it.
  func grown(by radius: Int) -> DrawingRaster {
    // Rows within a disc have different widths; a width is reached by widening the one before.
    let widths = (0...radius).map { distance in
      Int((Double(radius * radius - distance * distance) + 0.5).squareRoot())
    }
    var wide = rows
    var byWidth: [[UInt128]] = [rows]
    for _ in 0..<radius {
      wide = wide.map { ($0 | $0 << 1 | $0 >> 1) & Self.all }
      byWidth.append(wide)
    }
    var grown = [UInt128](repeating: 0, count: Self.sampleCount)
    for row in 0..<Self.sampleCount {
      for distance in -radius...radius where 0..<Self.sampleCount ~= row + distance {
        grown[row] |= byWidth[widths[abs(distance)]][row + distance]
      }
    }
    return DrawingRaster(rows: grown)
  }

  /// The ink that is more than so many samples from every sample without ink.
  ///
  /// The edge of the raster is not an edge of the ink.
  func shrunk(by radius: Int) -> DrawingRaster { inverted.grown(by: radius).inverted }

  /// The raster with ink and background exchanged.
  var inverted: DrawingRaster { DrawingRaster(rows: rows.map { ~$0 & Self.all }) }

  private static let all: UInt128 = (1 << UInt128(sampleCount)) - 1
}
