import CatalogValidation
import ICUText

/// What `catalog --version` prints: the program's own version and those of the data that its answers rest on.
enum CommandVersion {
  static var text: String { "catalog \(ProgramVersion.number) (ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr))" }
}
