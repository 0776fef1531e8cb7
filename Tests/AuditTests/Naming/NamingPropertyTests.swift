import CatalogFiles
import CatalogModel
import SourceText
import TestSupport
import Testing

@testable import AppReading
@testable import Audit

/// What holds for all names, and for hostile ones.
@Suite("Naming: properties") struct NamingPropertyTests {
  /// The English titles that two purposes have.
  private static func shared(_ source: CatalogSource) -> Set<String> {
    var seen: Set<String> = []
    let titles = source.texts(ofLocale: source.sourceIndex).enumerated().compactMap { slot, text in
      text.flatMap { source.declaration(ofSlot: slot).name == MessageDeclaration.title ? TitleKey($0).text : nil }
    }
    return Set(titles.filter { !seen.insert($0).inserted })
  }

  @Test("Each title of Standard is certainly its purpose, unless two purposes have it")
  func titlesAreCertain() throws {
    let source = try StandardNaming.source.get()
    let naming = try StandardNaming.english.get()
    let shared = Self.shared(source)
    #expect(shared == ["forward"])
    for (index, purpose) in source.purposes.enumerated() {
      let title = try #require(source.text(of: source.locales[source.sourceIndex].entries[source.slots.starts[index]]))
      let named = naming.name(NamedRow.site(texts: title))
      guard !shared.contains(TitleKey(title).text) else {
        #expect(named.certainty == .unsure, "\(title)")
        continue
      }
      #expect(named.summary == "\(purpose.identifier) certain", "\(title)")
    }
  }

  @Test("Each English synonym names its purpose, likely or better")
  func synonymsAreLikely() throws {
    let source = try StandardNaming.source.get()
    let naming = try StandardNaming.english.get()
    for (purpose, names) in source.vocabulary.purposes.sorted(by: { $0.key < $1.key }) {
      for synonym in names.synonyms[.english] ?? [] {
        let named = naming.name(NamedRow.site(texts: synonym))
        #expect(named.summary == "\(purpose) likely", "\(synonym)")
        #expect(named.evidence.first?.signal == .synonym)
      }
    }
  }

  @Test("An icon alone is never certain", arguments: [IconSetIdentifier.sfSymbols, .materialSymbols, .fluent, .lucide])
  func iconsAreNotCertain(set: IconSetIdentifier) throws {
    let source = try StandardNaming.source.get()
    let naming = try StandardNaming.english.get()
    for purpose in source.purposes {
      for name in purpose.icons[set]?.recognisingNames ?? [] {
        for place in ["bar leading close do:dismiss", "content", "dialog destructive", "bar confirmation confirm"] {
          let origin = set == .sfSymbols ? "" : set == .materialSymbols ? "md:" : "file:"
          let named = naming.name(NamedRow.site(icons: origin + name, place: place))
          #expect(named.purpose != nil, "\(name)")
          #expect(named.certainty < .certain, "\(name)")
          #expect(named.certainty > .none, "\(name)")
        }
      }
    }
  }

  @Test("An icon of the other direction is not the purpose", arguments: ["arrow-right", "chevron-right"])
  func otherDirection(icon: String) throws {
    let named = try StandardNaming.english.get().name(NamedRow.site(icons: "part:\(icon)", place: "bar leading"))
    #expect(named.purpose != "back")
  }

  @Test(
    "Titles are read in the app's language",
    arguments: [
      ("de", "Löschen", "delete certain"), ("de", "Konto löschen", "delete-account certain"),
      ("de", "Einloggen", "log-in likely"),
      ("de-AT", "Abbrechen", "cancel certain"), ("fr", "Supprimer le compte", "delete-account certain"),
      ("es", "Guardar cambios", "save likely"), ("ja", "削除", "delete certain"), ("ja", "削除(_D)", "delete certain"),
      ("ar", "حـــذف", "delete certain"), ("ru", "УДАЛИТЬ", "delete certain"), ("zh-Hans", "知道了", "ok likely"),
      ("ko", "계정 삭제", "delete-account certain"), ("nl", "Account verwijderen", "delete-account certain"),
      ("pl", "Usuń konto", "delete-account certain"),
      ("he", "\u{200F}ביטול", "cancel certain"), ("de", "Delete", "none"), ("en-GB", "Delete", "delete certain"),
    ])
  func languages(tag: String, title: String, expected: String) throws {
    #expect(try StandardNaming.naming(tag).name(NamedRow.site(texts: title)).summary == expected)
  }

  @Test("The first of two languages wins")
  func twoLanguages() throws {
    let naming = try StandardNaming.naming("de", "en")
    #expect(naming.name(NamedRow.site(texts: "Löschen")).purpose == "delete")
    #expect(naming.name(NamedRow.site(texts: "Delete")).purpose == "delete")
  }

  @Test("Adopted purposes are taken as they are")
  func adopted() throws {
    var site = NamedRow.site(texts: "Anything", icons: "trash")
    site.adoptedPurpose = "close"
    let named = try StandardNaming.english.get().name(site)
    #expect(named.summary == "close certain")
    #expect(named.evidence == [Evidence(signal: .adopted, seen: "close", purpose: "close")])
  }

  @Test("A conflict between title and icon is kept as evidence")
  func conflicts() throws {
    let named = try StandardNaming.english.get().name(NamedRow.site(texts: "Done", icons: "trash"))
    #expect(
      named.evidence == [
        Evidence(signal: .title, seen: "Done", purpose: "done"),
        Evidence(signal: .icon, seen: "trash", purpose: "delete"),
      ])
  }

  @Test("Hostile words have no purpose, and take no time", arguments: hostile)
  func hostileWords(_ text: String) throws {
    let naming = try StandardNaming.english.get()
    var site = NamedRow.site()
    site.texts = [SiteText(use: .title, text: text, key: text, hasArguments: true, range: 0..<0)]
    site.icons = [
      SiteIcon(name: text, origin: .component, range: 0..<0), SiteIcon(name: text, origin: .sfSymbol, range: 0..<0),
    ]
    site.actions = [text, text]
    site.systemItem = text
    let named = naming.name(site)
    #expect(named.purpose == nil, "\(named.evidence)")
    site.texts = [SiteText(use: .title, text: nil, key: text, range: 0..<0)]
    site.systemItem = nil
    #expect(naming.name(site).certainty < .certain)
  }

  private static let hostile = [
    "", " ", "\u{0}", "\u{200F}\u{202E}", "👩‍👩‍👧‍👦", "(((((", "%", "%1$", "{", "\"", "“", "___", "&&&", "(_)", "ß", ".", "/",
    "...a",
    String(repeating: "delete ", count: 100_000), String(repeating: "{", count: 100_000),
    String(repeating: "a.", count: 50_000), String(repeating: "e\u{301}", count: 50_000),
    String(repeating: "%", count: 119), String(repeating: "“", count: 30),
  ]

  @Test("A catalogue without a purpose never names it")
  func smallCatalogue() throws {
    let naming = PurposeNaming(try SmallCatalogue.read())
    #expect(naming.name(NamedRow.site(texts: "Delete Account")).summary == "delete likely")
    #expect(naming.name(NamedRow.site(texts: "Cancel")).summary == "none")
    #expect(naming.name(NamedRow.site(icons: "magnifyingglass", place: "bar")).summary == "none")
    #expect(naming.name(NamedRow.site(place: "uikit item:done")).summary == "none")
  }
}
