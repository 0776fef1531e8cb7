package import CatalogFiles

/// Why string tables could not be written, or a file not be read.
package struct StringTableError: Error, Hashable {
  /// What is wrong and what to do; lower case, no full stop.
  package let message: String
  /// The file; nil where it is about none.
  package let path: String?
  /// Where in the file; nil where it is about the whole of it.
  package let position: SourcePosition?

  package init(_ message: String, path: String? = nil, position: SourcePosition? = nil) {
    self.message = message
    self.path = path
    self.position = position
  }

  package init(_ message: String, at place: UnitPlace) {
    self.init(message, path: place.path, position: place.position)
  }
}

extension StringTableError: CustomStringConvertible {
  /// `file:line:column: message`, as far as they are known.
  package var description: String {
    [path, position?.description].compactMap(\.self).map { $0 + ":" }.joined() + (path == nil ? "" : " ") + message
  }
}
