extension WrittenMistakeTests {
  /// Icons that stay as they are right-to-left, where those of another set turn.
  static let mirrorMistakes: [WrittenMistake] = [
    uneven(IconsOfSet("comment", #""rightToLeft": { "comment": "mirrors" }"#), IconsOfSet("chat-left-text")),
    uneven(IconsOfSet("exit", #""rightToLeft": { "exit": "mirrors" }"#), IconsOfSet("door-open")),
    uneven(IconsOfSet("send", #""rightToLeft": { "send": "mirrors" }"#), IconsOfSet("paperplane")),
    uneven(IconsOfSet("list", #""rightToLeft": { "list": "mirrors" }"#), IconsOfSet("list-ul")),
    uneven(IconsOfSet("login", #""rightToLeft": { "login": "mirrors" }"#), IconsOfSet("box-arrow-in-right")),
    uneven(IconsOfSet("open.forward", #""rightToLeft": { "open.forward": "semantic" }"#), IconsOfSet("external-link")),
    uneven(IconsOfSet("volume", #""rightToLeft": { "volume": "mirrors" }"#), IconsOfSet("speaker-wave")),
    uneven(IconsOfSet("label", #""rightToLeft": { "label": "mirrors" }"#), IconsOfSet("tag")),
    // The drawings tell, and not the names.
    uneven(
      IconsOfSet("start", #""rightToLeft": { "start": "mirrors" }"#), IconsOfSet("rocket", #""symmetric": ["bell"]"#)),
    uneven(
      IconsOfSet("window", #""rightToLeft": { "window": "mirrors" }, "symmetric": ["bell"]"#),
      IconsOfSet("macwindow", #""symmetric": ["bell"]"#)),
    // A pair turns, too.
    uneven(
      IconsOfSet(pair: #"{ "leftToRight": "left", "rightToLeft": "right" }"#, of: ["left", "right"]),
      IconsOfSet("sidebar")),
  ]

  /// Locales without a script in their tags or in CLDR, so that their direction is not known.
  static let scriptMistakes = ["acm", "azb", "pst", "ajp", "aao"].map { tag in
    WrittenMistake(
      "locale-without-script", "catalog.json", #""ru", "th"]"#, becomes: #""ru", "th", ↓"\#(tag)"]"#,
      adding: ["titles/\(tag).json": WrittenMistake.titles("رجوع", "حذف")])
  }

  /// The icon of `delete` in a set.
  private struct IconsOfSet {
    /// In the syntax of purposes.json.
    let icon: String
    let names: [String]
    /// Members of the set's file; empty for a set that states nothing.
    let facts: String

    init(_ icon: String, _ facts: String = "") { (self.icon, names, self.facts) = ("\"\(icon)\"", [icon], facts) }

    init(pair: String, of names: [String]) { (icon, self.names, facts) = (pair, names, "") }

    /// The set's file in canonical form, with the icon that `back` has.
    func file(named name: String) -> String {
      let list = (names + ["arrow-back", "bell"]).sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      let stated =
        facts.contains("rightToLeft")
        ? facts.replacing(#""rightToLeft": { "#, with: #""rightToLeft": { "arrow-back": "mirrors", "#)
        : #""rightToLeft": { "arrow-back": "mirrors" }"# + (facts.isEmpty ? "" : ", \(facts)")
      return """
        {
          "name": "\(name)",
          "version": "1",
          "license": "MIT",
          "source": "made for these mistakes",
          \(stated.replacing(", \"symmetric\"", with: ",\n  \"symmetric\"")),
          "names": [\(list)]
        }

        """
    }
  }

  private static func uneven(_ turning: IconsOfSet, _ other: IconsOfSet) -> WrittenMistake {
    WrittenMistake(
      "uneven-mirror",
      [
        "catalog.json": WrittenMistake.catalogue["catalog.json"]?.replacing(#"["set"]"#, with: #"["other", "set"]"#),
        "purposes.json": WrittenMistake.catalogue["purposes.json"]?
          .replacing(#"{ "set": "arrow-back" }"#, with: #"{ "other": "arrow-back", "set": "arrow-back" }"#)
          .replacing(#"{ "set": "trash" }"#, with: #"{ "other": ↓\#(other.icon), "set": \#(turning.icon) }"#),
        "icon-sets/set.json": turning.file(named: "Set"),
        "icon-sets/other.json": other.file(named: "Other"),
      ])
  }
}
