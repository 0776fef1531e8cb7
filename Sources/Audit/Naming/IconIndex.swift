internal import AppReading
internal import CatalogFiles
internal import CatalogModel

/// The purposes by the icons that buttons show: the catalogue's own, aliases, and names that are words of a purpose.
struct IconIndex: Sendable {
  /// The meaning of an icon.
  struct Reading: Equatable {
    /// The purposes that the glyph most likely means, the likeliest first.
    let purposes: [Int]
    /// All purposes that it can mean, so that it contradicts none of them.
    let compatible: Set<Int>

    /// True if the glyph means one purpose alone.
    var isUnique: Bool { purposes.count == 1 }
  }

  private var exact: [IconSetIdentifier: [String: [Int]]] = [:]
  private var base: [IconSetIdentifier: [String: [Int]]] = [:]
  /// In all sets.
  private var anyExact: [String: [Int]] = [:]
  private var anyBase: [String: [Int]] = [:]
  /// Identifiers and English titles as names of icons: `select-all`.
  private var words: [String: [Int]] = [:]
  /// The rank of each purpose among those with the same glyph.
  private var order: [Int]

  init(_ catalog: CatalogSource) {
    order = catalog.purposes.map { Self.first.firstIndex(of: $0.identifier) ?? Self.first.count }
    for (index, purpose) in catalog.purposes.enumerated() {
      let namesake = Self.namesakes[purpose.identifier].flatMap { catalog.purposeIndex[$0] }
      for (set, icon) in purpose.icons.sorted(by: { $0.key < $1.key }) {
        let others = namesake.flatMap { catalog.purposes[$0].icons[set]?.recognisingNames } ?? []
        for name in icon.recognisingNames where !others.contains(name) { add(name, of: set, to: index) }
      }
      let aliases = catalog.vocabulary[purpose.identifier].icons
      for (set, names) in aliases.sorted(by: { $0.key < $1.key }) {
        for name in names { add(name, of: set, to: index) }
      }
      words.add(index, under: purpose.identifier)
    }
  }

  private mutating func add(_ name: String, of set: IconSetIdentifier, to purpose: Int) {
    let words = IconWords(name, hasDots: true)
    exact[set, default: [:]].add(purpose, under: words.exact)
    base[set, default: [:]].add(purpose, under: words.base)
    anyExact.add(purpose, under: words.exact)
    anyBase.add(purpose, under: words.base)
  }

  /// The purposes whose glyphs say no more than those of another one: a trash can is Delete, also of an app that keeps what is
  /// deleted in its trash.
  private static let namesakes = ["move-to-trash": "delete"]

  /// The preferred purposes of shared glyphs: those that most bars mean by them.
  private static let first = [
    "close", "back", "add", "done", "more", "edit", "delete", "search", "settings", "share", "refresh", "info", "help",
    "send", "forward", "cancel", "expand", "collapse", "next", "disclosure", "account", "sync", "filter", "save",
    "home",
    "remove", "like", "log-out", "log-in", "open-external", "new-document", "organize", "open", "bookmark", "copy-link",
  ]

  /// The meaning of an icon; nil if no purpose has it.
  func reading(of icon: SiteIcon) -> Reading? {
    let name = IconWords(icon.name, hasDots: icon.origin == .sfSymbol)
    guard !name.exact.isEmpty else { return nil }
    let sets = sets(of: icon, name)
    var exactly: [Int] = []
    var roughly: [Int] = []
    if sets.isEmpty {
      exactly = exact[.anySet]?[name.exact] ?? []
      roughly = anyExact[name.exact] ?? []
    } else {
      for set in sets { exactly += exact[set]?[name.exact] ?? [] }
    }
    let named = words[name.exact] ?? words[name.base] ?? []
    // A symbol's name describes its glyph, not its purpose: `forward` is fast-forward.
    let isDescription = icon.origin == .sfSymbol
    let baseOf = sets.isEmpty ? anyBase[name.base] ?? [] : sets.flatMap { base[$0]?[name.base] ?? [] }
    let candidates = [exactly, isDescription ? [] : named, roughly, baseOf, anyExact[name.exact] ?? []]
    guard let chosen = candidates.first(where: { !$0.isEmpty }) else { return nil }
    let others = isDescription ? exactly + baseOf : exactly + named + roughly + baseOf
    return Reading(
      purposes: unique(chosen).sorted { (order[$0], $0) < (order[$1], $1) }, compatible: Set(others + chosen))
  }

  /// The sets that a name can be of; empty if that is not known.
  private func sets(of icon: SiteIcon, _ name: IconWords) -> [IconSetIdentifier] {
    if let set = name.set { return set == .anySet ? [] : [set] }
    switch icon.origin {
    case .sfSymbol: return [.sfSymbols]
    case .materialIcon: return [.materialSymbols]
    case .drawable, .asset, .component, .iconName: return []
    }
  }

  private func unique(_ purposes: [Int]) -> [Int] {
    var seen: Set<Int> = []
    return purposes.filter { seen.insert($0).inserted }
  }
}

extension [String: [Int]] {
  fileprivate mutating func add(_ purpose: Int, under key: String) {
    guard !key.isEmpty, self[key]?.contains(purpose) != true else { return }
    self[key, default: []].append(purpose)
  }
}
