import CatalogValidation
import ICUText

/// The output of `catalog --version`: the versions of the program and of its data.
enum CommandVersion {
  static var text: String { "catalog \(ProgramVersion.number) (ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr))" }
}
