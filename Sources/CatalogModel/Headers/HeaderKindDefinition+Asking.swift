/// The reason why a kind of header cannot have a requested item. Each caller words it for its readers.
package enum HeaderRefusal: Error, Hashable, Sendable {
  /// A screen with such a header cannot be left in this way; it has these ways.
  case unknownWay(String, among: [String])
  case noConfirmation
  case needlessConfirmation
  /// There are more actions than this many.
  case tooManyActions(maximum: Int)
}

extension HeaderKindDefinition {
  /// The ways to leave a screen with such a header, by the names that people have for them.
  private var ways: [(name: String, leading: Header.Leading)] {
    leading.flatMap { choice -> [(name: String, leading: Header.Leading)] in
      guard choice == .policy else { return [(choice.rawValue, choice.inHeader)] }
      return [
        ("cancel", .item(HeaderItem(purpose: "cancel"))), ("cross", .item(HeaderItem(purpose: "close"))),
      ]
    }
  }

  /// The content of the leading side.
  ///
  /// - Parameter way: the way in which the screen is left: `back`, `cancel` …; nil for the kind's first way.
  package func leading(by way: String?) throws(HeaderRefusal) -> Header.Leading {
    guard let way else { return leading.first?.inHeader ?? .nothing }
    guard let found = ways.first(where: { $0.name == way }) else {
      throw .unknownWay(way, among: ways.map(\.name))
    }
    return found.leading
  }

  /// - Parameter isNamed: true if a preferred action is requested.
  package func checkConfirmation(isNamed: Bool) throws(HeaderRefusal) {
    guard isNamed != requiresConfirmation else { return }
    throw isNamed ? .needlessConfirmation : .noConfirmation
  }

  /// - Parameter limit: the maximum number of actions if the kind has no maximum, or a higher one.
  package func checkActions(count: Int, limit: Int = .max) throws(HeaderRefusal) {
    let maximum = min(maximumTrailing ?? limit, limit)
    guard count <= maximum else { throw .tooManyActions(maximum: maximum) }
  }
}
