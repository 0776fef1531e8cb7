import TestSupport
import Testing

@testable import GeneratedCode

/// Generated code names items as the library; `KotlinTests` compares Kotlin.
@Suite struct AccessibleNameTests {
  @Test func namesInSwift() throws {
    let program = """
      while let line = readLine() {
        let columns = line.split(separator: "\\t").map { $0 == "-" ? nil : String($0) }
        print(AccessibleName.name(drawn: columns[0], label: columns[1], title: columns[2] ?? ""))
      }
      """
    let rule = RuntimeFile.ofLibrary("CatalogModel/Headers/AccessibleName.swift")
    let compiler = try SwiftCompiler([GeneratedFile(path: "AccessibleName.swift", text: rule)])
    let built = try compiler.compile(
      ["-swift-version", "6", "-warnings-as-errors", "-Onone", "-module-name", "App", "-o", "program"],
      with: ["main.swift": program])
    try #require(built.status == 0, "\(built.errors.prefix(3000))")
    let outcome = try SwiftCompiler.run(["./program"], in: compiler.folder.path, input: AccessibleNameRows.questions)
    #expect(outcome.output == AccessibleNameRows.answers)
  }

  @Test func namesInJavaScript() throws {
    let folder = try TemporaryFolder()
    try folder.write(RuntimeFile("TypeScript/runtime.js").code().utf8, to: "runtime.mjs")
    try folder.write(AccessibleNameRows.questions.utf8, to: "rows.tsv")
    try folder.write(
      """
      import { readFileSync } from "node:fs";
      import { accessibleName } from "./runtime.mjs";
      for (const line of readFileSync("rows.tsv", "utf8").trimEnd().split("\\n"))
        console.log(accessibleName(...line.split("\\t").map((column) => (column === "-" ? undefined : column))));
      """.utf8, to: "names.mjs")
    #expect(try Shell.run("node names.mjs", in: folder.path) == AccessibleNameRows.answers)
  }
}
