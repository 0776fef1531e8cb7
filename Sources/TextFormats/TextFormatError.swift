package import SourceText

/// Why a text file cannot be decoded or parsed.
package struct TextFormatError: Error, Hashable {
  /// What is wrong and what to do; lower case, no full stop.
  package let message: String
  package let path: String
  /// Where in the file; nil if it is about the whole of it.
  package let position: SourcePosition?

  init(_ message: String, path: String) {
    (self.message, self.path, position) = (message, path, nil)
  }

  /// - Parameter offset: where in the file, in bytes.
  init(_ message: String, in file: SourceFile, at offset: Int) {
    (self.message, path, position) = (message, file.path, file.position(at: offset))
  }
}

extension TextFormatError: CustomStringConvertible {
  /// `file:line:column: message`, as far as they are known.
  package var description: String {
    (path + ":" + (position.map { "\($0):" } ?? "") + " " + message).onOneLine
  }
}
