import ArgumentParser
import CatalogValidation
import PurposeCatalog
import SourceText

struct FindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Find purposes by identifier, icon, title or synonym in any locale, or description.",
    discussion: """
      Case, accents and punctuation are ignored. The closest matches come first: identifiers, icons and titles that \
      equal the query, then those with its words, then those with a word that begins with it. Where nothing matches so \
      closely, purposes follow that have its words in several texts, then those with four letters and more within a \
      word, then those with a typo in a word of four letters and more. Descriptions come last. The synonyms and other \
      icons of vocabulary.json count as titles and icons do, and former identifiers as identifiers. A query has at most 100 characters.
      Exits with 0 if something was found, 1 if not, 2 if the search could not run.

      Examples:
        catalog find trash
        catalog find erase
        catalog find Löschen
        catalog find setings
        catalog find "select all" --format json
      """
  )

  @Argument(
    help: ArgumentHelp("The query; several words are one query.", valueName: "word"),
    completion: Completions.searched)
  var words: [String]

  @OptionGroup var location: WordedCatalogOption

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  func validate() throws {
    do throws(SearchQuery.Refusal) { _ = try query } catch { throw ValidationError("\(error)") }
  }

  private var text: String { words.joined(separator: " ") }

  private var query: SearchQuery { get throws(SearchQuery.Refusal) { try SearchQuery(text) } }

  /// - Parameter limit: the maximum number of matches; further ones are only counted.
  func found(limit: Int = .max) throws -> PurposeSearch.Found {
    PurposeSearch(try location.read(looksAtAll: false, orStandard: true)).find(try query, limit: limit) {}
  }

  func run() throws {
    let matches = try found().matches
    switch format {
    case .text: try Terminal.standardOutput.write(matches.map { $0.line + "\n" }.joined())
    case .json:
      let tree = JSONTree.fields([("query", .string(text)), ("matches", .array(matches.map(\.tree)))])
      try Terminal.standardOutput.write(json: tree)
    }
    if matches.isEmpty {
      Terminal.say("nothing matches '\(text.onOneLine)'")
      throw ExitCode.findings
    }
  }
}
