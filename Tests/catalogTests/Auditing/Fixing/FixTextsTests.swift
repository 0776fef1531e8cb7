import TestSupport
import Testing

/// A fix changes the words in no locale that app and catalogue both have.
@Suite struct FixTextsTests {
  private static let swift = """
    struct A: View {
      var body: some View {
        Button("Share") { share() }
      }
    }

    """

  /// The words of string tables, and why the button is left; nil where it is rewritten.
  @Test(
    arguments: [
      ([:], nil),
      (["de": "Teilen", "fr": "Partager"], nil),
      (["de": "Weitergeben"], "says 'Weitergeben' in de, the catalogue 'Teilen'; run 'catalog adopt' first"),
      // The catalogue has no Italian, and its Austrian German is the German one.
      (["it": "Passa"], nil),
      (["de-AT": "Teilen"], nil),
      // A full stop is not another wording.
      (["de": "Teilen."], nil),
      // A copy of the source text was never translated.
      (["de": "Share"], nil),
      (["de-AT": "Herzeigen"], "says 'Herzeigen' in de-AT, the catalogue 'Teilen'"),
    ] as [([String: String], String?)])
  func compares(texts: [String: String], reason: String?) throws {
    var files = ["App/A.swift": Self.swift, "App/Base.lproj/Localizable.strings": "\"Share\" = \"Share\";\n"]
    for (locale, text) in texts { files["App/\(locale).lproj/Localizable.strings"] = "\"Share\" = \"\(text)\";\n" }
    try expect(FixedApp(files, locales: ["de", "de-AT", "en", "fr"]), "App/A.swift:3", reason)
    // Without a table of the source language, the key is the text.
    files["App/Base.lproj/Localizable.strings"] = nil
    try expect(FixedApp(files, locales: ["de", "de-AT", "en", "fr"]), "App/A.swift:3", reason)
  }

  /// After the app's words were adopted, adopting them again would change nothing.
  @Test(
    arguments: [
      ("{}", "run 'catalog adopt' first"),
      (
        #"{ "delete": { "title": { "text": "Weg", "comment": "Adopted from 'delete' in App/de.lproj." } } }"#,
        "the catalogue 'Teilen'; change one of the two"
      ),
    ])
  func advisesAdoptOnce(titles: String, message: String) throws {
    let files = [
      "App/A.swift": Self.swift, "App/Base.lproj/Localizable.strings": "\"Share\" = \"Share\";\n",
      "App/de.lproj/Localizable.strings": "\"Share\" = \"Weitergeben\";\n",
    ]
    let app = try FixedApp(files, titles: ["de": titles], locales: ["de", "en"])
    let explanation = try app.explanation(of: "App/A.swift:3")
    #expect(explanation.contains(message), "\(explanation)")
  }

  /// What waits for a translator is no translation.
  @Test(arguments: [("new", nil), ("translated", "says 'Share' in de, the catalogue 'Teilen'")] as [(String, String?)])
  func passesOverWhatIsNotTranslated(state: String, reason: String?) throws {
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "Share": { "localizations": {
        "de": { "stringUnit": { "state": "\(state)", "value": "Share" } } } } } }
      """
    let files = ["App/A.swift": Self.swift, "App/Localizable.xcstrings": catalog]
    try expect(FixedApp(files, locales: ["de", "en"]), "App/A.swift:3", reason)
  }

  /// The words in the source language, too, are the catalogue's to the letter.
  @Test(
    arguments: [
      (#"Button("SHARE") { share() }"#, "says 'SHARE' in en, the catalogue 'Share'"),
      (#"Button("Share…") { share() }"#, "says 'Share…' in en, the catalogue 'Share'"),
      (
        #"Button { a() } label: { Image(systemName: "square.and.arrow.up").accessibilityLabel("share") }"#,
        "says 'share' in en"
      ),
    ])
  func comparesTheSource(button: String, reason: String) throws {
    let source = Self.swift.replacing(#"Button("Share") { share() }"#, with: button)
    try expect(FixedApp(["App/A.swift": source]), "App/A.swift:3", reason)
  }

  /// Resources of Android, and the keys of a site.
  @Test func followsKeys() throws {
    let kotlin = """
      package app
      @Composable
      fun Editor(a: () -> Unit) {
        IconButton(onClick = a) { Icon(Icons.Default.Search, stringResource(R.string.find)) }
      }

      """
    let react = """
      export const Editor = ({ a }) => (
        <button type="button" onClick={a}>{t("common.share")}</button>
      );

      """
    var files = [
      "App/Editor.kt": kotlin, "App/Editor.tsx": react,
      "App/res/values/strings.xml": "<resources><string name=\"find\">Search</string></resources>",
      "App/res/values-de/strings.xml": "<resources><string name=\"find\">Suchen</string></resources>",
      "App/locales/en.json": #"{ "common": { "share": "Share" } }"#,
      "App/locales/de.json": #"{ "common": { "share": "Teilen" } }"#,
    ]
    let generated = #"{ "kotlin": "purposes", "typescript": "./react.js", "locale": "en" }"#
    let same = try FixedApp(files, locales: ["de", "en"])
    try same.name(generated)
    try expect(same, "App/Editor.kt:4", nil)
    try expect(same, "App/Editor.tsx:2", nil)
    let fixed = try same.fix()
    #expect(fixed.error == "fixed 2 buttons in 2 files\n")
    #expect(try same.text("App/Editor.tsx").contains("<PurposeButton purpose=\"share\" locale={en} onClick={a} />"))
    files["App/res/values-de/strings.xml"] = "<resources><string name=\"find\">Finden</string></resources>"
    files["App/locales/de.json"] = #"{ "common": { "share": "Weitergeben" } }"#
    let other = try FixedApp(files, locales: ["de", "en"])
    try other.name(generated)
    try expect(other, "App/Editor.kt:4", "says 'Finden' in de, the catalogue 'Suchen'")
    try expect(other, "App/Editor.tsx:2", "says 'Weitergeben' in de, the catalogue 'Teilen'")
    let left = try other.fix()
    #expect(left.error.contains("left: 2 say other words in some locale (App/Editor.kt:4:3, App/Editor.tsx:2:4)\n"))
  }

  /// Expects a button to be left for a reason, or to be rewritten.
  private func expect(
    _ app: FixedApp, _ place: String, _ reason: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let explanation = try app.explanation(of: place)
    #expect(explanation.contains(" certain "), "\(explanation)", sourceLocation: sourceLocation)
    let line = reason.map { "  not fixed: \($0)" } ?? "not fixed"
    #expect(explanation.contains(line) == (reason != nil), "\(explanation)", sourceLocation: sourceLocation)
  }
}
