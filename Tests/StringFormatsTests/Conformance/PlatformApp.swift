import CatalogFiles
import CatalogModel
import MessageSyntax
import PurposeCatalog
import TableTestSupport

@testable import StringFormats
@testable import StringTables

/// An app that loads a format's files and looks up texts as its platform does.
struct PlatformApp {
  private let fallback: PlatformFallback
  private let locales: [LanguageTag]
  private let texts: [LanguageTag: [UnitKey: String]]
  /// Units that the format cannot hold, by locale.
  private let lost: [LanguageTag: Set<UnitKey>]

  init(_ trip: RoundTrip, _ fallback: PlatformFallback) {
    self.fallback = fallback
    locales = trip.tables.map(\.targetLocale)
    texts = trip.read.tables.reduce(into: [:]) { all, table in
      all[table.locale] = Dictionary(table.units.map { ($0.key, $0.target) }) { $1 }
    }
    lost = trip.written.losses.filter { $0.part == .unit }.reduce(into: [:]) { all, loss in
      all[loss.locale, default: []].insert(loss.key)
    }
  }

  /// Finds the texts that the app shows differently from the resolver, in every locale of its files.
  func differences(from catalogue: CatalogSource) throws -> [String] {
    let (facts, sources) = (LocaleFacts.all(of: catalogue), catalogue.sourceTexts)
    let resolvers = try Catalog(catalogue)
    var found: [String] = []
    for (index, locale) in catalogue.manifest.locales.enumerated() where locales.contains(locale) {
      let chain = fallback.chain(of: locale, among: locales)
      let resolver = resolvers.resolver(for: locale.identifier)
      let messages = catalogue.shownTexts(ofLocale: index, facts[index].chain)
      for slot in catalogue.slots.purposes.indices {
        let key = catalogue.key(ofSlot: slot)
        if chain.contains(where: { lost[$0]?.contains(key) ?? false }) { continue }
        let own = chain.lazy.compactMap { texts[$0]?[key] }.first { !$0.isEmpty }
        let shown = own ?? (fallback.endsInSource ? sources[slot] : nil) ?? key.text()
        let purpose = try resolvers.purpose(key.purpose)
        let expected =
          switch key.message {
          case MessageDeclaration.title: resolver.title(for: purpose)
          case MessageDeclaration.short: resolver.shortTitle(for: purpose)
          default: messages[slot] ?? sources[slot] ?? ""
          }
        // An 'other' that no number has is in no entry.
        let arguments = catalogue.declaration(ofSlot: slot).arguments
        let whole = MessageForms.completed(shown, asIn: expected, of: arguments, in: locale)
        if shown != expected,
          !Self.printsSame(whole, expected, isTitle: arguments.isEmpty)
        {
          found.append("\(locale) \(key): '\(shown)' instead of '\(expected)'")
        }
      }
    }
    return found
  }

  private static func printsSame(_ message: String, _ expected: String, isTitle: Bool) -> Bool {
    isTitle
      ? MessageTree(parsing: message).constantText == expected
      : MessageForms.canonicalText(of: message) == MessageForms.canonicalText(of: expected)
  }
}
