package import SourceText

/// An error in decoding or parsing a text file.
package struct TextFormatError: Error, Hashable {
  /// The problem and its remedy, in lower case and without a full stop.
  package let message: String
  package let path: String
  /// The place in the file; nil if the error concerns the whole file.
  package let position: SourcePosition?

  init(_ message: String, path: String) {
    (self.message, self.path, position) = (message, path, nil)
  }

  /// - Parameter offset: the place in the file, in bytes.
  init(_ message: String, in file: SourceFile, at offset: Int) {
    (self.message, path, position) = (message, file.path, file.position(at: offset))
  }
}

extension TextFormatError: CustomStringConvertible {
  /// `file:line:column: message`; line and column are left out if unknown.
  package var description: String {
    (path + ":" + (position.map { "\($0):" } ?? "") + " " + message).onOneLine
  }
}
