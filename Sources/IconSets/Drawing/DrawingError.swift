/// The reason why a drawing cannot be read or compared.
package enum DrawingError: Error, Hashable {
  /// The file is not well-formed XML; the reader's description, with the place.
  case malformedFile(String)
  /// The outermost element is neither `svg` nor `vector`.
  case notADrawing(root: String)
  /// An attribute that decides about the picture has an unusable value.
  case malformedValue(element: String, attribute: String, value: String)
  /// Path data are wrong at an offset, in bytes of the attribute's value.
  case malformedPath(reason: String, offset: Int)
  /// An element would change the picture and is not drawn, such as `text`.
  case unsupported(element: String)
  /// `use` refers to an element that the file does not have.
  case missingReference(String)
  /// `use` refers to an element that contains it.
  case cycle(String)
  /// The file has no symbol with an identifier.
  case missingSymbol(String)
  /// The drawing states neither a view box nor a size.
  case noSize
  /// The drawing has more of something than an icon may have.
  case tooLarge(String)
  /// Nothing is drawn inside the view box.
  case noInk
}

extension DrawingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformedFile(let problem): problem
    case .notADrawing(let root): "<\(root)> is not a drawing; use a file with <svg> or Android's <vector>"
    case .malformedValue(let element, let attribute, let value):
      "\(attribute)=\"\(value.prefix(40))\" of <\(element)> cannot be read"
    case .malformedPath(let reason, let offset): "path data: \(reason) at byte \(offset)"
    case .unsupported(let element): "<\(element)> is not drawn; convert it to paths"
    case .missingReference(let reference): "<use> refers to '\(reference)', which the file does not have"
    case .cycle(let reference): "<use> of '\(reference)' contains itself"
    case .missingSymbol(let identifier): "no symbol '\(identifier)' in the file"
    case .noSize: "the drawing has no size; add a viewBox"
    case .tooLarge(let limit): "the drawing has more than \(limit), too many for an icon"
    case .noInk: "nothing is drawn inside the view box"
    }
  }
}
