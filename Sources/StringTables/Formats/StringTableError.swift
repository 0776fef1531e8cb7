package import SourceText

/// Why string tables could not be written, or a file not be read.
package struct StringTableError: Error, Hashable {
  /// What is wrong and what to do; lower case, no full stop.
  package let message: String
  /// The file; nil if it is about none.
  package let path: String?
  /// The sheet of a workbook; nil if it is about none.
  package let sheet: String?
  /// Where in the file; nil if it is about the whole of it.
  package let position: SourcePosition?

  package init(_ message: String, path: String? = nil, sheet: String? = nil, position: SourcePosition? = nil) {
    self.message = message
    self.path = path
    self.sheet = sheet
    self.position = position
  }

  package init(_ message: String, at place: UnitPlace) {
    self.init(message, path: place.path, sheet: place.sheet, position: place.position)
  }

  /// The place that it is about; the beginning where that is the whole file.
  package var place: UnitPlace {
    UnitPlace(path: path ?? "", sheet: sheet, position: position ?? SourcePosition(line: 1, column: 1))
  }
}

extension StringTableError: CustomStringConvertible {
  /// `file:line:column: message`, as far as they are known.
  package var description: String {
    let places = [path, position.map { _ in place.place }].compactMap(\.self).map { $0 + ":" }.joined()
    return (places + (path == nil ? "" : " ") + message).onOneLine
  }
}
