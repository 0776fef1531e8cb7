package import CatalogModel

/// Pictures of the icons of one set, for formats that show them to translators.
package struct IconImages: Sendable {
  /// A picture and the identifier of its icon.
  package struct Named: Hashable, Sendable {
    package let name: String
    package let image: PNGImage
  }

  package let set: IconSetIdentifier
  /// By the icon's identifier.
  package let images: [String: PNGImage]

  /// The picture of a unit's icon in the target locale, or nil.
  func image(of unit: StringUnit) -> Named? {
    unit.icon(of: set).flatMap { name in images[name].map { Named(name: name, image: $0) } }
  }
}

extension StringUnit {
  /// The identifier of the unit's icon in a set.
  func icon(of set: IconSetIdentifier) -> String? { context.icons.first { $0.set == set }?.name }
}

/// A format whose files can show a picture of a unit's icon; its reader ignores them.
package protocol IllustratedFormat: StringTableFormat {
  /// The format with pictures.
  func showing(_ images: IconImages) -> Self
}
