import ArgumentParser
import CatalogReports
import CatalogValidation
import PurposeCatalog

struct LookupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lookup",
    abstract: "Show a purpose's text and icons in a locale.",
    discussion: """
      Uses the catalogue's best match for the requested locale, as an app does. Numbers are formatted for the requested \
      locale.

      Examples:
        catalog lookup delete --locale ar
        catalog lookup delete --locale pl_PL --message counted --argument count=3
        catalog lookup delete --locale ar-MA --message counted --argument count=1234
        catalog lookup find-and-replace --locale sk --message short
        catalog lookup back --locale he --icons lucide --format json
      """
  )

  @Argument(help: "The purpose's identifier, such as 'select-all'.", completion: Completions.purposes)
  var purpose: String

  @Option(
    help: ArgumentHelp("The requested locale, such as 'pt-BR' or 'pt_BR'.", valueName: "tag"),
    completion: Completions.locales)
  var locale: String

  @Option(
    help: ArgumentHelp(
      "The message; 'short' is the title where there is little room (default: 'counted' with an argument 'count', else 'title').",
      valueName: "name"),
    completion: Completions.messages)
  var message: String?

  @Option(
    name: .customLong("argument"),
    help: ArgumentHelp("The value of an argument; may be repeated.", valueName: "name=value"),
    completion: Completions.argumentAssignments)
  var arguments: [Assignment] = []

  @Option(
    help: ArgumentHelp("Show the icon of this set only.", valueName: "set"), completion: Completions.iconSets)
  var icons: String?

  @OptionGroup var location: WordedCatalogOption

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  func run() throws {
    let answer = try answer()
    Terminal.say(answer.warning)
    switch format {
    case .text: try Terminal.standardOutput.write(answer.text)
    case .json: try Terminal.standardOutput.write(json: answer.tree)
    }
  }

  /// Looks up the purpose's text and icons.
  ///
  /// - Throws: ``CannotRun`` if the purpose, message, argument or icon set does not exist.
  func answer() throws -> PurposeLookup {
    let question = PurposeLookup.Question(
      purpose: purpose, locale: locale, message: message,
      arguments: arguments.map { ($0.name, $0.value) }, iconSet: icons)
    let source = try location.read(needsBase: false, looksAtAll: false, orStandard: true)
    do throws(LookupError) {
      return try PurposeLookup(question, in: source)
    } catch {
      throw CannotRun(lines: error.lines(for: .person))
    }
  }
}
