import CodeWriting
import Foundation
import TestSupport
import Testing

@testable import GeneratedCode

/// Generated code of each language compiles with any identifiers, and has the names that fixes, advice and pages write.
@Suite struct UnusualPurposesTests {
  private static let model = Result { try Model(try SmallCatalogue.read(".", of: UnusualPurposes.files)) }

  /// Fixes, advice and pages read this table.
  private static let names = PurposeNames(
    UnusualPurposes.identifiers, former: UnusualPurposes.identifiers.map { _ in [] }, iconSets: ["own-set"])

  @Test func swiftCompiles() throws {
    let compiler = try SwiftCompiler.withAppleStubs(SwiftPrinter(try Self.model.get().generated).files)
    let uses = Self.names.all.map { "  require(.\($0.swift), \"\($0.identifier)\")" }
    let program = """
      func require(_ purpose: Purpose, _ identifier: String) {
        if purpose.rawValue != identifier || Purpose(rawValue: identifier) != purpose { print(identifier) }
      }

      func requireAll() {
      \(uses.joined(separator: "\n"))
        print(Purpose.allCases.count)
      }

      requireAll()
      """
    let printed = try compiler.run(program)
    #expect(printed == "\(UnusualPurposes.identifiers.count)\n", "\(printed)")
  }

  @Test func kotlinCompiles() throws {
    let folder = try TemporaryFolder()
    try KotlinPrinter(try Self.model.get().generated, package: "own.names").files.write(to: folder, under: "code")
    let uses = Self.names.all.map { "    require(Purpose.\($0.kotlin).identifier == \"\($0.identifier)\")" }
    let program =
      "import own.names.*\n\nfun main() {\n\(uses.joined(separator: "\n"))\n    println(Purpose.entries.size)\n}\n"
    try folder.write(program.utf8, to: "code/Main.kt")
    #expect(try Shell.run("\(try KotlinCompiler.command()) -Werror -d classes code", in: folder.path) == "")
    let printed = try Shell.run("\(try KotlinCompiler.running()) MainKt", in: folder.path)
    #expect(printed == "\(UnusualPurposes.identifiers.count)\n")
  }

  @Test func typeScriptRuns() throws {
    let folder = try Self.model.get().modules()
    let uses = Self.names.all.map { name in
      "if (texts.\(name.typeScript) === undefined || Purpose.\(name.typeScript) !== \"\(name.identifier)\") console.log(\"\(name.identifier)\");"
    }
    let program = """
      import { Purpose } from "./purposes/index.js";
      import * as texts from "./purposes/texts/en.js";
      \(uses.joined(separator: "\n"))
      console.log(Object.keys(Purpose).length);
      """
    try folder.write(program.utf8, to: "main.mjs")
    let printed = try Shell.run("node main.mjs", in: folder.path)
    #expect(printed == "\(UnusualPurposes.identifiers.count)\n", "\(printed)")
  }
}
