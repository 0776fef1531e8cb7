/// Examples of titles that programs print.
extension RuleExample {
  /// A purpose with its titles and the German word that programs print for it.
  struct PrintedPurpose {
    let purpose, english, german, printed, programs: String
    let opposite: String?

    init(
      _ purpose: String, _ english: String, german: String, printed: String, by programs: String,
      opposite: String? = nil
    ) {
      (self.purpose, self.english, self.german) = (purpose, english, german)
      (self.printed, self.programs, self.opposite) = (printed, programs, opposite)
    }
  }

  /// A catalogue in English and German with an attestation.tsv.
  static func printed(_ purposes: [PrintedPurpose]) -> RuleExample {
    func object(_ member: (PrintedPurpose) -> String) -> String {
      "{ " + purposes.map { "\"\($0.purpose)\": \(member($0))" }.joined(separator: ", ") + " }"
    }
    let icons = ["arrow-back", "trash"]
    let entries = purposes.enumerated().map { index, purpose in
      let icon = icons[index % icons.count]
      let opposite = purpose.opposite.map { ", \"opposite\": \"\($0)\"" } ?? ""
      return """
        "\(purpose.purpose)": {
          "role": "act", "description": "…", "icons": { "set": "\(icon)" }, "messages": { "title": {} }\(opposite)
        }
        """
    }
    let lines = purposes.map { "de\t\($0.purpose)\t\($0.printed)\t\($0.programs)\t\n" }
    let files = [
      "catalog.json": RuleExample.manifest(locales: #""de", "en""#),
      "purposes.json": "{ \(entries.joined(separator: ", ")) }",
      "titles/en.json": object { "\"\($0.english)\"" },
      "titles/de.json": object { "\"\($0.german)\"" },
      "attestation.tsv": "locale\tpurpose\ttitle\tprograms\tothers\n" + lines.joined(),
    ]
    return RuleExample(files, scaffolding: ["catalog.json", "purposes.json", "attestation.tsv"])
  }

  /// A German title of "Save", beside the words that programs print for it and for "Print".
  static func printed(_ save: String) -> RuleExample {
    printed([
      .init("print", "Print", german: "Ausdrucken", printed: "Drucken", by: "Android, Firefox, GNOME, KDE, VLC"),
      .init("save", "Save", german: save, printed: "Speichern", by: "A, B, C, D, E, F, G, H, I, J"),
    ])
  }
}
