import ICUText

/// What `catalog --version` prints: the program's own version and those of the data that its answers rest on.
enum CommandVersion {
  static let number = "0.1.0"
  static var text: String { "catalog \(number) (ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr))" }
}
