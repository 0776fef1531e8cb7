internal import SourceText
internal import TextFormats

extension FileSplices {
  /// Puts elements after everything in an element.
  mutating func append(_ elements: [UInt8], to parent: XMLTreeElement) {
    if let content = parent.contentRange {
      return insert(elements, at: content.upperBound - parent.spaceBefore(content.upperBound).count)
    }
    let (range, name) = (parent.range, parent.tree.file.bytes[parent.range.lowerBound + 1..<parent.nameEnd])
    let ending = parent.leadingSpace + Array("</".utf8) + name + Array(">".utf8)
    replace(range.upperBound - 2..<range.upperBound, with: Array(">".utf8) + elements + ending)
  }
}
