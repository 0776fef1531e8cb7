import Foundation
import Testing

/// `catalog find`, and the purpose that `lookup` suggests for an unknown identifier.
@Suite struct FindCommandTests {
  /// A query, the best result, and the reason for it.
  @Test(
    arguments: [
      ("trash", "delete", "icon 'trash' of bootstrap-icons, sf-symbols"),
      ("select-all", "select-all", "identifier"),
      ("Select All", "select-all", "identifier"),
      // A title in any language, typed without accents and capitals.
      ("loschen", "delete", "title 'Löschen' in de"),
      ("حذف", "delete", "title 'حذف' in ar"),
      // Other names in any language, and icons outside of the catalogue's sets.
      ("erase", "delete", "synonym 'Erase' in en"),
      ("Einloggen", "log-in", "synonym 'Einloggen' in de"),
      ("知道了", "ok", "synonym '知道了' in zh-Hans"),
      ("system-log-out", "log-out", "other icon 'system-log-out' of any set"),
      ("location.magnifyingglass", "search", "icon 'location.magnifyingglass' of sf-symbols"),
    ])
  func findsFirst(query: String, purpose: String, reason: String) throws {
    let catalogue = purpose == "search" ? "Catalogs/Examples/Cycling" : "Catalogs/Standard"
    let result = try Program().run("find", query, "--catalog", catalogue)
    #expect(result.status == 0)
    let first = try #require(result.output.split(separator: "\n").first)
    #expect(first.hasPrefix("\(purpose)  "), "\(first)")
    #expect(first.contains(reason), "\(first)")
    #expect(try Program().run("find", query, "--catalog", catalogue).output == result.output)
  }

  /// Closer matches come first: whole names, then words, then descriptions; parts of words only where nothing else matches.
  @Test func ranks() throws {
    let catalogue = try DiskCatalogue()
    let purpose = { (description: String) in
      #"{ "role": "act", "description": "\#(description)", "messages": { "title": {} } }"#
    }
    try catalogue.write(
      """
      { "a-note": \(purpose("Shows.")), "b": \(purpose("Writes notes.")), "c": \(purpose("…")), "footnotes": \(purpose("…")),
        "note": \(purpose("…")) }
      """, to: "purposes.json")
    try catalogue.write(
      #"{ "a-note": "A", "b": "B", "c": "Nöte", "footnotes": "F", "note": "N" }"#, to: "titles/en.json")
    try catalogue.write("{}", to: "titles/de.json")
    let result = try Program(folder: catalogue.folder).run("find", "note")
    #expect(
      result.output == """
        c  Nöte: title 'Nöte' in en
        note  N: identifier
        a-note  A: identifier
        b  B: description

        """)
  }

  @Test func printsJSON() throws {
    let json = try Program().run("find", "trash", "--format", "json").json()
    #expect(json["query"] as? String == "trash")
    let first = try #require((json["matches"] as? [[String: Any]])?.first)
    #expect(first["purpose"] as? String == "delete" && first["title"] as? String == "Delete")
    let place = try #require((first["matches"] as? [[String: Any]])?.first)
    #expect(place["kind"] as? String == "icon" && place["closeness"] as? String == "same")
    #expect(place["iconSets"] as? [String] == ["bootstrap-icons", "sf-symbols"])
  }

  @Test func printsSynonymsAsJSON() throws {
    let json = try Program().run("find", "erase", "--format", "json").json()
    let first = try #require((json["matches"] as? [[String: Any]])?.first)
    #expect(first["purpose"] as? String == "delete")
    let place = try #require((first["matches"] as? [[String: Any]])?.first)
    #expect(place["kind"] as? String == "synonym" && place["locales"] as? [String] == ["en"])
  }

  @Test func reportsNoMatches() throws {
    let nothing = try Program().run("find", "zzzz")
    #expect(nothing.status == 1 && nothing.output == "" && nothing.error == "nothing matches 'zzzz'\n")
    let json = try Program().run("find", "zzzz", "--format", "json")
    #expect(json.status == 1)
    #expect(try (json.json()["matches"] as? [Any])?.isEmpty == true)
    #expect(try Program().run("find", " ").status == 2)
    #expect(try Program().run("find", "-", "--").status == 1)
  }

  @Test(
    arguments: [
      (
        "trash",
        "did you mean 'delete', which has the icon 'trash' of bootstrap-icons, sf-symbols? 'catalog find trash' lists all matches"
      ),
      ("Löschen", "did you mean 'delete', which has the title 'Löschen' in de? 'catalog find' lists all matches"),
      ("delte", "did you mean 'delete'?"),
      ("zzzz", "'catalog find' searches titles, icons and descriptions"),
    ])
  func lookupSuggestsPurposes(word: String, advice: String) throws {
    let result = try Program().run("lookup", word, "--locale", "en")
    #expect(result.status == 2 && result.output == "")
    #expect(result.error == "Error: unknown purpose '\(word)'; \(advice)\n")
  }
}
