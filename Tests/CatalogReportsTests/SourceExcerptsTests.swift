import CatalogFiles
import CheckTestSupport
import SourceText
import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// The excerpt around a place, however long the line is.
@Suite(.timeLimit(.minutes(20))) struct SourceExcerptsTests {
  /// A titles file on a single line of half a megabyte, as a program could write it.
  @Test func showsAPartOfALongLine() throws {
    let count = 20_000
    let titles = (0..<count).map { "\"p\($0)\": \"Löschen \($0)\"" }.joined(separator: ", ")
    let text = "{ \(titles) }"
    let source = try CatalogSource.reading([
      "catalog.json":
        #"{ "formatVersion": 1, "name": "Long", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
      "purposes.json": "{}", "titles/en.json": text,
    ])
    let excerpts = SourceExcerpts(source)
    var column = 3
    for number in 0..<count {
      let (key, word) = ("\"p\(number)\": ", "\"Löschen \(number)\"")
      column += key.count
      defer { column += word.count + 2 }
      guard number.isMultiple(of: 7) else { continue }
      let excerpt = try #require(excerpts.excerpt("titles/en.json", SourcePosition(line: 1, column: column)))
      #expect(excerpt.marked == word)
      #expect(excerpt.before.hasSuffix(key))
      #expect(excerpt.before.count <= 49 && excerpt.after.count <= 49)
      #expect(excerpt.before.hasPrefix("…") == (number > 2) && excerpt.after.hasSuffix("…") == (number < count - 2))
    }
  }

  @Test(
    arguments: [
      ("{\n\t\"back\": \"Zurück\"\r\n}", 2, 10, "\"back\": ", "\"Zurück\"", ""),
      ("{\n\t\"back\": \"Zurück\"\r\n}", 2, 18, "\"back\": \"Zurück\"", "", ""),
      ("{ \"a\": \"e\u{301}x\" }", 1, 10, "{ \"a\": \"", "e\u{301}", "x\" }"),
    ])
  func showsTheLine(text: String, line: Int, column: Int, before: String, marked: String, after: String) throws {
    let source = try CatalogSource.reading([
      "catalog.json":
        #"{ "formatVersion": 1, "name": "Short", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
      "purposes.json": "{}", "titles/en.json": text,
    ])
    let excerpt = try #require(
      SourceExcerpts(source).excerpt("titles/en.json", SourcePosition(line: line, column: column)))
    #expect([excerpt.before, excerpt.marked, excerpt.after] == [before, marked, after])
    #expect(SourceExcerpts(source).excerpt("titles/en.json", SourcePosition(line: 9, column: 1)) == nil)
  }
}
