/// A raster with what is surely ink and surely background, if its edges may be a little elsewhere.
struct TolerantRaster: Hashable, Sendable {
  let raster: DrawingRaster
  /// Samples outside have surely no ink.
  private let grown: DrawingRaster
  /// Samples inside have surely ink.
  private let shrunk: DrawingRaster

  /// - Parameter tolerance: how far edges may be elsewhere, in samples.
  init(_ raster: DrawingRaster, tolerance: Int) {
    self.init(raster: raster, grown: raster.grown(by: tolerance), shrunk: raster.shrunk(by: tolerance))
  }

  private init(raster: DrawingRaster, grown: DrawingRaster, shrunk: DrawingRaster) {
    self.raster = raster
    self.grown = grown
    self.shrunk = shrunk
  }

  var mirrored: TolerantRaster {
    TolerantRaster(raster: raster.mirrored, grown: grown.mirrored, shrunk: shrunk.mirrored)
  }

  /// The samples with ink in one raster that surely have none in the other.
  ///
  /// - Parameter limit: counting ends above this number.
  func difference(to other: TolerantRaster, limit: Int) -> Int {
    var count = 0
    for row in 0..<DrawingRaster.sampleCount {
      let (ink, otherInk) = (raster.rows[row], other.raster.rows[row])
      let isMissing = ink & ~other.grown.rows[row] | other.shrunk.rows[row] & ~ink
      let isAdded = otherInk & ~grown.rows[row] | shrunk.rows[row] & ~otherInk
      count += (isMissing | isAdded).nonzeroBitCount
      if count > limit { return count }
    }
    return count
  }
}
