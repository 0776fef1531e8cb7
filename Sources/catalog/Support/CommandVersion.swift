import CatalogValidation
import ICUText

/// The output of `catalog --version`: the versions of the program and of its data.
enum CommandVersion {
  static var text: String {
    "catalog \(ProgramVersion.number) (ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr)\(build))"
  }

  /// Says if only look-ups and checks are optimised: audits and exports are slower then.
  private static var build: String {
    #if QUICK_BUILD
      "; quick build"
    #else
      ""
    #endif
  }
}
