import Foundation
import TestSupport
import Testing

@testable import GeneratedCode

/// `headers.js` and `screens.js` answer as the library.
@Suite struct TypeScriptScreensTests {
  private static let program = Repository.root.appending(
    path: "Tests/GeneratedCodeTests/TypeScript/Programs/compareScreens.mjs"
  ).path

  @Test("Bars in all states, titles, paths, links and back labels are those of the library", arguments: [false, true])
  func answersAsTheLibrary(ofEverySyntax: Bool) throws {
    let model = try ofEverySyntax ? Model.everyScreen.get() : Model.cycling.get()
    let folder = try model.modules()
    let (answers, languages) = (ScreenAnswers(model), model.generated.locales.map(\.tag))
    let states = try answers.stateLines(languages: Array(languages.prefix(3)))
    let lines = answers.lines(languages: languages) + states
    try folder.write((lines.joined(separator: "\n") + "\n").utf8, to: "answers.tsv")
    let output = try Shell.run("node '\(Self.program)' purposes answers.tsv", in: folder.path)
    #expect(output == "\(lines.count) lines, 0 wrong\n")
    #expect(lines.count > 700 && states.count > 2_000)
  }

  @Test("Screens and headers are typed: each wrong line is refused, and no other")
  func isTyped() throws {
    let folder = try Model.cycling.get().modules()
    let right = [
      "import { ar } from './purposes/locales/ar.js';",
      "import { Header, bar, type HeaderAction, type HeaderIdentifier, type Platform } from './purposes/headers.js';",
      "import { Screen, backLabel, destination, parent, path, screens, screenTitle, tabs } from './purposes/screens.js';",
      "const route = Screen.route({ city: 'Berlin', route: '7' });",
      "const platform: Platform = 'ios26';",
      "bar(Header.dialog({ confirm: 'save', dismiss: 'cross', trailing: ['share'] }), platform, ar).items[0]?.label;",
      "bar(Header.page({ dismiss: 'close', action: 'leave' }), platform, ar); bar(Header.root(), platform, ar);",
      "screenTitle(route, ar); path(route); parent(route); backLabel(Screen.places(), 'ios', ar, (text) => text.length < 9);",
      "const found = destination('/places/Berlin'); if (found?.screen === 'city') found.parameters.city.length;",
      "screens.city.presentation; tabs[0];",
      "const action: HeaderAction = 'find-place'; const identifier: HeaderIdentifier = 'search-places';",
      "const items = [{ purpose: 'search', action, identifier }, { purpose: 'share', action: 'own', identifier: 'own' }] as const;",
      "for (const item of bar(Header.root({ trailing: items }), platform, ar).items) {",
      "  const pressed: string | undefined = item.action; if (item.action === 'find-place') pressed?.length;",
      "}",
    ]
    let wrong = [
      "Header.dialog({ trailing: ['share'] });", "Header.page({ dismiss: 'close' });",
      "Header.root({ confirm: 'save' });",
      "Header.viewer({ trailing: ['nothing'] });", "Screen.city();", "Screen.city({ town: 'Berlin' });",
      "bar(Header.root(), 'amiga', ar);", "if (found?.screen === 'places') found.parameters.city;",
      "export const other: HeaderAction = 'own';", "export const none: HeaderIdentifier = 'find-place';",
    ]
    try folder.write((right + wrong).joined(separator: "\n").utf8, to: "use.ts")
    let output = try Shell.run(
      """
      tsc --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --noPropertyAccessFromIndexSignature --noEmit \
      --target es2022 --module es2022 --moduleResolution node use.ts || true
      """, in: folder.path)
    let lines = output.matches(of: /use\.ts\((\d+),/).compactMap { Int($0.1) }
    #expect(Set(lines) == Set(right.count + 1...right.count + wrong.count), "\(output)")
  }

  /// Half a character, as a text cut in the middle has it, cannot be in a path, and throws nothing.
  @Test func pathsOfHalfCharacters() throws {
    let folder = try Model.cycling.get().modules()
    try folder.write(
      #"""
      import { Screen, path } from "./purposes/screens.js";
      const show = (city) => console.log(path(Screen.city({ city })));
      show("a\uD83Db"); show("\uDC4D"); show("👍");
      """#.utf8, to: "half.mjs")
    let output = try Shell.run("node half.mjs", in: folder.path)
    #expect(output == "undefined\nundefined\n/places/%F0%9F%91%8D\n")
  }

  @Test("Buttons alone bring no headers into a bundle")
  func headersAreApart() throws {
    let folder = try Model.cycling.get().modules()
    try folder.write(#"import { title } from "./purposes/index.js"; show(title);"#.utf8, to: "bundle.js")
    let bundle = try Shell.run("esbuild --bundle --format=esm --log-level=error bundle.js", in: folder.path)
    #expect(!bundle.contains("affirmativeFirst") && !bundle.contains("itineraries"))
  }

  /// React itself is not here: a stub shows what would be made.
  @Test func reactMakesBars() throws {
    let folder = try Model.cycling.get().modules()
    try folder.write(
      #"{ "name": "react", "type": "module", "main": "index.js" }"#.utf8, to: "node_modules/react/package.json")
    try folder.write(
      """
      export const Fragment = undefined;
      export const createElement = (type, props, ...children) =>
        typeof type === "function" ? type(props) : [type, props?.["data-edge"] ?? props?.["data-kind"], props?.["aria-label"], ...children.flat()].filter(Boolean).flat();
      """.utf8, to: "node_modules/react/index.js")
    try folder.write(
      """
      import { ar } from "./purposes/locales/ar.js";
      import { lucide } from "./purposes/icons/lucide.js";
      import { PurposeHeader } from "./purposes/react-header.js";
      import { screens } from "./purposes/screens.js";
      const header = screens["new-itinerary"].header;
      const renderIcon = (icon) => icon.name;
      console.log(PurposeHeader({ header, platform: "ios", title: "…", locale: ar, icons: lucide, renderIcon }).join(" "));
      console.log(PurposeHeader({ header: screens.city.header, platform: "ios26", title: "", locale: ar, icons: lucide, renderIcon }).join(" "));
      """.utf8, to: "bars.mjs")
    #expect(
      try Shell.run("node bars.mjs", in: folder.path) == """
        header dialog div leading button dismissal إلغاء h1 … div trailing button confirmation حفظ
        header page div leading button back رجوع chevron-right div trailing \
        button action البحث عن أماكن search button action مشاركة الجولة share-2

        """)
  }
}
