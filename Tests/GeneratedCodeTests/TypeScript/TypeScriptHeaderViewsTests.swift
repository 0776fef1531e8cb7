import Foundation
import TestSupport
import Testing

@testable import GeneratedCode

/// Bars of `react-header.js` and `element-header.js`, and the question of `discard.js`, in Chromium with axe-core.
@Suite struct TypeScriptHeaderViewsTests {
  private static let programs = Repository.root.appending(path: "Tests/GeneratedCodeTests/TypeScript/Programs")

  @Test("A bar of React and of the element keeps its elements and the focus in all states, and is clean in axe-core")
  func keepsElements() throws {
    let report = try report(of: "livingHeaders.mjs", with: Model.standard.get())
    let expected = [
      "Back | Favorite | Sort | Edit | More actions | Show as list! | Show as grid? | Search",
      "Back | Unfavorite, 3 | Sort | Edit | More actions | Show as list! | Show as grid? | Search",
      "Back | Favorite | Sort | Edit | More actions | Show as list! | Show as grid? | Search",
      "Back | Favorite | Sort | Edit | More actions | Show as list? | Show as grid! | Search",
      "Back | Favorite, 1,234 | Sort | Edit | More actions | Show as list! | Show as grid? | Search",
      "menu action: open; closed, focused; closed, focused; closed, focused",
      "menu overflow: open; closed, focused; closed, focused; closed, focused",
      "menu in a menu: open closed; closed closed",
      "Share | Cancel | Save (off)", "Share | Cancel | Save", "Share | Cancel | Save (off)",
    ]
    #expect(
      report.lines(after: "react en ") == expected + ["said share, of its own, delete, back, list, search lake"])
    #expect(report.lines(after: "element en ") == expected + ["said share, delete, back, list, search lake"])
    let arabic = report.lines(after: "react ar ")
    #expect(arabic.dropLast() == report.lines(after: "element ar ").dropLast())
    #expect(arabic.count == expected.count + 1 && arabic[1].contains(", ٣ |"), "\(arabic)")
  }

  @Test("A step that would lose input asks, with the focus on the answer that keeps it; other steps ask nothing")
  func asksBeforeInputIsLost() throws {
    let report = try report(of: "discardApp.mjs", with: Model.cycling.get())
    let asks = "new-itinerary asks Discard changes?DiscardKeep editing with the focus on Keep editing"
    #expect(
      report == """
        start: places
        input: new-itinerary
        back: \(asks)
        keep editing: new-itinerary
        Cancel: \(asks)
        Escape: new-itinerary
        link: \(asks)
        another step: \(asks)
        questions: 1
        discard: places
        input: new-itinerary
        no input: new-itinerary
        Cancel without input: places
        a link of the app: city
        """)
  }

  @Test("A question has the message of the purpose that discards, or its title, and an answer that keeps the input")
  func asksInWords() throws {
    let folder = try Model.cycling.get().modules()
    try folder.write(
      """
      import { discardQuestion } from "./purposes/discard.js";
      import { de } from "./purposes/locales/de.js";
      const { "keep-editing": keep, ...texts } = de.texts;
      for (const [discard, locale] of [["discard", de], ["delete", de], ["discard", { ...de, texts }]]) {
        const { text, answers } = discardQuestion({ fields: { discard } }, locale);
        console.log(text, ...answers.map(({ purpose, title, destructive }) => `${purpose}: ${title}${destructive ? "!" : ""}`));
      }
      """.utf8, to: "words.mjs")
    #expect(
      try Shell.run("node words.mjs", in: folder.path) == """
        Änderungen verwerfen? discard: Verwerfen! keep-editing: Weiter bearbeiten
        Löschen delete: Löschen! keep-editing: Weiter bearbeiten
        Änderungen verwerfen? discard: Verwerfen! cancel: Abbrechen

        """)
  }

  /// The report of a program in a page.
  private func report(of program: String, with model: Model) throws -> String {
    let folder = try model.modules()
    try DebianReact.link(in: folder)
    try folder.write(Data(contentsOf: Self.programs.appending(path: program)), to: program)
    try folder.write(try Axe.source().utf8, to: "axe.js")
    try Shell.run(
      "NODE_PATH=/usr/share/nodejs esbuild --bundle --format=esm --log-level=error --outfile=app.js \(program)",
      in: folder.path)
    try folder.write(
      """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Bars</title><main></main><pre id="report"></pre>
      <script src="axe.js"></script><script type="module" src="app.js"></script></html>
      """.utf8, to: "page.html")
    let document = try Chromium.document(ofPage: "page.html", in: folder)
    return String(try #require(document.firstMatch(of: /<pre id="report">([^<]*)<\/pre>/)?.1))
  }
}

extension String {
  /// The rest of each line that begins with a text.
  fileprivate func lines(after beginning: String) -> [String] {
    split(separator: "\n").filter { $0.hasPrefix(beginning) }.map { String($0.dropFirst(beginning.count)) }
  }
}
