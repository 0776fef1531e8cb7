/// The reason for refusing a drawing or a folder of drawings.
package struct ArtworkError: Error, Hashable, Sendable {
  package let path: String
  /// The problem and its remedy, in lower case and without a full stop.
  package let message: String

  init(_ message: String, path: String) {
    self.path = path
    self.message = message
  }
}

extension ArtworkError: CustomStringConvertible {
  package var description: String { "\(path): \(message)" }
}
