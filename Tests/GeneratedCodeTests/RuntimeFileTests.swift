import TestSupport
import Testing

@testable import GeneratedCode

/// The runtime's files are embedded, and compile with the examples in their regions. `KotlinTests` compiles
/// those in Kotlin.
@Suite struct RuntimeFileTests {
  /// `Sample` declares for the compilers what printers make from a catalogue.
  @Test func embedsAllFiles() throws {
    let files = try RuntimeFolder.files().filter { !$0.key.contains("/Sample.") }
    #expect(files.count > 30)
    for (path, text) in files { #expect(RuntimeFile.texts[path] == text, "\(path)") }
    let ofLibrary = RuntimeFile.texts.filter { files[$0.key] == nil }
    #expect(ofLibrary.count > 15)
    for (path, text) in ofLibrary { #expect(try RuntimeFolder.libraryFile(path) == text, "\(path)") }
  }

  /// A file of the library becomes part of the app's module: without imports and access for a package.
  @Test func adaptsFilesOfTheLibrary() {
    let code = RuntimeFile.ofLibrary("CatalogModel/Screens/Routes/RoutePath.swift")
    #expect(code.contains("\nstruct RoutePath {\n") && code.contains("\n  let parts: [String]\n"))
    let all = RuntimeFile.texts.keys.filter { $0.contains("Navigation/") }.map(RuntimeFile.ofLibrary)
    for code in all { #expect(!code.contains("import ") && !code.contains("package "), "\(code.prefix(500))") }
  }

  @Test func compilesInSwift() throws {
    let swift = try RuntimeFolder.files().filter { $0.key.hasPrefix("Swift/") }
    let ofLibrary = RuntimeFile.texts.keys.filter { swift[$0] == nil && $0.hasSuffix(".swift") }
      .map { ($0, RuntimeFile.ofLibrary($0)) }
    let files = (swift.map { ($0.key, $0.value) } + ofLibrary).map { path, text in
      GeneratedFile(path: path.replacing("/", with: "."), text: text)
    }
    let outcome = try SwiftCompiler(files).compile(
      ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-module-name", "Runtime"],
      with: [:])
    #expect(outcome.status == 0, "\(outcome.errors.prefix(3000))")
  }

  @Test func parsesAsModules() throws {
    let command = "for file in *.js; do node --input-type=module --check < $file; done"
    #expect(try Shell.run(command, in: RuntimeFolder.path + "/TypeScript") == "")
  }

  /// `TypeScriptViewsTests` compiles the declarations for React with its types.
  @Test func declaresTypes() throws {
    let options = "--strict --noEmit --target es2022 --module es2022 --moduleResolution node"
    let command = "tsc \(options) $(ls *.d.ts | grep -v react)"
    #expect(try Shell.run(command, in: RuntimeFolder.path + "/TypeScript") == "")
  }

  // MARK: Regions

  private static let file = RuntimeFile(
    text: """
      import { a } from "./a.js";
      // region bars
      import { b } from "./b.js";
      // endregion

      const policy = /*policy*/"cancel"/**/;
      const names = {
        // region names
        back: 1,
        // endregion
      };
      // region bars

      const bars = {
        // region platforms
        ios: /*width*/320/**/,
        // endregion
      };
      // endregion

      """)

  @Test func keepsTheCodeOfRegions() {
    #expect(
      Self.file.code() == """
        import { a } from "./a.js";
        import { b } from "./b.js";

        const policy = "cancel";
        const names = {
          back: 1,
        };

        const bars = {
          ios: 320,
        };
        """)
  }

  @Test func replacesRegions() {
    #expect(
      Self.file.code(["policy": "\"close\"", "names": "back: 1,\n\ndelete: 2,"], without: ["bars"]) == """
        import { a } from "./a.js";

        const policy = "close";
        const names = {
          back: 1,

          delete: 2,
        };
        """)
    #expect(Self.file.code(["names": "", "width": "1"]).hasSuffix("{\n\n};\n\nconst bars = {\n  ios: 1,\n};"))
    #expect(Self.file.code(without: ["platforms"]).hasSuffix("const bars = {\n};"))
  }
}
