internal import CatalogFiles
internal import CatalogModel
internal import GeneratedCode
internal import ICUText
internal import PurposeCatalog

/// The data that all pages share, computed once.
struct PageSite: Sendable {
  let catalog: GeneratedCatalog
  let icons: IconView
  let report: SiteReport
  /// The index of the source locale, which pages for all readers use.
  let readerIndex: Int
  let wordings: SiteWordings
  private let input: SiteInput
  private let resolvers: [Resolver]
  /// By locale, a number for each of its plural categories.
  private let numbers: [[Int]]
  private let neighbours: Neighbours

  /// - Parameter input: made from a catalogue with locales and purposes.
  init(_ input: SiteInput) {
    self.input = input
    catalog = input.generated
    icons = IconView(input)
    report = SiteReport(input)
    readerIndex = catalog.locales.firstIndex { $0.tag == input.generated.sourceLocale } ?? 0
    resolvers = catalog.locales.map { input.catalog.resolver(for: $0.tag) }
    numbers = catalog.locales.map { Self.examples($0.tag) }
    neighbours = Neighbours(of: input.source)
    places = input.source.keptPlaces
    wordings = SiteWordings(input.catalog, locales: catalog.locales)
  }

  var reader: GeneratedLocale { catalog.locales[readerIndex] }

  /// The index of a locale of the catalogue.
  func index(of tag: String) -> Int { catalog.locales.firstIndex { $0.tag == tag } ?? readerIndex }

  func resolver(_ locale: Int) -> Resolver { resolvers[locale] }

  /// The smallest number of each category, sorted (UTS #35 part 3, § Language Plural Rules).
  func examples(_ locale: Int) -> [Int] { numbers[locale] }

  private static func examples(_ tag: String) -> [Int] {
    guard let rules = try? PluralRules(locale: tag, kind: .cardinal) else { return [] }
    var found: [PluralCategory: Int] = [:]
    for number in Array(0...200) + [1_000_000] {
      guard let category = try? rules.category(of: Int64(number)), found[category] == nil else { continue }
      found[category] = number
    }
    return found.values.sorted()
  }

  /// The purposes that share the most places with this one, as the catalogue declares; those without a page are left out.
  func neighbours(of purpose: String) -> [String] {
    neighbours.nearest(20, of: purpose).filter { name in catalog.purposes.contains { $0.identifier == name } }
  }

  /// The places of a purpose.
  func places(of purpose: String) -> [PurposePlace] { places.filter { $0.purposes.contains(purpose) } }

  /// The places that the catalogue does not leave out, sorted by identifier.
  let places: [PurposePlace]

  /// The reason why an icon of a purpose is not the one of its platform's guidelines; nil without one.
  func iconReason(of purpose: String) -> String? {
    input.source.purposeIndex[purpose].flatMap { input.source.purposes[$0].iconReason }
  }

  /// A purpose's message with a count; nil if it has none.
  func countedMessage(of purpose: String) -> Message? {
    (try? input.catalog.purpose(purpose))?.message("counted")
  }

  func purpose(_ identifier: String) -> Purpose? { try? input.catalog.purpose(identifier) }

  var screens: Screens { input.catalog.screens }

  // MARK: Addresses

  /// The wall in a locale.
  func wall(_ locale: Int) -> String {
    locale == readerIndex ? "index.html" : "wall/\(catalog.locales[locale].tag).html"
  }

}
