internal import AppReading
internal import CatalogModel
internal import SourceText

extension ScreenSurvey {
  /// The ways in which a screen is left and confirmed, by the buttons in it.
  struct Exits {
    private(set) var dismissing: [NamedSite] = []
    private(set) var confirming: [NamedSite] = []
    private(set) var dismissals: [ScreenExit] = []
    private(set) var confirmations: [ScreenExit] = []

    init(
      _ sites: [NamedSite], of owner: AppScreens.Owner, zones: [AppScreens.Zone], traits: Set<AppScreens.Trait>
    ) {
      let isDialog = owner.declared == .modal && owner.framework.description.dialogsAreScreens
      let own = sites.filter { site in
        switch site.site.container {
        // The dialog that a screen shows has separate exits.
        case .dialog: isDialog
        case .menu, .swipe: false
        case .navigationBar, .bottomBar, .content: true
        }
      }
      let takesInput = !traits.isDisjoint(with: [.text, .input])
      for named in own {
        guard let purpose = named.purpose else { continue }
        let exit = ScreenExit(purpose: purpose, side: Self.side(named.site, zones))
        // A Done below settings keeps them.
        let keeps = ["done", "ok"].contains(purpose) && takesInput && !named.isInBar
        // A Done in a bar keeps nothing if nothing can be set.
        let onlyEnds = purpose == "done" && !takesInput && named.isInBar && !ScreenSurvey.keeps(named)
        if !keeps, onlyEnds || ScreenSurvey.dismisses(named) || isDialog && named.isInDialog && purpose == "cancel" {
          dismissing.append(named)
          if !dismissals.contains(exit) { dismissals.append(exit) }
        } else if keeps && ScreenSurvey.onlyCloses(named) || ScreenSurvey.confirms(named) {
          confirming.append(named)
          if !confirmations.contains(exit) { confirmations.append(exit) }
        }
      }
    }

    /// Adds the buttons that bars declare and that are not sites.
    mutating func add(_ exits: [ScreenExit]) {
      for exit in exits where !dismissals.contains(where: { $0.side == exit.side }) { dismissals.append(exit) }
    }

    private static func side(_ site: Site, _ zones: [AppScreens.Zone]) -> ScreenSide {
      switch (site.container, site.placement) {
      case (.bottomBar, _), (_, .bottom), (.dialog, _): return .bottom
      case (.navigationBar, .leading), (.navigationBar, .cancellation): return .leading
      case (.navigationBar, _): return .trailing
      default:
        let around = zones.filter { $0.range.contains(site.range.lowerBound) }
        return around.min { $0.range.count < $1.range.count }?.side ?? .content
      }
    }
  }

  private static let leaving: Set<String> = ["close", "cancel", "back", "done", "discard", "ok", "no"]
  private static let ending: Set<String> = [
    "done", "save", "send", "add", "create", "submit", "apply", "confirm", "continue", "ok", "update", "yes", "share",
    "log-in", "create-account", "next",
  ]
  private static let closingCalls: Set<String> = [
    "dismiss", "dismissModal", "close", "popBackStack", "navigateUp", "finish", "popViewController", "onDismiss",
    "onClose", "onDismissRequest", "hide", "onCloseClick", "onBackClick", "onRequestClose", "pop", "dismissView",
    "dismissAction", "closeAction", "onCancel", "closeModal", "closeDialog", "handleClose",
  ]

  /// Returns whether the site only leaves the screen.
  static func dismisses(_ named: NamedSite) -> Bool {
    guard let purpose = named.purpose, named.certainty > .none, leaving.contains(purpose) else { return false }
    // A Cancel at the bottom leaves, no matter what its action is called.
    let isAtEnd = named.isInBar || named.site.placement == .bottom && purpose == "cancel"
    return purpose == "done" || purpose == "ok" ? onlyCloses(named) : isAtEnd || onlyCloses(named)
  }

  /// Returns whether the site ends the task of the screen.
  static func confirms(_ named: NamedSite) -> Bool {
    guard let purpose = named.purpose, named.certainty >= .likely, ending.contains(purpose) else { return false }
    return named.isInBar || named.isInDialog || [.confirmation, .bottom].contains(named.site.placement)
  }

  /// Returns whether all calls of a site's action are known to close.
  static func onlyCloses(_ named: NamedSite) -> Bool {
    let names = named.site.actions.map(\.lastNamePart)
    return !names.isEmpty && names.allSatisfy(closingCalls.contains)
  }

  /// Returns whether a site's action keeps something, by its name.
  static func keeps(_ named: NamedSite) -> Bool {
    let verbs = ["save", "submit", "send", "update", "apply", "store", "create", "post", "add", "confirm"]
    return named.site.actions.contains { action in verbs.contains { action.lowercased().contains($0) } }
  }

  /// Returns whether a site's action closes after doing something else.
  static func closesAfter(_ named: NamedSite) -> Bool {
    let names = named.site.actions.map(\.lastNamePart)
    return names.count > 1 && names.contains(where: closingCalls.contains) && !onlyCloses(named)
  }
}

extension NamedSite {
  fileprivate var isInDialog: Bool { site.container == .dialog }
}
