package import CatalogModel
package import SourceText

/// An icon set as read from its file: the inventory and each icon's right-to-left behaviour.
///
/// A catalogue uses few of the thousands of icons in a vendor's set, so names stay in the parsed file and are searched
/// there. It is a class, since rules keep the set of every icon that a catalogue uses.
package final class IconSet: Sendable {
  package let identifier: IconSetIdentifier
  /// The vendor's name for the set.
  package let name: String
  package let version: String

  private let document: JSONDocument
  /// The set's file.
  package var file: SourceFile { document.source }
  private let inventory: [Release]
  /// The icons whose behaviour is not `fixed`.
  private let behaviours: [String: RightToLeftBehaviour]
  private let renamed: JSONValue?
  private let symmetric: JSONValue?
  /// By each icon that shares its drawing, the first icon with it.
  private let drawings: [String: String]

  init(
    identifier: IconSetIdentifier, name: String, version: String, document: JSONDocument, inventory: [Release],
    behaviours: [String: RightToLeftBehaviour], renamed: JSONValue? = nil, symmetric: JSONValue? = nil,
    drawings: [String: String] = [:]
  ) {
    self.identifier = identifier
    self.name = name
    self.version = version
    self.document = document
    self.inventory = inventory
    self.behaviours = behaviours
    self.renamed = renamed
    self.symmetric = symmetric
    self.drawings = drawings
  }

  /// The right-to-left behaviour of an icon; `fixed` by default.
  package func behaviour(of name: String) -> RightToLeftBehaviour {
    behaviours[name] ?? .fixed
  }

  /// Returns whether the set's file states an icon's behaviour, even if it is `fixed`.
  package func states(_ name: String) -> Bool { document.root["rightToLeft"]?[name] != nil }

  /// Returns whether an icon's drawing is its own mirror image; nil if the set's file has no list of such icons.
  package func isSymmetric(_ name: String) -> Bool? {
    symmetric.map { document.element(name, of: $0.index) != nil }
  }

  /// The first icon of the set with the drawing of this one: itself, unless the set's file says that others look the same.
  package func drawing(of name: String) -> String { drawings[name] ?? name }

  /// Returns whether the inventory has an icon.
  package func contains(_ name: String) -> Bool { release(with: name) != nil }

  /// The systems' releases that introduced an icon; nil if the set's file does not state it.
  package func introduction(of name: String) -> [SystemRelease]? {
    release(with: name)?.name.map { SystemRelease.list($0) }
  }

  /// The systems in the inventory's releases: `iOS` of `iOS 18.0, macOS 15.0`.
  var systems: [String] {
    inventory.compactMap(\.name).flatMap { SystemRelease.list($0).map(\.system) }
  }

  /// The versions of a system in the inventory's releases.
  package func versions(of system: String) -> [SystemVersion] {
    inventory.compactMap(\.name).flatMap { SystemRelease.list($0) }.filter { $0.system == system }
      .compactMap { SystemVersion($0.version) }
  }

  /// The current name of an icon whose old name the vendor removed from the set; nil if the old name is still valid,
  /// never existed, or has no replacement. After several renames, the last name.
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

  /// Former names of an icon that the set still has, for systems that do not know the new one.
  package func oldNames(of name: String) -> [String] {
    guard let renamed else { return [] }
    let document = renamed.document
    return document.members(of: renamed.index).filter { document.text(of: $0.value, is: name) }
      .map { document.text(of: $0.key) }.filter(contains)
  }

  /// The names in `rightToLeft` and `symmetric`, and the new ones in `renamed`, that the inventory does not have, with
  /// their places.
  package var unknownNames: [(name: String, place: SourcePlace)] {
    let facts = document.root["rightToLeft"].map { facts in
      document.members(of: facts.index).map { (name: document.text(of: $0.key), offset: document.nodes[$0.key].offset) }
    }
    let renamed = self.renamed.map { renamed in
      document.members(of: renamed.index).map {
        (name: document.text(of: $0.value), offset: document.nodes[$0.value].offset)
      }
    }
    let symmetric = self.symmetric.map { symmetric in
      document.elements(of: symmetric.index).map { (name: document.text(of: $0), offset: document.nodes[$0].offset) }
    }
    return
      (((facts ?? []) + (symmetric ?? [])).filter { !contains($0.name) }
      + (renamed ?? []).filter { !contains($0.name) && newName(of: $0.name) == nil })
      .map { ($0.name, SourcePlace(file: file, offset: $0.offset)) }
  }

  /// The name in the inventory that was probably meant.
  package func nearestName(to name: String) -> String? {
    NearestName.of(name, in: inventory.lazy.flatMap { $0.names.elements ?? [] }.compactMap(\.string))
  }

  private func release(with name: String) -> Release? {
    inventory.first { document.element(name, of: $0.names.index) != nil }
  }

  /// The icons of one release; all icons if the set's file does not record releases.
  struct Release: Sendable {
    let name: String?
    /// An array of strings.
    let names: JSONValue
  }
}
