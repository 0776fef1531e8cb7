package import CICU

/// The status of a text that did not fit: `U_BUFFER_OVERFLOW_ERROR`.
private let bufferOverflow: Int32 = 15

/// The text that a function of CICU writes to a `cicu_buffer`; the call is repeated if it did not fit.
///
/// - Parameters:
///   - operation: the operation, for the error.
///   - capacity: bytes that are enough for most results.
///   - write: calls the function and returns its status.
package func readText(
  _ operation: @autoclosure () -> String,
  capacity: Int = 64,
  _ write: (UnsafeMutablePointer<cicu_buffer>) -> Int32
) throws(ICUError) -> String {
  var status: Int32 = 0
  var length = 0
  let text = String(unsafeUninitializedCapacity: capacity) { memory in
    memory.withMemoryRebound(to: CChar.self) { bytes in
      var buffer = cicu_buffer(bytes: bytes.baseAddress, capacity: Int32(clamping: bytes.count), length: 0)
      status = write(&buffer)
      length = Int(buffer.length)
      return status > 0 ? 0 : length
    }
  }
  if status == bufferOverflow, length > capacity {
    return try readText(operation(), capacity: length, write)
  }
  try check(status, operation())
  return text
}

extension String {
  /// The length that CICU's functions take with a text.
  package var byteCount: Int32 { Int32(clamping: utf8.count) }
}
