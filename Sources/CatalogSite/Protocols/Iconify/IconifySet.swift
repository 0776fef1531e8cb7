internal import CatalogModel
internal import GeneratedCode
internal import SourceText

/// The icons and aliases of the set, before they are written.
struct IconifySet: Sendable {
  /// A purpose's drawing.
  struct Icon: Sendable {
    let name: String
    let role: String
    let drawing: IconArtwork.Drawing
    let isFlipped: Bool
  }

  /// Another name of an icon, or of an alias.
  struct Alias: Sendable {
    let name: String
    let parent: String
    var isFlipped = false
  }

  /// Sorted by name.
  let icons: [Icon]
  let aliases: [Alias]
  private let iconIndex: [String: Int]
  private let aliasIndex: [String: Int]

  /// - Parameter input: the icons come from its first left-to-right and its first right-to-left locale; the source
  ///   locale is the first of all.
  init(_ input: SiteInput) {
    let (icons, variants) = Self.drawn(input)
    let taken = Set(input.generated.purposes.map(\.identifier)).union(icons.map(\.name))
    var aliases = variants.filter { !taken.contains($0.name) }
    let names = Set(icons.map(\.name)).union(aliases.map(\.name))
    var used = taken.union(names)
    for purpose in input.generated.purposes {
      for former in purpose.formerly {
        for suffix in ["", rightToLeftSuffix] where names.contains(purpose.identifier + suffix) {
          guard used.insert(former + suffix).inserted else { continue }
          aliases.append(Alias(name: former + suffix, parent: purpose.identifier + suffix))
        }
      }
    }
    self.icons = icons.sorted { $0.name < $1.name }
    self.aliases = aliases.sorted { $0.name < $1.name }
    iconIndex = Dictionary(self.icons.enumerated().map { ($1.name, $0) }) { first, _ in first }
    aliasIndex = Dictionary(self.aliases.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// The icons of the purposes; those that differ in right-to-left locales are extra icons, or aliases if only flipped.
  private static func drawn(_ input: SiteInput) -> (icons: [Icon], variants: [Alias]) {
    let catalog = input.generated
    let ordered = catalog.locales.filter { $0.tag == catalog.sourceLocale } + catalog.locales
    guard let set = catalog.iconSets.firstIndex(where: { $0.identifier == input.artwork.iconSet }),
      let usual = ordered.first(where: { !$0.isRightToLeft }) ?? ordered.first
    else { return ([], []) }
    let mirrored = ordered.first(where: \.isRightToLeft)
    let identifiers = Set(catalog.purposes.map(\.identifier))
    var icons: [Icon] = []
    var variants: [Alias] = []
    for (index, purpose) in catalog.purposes.enumerated() {
      let (name, role) = (purpose.identifier, purpose.role.rawValue)
      guard let icon = usual.icons[set][index].flatMap({ Glyph($0, in: input.artwork) }) else { continue }
      icons.append(Icon(name: name, role: role, drawing: icon.drawing, isFlipped: icon.isFlipped))
      guard let other = mirrored?.icons[set][index].flatMap({ Glyph($0, in: input.artwork) }), other != icon,
        !identifiers.contains(name + rightToLeftSuffix)
      else { continue }
      if other.drawing == icon.drawing {
        variants.append(Alias(name: name + rightToLeftSuffix, parent: name, isFlipped: true))
      } else {
        icons.append(
          Icon(name: name + rightToLeftSuffix, role: role, drawing: other.drawing, isFlipped: other.isFlipped))
      }
    }
    return (icons, variants)
  }

  // MARK: Names

  /// The names of icons and aliases, sorted.
  var allNames: [String] { (icons.map(\.name) + aliases.map(\.name)).sorted() }

  func has(_ name: String) -> Bool { iconIndex[name] != nil || aliasIndex[name] != nil }

  /// The drawing of an icon or alias, and whether it is flipped; two flips cancel each other.
  func resolved(_ name: String) -> (drawing: IconArtwork.Drawing, isFlipped: Bool)? {
    if let index = iconIndex[name] { return (icons[index].drawing, icons[index].isFlipped) }
    guard let index = aliasIndex[name], let parent = resolved(aliases[index].parent) else { return nil }
    return (parent.drawing, parent.isFlipped != aliases[index].isFlipped)
  }

  /// The icons and aliases that the names need, without duplicates, and the unknown names in the given order.
  func selection(_ names: [String]) -> (icons: [Icon], aliases: [Alias], missing: [String]) {
    var (iconPlaces, aliasPlaces): (Set<Int>, Set<Int>) = ([], [])
    var missing: [String] = []
    for asked in names {
      var name = asked
      while let place = aliasIndex[name] {
        aliasPlaces.insert(place)
        name = aliases[place].parent
      }
      if let place = iconIndex[name] {
        iconPlaces.insert(place)
      } else if !missing.contains(asked) {
        missing.append(asked)
      }
    }
    return (iconPlaces.sorted().map { icons[$0] }, aliasPlaces.sorted().map { aliases[$0] }, missing)
  }
}

private let rightToLeftSuffix = "-rtl"

/// A drawing as it appears in a locale.
private struct Glyph: Equatable {
  let drawing: IconArtwork.Drawing
  let isFlipped: Bool

  /// - Returns: nil if neither the icon nor its replacement for older systems has a drawing.
  init?(_ icon: GeneratedIcon, in artwork: IconArtwork) {
    if let drawing = artwork.drawings[icon.name] {
      (self.drawing, isFlipped) = (drawing, icon.isMirrored)
    } else if let drawing = icon.fallback.flatMap({ artwork.drawings[$0] }) {
      (self.drawing, isFlipped) = (drawing, icon.isFallbackMirrored)
    } else {
      return nil
    }
  }
}

extension IconifySet.Icon {
  var member: JSONTree.Member {
    .init(
      name,
      .fields([
        ("body", .string(drawing.body)), ("width", .decimal(drawing.width)), ("height", .decimal(drawing.height)),
        ("hFlip", isFlipped ? .bool(true) : nil),
      ]))
  }
}

extension IconifySet.Alias {
  var member: JSONTree.Member {
    .init(name, .fields([("parent", .string(parent)), ("hFlip", isFlipped ? .bool(true) : nil)]))
  }
}
