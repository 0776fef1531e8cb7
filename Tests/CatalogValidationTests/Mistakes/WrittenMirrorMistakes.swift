extension WrittenMistakeTests {
  /// Icons that stay as they are right-to-left, where those of another set turn.
  static let mirrorMistakes: [WrittenMistake] = [
    uneven("comment", #""rightToLeft": { "comment": "mirrors" }"#, "chat-left-text"),
    uneven("exit", #""rightToLeft": { "exit": "mirrors" }"#, "door-open"),
    uneven("send", #""rightToLeft": { "send": "mirrors" }"#, "paperplane"),
    uneven("list", #""rightToLeft": { "list": "mirrors" }"#, "list-ul"),
    uneven("login", #""rightToLeft": { "login": "mirrors" }"#, "box-arrow-in-right"),
    uneven("open.forward", #""rightToLeft": { "open.forward": "semantic" }"#, "external-link"),
    uneven("volume", #""rightToLeft": { "volume": "mirrors" }"#, "speaker-wave"),
    uneven("label", #""rightToLeft": { "label": "mirrors" }"#, "tag"),
    // The drawings tell, and not the names.
    uneven("start", #""rightToLeft": { "start": "mirrors" }"#, "rocket", #""symmetric": ["bell"]"#),
    uneven(
      "window", #""rightToLeft": { "window": "mirrors" }, "symmetric": ["bell"]"#, "macwindow",
      #""symmetric": ["bell"]"#),
    // A pair turns, too.
    WrittenMistake(
      "uneven-mirror",
      twoSets(
        #"{ "leftToRight": "left", "rightToLeft": "right" }"#, ["bell", "left", "right"], "",
        "sidebar", "")),
  ]

  /// Locales whose script nobody states, so that their direction is not known.
  static let scriptMistakes = ["acm", "azb", "pst", "ajp", "aao"].map { tag in
    WrittenMistake(
      "locale-without-script", "catalog.json", #""ru", "th"]"#, becomes: #""ru", "th", ↓"\#(tag)"]"#,
      adding: ["titles/\(tag).json": WrittenMistake.titles("رجوع", "حذف")])
  }

  private static func uneven(_ turning: String, _ facts: String, _ other: String, _ otherFacts: String = "")
    -> WrittenMistake
  {
    WrittenMistake("uneven-mirror", twoSets("\"\(turning)\"", ["bell", turning], facts, other, otherFacts))
  }

  /// The files of two sets in which `delete` has an icon each.
  private static func twoSets(
    _ icon: String, _ names: [String], _ facts: String, _ other: String, _ otherFacts: String
  ) -> [String: String?] {
    func set(_ name: String, _ names: [String], _ facts: String) -> String {
      let list = (names + ["arrow-back"]).sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      let stated =
        facts.contains("rightToLeft")
        ? facts.replacing(#""rightToLeft": { "#, with: #""rightToLeft": { "arrow-back": "mirrors", "#)
        : #""rightToLeft": { "arrow-back": "mirrors" }"# + (facts.isEmpty ? "" : ", \(facts)")
      let members = stated.replacing(", \"symmetric\"", with: ",\n  \"symmetric\"")
      return """
        {
          "name": "\(name)",
          "version": "1",
          "license": "MIT",
          "source": "made for these mistakes",
          \(members),
          "names": [\(list)]
        }

        """
    }
    return [
      "catalog.json": WrittenMistake.catalogue["catalog.json"]?.replacing(#"["set"]"#, with: #"["other", "set"]"#),
      "purposes.json": WrittenMistake.catalogue["purposes.json"]?
        .replacing(#"{ "set": "arrow-back" }"#, with: #"{ "other": "arrow-back", "set": "arrow-back" }"#)
        .replacing(#"{ "set": "trash" }"#, with: #"{ "other": ↓"\#(other)", "set": \#(icon) }"#),
      "icon-sets/set.json": set("Set", names, facts),
      "icon-sets/other.json": set("Other", ["bell", other], otherFacts),
    ]
  }
}
