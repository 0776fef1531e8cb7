package import CatalogFiles
internal import CatalogModel
internal import SourceText

/// A page of Markdown about a catalogue.
package struct CatalogGuide {
  private let source: CatalogSource

  package init(_ source: CatalogSource) { self.source = source }

  package var text: String {
    let parts = [introduction, rules, use, purposes, headers, screens].filter { !$0.isEmpty }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    """
    # \(Self.line(source.manifest.name)): what buttons are for

    A purpose says what a button is for. Its title in \(source.manifest.locales.count) locales, plural forms, icons in each set and \
    mirroring come from the catalogue. Nobody writes them into an app.
    """
  }

  private var rules: String {
    """
    ## Rules

    - A button, menu item or bar item that has a purpose uses its identifier; never a title or an icon of its own.
    - Look for a purpose before you write a button: `catalog find <words>`, in any language.
    - No purpose fits? Do not bend one. Ask for a new one, or add it: `catalog add purpose`.
    - A text with a number is a message such as `counted`, with `count` as its argument; never put a number and a noun together.
    - Do not flip icons yourself: the answer says whether to (`mirrored`).
    - After a change of the catalogue's files: `catalog check`.
    """
  }

  private var use: String {
    """
    ## Use

    | from | write |
    | --- | --- |
    | generated Swift | `Button(.selectAll) { … }`, `Purpose.delete.title(in: .ar)`, `counted(.delete, count: 3, in: .ar)` |
    | generated Kotlin | `IconButton(Purpose.SELECT_ALL) { … }`, `Purpose.DELETE.title(language)` |
    | generated TypeScript | `<PurposeButton purpose="select-all" locale={locale} />`, `title("delete", ar)` |
    | the command | `catalog lookup delete --locale ar --message counted --argument count=3` |
    | a browser | `catalog publish --output public` writes pages, and files for apps |
    """
  }

  // MARK: The catalogue

  private var purposes: String {
    let lines = source.purposes.indices.map { index -> String in
      let purpose = source.purposes[index]
      let entry = source.locales[source.sourceIndex].entries[source.slots.range(ofPurpose: index).lowerBound]
      let messages = purpose.messages.map(\.name).filter {
        $0 != MessageDeclaration.title && $0 != MessageDeclaration.short
      }
      let more = messages.isEmpty ? "" : " (\(messages.joined(separator: ", ")))"
      // The first sentence distinguishes a purpose from similar ones.
      let description = purpose.description.split(separator: ". ", maxSplits: 1).first.map(String.init) ?? ""
      return "| `\(purpose.identifier)` | \(Self.cell(source.text(of: entry) ?? "")) | \(purpose.role.rawValue) "
        + "| \(Self.cell(description))\(more) |"
    }
    return
      (["## Purposes", "", "| purpose | title | role | what it does, and its messages |", "| --- | --- | --- | --- |"]
      + lines)
      .joined(separator: "\n")
  }

  private var headers: String {
    let kinds = source.headers.kinds
    guard !kinds.isEmpty else { return "" }
    let lines = kinds.map { "- `\($0.kind.rawValue)`: \(Self.line($0.description))" }
    return (["## Headers", ""] + lines).joined(separator: "\n")
  }

  private var screens: String {
    guard !source.screens.isEmpty else { return "" }
    let lines = source.screens.map { screen in
      let route = screen.route.map { " at `\($0)`" } ?? ""
      let parent = screen.parent.map { ", above `\($0)`" } ?? ""
      return "- `\(screen.id)`\(route)\(parent)"
    }
    return (["## Screens", ""] + lines).joined(separator: "\n")
  }

  private static func line(_ text: String) -> String { text.onOneLine }

  /// A text in a cell of a table.
  private static func cell(_ text: String) -> String {
    line(text).replacing("\\", with: "\\\\").replacing("|", with: "\\|")
  }
}
