package import CatalogModel
package import SourceText

/// An icon set as its file has it: the inventory and how each icon behaves right-to-left.
///
/// A catalogue uses a few of the thousands of icons that a vendor's set has: names stay in the parsed file and are
/// searched there. A class, since rules hold on to the set of every single icon that a catalogue uses.
package final class IconSet: Sendable {
  package let identifier: IconSetIdentifier
  /// The vendor's name for the set.
  package let name: String
  package let version: String

  private let document: JSONDocument
  /// The set's file.
  package var file: SourceFile { document.source }
  private let inventory: [Release]
  /// The icons whose behaviour is another than `fixed`.
  private let behaviours: [String: RightToLeftBehaviour]
  private let renamed: JSONValue?

  init(
    identifier: IconSetIdentifier, name: String, version: String, document: JSONDocument, inventory: [Release],
    behaviours: [String: RightToLeftBehaviour], renamed: JSONValue? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.version = version
    self.document = document
    self.inventory = inventory
    self.behaviours = behaviours
    self.renamed = renamed
  }

  /// How an icon behaves right-to-left; `fixed` where the set's file says nothing of it.
  package func behaviour(of name: String) -> RightToLeftBehaviour {
    behaviours[name] ?? .fixed
  }

  /// Whether the inventory has an icon of that name.
  package func contains(_ name: String) -> Bool { release(with: name) != nil }

  /// The release of the vendor's systems that introduced an icon, as the set's file words it; nil if it does not say.
  package func introduction(of name: String) -> String? { release(with: name)?.name }

  /// The systems whose releases the inventory tells apart: `iOS` of `iOS 18.0, macOS 15.0`.
  var systems: [String] {
    inventory.compactMap(\.name).flatMap { release in
      release.split(separator: ",").compactMap { $0.split(separator: " ").first.map(String.init) }
    }
  }

  /// The name that an icon has now, where the vendor has taken the one given out of the set; nil if it is still
  /// there, or never was, or where nothing has taken its place. One that was renamed more than once has its last name.
  package func newName(of name: String) -> String? {
    guard let renamed, !contains(name) else { return nil }
    var name = name
    var seen: Set<String> = []
    while seen.insert(name).inserted, let next = renamed[name]?.string {
      if contains(next) { return next }
      name = next
    }
    return nil
  }

  /// The names that an icon had before and that the set still has, for systems that do not know the new one.
  package func oldNames(of name: String) -> [String] {
    guard let renamed else { return [] }
    let document = renamed.document
    return document.members(of: renamed.index).filter { document.text(of: $0.value, is: name) }
      .map { document.text(of: $0.key) }.filter(contains)
  }

  /// The name of the inventory that was probably meant.
  package func nearestName(to name: String) -> String? {
    NearestName.of(name, in: inventory.lazy.flatMap { $0.names.elements ?? [] }.compactMap(\.string))
  }

  private func release(with name: String) -> Release? {
    inventory.first { document.element(name, of: $0.names.index) != nil }
  }

  /// The icons that came with one release; all icons where the set's file does not tell releases apart.
  struct Release: Sendable {
    let name: String?
    /// An array of strings.
    let names: JSONValue
  }
}
