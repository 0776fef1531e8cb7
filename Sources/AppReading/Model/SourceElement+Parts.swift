internal import CatalogModel
internal import SourceReading

extension SourceElement {
  /// The name without its module: `Button` of `Gtk.Button` and of `com.google.android.material.button.MaterialButton`.
  var kind: String { name == "object" ? self["class"]?.text ?? name : name.lastNamePart }

  /// A property of GTK: an attribute in Blueprint, an element in XML.
  func property(_ name: String) -> SourceNode? {
    self[name]
      ?? named("property", name)
  }

  /// `<attribute name="label">Open</attribute>` of a menu's item.
  func attribute(_ name: String) -> SourceNode? { named("attribute", name) }

  private func named(_ element: String, _ name: String) -> SourceNode? {
    for case .element(let child) in children.map(\.kind) where child.name == element {
      if let found = child["name"]?.text, found == name || found.replacing("_", with: "-") == name {
        return child.children.first
      }
    }
    return nil
  }
}
