internal import CatalogModel
internal import GeneratedCode
internal import PurposeCatalog
internal import TextFormats

/// Draws icons of the set that has drawings.
struct IconView {
  private let catalog: GeneratedCatalog
  private let artwork: IconArtwork
  /// The set with drawings, as an index.
  private let set: Int?

  init(_ input: SiteInput) {
    catalog = input.generated
    artwork = input.artwork
    set = input.generated.iconSets.firstIndex { $0.identifier == input.artwork.iconSet }
  }

  /// A purpose's icon in a locale; without a drawing the icon's name, or else the first letter of the title.
  func icon(ofPurpose purpose: Int, in locale: GeneratedLocale) -> HTML {
    guard let set, let icon = locale.icons[set][purpose], let drawing = drawing(icon.name, isMirrored: icon.isMirrored)
    else {
      return name(ofPurpose: purpose, in: locale) ?? letter(of: locale.titles[purpose])
    }
    return drawing
  }

  /// The name of a purpose's icon, in the set with drawings or else in the first set that has one; nil without any.
  private func name(ofPurpose purpose: Int, in locale: GeneratedLocale) -> HTML? {
    let sets = [set].compactMap(\.self) + Array(locale.icons.indices)
    return sets.lazy.compactMap { locale.icons[$0][purpose]?.name }.first.map { name in
      .element("span", [("class", "icon name"), ("lang", "en"), ("dir", "ltr"), ("aria-hidden", "true")], text: name)
    }
  }

  /// The icon that an item of a bar shows, or the first letter of its title.
  func icon(of item: BarItem) -> HTML {
    guard let set, let icon = item.icon(in: IconSetIdentifier(rawValue: catalog.iconSets[set].identifier)),
      let drawing = drawing(icon.name, isMirrored: icon.isMirrored)
    else { return letter(of: item.title) }
    return drawing
  }

  private func letter(of title: String) -> HTML {
    .element("span", [("class", "icon letter"), ("aria-hidden", "true")], text: title.first.map(String.init) ?? "?")
  }

  /// An icon of a set, if that set has drawings.
  func icon(_ icon: GeneratedIcon, inSet index: Int) -> HTML? {
    index == set ? drawing(icon.name, isMirrored: icon.isMirrored) : nil
  }

  private func drawing(_ name: String, isMirrored: Bool) -> HTML? {
    guard let drawing = artwork.drawings[name] else { return nil }
    let box = "0 0 \(drawing.width.shortest) \(drawing.height.shortest)"
    return .element(
      "svg",
      [
        ("class", isMirrored ? "icon mirrored" : "icon"), ("viewBox", box), ("fill", "currentColor"),
        ("aria-hidden", "true"), ("focusable", "false"),
      ], content: [.drawing(drawing.body)])
  }
}
