extension RuleExample {
  /// A catalogue in Arabic, English and Hebrew whose `back` has this icon of a larger set.
  ///
  /// - Parameter icon: in the syntax of purposes.json.
  package static func icon(_ icon: String, direction: String? = "backward") -> RuleExample {
    icons(back: icon, direction: direction, delete: #""trash""#)
  }

  /// A catalogue whose `back` and `delete` appear together and have these icons.
  package static func icons(back: String, direction: String? = "backward", delete: String) -> RuleExample {
    let direction = direction.map { #""direction": "\#($0)", "# } ?? ""
    return RuleExample(
      [
        "purposes.json": """
        {
          "back": {
            "role": "navigate", \(direction)"description": "…", "messages": { "title": {} },
            "icons": { \(set(back)) }
          },
          "delete": {
            "role": "destroy", "description": "…", "messages": { "title": {} }, "appearsWith": ["back"],
            "icons": { \(set(delete)) }
          }
        }
        """
      ], in: iconCatalogue)
  }

  /// Three locales in three scripts, and a set with icons of every behaviour.
  private static let iconCatalogue = [
    "catalog.json": """
    { "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["ar", "en", "he"], "iconSets": ["set"] }
    """,
    "icon-sets/set.json": """
    {
      "name": "Set", "version": "1", "license": "MIT", "source": "made for these examples",
      "rightToLeft": {
        "arrow-back": "mirrors",
        "arrow-forward": "mirrors",
        "arrow-return-right": "mirrors",
        "chevron-backward": "semantic",
        "chevron-forward": "semantic",
        "clock": "mirrors",
        "question": { "behaviour": "mirrors", "scripts": ["Arab"] },
        "undo": { "behaviour": "mirrors", "scripts": ["Arab"] }
      },
      "names": [
        "arrow-back", "arrow-forward", "arrow-left", "arrow-return-left", "arrow-return-right", "arrow-right", "check",
        "chevron-backward", "chevron-forward", "chevron-left", "chevron-right", "clock", "question", "trash", "undo"
      ]
    }
    """,
    "titles/ar.json": #"{ "back": "رجوع", "delete": "حذف" }"#,
    "titles/en.json": #"{ "back": "Back", "delete": "Delete" }"#,
    "titles/he.json": #"{ "back": "חזרה", "delete": "מחיקה" }"#,
  ]

  /// The icon of the set; the mark of an object is before its key, as in findings.
  private static func set(_ icon: String) -> String {
    icon.hasPrefix("\(mark){") ? "\(mark)\"set\": \(icon.dropFirst())" : "\"set\": \(icon)"
  }
}
