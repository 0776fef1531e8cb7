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
    const element = { getAttribute: () => "wall", addEventListener() {}, children: [], elements: [], value: "", focus() {} };
    const findById = (id) => element;
    globalThis.document = {
      getElementById: findById, currentScript: { src: "http://localhost/search.js" }, documentElement: { lang: "en" },
      querySelectorAll: () => [],
    };
    globalThis.location = { search: "", pathname: "/" };

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
    let drawn: [String] = (0..<60).compactMap { _ in
      search.texts.randomElement(using: &random)?.names.randomElement(using: &random)
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
        const purposes = read(searchTexts);
        console.log(JSON.stringify(\(list).map((query) => find(purposes, query).map(([identifier]) => identifier))));
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
  ///
  /// - Parameter page: with a query.
  private func report(of action: String, in page: String = "wall/ar.html") throws -> String? {
    let folder = try TemporaryFolder()
    let places = #"{ "bar": { "description": "A bar.", "seenIn": ["App"], "purposes": ["back"] } }"#
    for file in try IconifyInput.small(IconifyInput.drawings, changing: ["places.json": places]).pages {
      try folder.write(file.bytes, to: file.path)
    }
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
    let path = try #require(page.split(separator: "?").first.map(String.init))
    let text = try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
    let script = "<script src=\"\(Page.root(from: path))act.js\" defer></script></head>"
    try folder.write(text.replacing("</head>", with: script).utf8, to: path)
    let document = try Chromium.document(ofFile: page, in: folder)
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

  @Test(
    "An address has a search and filters, and a result says why it matches",
    arguments: [
      ("wall/ar.html?q=trash", "delete: icon trash"), ("wall/ar.html?q=del", "delete:"),
      ("index.html?q=حذف", "delete: Arabic: حذف"),
      ("index.html?q=goes", "back: in its description"), ("index.html?q=trash&role=navigate", ""),
      ("index.html?role=destroy", "delete:"), ("index.html?place=bar", "back:"),
      ("index.html?place=bar&role=destroy", ""), ("index.html?role=other", "back: delete:"),
    ])
  func readsTheAddress(page: String, expected: String) throws {
    let report = try report(
      of: """
        await settled();
        for (const tile of document.querySelectorAll("#wall li:not([hidden])")) {
          report.push(`${tile.dataset.purpose}:`, tile.querySelector(".why")?.textContent ?? "");
        }
        const query = document.querySelector(".locales a").search;
        if (query !== (query ? `?${new URLSearchParams(location.search)}` : "")) report.push(query);
        """, in: page)
    let words = report?.split(separator: " ").filter { !$0.isEmpty }.joined(separator: " ")
    #expect(words == expected)
  }

  @Test("A text in another language matches after those in the reader's languages")
  func ordersOwnLanguages() throws {
    let search = PurposeSearch(try CatalogReader(files: DiskFiles()).read(Repository.standard.path))
    let program =
      Self.page + String(decoding: SearchScript.file.bytes, as: UTF8.self) + """
        \(String(decoding: SearchScript.index(of: search).bytes, as: UTF8.self))
        const own = ({ locale }) => locale === undefined || locale === "en" ? 0 : 1;
        for (const [identifier, { kind, locale }] of find(read(searchTexts), "trash", own)) {
          console.log(identifier, kind, locale ?? "");
        }
        """
    let result = try ExternalTool("node", from: "nodejs").run(["{}"], on: program, named: "search.mjs")
    let lines = result.output.split(separator: "\n")
    let isOwn = lines.map { $0.hasSuffix(" ") || $0.hasSuffix(" en") }
    #expect(isOwn.first == true && isOwn == isOwn.sorted { $0 && !$1 }, "\(result.output)")
    #expect(lines.contains("bold title sq"))
  }

  @Test("A click on an identifier copies it, or a line of code, and says so")
  func copies() throws {
    let report = try report(
      of: """
        const said = [];
        Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { said.push(text); } } });
        for (const { value } of [...filters.elements.line.options]) {
          filters.elements.line.value = value;
          document.querySelector("[data-purpose=delete] .copy").click();
          await settled();
        }
        report.push(said.join("; "), document.getElementById("copied").textContent);
        """)
    #expect(
      report == """
        delete; Button(.delete) { }; IconButton(Purpose.DELETE) { }; &lt;PurposeButton purpose="delete" locale={locale} /&gt; \
        Copied &lt;PurposeButton purpose="delete" locale={locale} /&gt;
        """)
  }

  @Test("A role hides the purposes with another one")
  func filtersByRole() throws {
    let report = try report(
      of: """
        for (const role of ["destroy", "navigate", ""]) {
          filters.elements.role.value = role;
          filters.dispatchEvent(new Event("change"));
          await settled();
          const tiles = [...document.querySelectorAll("#wall li")].filter((tile) => !tile.hidden);
          report.push(`${role}=${tiles.map((tile) => tile.dataset.purpose)}`, document.getElementById("found").textContent);
        }
        """)
    #expect(report == "destroy=delete 1 purpose. navigate=back 1 purpose. =back,delete ")
  }
}
