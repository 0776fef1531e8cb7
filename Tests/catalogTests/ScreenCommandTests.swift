import Foundation
import TestSupport
import Testing

/// `catalog screen draw`, `open` and `list` on the app Cycling.
@Suite struct ScreenCommandTests {
  private func run(_ arguments: String...) throws -> Program.Result {
    try Program().run(arguments + ["--catalog", "Catalogs/Examples/Cycling"])
  }

  // MARK: header

  @Test func drawsABar() throws {
    let result = try run(
      "screen", "draw", "dialog", "--dismiss", "cancel", "--confirm", "save", "--locale", "ar", "--platform", "ios26")
    #expect(result.status == 0)
    #expect(
      result.output.split(separator: "\n").map(String.init).prefix(4) == [
        "iOS 26, ar, dialog", "┌\(String(repeating: "─", count: 78))┐",
        "│ (✓)\(String(repeating: " ", count: 72))✕ │", "└\(String(repeating: "─", count: 78))┘",
      ])
    #expect(
      result.output.contains("  left   save  symbol checkmark ‘\u{2068}حفظ\u{2069}’, prominent, waits for input\n"))
  }

  @Test(
    "A bar has the shared words, those of a wording, or those of its platform",
    arguments: [
      ("macos", nil, "Speichern"), ("macos", "platform", "Sichern"), ("web", "platform", "Speichern"),
      ("web", "apple", "Sichern"),
    ] as [(String, String?, String)])
  func drawsABarInAWording(platform: String, wording: String?, title: String) throws {
    let result = try Program().run(
      ["screen", "draw", "dialog", "--confirm", "save", "--locale", "de", "--platform", platform, "--format", "json"]
        + (wording.map { ["--wording", $0] } ?? []))
    #expect(result.output.contains("\"title\": \"\(title)\""), "\(result.output)\(result.error)")
  }

  @Test(
    "A declared screen has the bar that screens.json describes",
    arguments: [
      ("new-itinerary", "iOS up to 18, ar, dialog", "save  "), ("city", "{city}", "share  symbol"),
    ])
  func drawsAScreen(screen: String, heading: String, item: String) throws {
    let result = try run("screen", "draw", screen, "--locale", "ar")
    #expect(result.status == 0 && result.output.contains(heading) && result.output.contains(item), "\(result)")
    let all = try run("screen", "draw", screen, "--all-locales")
    #expect(all.output.contains("6 locales"), "\(all)")
  }

  @Test func stateOfAScreen() throws {
    let result = try run("screen", "draw", "new-itinerary", "--disabled", "save")
    #expect(result.output.contains("disabled"), "\(result)")
    let refused = try run("screen", "draw", "new-itinerary", "--trailing", "share")
    #expect(refused.status == 2 && refused.error.contains("whose bar screens.json describes"), "\(refused)")
  }

  /// A title may have control sequences for terminals, in a file that somebody then prints, too.
  @Test func controlSequencesAreSpelledOut() throws {
    let folder = try TemporaryFolder()
    let title = "Plan\u{1B}[31mred"
    let printed = try run("screen", "draw", "page", "--title", title).output
    #expect(printed.contains("⟨U+001B⟩") && !printed.contains("\u{1B}"), "\(printed)")
    _ = try run("screen", "draw", "page", "--title", title, "--output", "\(folder.path)/bar.txt")
    let written = try String(contentsOf: URL(filePath: "\(folder.path)/bar.txt"), encoding: .utf8)
    #expect(written.contains("⟨U+001B⟩") && !written.contains("\u{1B}"), "\(written)")
  }

  @Test func aMisspeltScreenIsNamed() throws {
    let result = try run("screen", "draw", "new-itinerry")
    #expect(
      result.status == 2
        && result.error.contains("the catalogue has no screen 'new-itinerry'; did you mean 'new-itinerary'?"),
      "\(result)")
  }

  @Test func writesAFile() throws {
    let folder = try TemporaryFolder()
    let result = try run("screen", "draw", "city", "--format", "svg", "--output", "\(folder.path)/bar.svg")
    #expect(result.status == 0 && result.output.isEmpty, "\(result)")
    #expect(try String(contentsOf: URL(filePath: "\(folder.path)/bar.svg"), encoding: .utf8).hasPrefix("<svg"))
  }

  @Test("Without iOS, the first platform that the catalogue keeps is drawn")
  func drawsAKeptPlatform() throws {
    let folder = try TemporaryFolder()
    let manifest = #"{ "formatVersion": 1, "name": "Web", "extends": "Standard", "platforms": ["web"] }"#
    try folder.write(manifest.utf8, to: "catalog.json")
    let result = try Program(folder: URL(filePath: folder.path)).run("screen", "draw", "dialog", "--confirm", "save")
    #expect(result.status == 0 && result.output.hasPrefix("Web, en, dialog"), "\(result)")
  }

  /// iOS is the default platform; `side` is physical.
  @Test func printsABarAsJSON() throws {
    let bar = try run(
      "screen", "draw", "page", "--trailing", "search,share", "--title", "places", "--locale", "he", "--format", "json"
    ).json()
    #expect(bar["platform"] as? String == "ios" && bar["title"] as? String == "מקומות")
    let items = try #require(bar["items"] as? [[String: Any]])
    #expect(items.map { $0["purpose"] as? String } == ["back", "search", "share"])
    #expect(items.map { $0["side"] as? String } == ["right", "left", "left"])
    let frames = items.compactMap { ($0["frame"] as? [String: Double])?["x"] }
    #expect(frames == frames.sorted(by: >))
  }

  @Test(
    "A header that cannot be is refused with 2",
    arguments: [
      (["page", "--confirm", "save"], "only dialogs have a confirmation, and 'page' is not a dialog"),
      (["root", "--confirm", "save"], "only dialogs have a confirmation, and 'root' is not a dialog"),
      (["viewer", "--confirm", "save"], "only dialogs have a confirmation, and 'viewer' is not a dialog"),
      (["dialog"], "a dialog needs a preferred action; name it with --confirm"),
      (["dialog", "--confirm", "sve"], "unknown purpose 'sve'; did you mean 'save'?"),
      (["dialog", "--confirm", "save", "--dismiss", "back"], "is not left by 'back'; it has cancel, cross"),
      (["root", "--dismiss", "cancel"], "nothing dismisses a header of the kind 'root'"),
      (["page", "--dismiss", "clse"], "did you mean 'close'?; it has system, back, close, hidden"),
      (["pge"], "the catalogue has no header 'pge'; did you mean 'page'?"),
      (["page", "--platform", "ios62"], "unknown platform 'ios62'; did you mean 'ios26'?"),
      (["page", "--trailing", "search,serch"], "unknown purpose 'serch'; did you mean 'search'?"),
      (["viewer", "--trailing", "search,share,print"], "has at most 2 actions"),
      (["page", "--width", "0"], "--width is not a number from 1 to 10000"),
      (["page", "--icon-assets", "."], "--icon-assets needs --format svg"),
      (["page", "--icon-assets", "nowhere", "--format", "svg"], "nowhere"),
      (["page", "--all-locales", "--locale", "de"], "both --all-locales and --locale are given"),
      (["page", "--all-locales", "--format", "svg"], "a picture has one locale"),
    ])
  func refuses(arguments: [String], message: String) throws {
    let result = try Program().run(["screen", "draw"] + arguments + ["--catalog", "Catalogs/Examples/Cycling"])
    #expect(result.status == 2 && result.output == "")
    #expect(result.error.contains(message), "\(result.error)")
  }

  @Test func showsTheLongestLocaleFirst() throws {
    let result = try run(
      "screen", "draw", "dialog", "--confirm", "save-route", "--trailing", "search,share,add-stop", "--all-locales",
      "--width",
      "320")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 7 && lines.last?.hasSuffix("in 320 pt") == true)
    let needed = lines.dropLast().compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }
    #expect(needed.count == 6 && needed == needed.sorted(by: >))
    #expect(lines.first?.contains("'add-stop' is in the menu") == true, "\(result.output)")
  }

  /// The picture embeds an item's icon from the folder, and no other file of the folder.
  @Test func drawsAPicture() throws {
    let catalogue = try DiskCatalogue()
    let icon = #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h24v24z"/></svg>"#
    try catalogue.write(icon, to: "icons/magnifyingglass.svg")
    let result = try run(
      "screen", "draw", "page", "--trailing", "share", "--locale", "he", "--format", "svg", "--icon-assets",
      catalogue.folder.appending(path: "icons").path)
    #expect(result.status == 0 && result.output.hasPrefix("<svg xmlns="))
    #expect(!result.output.contains("base64"), "the folder has no icon of 'share'")
    let search = try Program().run(
      "screen", "draw", "page", "--trailing", "search", "--format", "svg", "--icon-assets",
      catalogue.folder.appending(path: "icons").path)
    #expect(search.output.contains("base64,\(Data(icon.utf8).base64EncodedString())"))
  }

  // MARK: screens

  @Test func listsTheScreens() throws {
    let result = try run("screen", "list", "--locale", "he")
    #expect(result.output.split(separator: "\n").count == 8)
    #expect(result.output.contains("new-itinerary  dialog  sheet        /itineraries/new               "))
    let screens =
      try JSONSerialization.jsonObject(
        with: Data(try run("screen", "list", "--format", "json").output.utf8)) as? [[String: Any]]
    #expect(screens?.compactMap { $0["titleText"] as? String }.contains("Itineraries") == true)
  }

  @Test(
    "The ways between the screens",
    arguments: [
      ([], "places  “Places”  root  tab places  /places\n└─ city  “{city}”  page  push  /places/{city}\n"),
      (["--format", "dot"], "digraph screens {\n"), (["--format", "mermaid"], "flowchart LR\n"),
    ])
  func drawsTheApp(options: [String], beginning: String) throws {
    let result = try Program().run(["screen", "list", "--graph", "--catalog", "Catalogs/Examples/Cycling"] + options)
    #expect(result.status == 0 && result.output.hasPrefix(beginning), "\(result.output)")
  }

  @Test(
    "Formats that do not fit are refused",
    arguments: [
      (["--format", "dot"], "dot is for a graph; add --graph"),
      (["--graph", "--format", "json"], "a graph is text, dot or mermaid"),
    ])
  func refusesFormats(options: [String], message: String) throws {
    let result = try Program().run(["screen", "list"] + options)
    #expect(result.status == 2 && result.error.contains(message))
  }

  /// Standard has no screens.
  @Test func saysThatThereAreNone() throws {
    let result = try Program().run("screen", "list")
    #expect(result.status == 0 && result.output == "" && result.error.contains("the catalogue has no screens"))
    #expect(try Program().run("screen", "open", "/places").status == 2)
  }

  // MARK: route

  @Test func opensALink() throws {
    let result = try run("screen", "open", "/places/berlin/routes/7", "--locale", "he")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").filter { "pcr".contains($0.first ?? " ") }
    #expect(
      lines == [
        "places", "city {city: berlin}  push, enters from left  back ‘\u{2068}מקומות\u{2069}’ (default)",
        "route {city: berlin, route: 7}  push, enters from left  back ‘berlin’ (default)",
      ])
  }

  @Test func printsALinkAsJSON() throws {
    let way = try run("screen", "open", "app://itineraries/new", "--format", "json", "--platform", "gnome").json()
    #expect(way["tab"] as? String == "itineraries")
    let screens = try #require(way["screens"] as? [[String: Any]])
    #expect(screens.map { $0["screen"] as? String } == ["itineraries", "new-itinerary"])
    #expect(screens.last?["change"] as? String == "present")
  }

  @Test func refusesALinkWithoutARoute() throws {
    let result = try run("screen", "open", "/placs")
    #expect(result.status == 1 && result.output == "")
    #expect(result.error == "no route matches '/placs'; did you mean '/places'?\n")
  }
}
