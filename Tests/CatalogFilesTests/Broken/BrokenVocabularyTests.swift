import CatalogModel
import SourceText
import TestSupport
import Testing

@testable import CatalogFiles

/// Every possible mistake in vocabulary.json, with its place and message; and an overlay's names.
@Suite struct BrokenVocabularyTests {
  private static func row(_ vocabulary: String, _ report: String...) -> BrokenCatalogue {
    BrokenCatalogue(["vocabulary.json": vocabulary], report: report.map { "vocabulary.json:1:\($0)" })
  }

  @Test(
    "A wrong vocabulary.json is reported by place",
    arguments: [
      row("[]", "1: wrong-type: vocabulary.json is an array; write an object"),
      row(#"{ "delete": "Erase" }"#, "13: wrong-type: the vocabulary of 'delete' is a string; write an object"),
      row(#"{ "delte": {} }"#, "3: unknown-purpose: unknown purpose 'delte'; did you mean 'delete'?"),
      row(#"{ "teleport": {} }"#, "3: unknown-purpose: unknown purpose 'teleport'; remove it"),
      row(
        #"{ "delete": { "synonym": {} } }"#,
        "15: unknown-field: unknown field 'synonym'; did you mean 'synonyms'?"),
      row(#"{ "delete": { "synonyms": [] } }"#, "27: wrong-type: 'synonyms' is an array; write an object"),
      row(
        #"{ "delete": { "synonyms": { "em": ["Erase"] } } }"#,
        "29: undeclared-locale: locale 'em' is not listed in catalog.json; add it to 'locales' in catalog.json"),
      row(
        #"{ "delete": { "synonyms": { "sr-Latn": ["Obriši"] } } }"#,
        "29: undeclared-locale: locale 'sr-Latn' is not listed in catalog.json; add it to 'locales' in catalog.json"),
      row(
        #"{ "delete": { "synonyms": { "en_US": ["Erase"] } } }"#,
        "29: wrong-type: 'en_US' is not a language tag; write hyphens instead of underscores"),
      row(
        #"{ "delete": { "icons": { "sett": ["bin"] } } }"#,
        "26: unknown-field: icon set 'sett' is not listed in catalog.json; did you mean 'set'?"),
      row(
        #"{ "delete": { "icons": { "tabler": ["bin"] } } }"#,
        "26: unknown-field: icon set 'tabler' is not listed in catalog.json; add it to 'iconSets' in catalog.json, or write "
          + "'*' for names outside of them"),
      row(
        #"{ "delete": { "synonyms": { "en": "Erase" } } }"#,
        "35: wrong-type: the synonyms in 'en' is a string; write an array"),
      row(
        #"{ "delete": { "synonyms": { "en": ["Erase", 1] } } }"#,
        "45: wrong-type: an element of the synonyms in 'en' is a number; write a string"),
      row(
        #"{ "delete": { "synonyms": { "en": [] } } }"#,
        "35: wrong-type: the synonyms in 'en': the list is empty; write a name or remove it"),
      row(
        #"{ "delete": { "synonyms": { "en": ["…"] } } }"#, "36: wrong-type: '…' is not a name; write one"),
      row(
        #"{ "delete": { "synonyms": { "en": ["Erase", "Erase"] } } }"#,
        "45: duplicate-key: 'Erase' is listed twice; keep one"),
      row(
        #"{ "delete": { "synonyms": { "en": ["Erase", "erase…"] } } }"#,
        "45: duplicate-key: 'erase…' is 'Erase', which is listed already; keep one"),
      row(
        #"{ "delete": { "icons": { "*": ["bin", "bin"] } } }"#, "39: duplicate-key: 'bin' is listed twice; keep one"),
      row(
        #"{ "delete": {}, "delete": {} }"#,
        "17: duplicate-key: duplicate key 'delete'; first at line 1; keep one"),
    ])
  func reports(catalogue: BrokenCatalogue) throws { try catalogue.check() }

  @Test("Names are read in the order of the file")
  func reads() throws {
    let source = try SmallCatalogue.read([
      "vocabulary.json": #"""
      {
        "delete": {
          "synonyms": { "en": ["Erase", "Bin"], "ar": ["امسح"] }, "icons": { "set": ["can"], "*": ["edit-delete"] }
        }
      }
      """#
    ])
    #expect(source.report == [])
    let names = source.vocabulary["delete"]
    #expect(names.synonyms[.english] == ["Erase", "Bin"])
    #expect(names.synonyms.count == 2)
    #expect(names.icons == ["set": ["can"], .anySet: ["edit-delete"]])
    #expect(source.vocabulary["back"] == Vocabulary.Names())
    #expect("\(source.place(ofSynonym: "Bin", in: .english, of: "delete").position)" == "3:35")
    #expect("\(source.place(ofAlias: "edit-delete", in: .anySet, of: "delete").position)" == "3:94")
  }

  @Test("A missing vocabulary is none")
  func isOptional() throws { #expect(try SmallCatalogue.read().vocabulary.isEmpty) }

  /// An overlay adds names, and takes those that it gives to a purpose of its own.
  @Test func overlays() throws {
    var files = Dictionary(uniqueKeysWithValues: SmallCatalogue.files.map { ("Base/\($0.key)", $0.value) })
    files["Base/vocabulary.json"] = #"""
      {
        "back": { "synonyms": { "ar": ["عد"], "en": ["Return"] }, "icons": { "set": ["arrow"] } },
        "delete": { "synonyms": { "en": ["Erase", "Bin"] }, "icons": { "set": ["can"] } }
      }
      """#
    files["App/catalog.json"] = #"{ "formatVersion": 1, "name": "App", "extends": "../Base", "locales": ["en"] }"#
    files["App/vocabulary.json"] = #"""
      { "back": { "synonyms": { "en": ["bin…", "Leave"] } }, "delete": { "icons": { "set": ["arrow", "basket"] } } }
      """#
    let source = try SmallCatalogue.read("App", of: files)
    #expect(source.report == [])
    #expect(source.vocabulary["back"].synonyms[.english] == ["bin…", "Leave", "Return"])
    #expect(source.vocabulary["delete"].synonyms[.english] == ["Erase"])
    #expect(source.vocabulary["delete"].icons["set"] == ["arrow", "basket", "can"])
    #expect(source.vocabulary["back"].icons["set"] == nil)
    #expect(source.place(ofSynonym: "Leave", in: .english, of: "back").file.path == "App/vocabulary.json")
    #expect(source.place(ofSynonym: "Return", in: .english, of: "back").file.path == "Base/vocabulary.json")
  }

  /// The inherited vocabulary may name locales that an overlay does not declare, but no purpose that is unknown.
  @Test func reportsOfLayers() throws {
    var files = Dictionary(uniqueKeysWithValues: SmallCatalogue.files.map { ("Base/\($0.key)", $0.value) })
    files["Base/vocabulary.json"] = #"{ "delete": { "synonyms": { "fr": ["Jeter"] } }, "trash": {} }"#
    files["App/catalog.json"] = #"{ "formatVersion": 1, "name": "App", "extends": "../Base", "locales": ["en"] }"#
    let source = try SmallCatalogue.read("App", of: files)
    #expect(source.report == ["Base/vocabulary.json:1:50: unknown-purpose: unknown purpose 'trash'; remove it"])
  }

  /// Very many wrong names are reported without comparing each with every purpose.
  @Test func manyWrongNames() throws {
    let members = (0..<5_000).map { #""purpose-\#($0)": { "synonyms": { "x\#($0)": [""] } }"# }
    let source = try SmallCatalogue.read(["vocabulary.json": "{ \(members.joined(separator: ", ")) }"])
    #expect(source.report.count > 1_000 && source.report.count < 5_000)
  }
}
