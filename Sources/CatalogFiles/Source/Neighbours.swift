internal import CatalogModel

/// The purposes that appear beside each other: those that share a place, and those that one of the two lists in
/// `appearsWith`.
package struct Neighbours: Sendable {
  /// By purpose, each neighbour with the number of places that both share.
  private let shared: [String: [String: Int]]

  package init(of source: CatalogSource) {
    var shared: [String: [String: Int]] = [:]
    func add(_ one: String, _ other: String, places: Int) {
      guard one != other, source.purposeIndex[other] != nil else { return }
      shared[one, default: [:]][other, default: 0] += places
    }
    for place in source.places {
      for one in place.purposes where source.purposeIndex[one] != nil {
        for other in place.purposes { add(one, other, places: 1) }
      }
    }
    for purpose in source.purposes {
      for other in purpose.appearsWith {
        add(purpose.identifier, other, places: 0)
        add(other, purpose.identifier, places: 0)
      }
    }
    self.shared = shared
  }

  /// The neighbours of a purpose, sorted.
  package func of(_ purpose: String) -> [String] { shared[purpose, default: [:]].keys.sorted() }

  /// The neighbours that share the most places with a purpose, sorted.
  package func nearest(_ count: Int, of purpose: String) -> [String] {
    shared[purpose, default: [:]].sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count).map(\.key).sorted()
  }

  /// Returns whether two purposes appear beside each other.
  package func areTogether(_ one: String, _ other: String) -> Bool { shared[one]?[other] != nil }
}
