/// The purposes that appear beside each other (``CatalogSource/companies(showingIcons:)``), for looking one up.
package struct Neighbours: Sendable {
  /// By purpose, each neighbour with the number of companies that both share.
  private let shared: [String: [String: Int]]

  package init(of source: CatalogSource) {
    var shared: [String: [String: Int]] = [:]
    for company in source.companies() {
      for one in company {
        for other in company where other != one { shared[one, default: [:]][other, default: 0] += 1 }
      }
    }
    self.shared = shared
  }

  /// The neighbours of a purpose, sorted.
  package func of(_ purpose: String) -> [String] { shared[purpose, default: [:]].keys.sorted() }

  /// The neighbours that share the most companies with a purpose, sorted.
  package func nearest(_ count: Int, of purpose: String) -> [String] {
    shared[purpose, default: [:]].sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count).map(\.key).sorted()
  }

  /// Returns whether two purposes appear beside each other.
  package func areTogether(_ one: String, _ other: String) -> Bool { shared[one]?[other] != nil }
}
