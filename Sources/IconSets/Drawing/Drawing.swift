internal import SourceText
internal import TextFormats

/// The ink of an icon as filled polygons in the unit square, without its colours.
///
/// ```swift
/// let trash = try DrawingPicture(Drawing(svg: bytes))
/// let bin = try DrawingPicture(Drawing(svg: others))
/// if trash.isNear(bin) { … }
/// ```
///
/// Every paint but `none` and a transparent colour is ink. Clip paths, masks, patterns and filters are not applied.
package struct Drawing: Hashable, Sendable {
  let shapes: [FilledShape]
  /// The box around the ink in the unit square.
  let inkBox: Box

  /// Reads an SVG file (SVG 1.1, and SVG 2's shapes); its view box is fitted into the middle of the unit square.
  ///
  /// - Parameter symbol: the identifier of a symbol in a sprite; nil for the whole file.
  package init(svg bytes: [UInt8], symbol: String? = nil) throws(DrawingError) {
    let root = try Self.root(of: bytes)
    guard root.isNamed("svg"), root.namespace.isEmpty || root.namespace == SVGDrawingReader.namespace else {
      throw .notADrawing(root: root.name)
    }
    try self.init(shapes: SVGDrawingReader.shapes(of: root, symbol: symbol))
  }

  /// Reads an Android vector drawable.
  package init(vectorDrawable bytes: [UInt8]) throws(DrawingError) {
    let root = try Self.root(of: bytes)
    guard root.isNamed("vector") else { throw .notADrawing(root: root.name) }
    try self.init(shapes: AndroidDrawingReader.shapes(of: root))
  }

  init(shapes: [FilledShape]) throws(DrawingError) {
    let boxes = shapes.compactMap(\.box)
    guard let box = Box(around: boxes.flatMap { [$0.least, $0.greatest] })?.inUnitSquare, box.width > 0, box.height > 0
    else { throw .noInk }
    self.shapes = shapes
    inkBox = box
  }

  private static func root(of bytes: [UInt8]) throws(DrawingError) -> XMLTreeElement {
    guard bytes.count <= DrawingLimits.fileSize else { throw .tooLarge("\(DrawingLimits.fileSize >> 20) MiB") }
    do throws(TextFormatError) {
      return try XMLTree(SourceFile(path: "drawing", bytes: DoctypeRemoval.removed(from: bytes))).root
    } catch {
      throw .malformedFile(error.position.map { "\($0): \(error.message)" } ?? error.message)
    }
  }
}
