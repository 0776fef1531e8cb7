internal import CatalogFiles
package import SourceText

/// The one right way to fix a finding: other bytes in place of some of a file.
package struct Fix: Sendable, Equatable {
  /// The file's path, as the finding names it.
  package let file: String
  /// The bytes of the file that go; what stands around them stays as it is.
  package let range: Range<Int>
  /// What is there instead, as the file has to write it: in a JSON string with JSON's escapes.
  package let replacement: String

  package init(file: SourceFile, range: Range<Int>, replacement: String) {
    self.file = file.path
    self.range = range
    self.replacement = replacement
  }
}

extension CheckedText {
  /// A fix that puts other words in place of a part of the text.
  ///
  /// - Parameters:
  ///   - range: UTF-8 bytes of the text, as ``CheckedText/bytes`` has it.
  ///   - words: without JSON's escapes.
  package func fix(replacing range: Range<Int>, with words: String) -> Fix {
    let start = place(at: range.lowerBound)
    let end = range.isEmpty ? start : place(at: range.upperBound)
    return Fix(file: start.file, range: start.offset..<end.offset, replacement: JSONText.escaped(words))
  }

  /// A fix that puts other words in place of a part of one of the ways that the text can come out; nil if the part
  /// is not in one piece in the message.
  ///
  /// - Parameters:
  ///   - indices: of scalars in the variant's text.
  ///   - words: without JSON's escapes.
  package func fix(replacing indices: Range<Int>, of variant: TextVariant, with words: String) -> Fix? {
    guard let first = indices.first else { return nil }
    var end = variant.offsets[first]
    for index in indices {
      let (scalar, length) = bytes.scalar(at: variant.offsets[index])
      guard variant.offsets[index] == end, scalar == variant.scalars[index] else { return nil }
      end += length
    }
    return fix(replacing: variant.offsets[first]..<end, with: words)
  }
}
