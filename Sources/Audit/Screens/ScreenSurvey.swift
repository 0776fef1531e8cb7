internal import CatalogModel
internal import SourceText

/// Joins what files say of screens with the sites in them.
package struct ScreenSurvey {
  private let shown: [String: [ScreenFacts.Shown]]
  private let owners: [ScreenFacts.Owner]
  private let sites: [String: [NamedSite]]

  package init(facts: ScreenFacts, sites: [NamedSite]) {
    shown = Dictionary(grouping: Set(facts.shown), by: \.name)
      .mapValues { $0.sorted { ($0.by ?? "", $0.means) < ($1.by ?? "", $1.means) } }
    owners = facts.owners
    self.sites = Dictionary(grouping: sites.filter { !$0.site.isDefinition }) { site in
      "\(site.site.file.path)\n\(site.site.owner ?? "")"
    }
  }

  /// The screens of the app, by file and place.
  package func screens() -> [AuditedScreen] {
    owners.compactMap(screen).sorted { ($0.file.path, $0.position, $0.name) < ($1.file.path, $1.position, $1.name) }
  }

  private func screen(_ owner: ScreenFacts.Owner) -> AuditedScreen? {
    let showings = shown[owner.name] ?? []
    let own = sites["\(owner.file.path)\n\(owner.name)"] ?? []
    let bar = own.filter { $0.site.container == .navigationBar }
    guard owner.isScreen || !showings.isEmpty || !bar.isEmpty else { return nil }
    let exits = own.filter { $0.site.container != .dialog && $0.site.container != .menu && $0.site.container != .swipe }
    let dismissals = exits.filter(Self.dismisses)
    let confirmations = exits.filter { Self.confirms($0) && !Self.dismisses($0) }
    let (kind, certainty) = kind(
      of: owner, showings, dismissals: dismissals, confirms: !confirmations.isEmpty, hasBar: !bar.isEmpty)
    let ends = Set((dismissals + confirmations).map(\.site.range))
    return AuditedScreen(
      name: owner.name, file: owner.file, position: owner.file.position(at: owner.range.lowerBound),
      framework: owner.framework, kind: kind, certainty: certainty,
      dismissals: dismissals.isEmpty ? Self.system(kind) : dismissals.compactMap(Self.exit),
      confirmations: confirmations.compactMap(Self.exit),
      actions: bar.filter { !ends.contains($0.site.range) && $0.certainty >= .likely }.compactMap(\.purpose),
      shownBy: showings, exits: dismissals + confirmations)
  }

  // MARK: Exits

  private static let leaving: Set<String> = ["close", "cancel", "back", "done", "discard", "ok", "no"]
  private static let ending: Set<String> = [
    "done", "save", "send", "add", "create", "submit", "apply", "confirm", "continue", "ok", "update", "yes", "share",
    "log-in", "create-account", "next",
  ]
  private static let closingCalls: Set<String> = [
    "dismiss", "dismissModal", "close", "popBackStack", "navigateUp", "finish", "popViewController", "onDismiss",
    "onClose", "onDismissRequest", "hide", "onCloseClick", "onBackClick", "onRequestClose", "pop", "dismissView",
  ]

  /// Whether the site leaves the screen and does nothing else.
  static func dismisses(_ named: NamedSite) -> Bool {
    guard let purpose = named.purpose, named.certainty > .none, leaving.contains(purpose) else { return false }
    return purpose == "done" || purpose == "ok" ? onlyCloses(named) : isInBar(named) || onlyCloses(named)
  }

  /// Whether the site ends the task of the screen.
  static func confirms(_ named: NamedSite) -> Bool {
    guard let purpose = named.purpose, named.certainty >= .likely, ending.contains(purpose) else { return false }
    return isInBar(named) || named.site.placement == .confirmation
  }

  /// Whether all that a site's action calls is known to close.
  static func onlyCloses(_ named: NamedSite) -> Bool {
    let names = named.site.actions.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    return !names.isEmpty && names.allSatisfy(closingCalls.contains)
  }

  private static func isInBar(_ named: NamedSite) -> Bool {
    named.site.container == .navigationBar || named.site.container == .bottomBar
  }

  private static func exit(_ named: NamedSite) -> AuditedScreen.Exit? {
    named.purpose.map { AuditedScreen.Exit(purpose: $0, side: side(named.site)) }
  }

  private static func side(_ site: Site) -> AuditedScreen.Side {
    switch (site.container, site.placement) {
    case (.bottomBar, _), (_, .bottom): .bottom
    case (.navigationBar, .leading), (.navigationBar, .cancellation): .leading
    case (.navigationBar, _): .trailing
    default: .content
    }
  }

  private static func system(_ kind: HeaderKind) -> [AuditedScreen.Exit] {
    kind == .page ? [AuditedScreen.Exit(purpose: "back", side: .system)] : []
  }

  // MARK: Kinds

  private func kind(
    of owner: ScreenFacts.Owner, _ showings: [ScreenFacts.Shown], dismissals: [NamedSite], confirms: Bool, hasBar: Bool
  ) -> (HeaderKind, Certainty) {
    let left = Set(dismissals.compactMap(\.purpose))
    if left.contains("cancel") { return (.dialog, confirms ? .certain : .likely) }
    let shown = Set(showings.map(\.showing))
    let isModal = owner.declared == .modal || shown == [.modal]
    if isModal || (left.contains("close") && !shown.contains(.push)) || left.contains("done") {
      let isDialog = confirms || owner.takesText
      return (isDialog ? .dialog : .viewer, isModal ? .certain : .likely)
    }
    if left.contains("back") || owner.declared == .push || shown.contains(.push) {
      return (.page, shown.contains(.modal) ? .unsure : .certain)
    }
    if owner.declared == .root || shown.contains(.root) { return (.root, .likely) }
    return (.page, hasBar ? .likely : .unsure)
  }
}
