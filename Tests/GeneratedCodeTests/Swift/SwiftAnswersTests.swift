import CatalogFiles
import CatalogModel
import Foundation
import PurposeCatalog
import TestSupport
import Testing

@testable import GeneratedCode

/// Compiled Swift code gives the resolver's answers.
@Suite struct SwiftAnswersTests {
  /// All languages in an exhaustive run. The representatives would miss a wrong text of a language that has the same
  /// plural rules and numbers as another.
  @Test func answersAsTheResolverForStandard() throws {
    let source = try CatalogReader(files: DiskFiles()).read(Repository.standard.path)
    let some = ["ar", "cs", "de", "en", "en-GB", "fr", "hi", "ja", "pl", "pt-PT", "zh-Hant"]
    let locales = Sweep.of(source.manifest.locales.map(\.identifier), representatives: some)
    try expectAnswers(source, locales: locales, users: locales + Self.users)
  }

  @Test func answersAsTheResolverForCycling() throws {
    let source = try CatalogReader(files: DiskFiles()).read(
      Repository.catalogs.appending(path: "Examples/Cycling").path)
    let locales = source.manifest.locales.map(\.identifier)
    try expectAnswers(source, locales: locales, users: locales + Self.users)
  }

  @Test func answersAsTheResolverForEverySyntax() throws {
    let source = try EverySyntax.read()
    let locales = source.manifest.locales.map(\.identifier)
    try expectAnswers(source, locales: locales, users: locales + Self.users)
  }

  /// A million look-ups of eight tasks at once give what one task alone gets.
  @Test func answersConcurrently() throws {
    let model = try Model.cycling.get()
    let compiler = try SwiftCompiler(SwiftPrinter(model.generated).files)
    let program = """
      let languages = Language.all
      func answers(_ round: Int) -> Int {
        var hasher = 5381
        for language in languages {
          for purpose in Purpose.allCases { for byte in purpose.title(in: language).utf8 { hasher = hasher &* 33 &+ Int(byte) } }
          for byte in counted(.delete, count: round, in: language).utf8 { hasher = hasher &* 33 &+ Int(byte) }
        }
        return hasher
      }
      let rounds = 1_000_000 / (languages.count * (Purpose.allCases.count + 1)) + 1
      let alone = (0..<rounds).map(answers)
      let isSame = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<8 { group.addTask { (0..<rounds).allSatisfy { answers($0) == alone[$0] } } }
        return await group.allSatisfy { $0 }
      }
      print(isSame, Set(alone).count > rounds / 2)
      """
    let built = try compiler.compile(
      ["-swift-version", "5", "-O", "-wmo", "-module-name", "App", "-o", "program"], with: ["main.swift": program])
    try #require(built.status == 0, "\(built.errors.prefix(3000))")
    #expect(try SwiftCompiler.run(["./program"], in: compiler.folder.path).output == "true true\n")
  }

  /// Languages of users that are no locales: regions, other scripts, aliases, other spellings, and unknown languages.
  private static let users = [
    "ar-MA", "de-AT", "de-CH", "en-ZA", "en-GB", "es-419", "fr-CH", "hi-Latn", "iw", "nb", "zh-TW", "zh-HK", "sr-ME",
    "gsw", "tlh", "mr-IN", "EN_us", "pt_PT",
  ]

  private func expectAnswers(_ source: CatalogSource, locales: [String], users: [String]) throws {
    let whole = try Catalog(source)
    var selection = GenerationSelection()
    let tags = locales.compactMap { LanguageTag($0) }
    selection.locales = tags
    let model = try GeneratedCatalog(source, catalog: whole, selection: selection)
    let compiler = try SwiftCompiler(SwiftPrinter(model).files)
    let built = try compiler.compile(
      ["-swift-version", "6", "-warnings-as-errors", "-Onone", "-wmo", "-module-name", "App", "-o", "program"],
      with: ["main.swift": SwiftProgram.main(model)])
    try #require(built.status == 0, "\(built.errors.prefix(3000))")
    // Users whose language is not generated get another one than from the whole catalogue.
    let isWhole = locales.count == source.manifest.locales.count
    let rows = ResolverRows(whole, values: values(source)).rows(isWhole ? users : locales)
    let run = try SwiftCompiler.run(
      ["./program"], in: compiler.folder.path,
      input: rows.map { SwiftProgram.question($0) + "\n" }.joined())
    let answers = run.output.split(separator: "\n")
    try #require(answers.count == rows.count)
    let wrong = zip(answers, rows).filter { $0 != "\($1.locale)\t\($1.text)" }
    #expect(wrong.isEmpty, "\(wrong.prefix(5).map { "\($1) → \($0)" })")
  }

  /// All numbers to 1000 in an exhaustive run. The representatives would miss a rule for a number that none of them has
  /// the last digits of.
  private func values(_ source: CatalogSource) -> ResolverRows.Values {
    var values = ResolverRows.Values()
    let powers = (4...18).flatMap { power in
      let value = (0..<power).reduce(Int64(1)) { value, _ in value * 10 }
      return [value - 1, value, value + 1, -value]
    }
    let isNested = source.purposes.contains { $0.messages.contains { $0.arguments.count > 1 } }
    if Sweep.isExhaustive, !isNested { values.integers = Array(0...1000) + powers }
    return values
  }
}
