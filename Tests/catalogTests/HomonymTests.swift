import Foundation
import Testing

/// Entries of apps whose key and English text are the catalogue's, and whose translations show another meaning.
@Suite("Homonyms in an app's files") struct HomonymTests {
  /// An app's entries of one key, by locale; the catalogue has the key with the same English text.
  struct App: Sendable {
    let key: String
    let english: String
    let texts: [String: String]
  }

  /// Texts as apps print them: a part of the body, a colour, a state of the weather, a field of a form …
  static let homonyms = [
    App(key: "back", english: "Back", texts: ["de": "Rücken", "fr": "Dos", "it": "Schiena", "es": "Espalda"]),
    App(key: "clear", english: "Clear", texts: ["de": "Durchsichtig", "fr": "Transparent", "it": "Trasparente"]),
    App(key: "clear", english: "Clear", texts: ["de": "Klar", "fr": "Dégagé", "it": "Sereno", "es": "Despejado"]),
    App(key: "like", english: "Like", texts: ["de": "Wie", "fr": "Comme", "it": "Come", "es": "Como"]),
    App(key: "up", english: "Up", texts: ["de": "Aktiv", "fr": "En ligne", "it": "Attivo", "es": "Activo"]),
    App(key: "play", english: "Play", texts: ["de": "Theaterstück", "fr": "Pièce", "it": "Commedia", "es": "Obra"]),
    App(key: "save", english: "Save", texts: ["de": "Parade", "fr": "Arrêt", "it": "Parata", "es": "Parada"]),
    App(key: "tag", english: "Tag", texts: ["de": "Fangen", "fr": "Chat", "it": "Acchiapparella", "es": "Pillapilla"]),
    App(key: "flag", english: "Flag", texts: ["de": "Flagge", "fr": "Drapeau", "it": "Bandiera", "es": "Bandera"]),
    App(key: "record", english: "Record", texts: ["de": "Rekord", "fr": "Record", "it": "Primato", "es": "Marca"]),
    App(key: "bold", english: "Bold", texts: ["de": "Mutig", "fr": "Audacieux", "it": "Audace", "es": "Atrevido"]),
    App(key: "home", english: "Home", texts: ["de": "Heimspiel", "fr": "Domicile", "it": "Casa", "es": "Local"]),
  ]

  /// The catalogue, with an app's files in which Portuguese lacks the key.
  private static func catalogue(of app: App) throws -> (folder: DiskCatalogue, program: Program) {
    let folder = try DiskCatalogue()
    let locales = (["en", "pt"] + app.texts.keys).sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    try folder.write(
      """
      { "formatVersion": 1, "name": "Mine", "extends": "Standard", "locales": [\(locales)], "purposes": ["\(app.key)"] }
      """, to: "Mine/catalog.json")
    for (locale, text) in app.texts.merging(["en": app.english], uniquingKeysWith: { $1 }) {
      try folder.write(
        "{\n  \"@@locale\": \"\(locale)\",\n  \"\(app.key)\": \"\(text)\"\n}\n", to: "lib/app_\(locale).arb")
    }
    try folder.write("{\n  \"@@locale\": \"pt\",\n  \"other\": \"Outro\"\n}\n", to: "lib/app_pt.arb")
    var program = Program(folder: folder.folder)
    program.environment["PURPOSE_CATALOGS"] = Program.root.appending(path: "Catalogs").path
    return (folder, program)
  }

  @Test("Nothing is filled in, and one line says why", arguments: homonyms.indices)
  func fillsNothing(index: Int) throws {
    let app = Self.homonyms[index]
    let (folder, program) = try Self.catalogue(of: app)
    let files = (Array(app.texts.keys) + ["en", "pt"]).sorted().map { "lib/app_\($0).arb" }
    // One file alone is judged by the others, too.
    for named in [files, ["lib/app_pt.arb"]] {
      let updated = try program.run(["export", "--catalog", "Mine"] + named.flatMap { ["--output", $0] })
      #expect(updated.status == 1, "\(updated.output)\(updated.error)")
      let lines = updated.error.split(separator: "\n").filter { $0.contains(": foreign: ") }
      #expect(lines.count == 1 && lines[0].contains("so its owner is unknown"), "\(updated.error)")
      #expect(try !folder.read("lib/app_pt.arb").contains("\"\(app.key)\":"))
      for (locale, text) in app.texts {
        #expect(try folder.read("lib/app_\(locale).arb").contains("\"\(app.key)\": \"\(text)\""))
      }
    }
  }

  @Test("Nothing is taken, and one line says why", arguments: homonyms.indices)
  func takesNothing(index: Int) throws {
    let app = Self.homonyms[index]
    let (folder, program) = try Self.catalogue(of: app)
    for named in [["lib"], ["lib/app_de.arb"]] {
      let imported = try program.run(["import", "--catalog", "Mine", "--take", "theirs"] + named)
      #expect(imported.status == 1, "\(imported.output)\(imported.error)")
      let lines = imported.output.split(separator: "\n").filter { $0.contains(": foreign: ") }
      #expect(lines.count == 1 && lines[0].contains("so its owner is unknown"), "\(imported.output)")
      #expect(imported.output.hasSuffix("nothing to write\n"), "\(imported.output)")
    }
    withExtendedLifetime(folder) {}
  }

  /// Words of the catalogue, of a platform, and synonyms; two locales that differ are the app's own words.
  @Test(
    "An entry in the words of the catalogue is its own",
    arguments: [
      App(key: "back", english: "Back", texts: ["de": "Zurück", "fr": "Retour", "it": "Indietro", "es": "Atrás"]),
      App(key: "save", english: "Save", texts: ["de": "Sichern", "fr": "Sauvegarder", "it": "Salva", "es": "Guardar"]),
      App(key: "clear", english: "Clear", texts: ["de": "Leeren", "fr": "Effacer", "it": "Svuota", "es": "Limpiar"]),
      App(key: "back", english: "Back", texts: ["de": "ZURÜCK", "fr": "Revenir", "it": "Torna", "es": "Volver"]),
    ])
  func keepsOurs(app: App) throws {
    let (folder, program) = try Self.catalogue(of: app)
    let updated = try program.run("export", "--catalog", "Mine", "--output", "lib/app_pt.arb")
    #expect(updated.status == 0 && updated.output.contains("added"), "\(updated.output)\(updated.error)")
    #expect(try folder.read("lib/app_pt.arb").contains("\"\(app.key)\": "))
  }
}
