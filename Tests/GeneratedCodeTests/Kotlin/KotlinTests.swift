import CatalogModel
import Foundation
import PurposeCatalog
import TestSupport
import Testing

@testable import GeneratedCode

/// Generated Kotlin compiles without warnings, answers as the resolver, and refuses what is wrong.
///
/// One test, since the compiler takes seconds to start: it compiles both catalogues, and the wrong code against them.
@Suite struct KotlinTests {
  @Test func compilesAnswersAndRefuses() throws {
    let folder = try TemporaryFolder()
    let catalogues = [("com.example.purposes", try standard()), ("every.syntax", try Model.everySyntax.get())]
    for (package, model) in catalogues {
      try KotlinPrinter(model.generated, package: package).files.write(to: folder, under: "code")
      let program = KotlinProgram(model.generated, package: package)
      try folder.write(program.code.utf8, to: "code/\(program.name).kt")
    }
    let screens = try Model.everyScreen.get()
    try KotlinPrinter(screens.generated, package: "every.screen").files.write(to: folder, under: "code")
    try folder.write(KotlinScreensProgram.code(package: "every.screen").utf8, to: "code/Screens.kt")
    let languages = try LanguageAnswers.standard.get()
    try KotlinPrinter(languages.model.generated, package: "every.language").files.write(to: folder, under: "code")
    try folder.write(Self.languages.utf8, to: "code/Languages.kt")
    try folder.write(Self.names.utf8, to: "code/Names.kt")
    try writeAndroid(to: folder)
    for (path, text) in try RuntimeFolder.files() where path.hasPrefix("Kotlin/") {
      try folder.write("package runtime\n\n\(text)".utf8, to: "code/runtime/\(path)")
    }
    let block = try #require(try DocumentSnippet.all("kotlin").first)
    try folder.write(block.text.utf8, to: "code/Documentation.kt")
    #expect(try Shell.run("\(try KotlinCompiler.command()) -Werror -d classes code", in: folder.path) == "")
    for (package, model) in catalogues {
      try compare(model, with: KotlinProgram(model.generated, package: package), in: folder)
    }
    try compareScreens(screens, in: folder)
    try folder.write(AccessibleNameRows.questions.utf8, to: "names.tsv")
    let run = try KotlinCompiler.running()
    #expect(try Shell.run("\(run) every.screen.NamesKt < names.tsv", in: folder.path) == AccessibleNameRows.answers)
    try folder.write(LanguageAnswers.tags.joined(separator: "\n").utf8, to: "tags")
    let found = try Shell.run(
      "\(try KotlinCompiler.running()) LanguagesKt < tags", in: folder.path)
    #expect(languages.wrong(found).prefix(20) == [])
    try refuse(in: folder)
  }

  /// Prints the name of each row that it reads: see ``AccessibleNameRows``.
  private static let names = """
    package every.screen

    fun main() {
        for (line in generateSequence(::readLine)) {
            val columns = line.split("\\t").map { if (it == "-") null else it }
            println(accessibleName(columns[0], columns[1], columns[2]!!))
        }
    }

    """

  /// Prints the locale of each language tag that it reads.
  private static let languages = """
    fun main() {
        println(generateSequence(::readLine).map { every.language.Language.matching(listOf(it)).tag }.joinToString("\\n"))
    }

    """

  /// Buttons and bars of Android, in both forms: with the app's drawables, and without.
  private func writeAndroid(to folder: TemporaryFolder) throws {
    let purposes = ["back", "cancel", "close", "delete", "done", "save", "search", "settings", "share"]
    let model = try standard(["ar", "en"], purposes: purposes)
    let set = try #require(model.generated.iconSets.firstIndex { $0.identifier == "material-symbols" })
    let icons = Set(model.generated.locales.flatMap { locale in locale.icons[set].compactMap { $0?.name } })
    for (name, code) in AndroidStubs.files(drawables: icons.sorted().map { "\($0)_24px" }) {
      try folder.write("\(code)\n".utf8, to: "code/stubs/\(name).kt")
    }
    let pattern = try #require(KotlinAndroid.DrawablePattern("com.example.app.R.drawable.{name}_24px"))
    for (package, android) in [
      ("with.drawables", KotlinAndroid(drawables: pattern)), ("without.drawables", KotlinAndroid()),
    ] {
      let printer = KotlinPrinter(model.generated, package: package, android: android)
      try printer.files.write(to: folder, under: "code")
    }
    try folder.write(AndroidStubs.app(package: "with.drawables").utf8, to: "code/App.kt")
  }

  /// Bars, titles, paths, links and back labels are those of the library.
  private func compareScreens(_ model: Model, in folder: TemporaryFolder) throws {
    let lines = ScreenAnswers(model).lines(languages: model.generated.locales.map(\.tag))
    try folder.write((lines.joined(separator: "\n") + "\n").utf8, to: "screens.tsv")
    let output = try Shell.run(
      "\(try KotlinCompiler.running()) ScreensKt screens.tsv", in: folder.path)
    #expect(output == "\(lines.count) lines, 0 wrong\n")
    #expect(lines.count > 700)
  }

  /// All locales in an exhaustive run; the compiler takes most of a minute for them.
  private func standard() throws -> Model {
    if Sweep.isExhaustive { return try Model.standard.get() }
    return try standard(["ar", "de", "en", "pl", "pt-BR"])
  }

  private func standard(_ tags: [String], purposes: [String]? = nil) throws -> Model {
    let folder = Repository.root.appending(path: "Catalogs/Standard").path
    let tags = tags.compactMap { LanguageTag($0) }
    return try Model(folder, selection: GenerationSelection(locales: tags, purposes: purposes))
  }

  private func compare(_ model: Model, with program: KotlinProgram, in folder: TemporaryFolder) throws {
    let tags = model.generated.locales.map(\.tag)
    // Users whose language is not generated get another one than from the whole catalogue.
    let answers = Answers(model, languages: tags.count == model.catalog.locales.count ? tags + Answers.languages : tags)
    try folder.write((answers.lines.joined(separator: "\n") + "\n").utf8, to: "answers.tsv")
    let output = try Shell.run(
      "\(try KotlinCompiler.running()) \(program.name)Kt answers.tsv", in: folder.path)
    #expect(output == "\(answers.lines.count) rows, 0 wrong\n")
    #expect(answers.lines.count > 1_000)
  }

  /// A purpose without the message, a wrong type, a missing argument, an unknown purpose. Former names are deprecated.
  private func refuse(in folder: TemporaryFolder) throws {
    let wrong = [
      "counted(Counted.BACK, count = 3, language = Language.DE)",
      "counted(Counted.DELETE, count = \"3\", language = Language.DE)",
      "counted(Counted.DELETE, language = Language.DE)",
      "Purpose.NOTHING.title(Language.DE)",
      "every.screen.Header.root(confirm = every.screen.Purpose.SAVE)",
      "every.screen.Header.dialog(trailing = emptyList())",
      "every.screen.Screen.Class()",
    ]
    let lines = wrong.enumerated().map { "val text\($0) = \($1)" }.joined(separator: "\n")
    try folder.write("import every.syntax.*\n\n\(lines)\n".utf8, to: "Wrong.kt")
    let output = try Shell.run(
      "\(try KotlinCompiler.command(with: "classes")) -d wrong Wrong.kt || true", in: folder.path)
    for index in wrong.indices { #expect(output.contains("Wrong.kt:\(index + 3):"), "\(wrong[index]): \(output)") }
    let purposes = try String(contentsOfFile: "\(folder.path)/code/every/syntax/Purpose.kt", encoding: .utf8)
    let former = """
              @Deprecated("renamed to DELETE", ReplaceWith("Purpose.DELETE", "every.syntax.Purpose"))
              public val ERASE: Purpose get() = DELETE

      """
    #expect(purposes.contains(former))
    let messages = try String(contentsOfFile: "\(folder.path)/code/every/syntax/Messages.kt", encoding: .utf8)
    #expect(messages.contains("public val ERASE: Counted get() = DELETE"))
  }
}

/// A program that asks generated code what the resolver was asked.
private struct KotlinProgram {
  private let catalog: GeneratedCatalog

  private let package: String

  init(_ catalog: GeneratedCatalog, package: String) {
    self.catalog = catalog
    self.package = package
  }

  /// The name of its file.
  var name: String {
    "Compare" + package.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  var code: String {
    Self.template.replacing("MESSAGES", with: messages.joined(separator: "\n")).replacing("PACKAGE", with: package)
  }

  private var messages: [String] {
    catalog.messages.indices.map { index in
      let message = catalog.messages[index]
      let number = catalog.messages[..<index].count { $0.name == message.name }
      let type = message.name.prefix(1).uppercased() + message.name.dropFirst() + (number > 0 ? "\(number + 1)" : "")
      let values = message.arguments.map { argument in
        let value = "values[\"\(argument.name)\"]"
        return switch argument.kind {
        case .integer: "(\(value) as Number).toLong()"
        case .number: "(\(value) as Number).toDouble()"
        case .text: "\(value) as String"
        }
      }
      let find = "\(type).entries.firstOrNull { it.purpose == purpose }"
      let arguments = (["it"] + values + ["language"]).joined(separator: ", ")
      return "    if (message == \"\(message.name)\") \(find)?.let { return \(message.name)(\(arguments)) }"
    }
  }

  private static let template = #"""
    import PACKAGE.*
    import java.io.File

    private fun values(json: String): Map<String, Any> = Regex("\"(\\w+)\":(?:\"([^\"]*)\"|([^,}]+))").findAll(json).associate { match ->
      val (name, text, number) = match.destructured
      name to when {
        number.isEmpty() -> text
        number.any { it in ".e" } -> number.toDouble()
        else -> number.toLong()
      }
    }

    private fun unescaped(text: String): String = Regex("\\\\(.)").replace(text) { match ->
      when (val sign = match.groupValues[1]) { "t" -> "\t"; "n" -> "\n"; else -> sign }
    }

    private fun answer(purpose: Purpose, message: String, values: Map<String, Any>, language: Language): String {
        if (message == "title") return purpose.title(language)
        if (message == "short") return purpose.shortTitle(language)
    MESSAGES
        return values.toString()
    }

    fun main(arguments: Array<String>) {
      var rows = 0
      var wrong = 0
      val languages = mutableMapOf<String, Language>()
      for (line in File(arguments[0]).readLines()) {
        val fields = line.split("\t")
        val language = languages.getOrPut(fields[0]) { Language.matching(listOf(fields[0])) }
        val text = answer(Purpose.of(fields[2])!!, fields[3], values(fields[4]), language)
        rows += 1
        if (text == unescaped(fields[5]) && language.tag == fields[1]) continue
        wrong += 1
        if (wrong <= 10) println("$line: $text (${language.tag})")
      }
      println("$rows rows, $wrong wrong")
    }

    """#
}
