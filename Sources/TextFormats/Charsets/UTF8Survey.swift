/// The result of checking bytes for UTF-8.
package struct UTF8Survey {
  /// The offset of the first invalid sequence of bytes, or nil.
  package private(set) var firstInvalid: Int?
  /// True if there is a character outside ASCII.
  package private(set) var hasNonASCII = false

  package init(_ bytes: [UInt8]) {
    var offset = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        if firstInvalid == nil { offset += UTF8.width(scalar) }
        if !scalar.isASCII { hasNonASCII = true }
      case .error: firstInvalid = firstInvalid ?? offset
      case .emptyInput: return
      }
    }
  }
}
