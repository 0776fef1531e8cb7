import CatalogModel
import Foundation
import PurposeCatalog
import TestSupport
import Testing

@testable import GeneratedCode

/// Generated modules run in node and deno, and answer as the resolver.
@Suite(.serialized) struct TypeScriptTests {
  private static let program = Repository.root.appending(
    path: "Tests/GeneratedCodeTests/TypeScript/Programs/compare.mjs"
  ).path

  private func compare(_ model: Model, languages: [String], with runtime: String) throws {
    let folder = try model.modules()
    let answers = Answers(model, languages: languages)
    try folder.write((answers.lines.joined(separator: "\n") + "\n").utf8, to: "answers.tsv")
    let output = try Shell.run("\(runtime) '\(Self.program)' purposes answers.tsv", in: folder.path)
    #expect(output == "\(answers.lines.count) rows, 0 wrong\n")
    #expect(answers.lines.count > 1_000)
  }

  /// With code from strings forbidden, as a strict Content Security Policy does.
  private static let node = "node --disallow-code-generation-from-strings"

  @Test func answersAsTheResolverInNode() throws {
    let standard = try Model.standard.get()
    try compare(standard, languages: standard.generated.locales.map(\.tag) + Answers.languages, with: Self.node)
  }

  @Test func answersAllSyntaxInNode() throws {
    let everySyntax = try Model.everySyntax.get()
    try compare(everySyntax, languages: everySyntax.generated.locales.map(\.tag) + Answers.languages, with: Self.node)
  }

  @Test func answersAsTheResolverInDeno() throws {
    let languages =
      Sweep.isExhaustive ? try Model.everySyntax.get().generated.locales.map(\.tag) : ["ar-MA", "pl", "pt-PT"]
    try compare(try Model.everySyntax.get(), languages: languages, with: "\(TestTools.path("deno")) run --allow-read")
  }

  @Test("A user's list of languages finds the locale that the resolver finds")
  func matchesLists() throws {
    let model = try Model.standard.get()
    let folder = try model.modules()
    let tags =
      model.generated.locales.map(\.tag) + Answers.languages.filter { !Answers.scripts.contains($0) } + [
        "en-GB", "es-AR", "fr-CA", "zh-Hant-HK", "sr-Cyrl-ME", "ab", "br", "fo-DK", "hi-Latn-US", "la", "mai", "yue",
        "zu",
      ]
    var random = SeededGenerator(seed: 18)
    let lists = (0..<3_000).map { _ in
      (0..<Int.random(in: 2...4, using: &random)).compactMap { _ in tags.randomElement(using: &random) }
    }
    let lines = lists.map { "\($0.joined(separator: ","))\t\(model.catalog.resolver(for: $0).locale.identifier)" }
    try folder.write(lines.joined(separator: "\n").utf8, to: "lists.tsv")
    let output = try Shell.run(
      """
      cat > lists.mjs <<'END'
      import fs from "node:fs";
      import { match } from "./purposes/languages.js";
      for (const line of fs.readFileSync("lists.tsv", "utf8").split("\\n")) {
        const [list, wanted] = line.split("\\t");
        const found = match(list.split(",")).tag;
        if (found !== wanted) console.log(list, found, wanted);
      }
      END
      node lists.mjs
      """, in: folder.path)
    // The table has whole places. ICU weighs two near matches more finely: Swiss German, which it sends to `de`, or
    // Cantonese, which it sends to `zh-Hant-HK`, and a region without a locale of its own.
    let near = try Regex("^(gsw|yue),(ar-MA|en-ZA|es-AR|es-MX|pt-AO)(,| )")
    let others = output.split(separator: "\n").filter { !$0.contains(near) }
    #expect(others == [])
  }

  /// ICU and node may have another CLDR: where they differ, the rules of ours count, and are listed here.
  @Test func agreesWithIntl() throws {
    let folder = try Model.standard.get().modules()
    let output = try Shell.run(
      """
      cat > intl.mjs <<'END'
      import { tags, match } from "./purposes/languages.js";
      import { number } from "./purposes/runtime.js";
      const keys = { zero: "z", one: "o", two: "t", few: "f", many: "m", other: "x" };
      const categories = [], numbers = [];
      let compared = 0;
      for (const tag of tags) {
        const found = match(tag);
        const locale = await found.load();
        const rules = new Intl.PluralRules(tag);
        if (locale.rules[0]) compared++;
        const format = new Intl.NumberFormat(tag, { useGrouping: "auto" });
        for (let value = 0; value < 1200; value++) {
          if (locale.rules[0] && locale.rules[0](value, value, 0, 0) !== keys[rules.select(value)]) { categories.push(tag); break; }
        }
        for (const value of [0, 7, 1234, 12345, 1234567, -5, 1.5]) {
          if (number(value, 0, found.numbers) !== format.format(value)) { numbers.push(tag); break; }
        }
      }
      console.log([compared, categories.join(" "), numbers.join(" ")].join("|"));
      END
      node intl.mjs
      """, in: folder.path)
    let lists = output.trimmingCharacters(in: .newlines).components(separatedBy: "|")
    #expect(
      lists[0] == "69", "locales with rules of their own; the others have one form, or all texts from another locale")
    #expect(lists[1] == "", "plural categories")
    // CLDR 44 and later group digits of these otherwise, or have other digits in Arabic.
    #expect(lists[2] == "ar hu hy it km sl", "number formats")
  }

  /// The code in the documentation prints what its comments say.
  @Test func documentationIsRight() throws {
    let folder = try Model.standard.get().modules()
    let blocks = try DocumentSnippet.all("typescript")
    #expect(blocks.count >= 2)
    for block in blocks {
      var expected: [String] = []
      let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
        guard let match = line.wholeMatch(of: /(\w+\(.*\)); +\/\/ (.*)/) else { return String(line) }
        expected.append(String(match.2))
        return "console.log(typeof \(match.1) === 'string' ? \(match.1) : JSON.stringify(\(match.1)));"
      }
      try folder.write(lines.joined(separator: "\n").utf8, to: "block.mjs")
      let printed = try Shell.run("node block.mjs", in: folder.path).split(separator: "\n").map(String.init)
      #expect(printed.count == expected.count)
      for (printed, expected) in zip(printed, expected) {
        let isPart = expected.hasSuffix("… }")
        let beginning = expected.replacing(/[{} ]|…/, with: "").replacing(",", with: "").replacing("\"", with: "")
        let plain = printed.replacing(/[{} ]/, with: "").replacing(",", with: "").replacing("\"", with: "")
        #expect(isPart ? plain.hasPrefix(beginning) : printed == expected, "\(block): \(printed)")
      }
    }
  }

  // MARK: Types

  private static let use = """
    import { accessibilityLabel, counted, directions, icon, Purpose, roles, shortTitle, title, withNumbers } from "./purposes/index.js";
    import { ar } from "./purposes/locales/ar.js";
    import { format } from "./purposes/locales/de.js";
    import { delete as remove, selectAll } from "./purposes/texts/de.js";
    import { lucide } from "./purposes/icons/lucide.js";
    import { match, tags } from "./purposes/languages.js";
    import { definePurposeButton } from "./purposes/element.js";
    const purpose: Purpose = "select-all";
    const texts: string[] = [
      title(purpose, ar), shortTitle("back", ar), counted("delete", { count: 3 }, ar), counted(remove, { count: 3 }, format),
      title(selectAll), title(Purpose.selectAll, ar), accessibilityLabel("about", {}, ar),
    ];
    const found = match(["ar-MA", "en"]);
    export const locale = found.load().then((locale) => withNumbers(locale, found.numbers));
    export const rest = [texts, icon("back", lucide, ar)?.mirrored, tags, roles.delete, directions.back];
    export const element = () => definePurposeButton({ locale: ar, icons: lucide });

    """

  /// Debian's compiler, and a current one, in strict mode.
  @Test(
    "TypeScript accepts what is right",
    arguments: [
      "tsc --strict --noEmit --target es2022 --module es2022 --moduleResolution node",
      "\(TestTools.path("deno")) check",
    ])
  func compiles(compiler: String) throws {
    let folder = try Model.standard.get().modules()
    try folder.write(Self.use.utf8, to: "use.ts")
    try Shell.run("\(compiler) use.ts", in: folder.path)
  }

  @Test("TypeScript refuses what is wrong, line by line")
  func refuses() throws {
    let folder = try Model.standard.get().modules()
    let wrong = [
      #"counted("back", { count: 3 }, ar);"#, #"counted("delete", { count: "3" }, ar);"#,
      #"counted("delete", {}, ar);"#,
      "counted(back, { count: 3 }, format);", #"title("nothing", ar);"#, #"title("delete");"#,
      #"counted(remove, {}, format);"#,
    ]
    let imports = """
      import { counted, title } from "./purposes/index.js";
      import { ar, format } from "./purposes/locales/ar.js";
      import { back, delete as remove } from "./purposes/texts/ar.js";

      """
    try folder.write((imports + wrong.joined(separator: "\n") + "\n").utf8, to: "wrong.ts")
    let compiler = "tsc --strict --noEmit --target es2022 --module es2022 --moduleResolution node wrong.ts"
    let output = try Shell.run("\(compiler) || true", in: folder.path)
    for line in wrong.indices { #expect(output.contains("wrong.ts(\(line + 4),"), "\(wrong[line])") }
  }

  /// A renamed purpose keeps its old name, which editors strike out.
  @Test func keepsFormerNames() throws {
    let folder = try Model.everySyntax.get().modules()
    let output = try Shell.run(
      """
      cat > old.mjs <<'END'
      import { Purpose, title, counted, opposites } from "./purposes/index.js";
      import { de } from "./purposes/locales/de.js";
      import { erase } from "./purposes/texts/de.js";
      console.log(title("erase", de) === title("delete", de), counted("trash", { count: 1 }, de));
      console.log(opposites.back, opposites[opposites.back], opposites.delete);
      console.log(title(erase) === title("delete", de), Purpose.erase);
      END
      node old.mjs
      """, in: folder.path)
    #expect(output == "true 1 item\ncontinue back undefined\ntrue delete\n")
    let declarations = try String(contentsOfFile: "\(folder.path)/purposes/index.d.ts", encoding: .utf8)
    #expect(declarations.contains("/** @deprecated 'erase' is now 'delete'. */\nexport declare function title("))
  }

  // MARK: Size

  /// 40 bytes for each purpose with its title, counted text and icon; a kilobyte for three of them; two for the runtime.
  @Test("A bundle is small, compressed", arguments: ["en", "ar", "de", "ja", "pl", "ta", "my"])
  func isSmall(locale: String) throws {
    let model = try Model.standard.get()
    let folder = try model.modules()
    func size(_ code: String) throws -> Int {
      try folder.write(code.utf8, to: "bundle.js")
      let output = try Shell.run(
        "esbuild --bundle --minify --format=esm --log-level=error bundle.js | gzip -9 | wc -c", in: folder.path)
      return try #require(Int(output.trimmingCharacters(in: .whitespacesAndNewlines)))
    }
    let runtime = try size(
      """
      import { counted } from "./purposes/index.js"; import { format } from "./purposes/locales/\(locale).js"; show(counted, format);
      """)
    let three = try size(
      """
      import { counted, title } from "./purposes/index.js"; import { format } from "./purposes/locales/\(locale).js";
      import { delete as remove, save, share } from "./purposes/texts/\(locale).js";
      show(title(remove), title(save), title(share), counted(remove, { count: 3 }, format));
      """)
    let all = try size(
      """
      import { counted, icon, title } from "./purposes/index.js"; import { \(locale) } from "./purposes/locales/\(locale).js";
      import { lucide } from "./purposes/icons/lucide.js"; show(counted, icon, title, \(locale), lucide);
      """)
    #expect(runtime <= 2_048)
    #expect(three - runtime <= 1_024)
    #expect(all - runtime <= 40 * model.generated.purposes.count, "\(all) bytes, \(runtime) of them the runtime")
  }
}
