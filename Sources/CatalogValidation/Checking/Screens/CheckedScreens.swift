package import CatalogFiles
internal import CatalogModel
internal import Navigation

/// The screens of a catalogue, looked over once for all rules.
package struct CheckedScreens: Sendable {
  /// Sorted by identifier.
  package private(set) var all: [CheckedScreen]
  /// The screens that the tabs begin with, in the order of the tab bar.
  package let tabs: [CheckedScreen]
  /// Each circle of parents, beginning with its first screen by identifier.
  package let circles: [[String]]
  /// The purposes whose titles are screen titles, by index and in their order, each with its first screen.
  package let titles: [(purpose: Int, screen: String)]
  /// The purposes whose titles are large screen titles, by index and in their order, each with its first such screen.
  package let largeTitles: [(purpose: Int, screen: String)]
  /// The identifiers of the screens at the base of a stack, as a router chooses them, and of the first screens of tabs.
  package let bases: Set<String>
  /// By screen, the index of its parent; nil if it has none, or if no layer declares it.
  private let parents: [Int?]
  private let indices: [String: Int]

  package init(of source: CatalogSource) {
    let kinds = Kinds(source.headers)
    let all = source.screens.map { kinds.checked($0, in: source) }
    tabs = all.filter(\.isBaseOfTab).sorted {
      ($0.screen.tabOrder ?? .max, $0.id) < ($1.screen.tabOrder ?? .max, $1.id)
    }
    indices = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.id, $0) })
    parents = all.map { [indices] in $0.screen.parent.flatMap { indices[$0] } }
    circles = Self.circles(parents).map { $0.map { all[$0].id } }
    titles = Self.titles(of: all, in: source)
    largeTitles = Self.titles(of: all.filter { $0.kind?.title == .prominent }, in: source)
    bases = Set(Screens(all.map(\.screen)).stacks.map(\.base)).union(tabs.map(\.id))
    self.all = all
    countModals()
  }

  private static func titles(of screens: [CheckedScreen], in source: CatalogSource) -> [(purpose: Int, screen: String)]
  {
    var titles: [Int: String] = [:]
    for case (let screen, .purpose(let purpose)) in screens.map({ ($0.id, $0.screen.title) }) {
      guard let index = source.purposeIndex[purpose], titles[index] == nil else { continue }
      titles[index] = screen
    }
    return titles.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The identifiers of the purposes that a bar, a tab or a row shows, beside the titles of screens.
  package var shownPurposes: Set<String> {
    all.reduce(into: []) { shown, screen in
      shown.formUnion(screen.shownPurposes)
      // A screen with an indicator is announced by a row.
      guard case .purpose(let title) = screen.screen.title else { return }
      if screen.isBaseOfTab || screen.screen.indicator == .chevron { shown.insert(title) }
    }
  }

  /// The screen with an identifier; nil if no layer declares it.
  package subscript(identifier: String) -> CheckedScreen? { indices[identifier].map { all[$0] } }

  // MARK: Parents

  /// The screens beneath a screen, the nearest first; a missing parent or a circle ends them.
  package func ancestors(of screen: CheckedScreen) -> [CheckedScreen] {
    var ancestors: [CheckedScreen] = []
    var seen: Set = [screen.id]
    var next = screen.screen.parent
    while let id = next, let parent = self[id], seen.insert(id).inserted {
      ancestors.append(parent)
      next = parent.screen.parent
    }
    return ancestors
  }

  /// The cycles of parents.
  private static func circles(_ parents: [Int?]) -> [[Int]] {
    var circles: [[Int]] = []
    // By screen, the first screen of the walk that came by.
    var walks = [Int?](repeating: nil, count: parents.count)
    for start in parents.indices where walks[start] == nil {
      var way: [Int] = []
      var next: Int? = start
      while let screen = next, walks[screen] == nil {
        walks[screen] = start
        way.append(screen)
        next = parents[screen]
      }
      guard let screen = next, walks[screen] == start, let first = way.firstIndex(of: screen) else { continue }
      let circle = way[first...]
      let least = circle.enumerated().min { $0.element < $1.element }?.offset ?? 0
      circles.append(Array(circle.dropFirst(least) + circle.prefix(least)))
    }
    return circles
  }

  /// Counts from the bases upwards, which leaves out screens in or above a cycle.
  private mutating func countModals() {
    var children = [[Int]](repeating: [], count: all.count)
    for (screen, parent) in parents.enumerated() { if let parent { children[parent].append(screen) } }
    var waiting = all.indices.filter { parents[$0] == nil }
    while let screen = waiting.popLast() {
      let below = parents[screen].map { all[$0].modalCount } ?? 0
      all[screen].modalCount = below + (all[screen].screen.presentation.isModal ? 1 : 0)
      waiting += children[screen]
    }
  }
}

/// The kinds of headers by their names.
private struct Kinds {
  private let definitions: [HeaderKind: HeaderKindDefinition]
  private let dialogs: Set<HeaderKind>
  private let dismissal: DismissalPolicy

  init(_ headers: HeaderKinds) {
    definitions = Dictionary(headers.kinds.map { ($0.kind, $0) }) { first, _ in first }
    dialogs = Self.dialogs(definitions)
    dismissal = headers.dismissal
  }

  /// The kinds that need a confirmation, or are variants of one that does.
  private static func dialogs(_ definitions: [HeaderKind: HeaderKindDefinition]) -> Set<HeaderKind> {
    var isDialog: [HeaderKind: Bool] = [:]
    for start in definitions.keys {
      var way: [HeaderKind] = []
      var next: HeaderKind? = start
      var found = false
      while let kind = next, let definition = definitions[kind] {
        found = isDialog[kind] ?? definition.requiresConfirmation
        if found || isDialog[kind] != nil { break }
        // Until the end of the way is known, which also ends a circle.
        isDialog[kind] = false
        way.append(kind)
        next = definition.extends
      }
      if let next, found { way.append(next) }
      for kind in way { isDialog[kind] = found }
    }
    return Set(isDialog.filter(\.value).keys)
  }

  func checked(_ screen: Screen, in source: CatalogSource) -> CheckedScreen {
    let kind = definitions[screen.header]
    return CheckedScreen(
      screen: screen, kind: kind, isDialog: dialogs.contains(screen.header), leading: leading(of: screen, kind, source))
  }

  private func leading(of screen: Screen, _ kind: HeaderKindDefinition?, _ source: CatalogSource) -> HeaderItem? {
    switch screen.leading {
    case .item(let item): return item
    case .hidden: return nil
    case nil: break
    }
    let purpose: String
    switch kind?.leading.first {
    case .system, .back: purpose = "back"
    case .close: purpose = "close"
    case .policy: purpose = dismissal == .cancel ? "cancel" : "close"
    case .hidden, nil: return nil
    }
    return source.purposeIndex[purpose] == nil ? nil : HeaderItem(purpose: purpose)
  }
}
