import CatalogFiles
import Foundation
import PurposeCatalog
import TestSupport
import Testing

@testable import CatalogSite

/// The search of the walls, run by Node and by a browser.
@Suite struct SearchScriptTests {
  /// What the browser gives the script, as far as it is needed to load it.
  private static let page = """
    const element = { getAttribute: () => "wall", addEventListener() {}, children: [], value: "", focus() {} };
    const findById = (id) => ["places", "roles"].includes(id) ? null : element;
    globalThis.document = { getElementById: findById, currentScript: { src: "http://localhost/search.js" } };

    """

  private static let queries = [
    "trash", "Löschen", "löschn", "delte", "setings", "select all", "all select", "حذف", "הגדרות", "削除", "除", "go back",
    "photo delete", "remove", "ash", "bin", "bi", "b", "e", "İptal", "ΑΝΑΖΗΤΗΣΗ", "поиск", "Поиска", "ค้นหา", "खोज",
    "zzzzqq",
    "…", "arrow left", "share link", "sahre", "Straße", "STRASSE", "取消", "キャンセル", "ｷｬﾝｾﾙ", "취소", "huỷ", "huy", "Đóng",
    "dong", "recherche", "rechercher dans", "add to favorites", "favorites add", "a b c d e f", "ok", "o k", "1",
    "paste as",
    "opslaan", "save as", "save", "seve", "saev", "x", "close window now", "fermer", "fremer", "sluiten", "sluitne",
    "erase", "bin it", "rubbish", "удалть", "Удалит", "удалени", "löschne", "Einstelungen", "suprimer", "buscr",
    "guardr",
    "eliminr", "διαγραφή", "διαγραφη", "διαγραφύ", "חיפשו", "بحثث", "מחיקה", "설정", "设置", "設定", "ตั้งค่า", "सेटिंग",
    "tìm kiếm", "tim kiem", "tim kiemm", "kaydt", "Kaydet", "ayarlr", "przywróć", "przywroc", "przywrco", "gear", "cog",
    "magnifying glass", "kebab", "hamburger", "three dots", "log in", "login", "sign in", "signin", "logn",
  ]

  @Test("The pages rank as the command does")
  func ranksAlike() throws {
    let search = PurposeSearch(try CatalogReader(files: DiskFiles()).read(Repository.standard.path))
    var random = SeededGenerator(seed: 11)
    let drawn = (0..<60).compactMap { _ in
      search.folded.randomElement(using: &random)?.names.randomElement(using: &random)
    }
    let misspelt = drawn.filter { $0.count > 4 }.prefix(20).map { text in
      var letters = Array(text)
      letters.swapAt(1, 2)
      return String(letters)
    }
    let queries = Self.queries + drawn + misspelt + drawn.prefix(20).map { String($0.dropLast()) }
    let texts = String(decoding: SearchScript.index(of: search).bytes, as: UTF8.self)
    let list = String(decoding: try JSONEncoder().encode(queries), as: UTF8.self)
    let program =
      Self.page + String(decoding: SearchScript.file.bytes, as: UTF8.self) + """
        \(texts)
        for (const [letter, folded] of Object.entries(searchTexts.letters)) letters.set(letter, folded);
        console.log(JSON.stringify(\(list).map((query) => find(Object.entries(searchTexts.purposes), query))));
        """
    let result = try ExternalTool("node", from: "nodejs").run(["{}"], on: program, named: "search.mjs")
    let found = try JSONDecoder().decode([[String]].self, from: Data(result.output.utf8))
    for (query, found) in zip(queries, found) {
      let expected = search.matches(try SearchQuery(query)).map(\.purpose.identifier)
      #expect(found == expected, "\(query)")
    }
  }

  @Test("Typing shows the matching tiles, the closest first, and nothing shows all again")
  func searches() throws {
    let folder = try TemporaryFolder()
    for file in try IconifyInput.small(IconifyInput.drawings).pages {
      try folder.write(file.bytes, to: file.path)
    }
    let script = """
      <!doctype html><meta charset="utf-8"><title>Search</title><pre id="report"></pre><iframe src="wall/ar.html"></iframe>
      <script>
        const frame = document.querySelector("iframe");
        frame.onload = async () => {
          const page = frame.contentDocument;
          const field = page.getElementById("words");
          const report = [];
          for (const words of ["del", "رجوع", "dleete", "nothing", ""]) {
            field.value = words;
            field.dispatchEvent(new Event("input"));
            await new Promise((done) => setTimeout(done, 200));
            const tiles = [...page.querySelectorAll("#wall li")].filter((tile) => !tile.hidden);
            report.push(`${words}=${tiles.map((tile) => tile.dataset.purpose)}${page.getElementById("found").textContent.startsWith("No ") ? "!" : ""}`);
          }
          document.getElementById("report").textContent = report.join(" ");
        };
      </script>
      """
    try folder.write(script.utf8, to: "look.html")
    let document = try Chromium.document(ofPage: "look.html", in: folder)
    let report = document.firstMatch(of: /<pre id="report">([^<]*)</)?.1
    #expect(report == "del=delete رجوع=back dleete=delete nothing=! =back,delete")
  }

  /// A page that is opened as a file, with a script that acts in it after it has loaded.
  private func report(of action: String) throws -> String? {
    let folder = try TemporaryFolder()
    for file in try IconifyInput.small(IconifyInput.drawings).pages { try folder.write(file.bytes, to: file.path) }
    let program = """
      const settled = () => new Promise((done) => setTimeout(done, 300));
      const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const type = async (words) => {
        field.focus();
        field.value = words;
        field.dispatchEvent(new Event("input"));
        await settled();
      };
      const at = () => document.activeElement.closest("li")?.dataset.purpose ?? document.activeElement.id;
      const report = [];
      const run = async () => { \(action) };
      addEventListener("load", async () => {
        await run();
        const shown = document.createElement("pre");
        shown.id = "report";
        shown.textContent = report.join(" ");
        document.body.append(shown);
      });
      """
    try folder.write(program.utf8, to: "act.js")
    let wall = try String(contentsOfFile: "\(folder.path)/wall/ar.html", encoding: .utf8)
    let script = #"<script src="../act.js" defer></script></head>"#
    try folder.write(wall.replacing("</head>", with: script).utf8, to: "wall/ar.html")
    let document = try Chromium.document(ofFile: "wall/ar.html", in: folder)
    return (document.firstMatch(of: /<pre id="report">([^<]*)</)?.1).map(String.init)
  }

  @Test("Opened as a file, the search works, and the arrow keys move from the field to the results and back")
  func movesWithArrows() throws {
    let report = try report(
      of: """
        await type("dleete");
        report.push(document.getElementById("found").textContent.split(".")[0], at());
        press("ArrowDown"); report.push(at());
        press("ArrowUp"); report.push(at());
        await type("");
        press("ArrowDown"); press("ArrowDown"); report.push(at());
        press("ArrowDown"); report.push(at());
        """)
    #expect(report == "1 purpose words delete words delete delete")
  }

  @Test("Enter opens the first result, and nothing without a search")
  func entersFirst() throws {
    let report = try report(
      of: """
        document.getElementById("wall").addEventListener("click", (event) => {
          event.preventDefault();
          report.push(event.target.closest("li").dataset.purpose);
        });
        for (const words of ["", "رجوع", "nothing at all", "del"]) {
          await type(words);
          document.getElementById("search").requestSubmit();
          await settled();
        }
        """)
    #expect(report == "back delete")
  }

  @Test("A role hides the purposes with another one")
  func filtersByRole() throws {
    let report = try report(
      of: """
        for (const role of ["destroy", "navigate", ""]) {
          document.querySelector(`#roles [value="${role}"]`).click();
          await settled();
          const tiles = [...document.querySelectorAll("#wall li")].filter((tile) => !tile.hidden);
          report.push(`${role}=${tiles.map((tile) => tile.dataset.purpose)}`, document.getElementById("found").textContent);
        }
        """)
    #expect(report == "destroy=delete 1 purpose. navigate=back 1 purpose. =back,delete ")
  }
}
