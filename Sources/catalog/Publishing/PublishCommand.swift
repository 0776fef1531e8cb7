import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogSite
import CatalogValidation
import FileWriting
import GeneratedCode
import ICUText
import PurposeCatalog
import SourceText

struct PublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Write a site for web servers, object stores and CDNs.",
    discussion: """
      The site has pages to look at, bundles of texts for apps, translations for i18next, icons for Iconify, and string tables \
      to download. Any web server can serve the folder: it has a configuration for nginx, and '_headers' for hosts that read \
      that. 'catalog-service' answers the same paths.

      Publishing adds and replaces files, the manifest last, so that clients find what they know from before. Files that were \
      not published are never replaced. Files that are no longer made stay until --prune removes them. A catalogue with \
      errors that 'catalog check' finds is not published: correct them, or accept them with --baseline.

      Exits with 0 if the site was written, 1 if the catalogue has errors, 2 if it could not be written.

      Examples:
        catalog publish --output public
        catalog publish --output public --prune
        catalog publish --catalog Catalogs/MyApp --output public \\
          --icon-assets icons/svg
      """
  )

  @OptionGroup var location: CatalogOption

  @Option(help: ArgumentHelp("The folder of the site.", valueName: "dir"), completion: .directory)
  var output: String

  @Option(
    help: ArgumentHelp(
      "A folder with an SVG file for each icon (default: Debian's bootstrap-icons, if installed and in the catalogue).",
      valueName: "dir"),
    completion: .directory)
  var iconAssets: String?

  @OptionGroup var refusal: RefusalOption

  @Flag(help: "Remove published files that are no longer made, such as old bundles.")
  var prune = false

  @OptionGroup var quietness: QuietOption

  func validate() throws {
    // An unset variable of a script must not mean the current folder.
    if output.isEmpty { throw ValidationError("--output is empty; name a folder") }
  }

  func run() throws {
    if Terminal.standardError.isTerminal { quietness.say("checking the catalogue …") }
    let input = try input()
    try prepareFolder()
    let site = PublishedSite(input)
    try write(site.published)
    quietness.say(try cannotRun { () throws(SiteError) in try site.iconify.value }.notice)
  }

  /// Creates the folder before the work, so that an error is reported at once.
  private func prepareFolder() throws(CannotRun) {
    do throws(FileError) {
      try DiskFiles().makeFolder(output)
      try DiskFiles().requireWritable(output)
    } catch {
      guard case .unwritable(let reason) = error.reason else { throw CannotRun("\(error)") }
      throw CannotRun("cannot make or write the folder '\(error.path)': \(reason); name another one with --output")
    }
  }

  private func input() throws -> SiteInput {
    let source = try location.read(orStandard: true)
    guard !source.isOwnFolder(output) else {
      throw CannotRun("'\(output.onOneLine)' is the catalogue's own folder; name another one with --output")
    }
    try refusal.refuseErrors(of: source, nothingIs: "published")
    do {
      let catalog = try Catalog(source)
      let generated = try GeneratedCatalog(source, catalog: catalog, selection: GenerationSelection())
      return SiteInput(
        source: source, catalog: catalog, generated: generated, artwork: try artwork(for: source))
    } catch let error as CatalogError {
      throw CannotRun(lines: error.lines)
    } catch let error as ICUError {
      throw CannotRun("\(error)")
    }
  }

  /// The drawings of icons. Rejected ones are reported, and the others are published.
  private func artwork(for source: CatalogSource) throws(CannotRun) -> IconArtwork {
    var reading = IconArtwork.installed(in: DiskFiles(), for: source)
    if let iconAssets {
      do throws(ArtworkError) {
        reading = try IconArtwork.read(iconAssets, in: DiskFiles(), for: source)
      } catch {
        throw CannotRun("\(error)")
      }
    }
    for finding in reading?.findings ?? [] { Terminal.say("\(finding)") }
    return reading?.artwork ?? IconArtwork()
  }
}
