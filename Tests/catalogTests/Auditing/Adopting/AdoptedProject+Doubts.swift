/// Apps with something that a person must decide.
extension AdoptedProject {
  static let two = app(
    [("a", "trash"), ("b", "trash")], en: ["a": "Delete", "b": "Delete"], de: ["a": "Weg", "b": "Fort"])
  static let object = app([("a", "trash")], en: ["a": "Delete photo"], de: ["a": "Foto löschen"])
  static let icon = app([("a", "trash.slash")], en: ["a": "Delete"], de: ["a": "Löschen"])

  /// A text that is too long for narrow bars.
  static let long = app(
    [("delete", nil)], en: ["delete": "Delete"], de: ["delete": "Den Eintrag vernichten"]
  )
  .merging(["Base/purposes.json": purposes(messagesOfDelete: #""title": { "limit": 30 }, "short": {}"#)]) { $1 }
  /// The same, where the catalogue's title is too long for narrow bars, too, and has a `short`.
  static let longer = long.merging([
    "Base/titles/de.json": """
    {
      "cancel": "Abbrechen", "delete": { "title": "Unwiderruflich löschen", "short": "Entf." },
      "remove": "Entfernen", "save": "Speichern"
    }
    """
  ]) { $1 }
  /// A text that is longer than a title may be.
  static let limited = app([("delete_photo", nil)], en: ["delete_photo": "Delete photo"], de: [:])
    .merging(["Base/purposes.json": purposes(messagesOfDelete: #""title": { "limit": 10 }"#)]) { $1 }
  static let few = app(
    [("feed", "fork.knife"), ("feed", "fork.knife")], en: ["feed": "Feed"], de: ["feed": "Füttern"])
  static let other = app(
    [("timeline.latest", nil)], en: ["timeline.latest": "Delete"], de: ["timeline.latest": "Neu laden"])
  static let drawable = android(icon: "ic_trash_full")
  static let picture = android(icon: "ic_bin")
  /// A title that is another name of another purpose.
  static let synonym = app([("delete", nil)], en: ["delete": "Delete"], de: ["delete": "Wegnehmen"])
    .merging(["Base/vocabulary.json": #"{ "remove": { "synonyms": { "de": ["Wegnehmen"] } } }"#]) { $1 }
  /// A German title of Delete that means something else, by the catalogue or by other texts of the app.
  static func meaning(
    _ german: String, _ others: KeyValuePairs<String, (en: String, de: String)> = [:]
  ) -> [String: String] {
    let buttons: [(title: String, symbol: String?)] = [("delete", nil)]
    var files = app(buttons, en: ["delete": "Delete"], de: ["delete": german])
    for (key, texts) in others {
      files["App/en.lproj/Localizable.strings"]? += "\"\(key)\" = \"\(texts.en)\";\n"
      files["App/de.lproj/Localizable.strings"]? += "\"\(key)\" = \"\(texts.de)\";\n"
    }
    return files
  }

  /// Keys that most locales tell apart, and German does not.
  static let nounAndVerb = app(
    [("delete_noun", "trash"), ("delete_verb", "trash")], en: ["delete_noun": "Delete", "delete_verb": "Delete"],
    de: ["delete_noun": "Weg", "delete_verb": "Weg"]
  ).merging([
    "Base/catalog.json": (base["Base/catalog.json"] ?? "").replacing("\"fr\"", with: "\"es\", \"fr\""),
    "Base/titles/es.json": #"{ "cancel": "Cancelar", "delete": "Eliminar", "remove": "Quitar", "save": "Guardar" }"#,
    "App/es.lproj/Localizable.strings": strings(["delete_noun": "Supresión", "delete_verb": "Suprimir"]),
    "App/fr.lproj/Localizable.strings": strings(["delete_noun": "Suppression", "delete_verb": "Effacer"]),
  ]) { $1 }
}
