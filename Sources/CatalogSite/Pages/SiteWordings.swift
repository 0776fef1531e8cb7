internal import CatalogModel
internal import GeneratedCode
internal import PurposeCatalog
internal import TextFormats

/// The titles of each wording where they are not the shared ones, for readers who switch the words of every page.
struct SiteWordings: Sendable {
  /// A purpose's title and short title in a locale.
  private struct Titles {
    let title: String
    let short: String

    init(_ purpose: Purpose, _ resolver: Resolver) {
      title = resolver.title(for: purpose)
      short = resolver.shortTitle(for: purpose)
    }
  }

  /// The names of the wordings that change any title.
  let names: [String]
  /// By locale, then by purpose: the texts of wordings by the shared text that they replace.
  private let words: [[String: [(shared: String, wording: String, text: String)]]]

  init(_ catalog: Catalog, locales: [GeneratedLocale]) {
    var names: Set<String> = []
    words = locales.map { locale in
      let shared = catalog.resolver(for: locale.tag)
      let others = catalog.wordings.map { ($0.rawValue, catalog.resolver(for: locale.tag, wording: $0)) }
      var found: [String: [(shared: String, wording: String, text: String)]] = [:]
      for purpose in catalog.purposes {
        let own = Titles(purpose, shared)
        for (name, resolver) in others {
          let titles = Titles(purpose, resolver)
          for (old, new) in [(own.title, titles.title), (own.short, titles.short)] where old != new {
            names.insert(name)
            found[purpose.identifier, default: []].append((old, name, new))
          }
        }
      }
      return found
    }
    self.names = names.sorted()
  }

  /// Attributes of an element that shows a title and nothing else: `data-word-apple="Sichern"`.
  func attributes(_ text: String, of purpose: String, _ locale: Int) -> [(String, String?)] {
    var seen: Set<String> = []
    return (words[locale][purpose] ?? []).compactMap { word in
      word.shared == text && seen.insert(word.wording).inserted ? ("data-word-\(word.wording)", word.text) : nil
    }
  }

  /// Attributes of a screen's title; empty if it is not the title of exactly one purpose.
  func attributes(ofTitle title: String, _ locale: Int) -> [(String, String?)] {
    let owners = words[locale].filter { $0.value.contains { $0.shared == title } }.keys
    return owners.count == 1 ? owners.flatMap { attributes(title, of: $0, locale) } : []
  }

  /// The switch in the head of every page, which a script shows; empty if no wording changes a title.
  var chooser: [HTML] {
    guard !names.isEmpty else { return [] }
    let options =
      [HTML.element("option", [("value", "")], text: "Shared words")]
      + names.map { HTML.element("option", [("value", $0)], text: "Words of \($0)") }
    return [
      .element(
        "select", [("id", "wording"), ("aria-label", "Words"), ("lang", "en"), ("dir", "ltr"), ("hidden", "")],
        content: options)
    ]
  }
}
