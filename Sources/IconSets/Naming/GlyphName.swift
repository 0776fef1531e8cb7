internal import CatalogModel

/// The words of an icon's name that say what it draws, in any order: `trash` of `ic_trash_24dp`, `TrashFilled` and
/// `Icon=Trash, Size=16`.
struct GlyphName: Hashable {
  /// All words but those of size.
  let full: String
  /// The words without style.
  let exact: String
  /// The same without the shape around the glyph: `trash` of `trash-circle`.
  let base: String
  /// The number of words of style, of which a plain drawing has few.
  let styleCount: Int

  /// - Parameters:
  ///   - words: the words of the name, in lower case.
  ///   - keepsNumbers: true for a vendor whose numbers say what is drawn, as `person.2` does; others number variants.
  init(words: [String], keepsNumbers: Bool = false) {
    var sized = words.filter { !IconFileWords.isSize($0) }
    while !keepsNumbers, sized.count > 1, let last = sized.last, last.allSatisfy(\.isNumber) { sized.removeLast() }
    if sized.isEmpty { sized = words }
    let plain = sized.filter { !IconFileWords.isStyle($0) }
    let kept = plain.isEmpty ? sized : plain
    let drawn = kept.filter { !IconFileWords.shapes.contains($0) }
    full = Self.key(sized)
    exact = Self.key(kept)
    base = drawn.isEmpty ? exact : Self.key(drawn)
    styleCount = words.count - kept.count
  }

  /// The name that a vendor gives to an icon.
  init(_ name: String, of set: IconSetIdentifier? = nil) {
    self.init(words: NameWords.words(of: name), keepsNumbers: set == .sfSymbols)
  }

  /// The words by what they draw, sorted: sets write `user-add` and `add-person`.
  private static func key(_ words: [String]) -> String {
    Set(words.flatMap { IconFileWords.parts[$0] ?? [IconFileWords.drawn[$0] ?? $0] }).sorted().joined(separator: "-")
  }
}

/// The words of icons' names that do not say what is drawn, and those that say the same.
enum IconFileWords {
  static func isStyle(_ word: String) -> Bool { styles.contains(word) }

  /// `24`, `24dp`, `16px`; not `2`, which tells two drawings apart.
  static func isSize(_ word: String) -> Bool {
    let digits = word.prefix { $0.isNumber }
    guard (2...3).contains(digits.count), let number = Int(digits) else { return false }
    return ["", "dp", "px", "pt", "x"].contains(word.dropFirst(digits.count)) && (10...512).contains(number)
  }

  private static let styles: Set = [
    "fill", "filled", "outline", "outlined", "line", "linear", "regular", "solid", "bold", "light", "thin", "duotone",
    "twotone", "rounded", "round", "sharp", "baseline", "symbolic", "black", "white", "gray", "grey", "blue", "accent",
    "color", "colored", "multicolor", "dark", "themed", "small", "medium", "large", "mini", "tiny", "big", "sm", "md",
    "lg", "xs", "xl", "stroke", "broken", "bulk", "default", "alt", "rtl", "ltr",
  ]

  static let shapes: Set = ["circle", "square", "rectangle", "app", "o"]

  /// Words that only say that a file is an icon, at the beginning or at the end.
  static let affixes: Set = ["ic", "icon", "icons", "ico", "img", "svg", "glyph", "symbol"]

  /// The words of those that sets write together.
  static let parts = [
    "logout": ["log", "out"], "login": ["log", "in"], "signout": ["sign", "out"], "signin": ["sign", "in"],
    "zoomin": ["zoom", "in"], "zoomout": ["zoom", "out"],
  ]

  /// One word for each of those that draw the same.
  static let drawn = [
    "plus": "add", "minus": "remove", "x": "close", "xmark": "close", "cross": "close", "times": "close",
    "magnifyingglass": "search", "magnifier": "search", "loupe": "search",
    "magnifying": "search", "glass": "search", "gear": "settings", "cog": "settings",
    "pencil": "edit", "pen": "edit", "bin": "trash", "garbage": "trash", "checkmark": "check", "tick": "check",
    "user": "person", "users": "people", "profile": "person", "doc": "document", "file": "document",
    "page": "document", "image": "photo", "picture": "photo", "envelope": "mail", "email": "mail", "slash": "off",
    "bullets": "bullet", "bulleted": "bullet", "unordered": "bullet", "numbered": "number", "ordered": "number",
    "gearshape": "settings", "ellipsis": "more", "dots": "more", "house": "home", "forwards": "forward",
    "backwards": "back", "backward": "back",
  ]
}
