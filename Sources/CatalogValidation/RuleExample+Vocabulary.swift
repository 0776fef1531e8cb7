extension RuleExample {
  /// A catalogue whose `back` and `delete` appear together, with this vocabulary.
  ///
  /// - Parameter vocabulary: the members of vocabulary.json.
  package static func vocabulary(_ vocabulary: String) -> RuleExample {
    RuleExample(
      [
        "vocabulary.json": "{ \(vocabulary) }",
        "purposes.json": """
        {
          "back": {
            "role": "navigate", "description": "…", "icons": { "set": "arrow-back" }, "messages": { "title": {} },
            "appearsWith": ["delete"]
          },
          "delete": { "role": "destroy", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } }
        }
        """,
        "titles/en.json": #"{ "back": "Back", "delete": "Delete" }"#,
        "titles/pl.json": #"{ "back": "Wstecz", "delete": "Usuń" }"#,
      ], scaffolding: ["titles/en.json", "titles/pl.json"])
  }
}
