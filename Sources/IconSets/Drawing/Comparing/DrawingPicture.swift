/// A drawing prepared for comparisons: its rasters in the view box and in the ink box.
package struct DrawingPicture: Hashable, Sendable {
  /// The raster of the view box, with edges at most one sample elsewhere: 0.2 px at 24 px, which is not seen.
  let exact: TolerantRaster
  /// The raster of the view box with wide tolerance.
  let placed: TolerantRaster
  /// The raster of the ink box with wide tolerance.
  let fitted: TolerantRaster
  /// The raster of the ink box with the tolerance of symmetry.
  let balanced: TolerantRaster
  /// The centre of the ink box in the unit square.
  let centre: Point
  /// The larger side of the ink box in the unit square.
  let size: Double
  /// The number of samples with ink in the view box and in the ink box.
  let inks: Inks

  struct Inks: Hashable, Sendable {
    let placed: Int
    let fitted: Int
  }

  /// Rasterises a drawing.
  ///
  /// - Throws: ``DrawingError/noInk`` if nothing is seen at 24 × 24.
  package init(_ drawing: Drawing) throws(DrawingError) {
    let raster = DrawingRaster(drawing)
    let fit = DrawingRaster(drawing, frame: .inkBox)
    inks = Inks(placed: raster.inkCount, fitted: fit.inkCount)
    guard inks.placed > 0, inks.fitted > 0 else { throw .noInk }
    exact = TolerantRaster(raster, tolerance: 1)
    placed = TolerantRaster(raster, tolerance: Self.tolerance)
    fitted = TolerantRaster(fit, tolerance: Self.tolerance)
    balanced = TolerantRaster(fit, tolerance: 2)
    centre = drawing.inkBox.centre
    size = max(drawing.inkBox.width, drawing.inkBox.height)
  }

  private init(mirroring other: DrawingPicture) {
    exact = other.exact.mirrored
    placed = other.placed.mirrored
    fitted = other.fitted.mirrored
    balanced = other.balanced.mirrored
    centre = Point(x: 1 - other.centre.x, y: other.centre.y)
    size = other.size
    inks = other.inks
  }

  /// The distance between the edges of near pictures, in samples: 0.6 px.
  static let tolerance = 3

  /// The picture at 24 × 24 in its view box.
  package var raster: DrawingRaster { exact.raster }

  /// The picture with left and right exchanged.
  package var mirrored: DrawingPicture { DrawingPicture(mirroring: self) }
}

extension DrawingPicture: CustomStringConvertible {
  /// The raster as text.
  package var description: String { raster.description }
}
