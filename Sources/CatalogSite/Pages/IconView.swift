internal import GeneratedCode

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

  /// A purpose's icon in a locale, or the first letter of its title.
  func icon(ofPurpose purpose: Int, in locale: GeneratedLocale) -> HTML {
    guard let set, let icon = locale.icons[set][purpose], let drawing = drawing(icon) else {
      let letter = locale.titles[purpose].first.map(String.init) ?? "?"
      return .element("span", [("class", "icon letter"), ("aria-hidden", "true")], text: letter)
    }
    return drawing
  }

  /// An icon of a set, if that set has drawings.
  func icon(_ icon: GeneratedIcon, inSet index: Int) -> HTML? { index == set ? drawing(icon) : nil }

  private func drawing(_ icon: GeneratedIcon) -> HTML? {
    guard let drawing = artwork.drawings[icon.name] else { return nil }
    let box = "0 0 \(Self.number(drawing.width)) \(Self.number(drawing.height))"
    return .element(
      "svg",
      [
        ("class", icon.isMirrored ? "icon mirrored" : "icon"), ("viewBox", box), ("fill", "currentColor"),
        ("aria-hidden", "true"), ("focusable", "false"),
      ], [.markup(drawing.body)])
  }

  private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
}
