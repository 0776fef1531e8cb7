internal import PurposeCatalog
internal import SourceText
internal import TextFormats

/// The search of the walls: the same ranking and folding as in the command, the service and the agents' tools.
enum SearchScript {
  /// A script and not JSON, because browsers do not let a page that was opened as a file read other files.
  static let indexPath = "search-texts.js"

  /// `search-texts.js`: the texts of each purpose, and the letters whose folding is not their lower-case form. Lists of
  /// texts are lines of one string.
  static func index(of search: PurposeSearch) -> SiteFile {
    let letters = search.foldedLetters.map { JSONTree.Member(String(Character($0.letter)), .string($0.folded)) }
    let purposes = search.texts.map { purpose in
      JSONTree.Member(
        purpose.identifier,
        .array([
          .array(purpose.titles.map(lines)), lines(purpose.icons), lines(purpose.formerly),
          .object(purpose.synonyms.map { .init($0.locale, lines($0.texts)) }), lines(purpose.aliases),
          .string(purpose.description),
        ]))
    }
    let tree = JSONTree.fields([
      ("letters", .object(letters)), ("locales", .array(search.locales.map(JSONTree.string))),
      ("purposes", .object(purposes)),
    ])
    return SiteFile(path: indexPath, text: "globalThis.searchTexts = \(CompactJSON.text(of: tree));\n")
  }

  private static func lines(_ texts: [String]) -> JSONTree { .string(texts.joined(separator: "\n")) }

  /// `search.js`, which needs a list with the purposes' identifiers as `data-purpose`.
  static var file: SiteFile {
    let scripts = PurposeSearch.scriptsWithoutSpaces.map { "\\p{Script=\($0)}" }.joined()
    return SiteFile(
      path: "search.js",
      text: PageFile.text("search.js").replacing("LIMIT", with: "\(SearchQuery.limit)")
        .replacing("SHORTEST_PART", with: "\(PurposeSearch.shortestPart)")
        .replacing("SHORTEST_MISSPELT", with: "\(PurposeSearch.shortestMisspelt)").replacing("SCRIPTS", with: scripts))
  }
}
