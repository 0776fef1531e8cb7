import CatalogEditing
import CatalogFiles
import CatalogModel
import Foundation
import MessageSyntax
import TableTestSupport
import TestSupport
import Testing

@testable import StringFormats
@testable import StringTables

@Suite("String tables")
struct StringTableTests {
  @Test("Keys are written and read as text")
  func keys() {
    #expect(UnitKey("delete").text() == "delete")
    #expect(UnitKey("delete/title") == UnitKey("delete"))
    #expect(UnitKey("delete.counted", separator: ".") == UnitKey(purpose: "delete", message: "counted"))
    #expect(UnitKey(purpose: "delete", message: "counted").text() == "delete/counted")
    #expect([UnitKey("b"), UnitKey("a/zzz"), UnitKey("a")].sorted().map(\.description) == ["a", "a/zzz", "b"])
  }

  @Test(
    "An entry is a unit or one of its branches",
    arguments: [
      ("delete/counted", "delete/counted", nil), ("delete/counted[few]", "delete/counted", .category(.few)),
      ("a[b][=0]", "a[b]", .exactly(0)), ("a[b]", "a[b]", nil), ("a[]", "a[]", nil), ("]", "]", nil),
      ("[other]", "", .category(.other)), ("a[other] ", "a[other] ", nil),
    ] as [(String, String, PluralMessage.Selector?)])
  func branchNames(name: String, unit: String, selector: PluralMessage.Selector?) {
    let branch = BranchName(name)
    #expect(branch.unit == unit)
    #expect(branch.selector == selector)
    #expect(branch.unit(ReadContext())?.key == UnitKey(unit))
  }

  @Test("A base is written and read as one line")
  func bases() {
    let base = UnitBase(source: "Delete", target: "Usuń", state: .needsReview)
    #expect(base.note.hasPrefix("purpose-catalog: source="))
    #expect(UnitBase(base.note) == base)
    #expect(UnitBase(base.attributes) == base)
    #expect(UnitBase("see the source=1 target=2 state=new") == nil)
    #expect(UnitBase(base.note.dropLast()) == nil)
    #expect(UnitBase(source: "a", target: nil, state: .new) == UnitBase(source: "a", target: "", state: .new))
  }

  @Test("A base has the comment's digest; an older version's is still read")
  func basesWithComments() throws {
    let base = UnitBase(source: "Delete", target: "Usuń", state: .final, comment: "as in\n  Windows ")
    let plain = UnitBase(source: "Delete", target: "Usuń", state: .final)
    #expect(base.attributes.hasPrefix(plain.attributes + " comment="))
    #expect(UnitBase(base.note)?.comment == base.comment)
    #expect(base.isComment("as in Windows"))
    #expect(!base.isComment("as on a Mac") && !base.isComment(nil))
    #expect(UnitBase(base.attributes.dropLast()) == nil)
    #expect(UnitBase(base.attributes + " more=1") == nil)
    #expect(plain.comment == nil && !plain.isComment(nil) && !plain.isComment(""))
    // Comparison ignores the comment, since not every format keeps it.
    #expect(base == plain && Set([base, plain]).count == 1)
    let unit = StringUnit(key: UnitKey("a"), source: "Delete", target: "Usuń", state: .final, comment: "as in Windows")
    #expect(unit.base.comment == base.comment)
  }

  @Test("Polish translators see which numbers each category holds")
  func examples() throws {
    let unit = try #require(try StandardTables.table("pl").units.first { $0.key == UnitKey("delete/counted") })
    let examples = try #require(unit.context.examples.first)
    #expect(
      examples.categories.map { "\($0.category.keyword): \($0.numbers)" } == [
        "one: 1", "few: 2–4, 22–24, 32–34 …", "many: 0, 5–21, 25–31 …",
      ])
  }

  @Test("A unit has the comment that a translator needs")
  func notes() throws {
    let table = try StandardTables.table("ar")
    let unit = try #require(table.units.first { $0.key == UnitKey("delete/counted") })
    #expect(table.targetCategories == [.zero, .one, .two, .few, .many, .other])
    #expect(unit.source == "{count, plural, one {Delete # item} other {Delete # items}}")
    #expect(unit.limit == 30)
    #expect(unit.notes.contains("few: 3–10, 103–110, 203–210 …"))
    let title = try #require(table.units.first { $0.key == UnitKey("delete") }).notes
    #expect(title.contains("Icon: trash."))
    #expect(title.contains { $0.hasPrefix("Shown beside: ") && $0.contains(" 'تحرير'") }, "\(title)")
    #expect(table.units.contains { $0.notes.contains { $0.hasPrefix("Places: ") } })
    let lengths = table.units.map { $0.notes.joined(separator: "\n").count }
    #expect(lengths.allSatisfy { $0 <= 300 })
  }

  @Test("A screen's title says where it is shown")
  func screenTitles() throws {
    let cycling = try CatalogReader().read(Repository.catalogs.appending(path: "Examples/Cycling").path)
    let table = try TableBuilder(cycling).table(for: try #require(LanguageTag("de")))
    let places = try #require(table.units.first { $0.key.purpose == "places" })
    #expect(places.notes.contains("Title of the screen that 'places' leads to."))
    #expect(places.notes.contains("At most 18 characters."))
    let share = try #require(table.units.first { $0.key.purpose == "share" })
    #expect(!share.notes.contains { $0.hasPrefix("Title of the screen") })
  }

  @Test("A regional locale's table leaves out what it inherits")
  func inheritance() throws {
    let catalogue = try StandardTables.catalogue.get()
    let british = try #require(LanguageTag("en-GB"))
    let own = try TableBuilder(catalogue).table(for: british)
    let all = try TableBuilder(catalogue, selection: .withInherited).table(for: british)
    #expect(own.units.allSatisfy { $0.target != nil })
    #expect(all.units.count { $0.key.message == "title" } == catalogue.purposes.count)
    #expect(all.units.contains { $0.target == nil && $0.context.inherited == "Delete" })
    #expect(try TableBuilder(catalogue, selection: .missing).table(for: british).units.isEmpty)
  }

  @Test("An undeclared locale is refused with the nearest one")
  func undeclaredLocale() throws {
    let builder = try TableBuilder(try StandardTables.catalogue.get())
    #expect(throws: StringTableError("the catalogue has no locale 'sr-Latm'; did you mean 'sr-Latn'?")) {
      try builder.table(for: try #require(LanguageTag("sr-Latm")))
    }
  }

  @Test("References are included, except to the locale's own text")
  func references() throws {
    let french = try #require(LanguageTag("fr"))
    let builder = try TableBuilder(try StandardTables.catalogue.get(), references: [french])
    let title = UnitKey("delete")
    let arabic = try builder.table(for: try #require(LanguageTag("ar"))).units.first { $0.key == title }
    #expect(arabic?.context.references == [UnitContext.ReferenceText(locale: french, text: "Supprimer")])
    #expect(arabic?.notes.last == "fr: Supprimer")
    #expect(try builder.table(for: french).units.first { $0.key == title }?.context.references == [])
  }

  @Test(
    "Only the requested locales are exported",
    arguments: [
      ("all", UnitSelection.all, ["close", "delete", "delete/counted", "open", "save"]),
      ("missing", .missing, ["open"]), ("for review", .needsReview, ["close", "save"]),
    ])
  func selections(name: String, selection: UnitSelection, keys: [String]) throws {
    let catalogue = try TemporaryCatalogue()
    var editor = try CatalogEditor(folder: catalogue.folder.path)
    let polish = try #require(LanguageTag("pl"))
    let stale = TextValue("Zapisz", source: SourceDigest.of("Store"))
    try editor.setText(TextValue("Zamknij", state: .new), purpose: "close", message: "title", locale: polish)
    try editor.setText(stale, purpose: "save", message: "title", locale: polish)
    try editor.removeText(purpose: "open", message: "title", locale: polish)
    let table = try TableBuilder(try editor.read(), selection: selection).table(for: polish)
    #expect(table.units.map(\.key.description) == keys, "\(name)")
  }

  @Test("Numbers with fractions have their own categories")
  func fractions() {
    var numbers = NumberExamples(of: LanguageTag("cs") ?? .english)
    let examples = numbers.examples(for: ArgumentDeclaration(name: "size", kind: .number, maximum: nil))
    #expect(
      examples.categories.map { "\($0.category.keyword): \($0.numbers)" } == [
        "one: 1", "few: 2–4", "many: 0.5, 1.5, 2.5 …", "other: 0, 5–999 …",
      ])
  }

  @Test("Millions have their own category in Spanish, where they can occur")
  func millions() {
    var numbers = NumberExamples(of: LanguageTag("es") ?? .english)
    let categories = [9_999, nil].map { maximum in
      numbers.examples(for: ArgumentDeclaration(name: "count", kind: .integer, maximum: maximum)).categories
        .map { "\($0.category.keyword): \($0.numbers)" }
    }
    #expect(
      categories == [
        ["one: 1", "other: 0, 2–999 …"], ["one: 1", "many: 1000000, 2000000 …", "other: 0, 2–999 …"],
      ])
  }
}
