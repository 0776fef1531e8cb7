package import AppReading
internal import CatalogModel
internal import SourceText

/// Joins the facts in files about screens with the sites in those screens.
package struct ScreenSurvey {
  let shown: [String: [AppScreens.Shown]]
  private let owners: [AppScreens.Owner]
  private let byName: [String: [AppScreens.Owner]]
  private let sites: [String: [NamedSite]]
  private let withoutOwner: [String: [NamedSite]]
  /// The sites of storyboards and xibs, by the class of the file's owner.
  private let drawn: [String: [NamedSite]]
  private let barButtons: [String: [AppScreens.BarButton]]
  private let zones: [String: [AppScreens.Zone]]
  /// The names of the parts that views consist of.
  private let partNames: Set<String>

  package init(facts: AppScreens, sites: [NamedSite]) {
    shown = Dictionary(grouping: Set(facts.shown + Self.followed(facts)), by: \.name)
      .mapValues { $0.sorted { ($0.by ?? "", $0.means) < ($1.by ?? "", $1.means) } }
    owners = facts.owners
    byName = Dictionary(grouping: facts.owners, by: \.name)
    let pressed = sites.filter { !$0.site.isDefinition }
    self.sites = Dictionary(grouping: pressed) { Self.key($0.site.file.path, $0.site.owner ?? "") }
    withoutOwner = Dictionary(grouping: pressed.filter { $0.site.owner == nil }, by: \.site.file.path)
    drawn = Dictionary(
      grouping: pressed.filter { $0.site.file.path.hasSuffix(".xib") || $0.site.file.path.hasSuffix(".storyboard") }
    ) { $0.site.owner ?? "" }
    barButtons = Dictionary(grouping: facts.barButtons) { Self.key($0.path, $0.owner) }
    zones = facts.zones
    partNames = facts.owners.reduce(into: []) { $0.formUnion($1.parts) }
  }

  private static func key(_ path: String, _ owner: String) -> String { "\(path)\n\(owner)" }

  /// The screens that coordinators and modules show, by name.
  private static func followed(_ facts: AppScreens) -> [AppScreens.Shown] {
    let routes = Dictionary(grouping: Set(facts.routes), by: \.name)
    // A type that holds a screen is shown as that screen.
    let held = Set(facts.shown).filter { $0.name.first?.isUppercase == true }
    var followed = (facts.shownRoutes + held).flatMap { shown in
      (routes[shown.name] ?? []).map {
        AppScreens.Shown(name: $0.screen, showing: shown.showing, by: shown.by, means: shown.means)
      }
    }
    let modules = Dictionary(facts.exports.map { (module(ofFile: $0.key), $0.value) }) { first, _ in first }
    for shown in Set(facts.shown) where shown.name.hasPrefix("/") {
      for (module, name) in modules where module.hasSuffix(shown.name) {
        followed.append(AppScreens.Shown(name: name, showing: shown.showing, by: shown.by, means: shown.means))
      }
    }
    return followed
  }

  /// The path that imports name: without the ending, and without `index`.
  private static func module(ofFile path: String) -> String {
    var parts = path.split(separator: "/").map(String.init)
    guard let last = parts.popLast(), let stem = last.split(separator: ".").first else { return path }
    if stem != "index" { parts.append(String(stem)) }
    return "/" + parts.joined(separator: "/")
  }

  /// The screens of the app, by file and place.
  package func screens() -> [AuditedScreen] {
    owners.compactMap(screen).sorted { ($0.file.path, $0.position, $0.name) < ($1.file.path, $1.position, $1.name) }
  }

  private func screen(_ owner: AppScreens.Owner) -> AuditedScreen? {
    let all = shown[owner.name] ?? []
    let showings = all.filter { $0.showing != .part }
    let own = ownSites(of: owner)
    guard isScreen(owner, showings, isPart: all.count > showings.count, bar: own.filter(\.isInBar)) else { return nil }
    let traits = traits(of: owner)
    let content = own + partSites(of: owner)
    var exits = Exits(content, of: owner, zones: zones[owner.file.path] ?? [], traits: traits)
    exits.add(barButtonsOfAll(owner))
    let kind = Kind(owner: owner, showings: showings, exits: exits, traits: traits, own: own).kind
    let ends = Set((exits.dismissing + exits.confirming).map(\.site.range))
    let actions = own.filter { $0.isInBar && !ends.contains($0.site.range) && $0.certainty >= .likely }
    return AuditedScreen(
      name: owner.name, file: owner.file, position: owner.file.position(at: owner.range.lowerBound),
      framework: owner.framework, kind: kind.kind, certainty: kind.certainty,
      dismissals: exits.dismissals.isEmpty && kind.kind == .page
        ? [ScreenExit(purpose: "back", side: .system)] : exits.dismissals,
      confirmations: exits.confirmations, actions: actions.compactMap(\.purpose), shownBy: showings,
      takesInput: !traits.isDisjoint(with: [.text, .input]),
      exits: exits.dismissing + exits.confirming)
  }

  /// Returns whether a declaration is a whole screen, not a part of one.
  private func isScreen(
    _ owner: AppScreens.Owner, _ showings: [AppScreens.Shown], isPart: Bool, bar: [NamedSite]
  ) -> Bool {
    if owner.traits.contains(.wrapper) { return false }
    if !showings.isEmpty { return true }
    if isPart { return false }
    if owner.isScreen { return true }
    // A view with a bar is a screen, unless a view that others show takes it as a part.
    return owner.framework.description.barsMakeScreens && !partNames.contains(owner.name)
      && bar.contains { $0.purpose != nil }
  }

  // MARK: Parts

  private func ownSites(of owner: AppScreens.Owner) -> [NamedSite] {
    let named =
      (sites[Self.key(owner.file.path, owner.name)] ?? [])
      + (owner.framework.description.hasStoryboards ? drawn[owner.name] ?? [] : [])
    guard named.isEmpty else { return named }
    return (withoutOwner[owner.file.path] ?? []).filter { owner.extent.contains($0.site.range.lowerBound) }
  }

  /// The views that make up a screen, without those that are screens themselves.
  private func parts(of owner: AppScreens.Owner) -> [AppScreens.Owner] {
    var found: [AppScreens.Owner] = []
    var seen: Set<String> = [owner.name]
    var open = [owner]
    for _ in 0..<Self.maximumDepth {
      var next: [AppScreens.Owner] = []
      for name in open.flatMap(\.parts).sorted() where seen.insert(name).inserted {
        guard shown[name]?.contains(where: { $0.showing != .part }) != true, let parts = byName[name],
          let part = parts.first(where: { $0.file.path == owner.file.path }) ?? (parts.count == 1 ? parts[0] : nil),
          part.framework == owner.framework, !part.isScreen
        else { continue }
        next.append(part)
      }
      found += next
      open = next
    }
    return found
  }

  private static let maximumDepth = 3

  private func traits(of owner: AppScreens.Owner) -> Set<AppScreens.Trait> {
    parts(of: owner).reduce(into: owner.traits) { $0.formUnion($1.traits.intersection([.text, .input])) }
  }

  /// The buttons of bars in the parts of a screen.
  private func partSites(of owner: AppScreens.Owner) -> [NamedSite] {
    let parts = parts(of: owner).map { Self.key($0.file.path, $0.name) }
    return parts.flatMap { (sites[$0] ?? []).filter(\.isInBar) }
  }

  private func barButtonsOfAll(_ owner: AppScreens.Owner) -> [ScreenExit] {
    let all = [owner] + parts(of: owner)
    return all.flatMap { barButtons[Self.key($0.file.path, $0.name)] ?? [] }.map(\.exit)
  }
}

extension NamedSite {
  /// True if the site is in the bar at the top or at the bottom of a screen.
  var isInBar: Bool { site.container == .navigationBar || site.container == .bottomBar }
}
