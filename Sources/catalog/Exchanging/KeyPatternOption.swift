import ArgumentParser
import CatalogModel

/// How keys of a format's files are made.
struct KeyPatternOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How keys of the files are made (default: 'stringTables' of catalog.json). {purpose} and {message} stand for their "
        + "names, {Purpose} and {Message} for the same in upper camel case; what is in [brackets] is left out of a title's key.",
      valueName: "pattern"))
  var keys: String?

  /// The pattern that the command line names; nil if it names none.
  ///
  /// - Throws: ``CannotRun`` where it is not a pattern.
  func pattern() throws(CannotRun) -> KeyPattern? {
    guard let keys else { return nil }
    do throws(KeyPatternError) {
      return try KeyPattern(keys)
    } catch {
      throw CannotRun("\(error)")
    }
  }
}
