/// Examples of titles that programs print.
extension RuleExample {
  /// A catalogue with a German title of "Save" and the words that programs print.
  static func printed(_ save: String) -> RuleExample {
    let files = [
      "catalog.json": RuleExample.manifest(locales: #""de", "en""#),
      "purposes.json": """
      {
        "print": { "role": "act", "description": "…", "icons": { "set": "arrow-back" }, "messages": { "title": {} } },
        "save": { "role": "confirm", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } }
      }
      """,
      "titles/en.json": #"{ "print": "Print", "save": "Save" }"#,
      "titles/de.json": "{ \"print\": \"Ausdrucken\", \"save\": \"\(save)\" }",
      "attestation.tsv": """
      locale\tpurpose\ttitle\tprograms that print it\twhat programs print instead
      de\tprint\tDrucken\tAndroid, Firefox, GNOME, KDE, VLC\t
      de\tsave\tSpeichern\tA, B, C, D, E, F, G, H, I, J\t

      """,
    ]
    return RuleExample(files, scaffolding: ["catalog.json", "purposes.json", "attestation.tsv"])
  }
}
