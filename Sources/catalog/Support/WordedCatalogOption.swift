import ArgumentParser
import CatalogFiles
import CatalogModel
import CatalogValidation

/// The catalogue that a subcommand reads, and the wording of its texts.
struct WordedCatalogOption: ParsableArguments {
  @OptionGroup var catalog: CatalogOption

  @Option(
    help: ArgumentHelp(
      "The texts in a wording that the catalogue declares, such as 'apple', 'platform' for that of a bar's or an output's platform, or 'shared' (default: for code, app files and bars, that of "
        + "'wording' in catalog.json; else the shared texts).",
      valueName: "name"))
  var wording: String?

  var folder: String? { catalog.folder }

  /// Reads the catalogue, in the wording.
  ///
  /// The other parameters are described at ``CatalogOption/read(positional:at:needsBase:looksAtAll:orStandard:from:)``.
  ///
  /// - Parameters:
  ///   - output: the language of code or the format of string tables, for which catalog.json may choose a wording; nil for
  ///     other uses.
  ///   - platform: the platform of a bar, whose wording `--wording platform` stands for, and for whose code catalog.json may
  ///     choose one; nil for other uses.
  func read(
    positional: String? = nil, needsBase: Bool = true, looksAtAll: Bool = true,
    orStandard: Bool = false, for output: String? = nil, on platform: String? = nil
  ) throws -> CatalogSource {
    try worded(
      catalog.read(positional: positional, needsBase: needsBase, looksAtAll: looksAtAll, orStandard: orStandard),
      for: output,
      on: platform)
  }

  /// A catalogue that was read, in the wording; see ``read(positional:needsBase:looksAtAll:orStandard:for:on:)``.
  func worded(
    _ source: CatalogSource, for output: String? = nil, on platform: String? = nil
  ) throws -> CatalogSource {
    try cannotRun { () throws(NameError) in
      try CatalogNames(of: source).worded(wording, for: output, on: platform)
    }
  }
}
