import CatalogModel
import Foundation
import TestSupport
import Testing

@testable import GeneratedCode

/// Generated Kotlin compiles without warnings, and answers as the resolver.
@Suite(.serialized) struct KotlinTests {
  @Test func answersAllSyntax() throws {
    let torture = try Torture.model.get()
    let languages = torture.generated.locales.map(\.tag) + Answers.languages
    try compare(torture, languages: languages)
  }

  /// The compiler takes most of a minute for 87 locales.
  @Test(arguments: Sweep.isExhaustive ? ["Standard"] : ["Standard in five locales"])
  func answersAsTheResolver(name: String) throws {
    let selection = GenerationSelection(
      locales: ["ar", "de", "en", "pl", "pt-BR"].map { LanguageTag($0) }.compactMap(\.self))
    let folder = Repository.root.appending(path: "Catalogs/Standard").path
    let model = Sweep.isExhaustive ? try Model.standard.get() : try Model(folder, selection: selection)
    try compare(model, languages: model.generated.locales.map(\.tag) + (Sweep.isExhaustive ? Answers.languages : []))
  }

  /// A purpose without the message, a wrong type, a missing argument. Former names are deprecated.
  @Test func refusesWhatIsWrong() throws {
    let folder = try TemporaryFolder()
    try KotlinPrinter(try Torture.model.get().generated, package: "own.purposes").files.write(to: folder, under: "code")
    let wrong = [
      "counted(Counted.BACK, count = 3, language = Language.DE)",
      "counted(Counted.DELETE, count = \"3\", language = Language.DE)",
      "counted(Counted.DELETE, language = Language.DE)", "Purpose.NOTHING.title(Language.DE)",
    ]
    let lines = wrong.enumerated().map { "val text\($0) = \($1)" }.joined(separator: "\n")
    try folder.write("import own.purposes.*\n\n\(lines)\n".utf8, to: "code/Wrong.kt")
    let output = try Shell.run("\(try Kotlin.compiler()) -d classes code || true", in: folder.path)
    for index in wrong.indices { #expect(output.contains("Wrong.kt:\(index + 3):"), "\(wrong[index]): \(output)") }
    let purposes = try String(contentsOfFile: "\(folder.path)/code/own/purposes/Purpose.kt", encoding: .utf8)
    #expect(
      purposes.contains(
        "@Deprecated(\"renamed\", ReplaceWith(\"Purpose.DELETE\"))\n        public val ERASE: Purpose get() = DELETE\n")
    )
  }

  private func compare(_ model: Model, languages: [String]) throws {
    let folder = try TemporaryFolder()
    try KotlinPrinter(model.generated, package: "com.example.purposes").files.write(to: folder, under: "code")
    try folder.write(KotlinProgram(model.generated).code.utf8, to: "code/Compare.kt")
    let answers = Answers(model, languages: languages)
    try folder.write((answers.lines.joined(separator: "\n") + "\n").utf8, to: "answers.tsv")
    // The code in the documentation compiles with Standard.
    if model.generated.name == "Standard" {
      let block = try #require(try DocumentSnippet.all("kotlin").first)
      try folder.write(block.text.utf8, to: "code/Documentation.kt")
    }
    let compiled = try Shell.run("\(try Kotlin.compiler()) -Werror -d classes code", in: folder.path)
    #expect(compiled == "")
    let output = try Shell.run("java -cp classes:'\(try Kotlin.library())' CompareKt answers.tsv", in: folder.path)
    #expect(output == "\(answers.lines.count) rows, 0 wrong\n")
    #expect(answers.lines.count > 1_000)
  }

  /// The compiler that the Jupyter kernel of Kotlin carries.
  private enum Kotlin {
    /// - Throws: ``MissingProgram`` with the line that installs it.
    static func jars() throws -> [String] {
      let root = Repository.root.appending(path: ".build/test-tools/lib")
      let files =
        FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
      let jars = files.filter { $0.pathExtension == "jar" && $0.path.contains("run_kotlin_kernel") }.map(\.path)
      guard !jars.isEmpty else {
        throw MissingProgram(description: "install Kotlin's compiler: Scripts/prerequisites test")
      }
      return jars.sorted()
    }

    static func library() throws -> String {
      guard let jar = try jars().first(where: { $0.contains("kotlin-stdlib-") }) else {
        throw MissingProgram(description: "no kotlin-stdlib: Scripts/prerequisites test")
      }
      return jar
    }

    static func compiler() throws -> String {
      let path = try jars().joined(separator: ":")
      return
        "java -Xmx2g -cp '\(path)' org.jetbrains.kotlin.cli.jvm.K2JVMCompiler -no-stdlib -no-reflect -cp '\(try library())'"
    }
  }
}

/// A program that asks generated code what the resolver was asked.
private struct KotlinProgram {
  private let catalog: GeneratedCatalog

  init(_ catalog: GeneratedCatalog) { self.catalog = catalog }

  var code: String { Self.template.replacing("MESSAGES", with: messages.joined(separator: "\n")) }

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
    import com.example.purposes.*
    import java.io.File

    fun values(json: String): Map<String, Any> = Regex("\"(\\w+)\":(?:\"([^\"]*)\"|([^,}]+))").findAll(json).associate { match ->
      val (name, text, number) = match.destructured
      name to when {
        number.isEmpty() -> text
        number.any { it in ".e" } -> number.toDouble()
        else -> number.toLong()
      }
    }

    fun unescaped(text: String): String = Regex("\\\\(.)").replace(text) { match ->
      when (val sign = match.groupValues[1]) { "t" -> "\t"; "n" -> "\n"; else -> sign }
    }

    fun answer(purpose: Purpose, message: String, values: Map<String, Any>, language: Language): String {
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
