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
    #expect(RuntimeFile.texts.keys.sorted() == files.keys.sorted())
    for (path, text) in files { #expect(RuntimeFile.texts[path] == text, "\(path)") }
  }

  @Test func compilesInSwift() throws {
    let outcome = try SwiftCompiler.run(
      [
        "bash", "-c",
        "swiftc -typecheck -swift-version 6 -warnings-as-errors -parse-as-library -module-name Runtime Swift/*.swift",
      ], in: RuntimeFolder.path)
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
