import CatalogFiles
import CatalogModel
import Foundation
import PurposeCatalog
import TestSupport
import Testing

@testable import CatalogValidation

/// Names that people type, in the catalogue that ships with the product.
@Suite struct CatalogNamesTests {
  private static let source = Result { try CatalogReader().read(Repository.standard.path) }
  private let names: CatalogNames

  init() throws { names = CatalogNames(of: try Self.source.get(), defaultFolders: [Repository.standard.path]) }

  @Test(
    "An unknown purpose suggests the identifier, the title or the icon that is meant",
    arguments: [
      ("delet", "unknown purpose 'delet'; did you mean 'delete'?"),
      ("Löschen", "unknown purpose 'Löschen'; did you mean 'delete', which has the title 'Löschen' in de"),
      ("zzzqqq", "unknown purpose 'zzzqqq'; 'catalog find' searches titles, icons and descriptions"),
      ("a\nb", "unknown purpose 'a"),
    ])
  func suggestsPurposes(name: String, message: String) {
    do throws(NameError) {
      _ = try names.purpose(name)
      Issue.record("'\(name)' is a purpose")
    } catch {
      #expect(error.description.hasPrefix(message) && !error.description.contains("\n"), "\(error)")
    }
  }

  @Test(
    "A locale has several names",
    arguments: [("pl_PL", "pl"), ("DE", "de"), ("de_DE.UTF-8", "de"), ("zh-TW", "zh-Hant"), ("iw", "he")])
  func findsLocales(name: String, tag: String) throws { #expect(try names.locale(name).identifier == tag) }

  @Test func refusesLocales() throws {
    #expect(throws: NameError.notLocale("12")) { try names.locale("12") }
    let tag = try #require(LanguageTag("dee"))
    #expect(throws: NameError.unknownLocale(tag, near: "de", command: "catalog add locale dee")) {
      try names.locale("dee")
    }
  }

  @Test func findsOtherNames() throws {
    #expect(try names.header("dialog").kind.rawValue == "dialog")
    #expect(try names.platform("ios").hasBar)
    #expect(try names.iconSet("lucide").rawValue == "lucide")
    #expect(try names.worded(nil).wording == nil && names.worded("shared").wording == nil)
    #expect(try names.worded("apple").wording?.rawValue == "apple")
    #expect(
      try CatalogNames.message("counted", of: names.purpose("delete")).name == "counted")
  }

  @Test(
    "Each unknown name has advice",
    arguments: [
      ("header", "dialogue", "the catalogue has no header 'dialogue'; did you mean 'dialog'?; it has "),
      ("platform", "iso", "unknown platform 'iso'"), ("icon set", "lucid", "did you mean 'lucide'?"),
      ("screen", "home", "the catalogue has no screen 'home'"), ("wording", "appel", "did you mean 'apple'?"),
      ("wording", "platform", "'platform' needs a platform or an output"),
      ("message", "countd", "purpose 'delete' has no message 'countd'; did you mean 'counted'?"),
      ("message", "zzz", "; it has title, counted, confirmation; 'catalog add message' declares another one"),
    ])
  func advises(kind: String, name: String, message: String) {
    do throws(NameError) {
      switch kind {
      case "header": _ = try names.header(name)
      case "platform": _ = try names.platform(name)
      case "icon set": _ = try names.iconSet(name)
      case "screen": _ = try names.screen(name)
      case "wording": _ = try names.worded(name)
      default: _ = try CatalogNames.message(name, of: names.purpose("delete"))
      }
      Issue.record("'\(name)' is known")
    } catch {
      #expect(error.description.contains(message), "\(error)")
    }
  }

  @Test("Lists have commas and spaces, and each locale once, as the catalogue spells it")
  func listsLocales() throws {
    let manifest = try Self.source.get().manifest
    #expect(CatalogNames.list(in: ["a, b", " c "]) == ["a", "b", "c"])
    #expect(
      try CatalogNames.locales(in: ["de,pl_PL", "de"], spelledAsIn: manifest).map(\.identifier) == ["de", "pl"])
  }

  @Test("A locale to declare is one that is known, under its preferred name")
  func declaresLocales() throws {
    #expect(try LanguageTag(toDeclare: "pt_BR").identifier == "pt-BR")
    for text in ["iw", "qqx", "12"] { #expect(throws: NameError.self, "\(text)") { try LanguageTag(toDeclare: text) } }
  }
}
