internal import CICU

/// A failure that ICU reported.
package struct ICUError: Error, Hashable, Sendable {
  /// ICU's `UErrorCode`, greater than 0.
  package let code: Int32

  /// What was asked of ICU, as in `open the plural rules of 'de'`.
  package let operation: String

  /// ICU's own name of the code, as in `U_ILLEGAL_ARGUMENT_ERROR`.
  package var name: String { String(cString: cicu_status_name(code)) }
}

extension ICUError: CustomStringConvertible {
  package var description: String { "ICU cannot \(operation): \(name)" }
}

/// What a function of CICU opens, for the caller to close.
///
/// - Parameters:
///   - operation: what is asked of ICU, for the error.
///   - open: calls the function and returns its status.
func openHandle(
  _ operation: @autoclosure () -> String, _ open: (UnsafeMutablePointer<OpaquePointer?>) -> Int32
) throws(ICUError) -> OpaquePointer {
  var opened: OpaquePointer?
  let status = open(&opened)
  try check(status, operation())
  guard let opened else { throw ICUError(code: outOfMemory, operation: operation()) }
  return opened
}

/// What it is when ICU has no error and nothing to give either: `U_MEMORY_ALLOCATION_ERROR`.
private let outOfMemory: Int32 = 7

/// Turns a status of CICU into a throw: above 0 it is an error, below a warning.
func check(_ status: Int32, _ operation: @autoclosure () -> String) throws(ICUError) {
  if status > 0 { throw ICUError(code: status, operation: operation()) }
}
