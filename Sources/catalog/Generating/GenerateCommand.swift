import ArgumentParser
import CatalogModel
import GeneratedCode

struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write code or data for apps that have no ICU, and all outputs that catalog.json declares.",
    discussion: """
      What is generated has no dependencies and answers what 'catalog lookup' answers: titles, messages with numbers, icons, \
      language matching. It is written below --output; files there that were not generated are never replaced or removed. \
      Commit the files, and let CI run the same command with --check: it exits with 1 if they are not what would be written.

      Without a language, the command makes all that catalog.json lists under 'outputs'; 'catalog help generate outputs' shows \
      how.

      Examples:
        catalog generate
        catalog generate --check
        catalog generate swift --output App/Generated
        catalog generate swift --output Purposes --swift-package Purposes \\
          --minimum ios=17
        catalog generate kotlin --output app/src/main/kotlin \\
          --package com.example.purposes
        catalog generate typescript --output src/purposes --icons lucide \\
          --locales en,de,ar
        catalog generate json --output dist
        catalog generate json --output dist --check
      """,
    subcommands: [
      GenerateSwiftCommand.self, GenerateKotlinCommand.self, GenerateTypeScriptCommand.self, GenerateJSONCommand.self,
      GenerateOutputsCommand.self,
    ],
    defaultSubcommand: GenerateOutputsCommand.self
  )
}

struct GenerateJSONCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "json",
    abstract: "Write JSON for programs in any language.",
    discussion: """
      <locale>.json has what a program in one locale needs: titles, messages, icons and roles. all.json has all locales, \
      descriptions and language matching. icons.tokens.json has the icons' names as design tokens (DTCG). generated.json \
      lists the files with the digests of JSON: such a file is not replaced if it was edited since.

      Examples:
        catalog generate json --output dist
        catalog generate json --output dist --locales en,ar --icons lucide
      """
  )

  @OptionGroup var options: GenerateOptions

  func run() throws {
    try options.generate(.json) { JSONPrinter($0).files }
  }
}
