/// The drawings of one icon set, read from a folder of SVG files.
package struct IconArtwork: Hashable, Sendable {
  /// A drawing without its `<svg>` element.
  package struct Drawing: Hashable, Sendable {
    /// The elements, which draw in `currentColor`.
    package var body: String
    /// The size of the view box, in its units.
    package var width: Double
    package var height: Double
  }

  /// The licence of a set, as Iconify names it.
  package struct License: Hashable, Sendable {
    package var title: String
    /// An SPDX identifier; nil if unknown.
    package var spdx: String?
    package var url: String?
    /// The full text, which is published beside the drawings; nil if the folder has none.
    package var text: String?
  }

  /// The identifier of the icon set in the catalogue; nil without drawings.
  package var iconSet: String?
  /// By the icon's name in the set.
  package var drawings: [String: Drawing] = [:]
  package var license: License?

  package init() {}
}
