internal import CatalogFiles
package import SourceText

/// The only right fix of a finding: a replacement of bytes in a file.
package struct Fix: Sendable, Equatable {
  /// The file's path, as in the finding.
  package let file: String
  /// The replaced bytes of the file.
  package let range: Range<Int>
  /// The new text in the file's syntax: in a JSON string, with JSON's escapes.
  package let replacement: String
  /// True if it removes a text or setting that another file makes unneeded: it is only right if that file is.
  package let isRemoval: Bool

  package init(file: SourceFile, range: Range<Int>, replacement: String, isRemoval: Bool = false) {
    self.file = file.path
    self.range = range
    self.replacement = replacement
    self.isRemoval = isRemoval
  }
}

extension CheckedText {
  /// A fix that replaces a part of the text.
  ///
  /// - Parameters:
  ///   - range: UTF-8 bytes of ``CheckedText/bytes``.
  ///   - text: the new text, without JSON's escapes.
  package func fix(replacing range: Range<Int>, with text: String) -> Fix {
    let start = place(at: range.lowerBound)
    let end = range.isEmpty ? start : place(at: range.upperBound)
    return Fix(file: start.file, range: start.offset..<end.offset, replacement: JSONText.escaped(text))
  }

  /// A fix that replaces a part of a variant of the text; nil if the part is not contiguous in the message.
  ///
  /// - Parameters:
  ///   - indices: the scalars in the variant's text.
  ///   - text: the new text, without JSON's escapes.
  package func fix(replacing indices: Range<Int>, of variant: TextVariant, with text: String) -> Fix? {
    guard let first = indices.first else { return nil }
    var end = variant.offsets[first]
    for index in indices {
      let (scalar, length) = bytes.scalar(at: variant.offsets[index])
      guard variant.offsets[index] == end, scalar == variant.scalars[index] else { return nil }
      end += length
    }
    return fix(replacing: variant.offsets[first]..<end, with: text)
  }
}
