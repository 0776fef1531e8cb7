internal import CICU

/// A failure that ICU reported.
package struct ICUError: Error, Hashable, Sendable {
  /// ICU's `UErrorCode`, greater than 0.
  package let code: Int32

  /// The operation, such as `open the plural rules of 'de'`.
  package let operation: String

  /// ICU's name of the code, such as `U_ILLEGAL_ARGUMENT_ERROR`.
  package var name: String { String(cString: cicu_status_name(code)) }
}

extension ICUError: CustomStringConvertible {
  package var description: String { "ICU cannot \(operation): \(name)" }
}

/// Opens a handle of CICU, which the caller closes.
///
/// - Parameters:
///   - operation: the operation, for the error.
///   - open: calls the function and returns its status.
package func openHandle(
  _ operation: @autoclosure () -> String, _ open: (UnsafeMutablePointer<OpaquePointer?>) -> Int32
) throws(ICUError) -> OpaquePointer {
  var opened: OpaquePointer?
  let status = open(&opened)
  try check(status, operation())
  guard let opened else { throw ICUError(code: outOfMemory, operation: operation()) }
  return opened
}

/// The error if ICU returns neither an error nor a handle: `U_MEMORY_ALLOCATION_ERROR`.
private let outOfMemory: Int32 = 7

/// Throws for a status of CICU above 0; below 0 it is a warning.
package func check(_ status: Int32, _ operation: @autoclosure () -> String) throws(ICUError) {
  if status > 0 { throw ICUError(code: status, operation: operation()) }
}
