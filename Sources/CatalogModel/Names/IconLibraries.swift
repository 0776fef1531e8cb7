/// The meaning of a word in an icon's name beside the glyph.
struct WordTraits: OptionSet {
  let rawValue: UInt8

  /// A library of components, at the beginning.
  static let library = WordTraits(rawValue: 1)
  /// A word that only says that it is an icon, at the beginning or at the end.
  static let prefix = WordTraits(rawValue: 2)
  static let suffix = WordTraits(rawValue: 4)
  /// A weight, a fill or a colour.
  static let style = WordTraits(rawValue: 8)
  /// The shape that is drawn around the glyph.
  static let shape = WordTraits(rawValue: 16)
  static let size = WordTraits(rawValue: 32)
  static let number = WordTraits(rawValue: 64)
}

/// The words of libraries in the names of icons.
enum IconLibraries {
  /// Prefixes of react-icons and other libraries of components; the set is `*` if the catalogue has none of them.
  static let sets: [String: IconSetIdentifier] = [
    "lu": .lucide, "lucide": .lucide, "fi": .lucide, "feather": .lucide, "md": .materialSymbols,
    "mdi": .materialSymbols,
    "bs": .bootstrapIcons, "bi": .bootstrapIcons, "fa": .anySet, "far": .anySet, "fas": .anySet, "hi": .anySet,
    "tb": .anySet, "ri": .anySet, "ai": .anySet, "io": .anySet, "rx": .anySet, "cg": .anySet, "gr": .anySet,
    "pi": .anySet, "vsc": .anySet,
  ]

  /// The traits of each word; words without traits name the glyph.
  static let traits: [String: WordTraits] = {
    var traits: [String: WordTraits] = [:]
    let lists: [(WordTraits, [String])] = [
      (.library, Array(sets.keys)), (.prefix, prefixes), (.suffix, suffixes), (.style, styles), (.shape, shapes),
    ]
    for (trait, words) in lists { for word in words { traits[word, default: []].insert(trait) } }
    return traits
  }()

  private static let prefixes = [
    "ic", "icon", "icons", "img", "btn", "button", "baseline", "outline", "outlined", "round", "rounded", "sharp",
    "twotone", "filled", "fluent", "material", "m3", "menu", "action", "ns", "ui", "svg", "stat", "sys", "tabler",
    "phosphor",
  ]
  private static let suffixes = [
    "icon", "icons", "button", "btn", "symbolic", "image", "img", "svg",
    // AppKit's own, such as NSRefreshFreestandingTemplate.
    "template", "freestanding",
  ]
  private static let styles = [
    "fill", "filled", "outline", "outlined", "rounded", "round", "sharp", "regular", "baseline", "symbolic", "black",
    "white", "solid", "thin", "light", "duotone", "twotone", "gray", "grey", "rtl", "ltr", "icon", "alt", "small",
    "medium", "large", "mini",
  ]
  private static let shapes = ["circle", "square", "rectangle", "app", "bold", "o"]
}
