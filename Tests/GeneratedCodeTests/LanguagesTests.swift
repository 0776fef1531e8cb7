import CatalogModel
import PurposeCatalog
import TestSupport
import Testing

@testable import GeneratedCode

/// Every language, script and region that CLDR lists finds the locale that the resolver finds; ``KotlinTests`` asks
/// generated Kotlin.
@Suite struct LanguagesTests {
  @Test func tableAnswersAsTheResolver() throws {
    let answers = try LanguageAnswers.standard.get()
    let catalog = answers.model.generated
    let table = Dictionary(uniqueKeysWithValues: catalog.languages.entries.map { ($0.tag, $0) })
    let found = LanguageAnswers.tags.map { tag in
      catalog.locales[Self.entry(tag, in: table, catalog.languages.aliases)?.locale ?? catalog.defaultLocale].tag
    }
    #expect(answers.wrong(found.joined(separator: "\n")).prefix(20) == [])
    #expect(LanguageAnswers.tags.count > 9_000)
  }

  /// The rule that ``GeneratedLanguages`` states.
  static func entry(
    _ tag: String, in table: [String: GeneratedLanguage], _ aliases: [String: String]
  ) -> GeneratedLanguage? {
    let subtags = tag.split(separator: "-").map { aliases[String($0)] ?? String($0) }
    let language = subtags[0]
    let script = subtags.dropFirst().first { $0.utf8.count == 4 }
    let region = subtags.dropFirst().first { $0.utf8.count < 4 }
    if let script {
      let both = region.flatMap { table["\(language)-\(script)-\($0)"] }
      if let found = both ?? table["\(language)-\(script)"] { return found }
      if table[language]?.script != script { return nil }
    }
    return region.flatMap { table["\(language)-\($0)"] ?? table["\(language)-*"] } ?? table[language]
  }

  @Test(
    "Another script, another name and a member of a macrolanguage",
    arguments: [
      ("ara", "ar"), ("fas", "fa"), ("heb", "he"), ("arq", "ar"), ("aeb", "ar"), ("ars", "ar"), ("ku", "tr"),
      ("ku-Arab", "en"), ("ky", "ru"), ("ky-Arab", "en"),
    ])
  func finds(tag: String, locale: String) throws {
    let answers = try LanguageAnswers.standard.get()
    #expect(answers.model.catalog.resolver(for: tag).locale.identifier == locale)
    #expect(answers.lines.contains("\(tag)\t\(locale)"))
  }

  @Test func swiftAnswersAsTheResolver() throws {
    let answers = try LanguageAnswers.standard.get()
    let compiler = try SwiftCompiler(SwiftPrinter(answers.model.generated).files)
    let built = try compiler.compile(
      ["-swift-version", "6", "-warnings-as-errors", "-Onone", "-wmo", "-module-name", "App", "-o", "program"],
      with: ["main.swift": "while let tag = readLine() { print(Language.matching([tag]).tag) }\n"])
    try #require(built.status == 0, "\(built.errors.prefix(3000))")
    let input = LanguageAnswers.tags.joined(separator: "\n")
    let run = try SwiftCompiler.run(["./program"], in: compiler.folder.path, input: input)
    #expect(answers.wrong(run.output).prefix(20) == [])
  }

  @Test func typeScriptAnswersAsTheResolver() throws {
    let answers = try LanguageAnswers.standard.get()
    let folder = try answers.model.modules()
    try folder.write(LanguageAnswers.tags.joined(separator: "\n").utf8, to: "tags")
    let program = """
      import { readFileSync } from "node:fs";
      import { match } from "./purposes/languages.js";
      console.log(readFileSync("tags", "utf8").split("\\n").map((tag) => match(tag).tag).join("\\n"));
      """
    try folder.write(program.utf8, to: "languages.mjs")
    #expect(answers.wrong(try Shell.run("node languages.mjs", in: folder.path)).prefix(20) == [])
  }
}
