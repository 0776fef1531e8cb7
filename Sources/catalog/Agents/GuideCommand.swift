import ArgumentParser

struct GuideCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guide",
    abstract: "Print a page about the catalogue for coding agents and people in a hurry.",
    discussion: """
      Markdown: what a purpose is, how to use one, and every purpose, header and screen of the catalogue in a line. Put it \
      where an agent reads it, such as AGENTS.md.

      Examples:
        catalog guide
        catalog guide --catalog Catalogs/MyApp > docs/purposes.md
      """
  )

  @OptionGroup var location: CatalogOption

  func run() throws { try Terminal.standardOutput.write(document: try text()) }

  func text() throws -> String { CatalogGuide(try location.read(looksAtForm: false)).text }
}
