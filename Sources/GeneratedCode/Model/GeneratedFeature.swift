/// The screens of a file in screens/, or of screens.json in a catalogue with such files.
package struct GeneratedFeature: Hashable, Sendable {
  /// The name for the screens of screens.json.
  private static let ofScreensFile = "app"

  package let name: String
  /// Sorted by identifier.
  package let screens: [GeneratedScreen]

  /// The features of screens, sorted by name; empty if all screens are in screens.json.
  static func all(of screens: [GeneratedScreen]) -> [GeneratedFeature] {
    guard screens.contains(where: { $0.feature != nil }) else { return [] }
    return Dictionary(grouping: screens) { $0.feature ?? ofScreensFile }.sorted { $0.key < $1.key }
      .map { GeneratedFeature(name: $0, screens: $1) }
  }
}

extension GeneratedCatalog {
  /// The features, sorted by name; empty if all screens are in screens.json.
  package var features: [GeneratedFeature] { GeneratedFeature.all(of: screens) }
}
