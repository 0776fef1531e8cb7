import ArgumentParser
import CatalogModel

/// The pattern of the keys in a format's files.
struct KeyPatternOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The pattern of keys in the files (default: 'stringTables' of catalog.json). {purpose} and {message} are the names, "
        + "{Purpose} and {Message} the names in upper camel case. A part in [brackets] is left out of a title's key.",
      valueName: "pattern"))
  var keys: String?

  /// The pattern on the command line; nil without one.
  ///
  /// - Throws: ``CannotRun`` if it is not a valid pattern.
  func pattern() throws(CannotRun) -> KeyPattern? {
    guard let keys else { return nil }
    do throws(KeyPatternError) {
      return try KeyPattern(keys)
    } catch {
      throw CannotRun("\(error)")
    }
  }
}
