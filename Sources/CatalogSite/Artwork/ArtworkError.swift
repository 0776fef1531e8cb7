/// Why a drawing or a folder of drawings is not used.
package struct ArtworkError: Error, Hashable, Sendable {
  package let path: String
  /// What is wrong and what to do; lower case, no full stop.
  package let message: String

  init(_ message: String, path: String) {
    self.path = path
    self.message = message
  }
}

extension ArtworkError: CustomStringConvertible {
  package var description: String { "\(path): \(message)" }
}
