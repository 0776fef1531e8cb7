internal import CICU

/// Which ICU runs, and whose data it carries: every answer about languages rests on these two.
package enum ICUVersion {
  /// The version of the library, as in `72.1`.
  package static let icu = version(cicu_icu_version)

  /// The version of its CLDR data as ICU gives it, as in `42.0`.
  package static let cldr = version(cicu_cldr_version)

  private static func version(_ read: (UnsafeMutablePointer<cicu_buffer>) -> Int32) -> String {
    (try? readText("tell its version", read)) ?? "unknown"
  }
}
