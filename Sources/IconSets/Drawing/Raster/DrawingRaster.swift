/// The ink of a drawing on 24 × 24 pixels, each of 5 × 5 samples.
package struct DrawingRaster: Hashable, Sendable {
  /// The pixels of a side.
  package static let side = 24
  static let samplesPerPixel = 5
  /// The samples of a side.
  static let sampleCount = side * samplesPerPixel

  /// The samples by row; bit x is set if the sample in column x has ink.
  let rows: [UInt128]

  /// The part of a drawing that fills the raster.
  package enum Frame: Sendable {
    /// The view box, in the middle of the square.
    case viewBox
    /// The box around the ink, in the middle of the square, with a margin of one pixel.
    case inkBox
  }

  init(rows: [UInt128]) { self.rows = rows }

  /// Rasterises a drawing; the samples of its shapes are united.
  package init(_ drawing: Drawing, frame: Frame = .viewBox) {
    let count = Double(Self.sampleCount)
    let transform: Transform
    switch frame {
    case .viewBox: transform = .scale(x: count, y: count)
    case .inkBox:
      let box = drawing.inkBox
      let scale = (count - 2 * Double(Self.samplesPerPixel)) / max(box.width, box.height, 1e-6)
      transform = Transform.translation(x: count / 2, y: count / 2).applied(to: .scale(x: scale, y: scale))
        .applied(to: .translation(x: -box.centre.x, y: -box.centre.y))
    }
    var filling = RasterFilling()
    for shape in drawing.shapes { filling.fill(shape, by: transform) }
    self.init(rows: filling.rows)
  }

  /// The part of a pixel that has ink, from 0 to 1; 0 outside of the raster.
  package func coverage(column: Int, row: Int) -> Double {
    guard 0..<Self.side ~= column, 0..<Self.side ~= row else { return 0 }
    let size = Self.samplesPerPixel
    let count = (0..<size).reduce(0) { count, line in
      count + ((rows[row * size + line] >> UInt128(column * size)) & 0b11111).nonzeroBitCount
    }
    return Double(count) / Double(size * size)
  }

  /// The raster with left and right exchanged.
  package var mirrored: DrawingRaster { DrawingRaster(rows: rows.map(Self.mirrored)) }

  /// The number of samples with ink.
  var inkCount: Int { rows.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// True if a sample has ink; false outside of the raster.
  func hasInk(x: Int, y: Int) -> Bool {
    guard 0..<Self.sampleCount ~= x, 0..<Self.sampleCount ~= y else { return false }
    return rows[y] >> UInt128(x) & 1 == 1
  }

  private static func mirrored(_ row: UInt128) -> UInt128 {
    let high = UInt128(mirrored(UInt64(truncatingIfNeeded: row)))
    let low = UInt128(mirrored(UInt64(truncatingIfNeeded: row >> 64)))
    return (high << 64 | low) >> UInt128(128 - sampleCount)
  }

  private static func mirrored(_ word: UInt64) -> UInt64 {
    var word = word.byteSwapped
    word = (word >> 4) & 0x0F0F_0F0F_0F0F_0F0F | (word & 0x0F0F_0F0F_0F0F_0F0F) << 4
    word = (word >> 2) & 0x3333_3333_3333_3333 | (word & 0x3333_3333_3333_3333) << 2
    return (word >> 1) & 0x5555_5555_5555_5555 | (word & 0x5555_5555_5555_5555) << 1
  }
}

extension DrawingRaster: CustomStringConvertible {
  /// The pixels in 24 lines, from ` ` for none to `#` for full ink.
  package var description: String {
    let shades = Array(" .:+#")
    return (0..<Self.side).map { row in
      String((0..<Self.side).map { shades[Int((coverage(column: $0, row: row) * 4).rounded())] })
    }.joined(separator: "\n")
  }
}
