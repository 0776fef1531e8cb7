internal import PurposeCatalog
internal import SourceText
internal import TextFormats

/// The search of the walls: the same ranking and folded texts as in the command, the service and the agents' tools.
enum SearchScript {
  /// A script and not JSON, because browsers do not let a page that was opened as a file read other files.
  static let indexPath = "search-texts.js"

  /// `search-texts.js`: the texts of each purpose, and the letters whose folding is not their lower-case form.
  static func index(of search: PurposeSearch) -> SiteFile {
    let letters = search.foldedLetters.map { JSONTree.Member(String(Character($0.letter)), .string($0.folded)) }
    let tree = JSONTree.fields([
      ("letters", .object(letters)),
      (
        "purposes",
        .object(
          search.folded.map { purpose in
            .init(
              purpose.identifier,
              .array([
                .array(purpose.names.map(JSONTree.string)), .array(purpose.others.map(JSONTree.string)),
                .string(purpose.description),
              ]))
          })
      ),
    ])
    return SiteFile(path: indexPath, text: "globalThis.searchTexts = \(CompactJSON.text(of: tree));\n")
  }

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
