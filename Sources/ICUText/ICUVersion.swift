internal import CICU

/// The versions of ICU and its CLDR data, on which all answers about languages depend.
package enum ICUVersion {
  /// The version of the library, such as `72.1`.
  package static let icu = version(cicu_icu_version)

  /// The version of its CLDR data, such as `42.0`.
  package static let cldr = version(cicu_cldr_version)

  private static func version(_ read: (UnsafeMutablePointer<cicu_buffer>) -> Int32) -> String {
    (try? readText("tell its version", read)) ?? "unknown"
  }
}
