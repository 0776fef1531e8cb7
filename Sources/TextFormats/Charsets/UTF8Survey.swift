/// What bytes have of UTF-8.
package struct UTF8Survey {
  /// Where a sequence of bytes begins that UTF-8 does not allow, or nil.
  package private(set) var firstInvalid: Int?
  /// Whether there is a character beyond ASCII.
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
