import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogValidation
import ICUText
import PurposeCatalog
import SourceText
import TextFormats

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a catalogue, or an overlay that extends another one.",
    discussion: """
      An overlay contains only what differs from the catalogue that it extends: other titles and icons, more purposes. \
      Without --extends, the new catalogue has one purpose as an example.

      Examples:
        catalog init MyApp --extends Standard --locales en,de,ar
        catalog init Phone --extends Standard --locales en,de \\
          --platforms ios,ios26 --icon-sets sf-symbols --wording platform
        catalog init Catalogs/Ours --locales en --name "Our catalogue"
      """
  )

  @Argument(help: "The folder, which is created if it does not exist.", completion: .directory)
  var folder: String

  @Option(
    help: ArgumentHelp(
      "The catalogue to extend: 'Standard', which ships with purpose-catalog, a folder, or the name of one in Catalogs/.",
      valueName: "catalog"),
    completion: .directory)
  var extends: String?

  @Option(
    name: [.customLong("locale"), .customLong("locales")],
    help: ArgumentHelp(
      "Language tags, separated by commas; may be repeated (default: all inherited locales, or en).",
      valueName: "tags"))
  var locales: [String] = []

  @Option(
    name: [.customLong("platform"), .customLong("platforms")],
    help: ArgumentHelp(
      "Platforms of an overlay's apps, such as 'ios', separated by commas; may be repeated (default: all inherited ones).",
      valueName: "names"),
    completion: Completions.platforms)
  var platforms: [String] = []

  @Option(
    name: [.customLong("icon-set"), .customLong("icon-sets")],
    help: ArgumentHelp(
      "Icon sets that an overlay keeps, separated by commas; may be repeated (default: all inherited ones).",
      valueName: "names"),
    completion: Completions.iconSets)
  var iconSets: [String] = []

  @Option(
    help: ArgumentHelp(
      "The words of an overlay's generated code and app files: 'platform' for those of each platform, or a wording such as 'apple' "
        + "for its platforms (default: the shared ones).", valueName: "name"))
  var wording: String?

  @Option(help: "The catalogue's name (default: the folder's).")
  var name: String?

  @Flag(help: "Print the files as a diff, and write nothing.")
  var dryRun = false

  @OptionGroup var quietness: QuietOption

  func validate() throws {
    if folder.isEmpty { throw ValidationError("the folder's name is empty; write '.' for the current folder") }
    guard extends == nil else { return }
    for (name, isGiven) in [
      ("--platforms", !platforms.isEmpty), ("--icon-sets", !iconSets.isEmpty), ("--wording", wording != nil),
    ] where isGiven {
      throw ValidationError("\(name) selects from the catalogue that is extended; name one with --extends")
    }
  }

  func run() throws {
    guard (try? DiskFiles().read(Path.join(folder, "catalog.json"))) == nil else {
      throw CannotRun("'\(folder)' already contains a catalogue; choose another folder")
    }
    let base = try extends.map { try ExtendedCatalog(named: $0, extendedBy: folder) }
    let catalog = try layout(over: base)
    // Errors that the extended catalogue already has do not count.
    let before = base.map { CatalogCheck.run(on: $0.source) }
    // Reads without a lock, since the new folder is about to be written.
    let preview = catalog.preview(over: Terminal.disk)
    let after = CatalogCheck.run(on: try cannotRun { () throws(FileError) in try preview.catalog(in: folder) })
    let new = before.map { FindingChanges(from: $0, to: after).new } ?? after.findings
    try EditOptions.refuse(new.filter { $0.severity == .error })
    let paths = catalog.files.map { Path.join(folder, $0.path) }
    if dryRun {
      let diffs = zip(paths, catalog.files).map { UnifiedDiff.text(path: $0, old: nil, new: $1.bytes) }
      return try Terminal.standardOutput.write(patch: diffs.joined())
    }
    try cannotRun { () throws(FileError) in try catalog.write(on: Terminal.disk) }
    try quietness.report(paths.map { "made \($0.onOneLine)\n" }.joined())
    EditOptions.say(after.findings.filter { $0.rule == AmbiguousBaseRule.description.identifier })
  }

  private func layout(over base: ExtendedCatalog?) throws -> NewCatalog {
    let locales = try localeTags(in: base?.source)
    let source = base?.source.manifest.sourceLocale ?? locales?.first { $0 == .english } ?? locales?.first ?? .english
    let speaksAsPlatforms = wording == Wording.ofPlatform
    let chosen =
      speaksAsPlatforms ? nil : try base.flatMap { base in try wording.map { try outputs(of: $0, in: base.source) } }
    return NewCatalog(
      folder: folder, name: name ?? Path.name(of: folder), extends: base?.extends,
      locales: base == nil ? locales ?? [.english] : locales, sourceLocale: source, schemas: schemas(besides: base),
      iconSets: try iconSets(in: base?.source), platforms: try platforms(in: base?.source),
      chosenWordings: chosen ?? [:], speaksAsPlatforms: speaksAsPlatforms)
  }

  /// The code and the files for the platforms of a wording.
  private func outputs(of name: String, in base: CatalogSource) throws -> [String: Wording] {
    _ = try base.worded(named: name)
    return base.manifest.outputs(of: Wording(rawValue: name))
  }

  /// The requested platforms of the extended catalogue, without duplicates.
  private func platforms(in base: CatalogSource?) throws -> [Platform]? {
    let names = Set(CatalogNames.list(in: platforms))
    guard let base, !names.isEmpty else { return nil }
    return try names.sorted().map { name throws(CannotRun) in try base.platform(named: name).platform }
  }

  /// The requested icon sets of the extended catalogue, in its order.
  private func iconSets(in base: CatalogSource?) throws -> [IconSetIdentifier]? {
    let names = CatalogNames.list(in: iconSets)
    guard let base, !names.isEmpty else { return nil }
    let sets = try names.map { name throws(CannotRun) in try base.iconSet(named: name) }
    return base.manifest.iconSets.filter(sets.contains)
  }

  /// The requested locales, without duplicates.
  private func localeTags(in base: CatalogSource?) throws -> [LanguageTag]? {
    let names = CatalogNames.list(in: locales)
    guard !names.isEmpty else { return nil }
    for name in names { _ = try LanguageTag(declaring: name) }
    let tags = try LanguageTag.each(of: names, in: base?.manifest)
    guard let manifest = base?.manifest else { return tags }
    let known = manifest.locales.map(\.identifier)
    // A regional locale inherits the texts of its language.
    if let unknown = tags.first(where: { Set(LocaleData.fallbackChain(of: $0.identifier)).isDisjoint(with: known) }) {
      throw CannotRun(
        "'\(manifest.name)' has no locale '\(unknown)', so every title would be missing; "
          + "leave it out and add it later with: catalog add locale \(unknown)")
    }
    guard tags.contains(manifest.sourceLocale) else {
      throw CannotRun("the source locale '\(manifest.sourceLocale)' is not among the locales; add it to --locales")
    }
    return tags
  }

  /// The relative path from the new folder to the product's JSON Schemas.
  private func schemas(besides base: ExtendedCatalog?) -> String? {
    guard base == nil else { return base?.schemas }
    guard (try? DiskFiles().read(Path.join(CatalogOption.catalogs, "catalog.schema.json"))) != nil else { return nil }
    return Path.way(from: folder, to: CatalogOption.catalogs)
  }
}

extension FileTree {
  /// Reads the catalogue in a folder of the tree.
  fileprivate func catalog(in folder: String) throws(FileError) -> CatalogSource {
    try CatalogReader(files: self).read(folder)
  }
}
