import Adoption
import AppReading
import Audit
import CatalogFiles
import CatalogModel
import SourceText
import StringFormats
import TestSupport
import Testing

/// The review list as a table, written and read back.
@Suite struct ReviewListTests {
  private static func doubt(_ kind: Doubt.Kind, _ purpose: String = "delete", uses: Int = 1) -> Doubt {
    let uses = (1...uses).map { line in
      ButtonUse(
        file: "App/A.swift", position: SourcePosition(line: line, column: 1), framework: .swiftUI, role: nil, texts: [],
        icons: [], purpose: purpose, certainty: .certain, signals: [], isDefinition: false, isAccepted: false)
    }
    return Doubt(
      kind, purpose: purpose, locale: LanguageTag("ar"), catalogueText: "حذف", appText: "=1+1", key: "'k' in a.strings",
      uses: uses)
  }

  @Test func putsTheWorstFirst() {
    let doubts = [
      Self.doubt(.otherIcon), Self.doubt(.formOnly), Self.doubt(.severalKeys, "back"),
      Self.doubt(.severalKeys, uses: 2),
      Self.doubt(.formOnly),
    ]
    #expect(
      Doubt.inOrder(doubts).map { "\($0.kind) \($0.purpose)" } == [
        "severalKeys delete", "severalKeys back", "formOnly delete", "otherIcon delete",
      ])
  }

  @Test func namesAFewUses() throws {
    let sheet = ReviewList.sheet([Self.doubt(.formOnly, uses: 5)])
    #expect(sheet.rows[0][6] == "App/A.swift:1\nApp/A.swift:2\nApp/A.swift:3\nand 2 more")
  }

  /// What can be chosen is of the doubt's kind; a list without that column is read, too.
  @Test func saysWhatCanBeChosen() throws {
    let sheet = ReviewList.sheet([Self.doubt(.formOnly), Self.doubt(.failsRule), Self.doubt(.incompleteLocale)])
    #expect(
      sheet.rows.map { $0[7] } == [
        "app, catalogue, or another text", "catalogue, or another text", "nothing; add it with 'catalog add locale'",
      ])
    let header = "purpose,locale,doubt,catalogue's text,app's text,key,used at,choice\n"
    let rows = try ReviewList.rows(of: SourceFile(path: "old.csv", bytes: Array(header.utf8)))
    #expect(rows.isEmpty)
  }

  /// Cells come back as they were, also those that a spreadsheet would compute; choices stay in the list.
  @Test(arguments: ["review.csv", "review.xlsx"])
  func comesBack(path: String) throws {
    let catalog = try SmallCatalogue.read()
    var sheet = ReviewList.sheet([Self.doubt(.formOnly), Self.doubt(.equalsSource)])
    sheet = TextSheet(
      name: sheet.name, columns: sheet.columns, rows: [sheet.rows[0], sheet.rows[1].dropLast() + [" app "]])
    let bytes = path.hasSuffix("csv") ? sheet.csv : try sheet.workbook()
    let rows = try ReviewList.rows(of: SourceFile(path: path, bytes: bytes))
    let (choices, refused) = ReviewList.choices(in: rows, path: path, catalog: catalog, source: .english)
    #expect(refused.isEmpty)
    #expect(choices.entries.map(\.choice) == [.app] && choices.entries.map(\.appText) == ["=1+1"])
    #expect(choices.entries.map(\.identity) == [Self.doubt(.equalsSource).identity])
    #expect(ReviewList.sheet([Self.doubt(.equalsSource)], keeping: rows).rows.map(\.last) == [" app "])
    // A decision stays where its doubt is gone.
    #expect(ReviewList.sheet([], keeping: rows).rows == [sheet.rows[1]])
  }
}
