internal import AppReading
internal import CatalogFiles
internal import CatalogModel

/// A site's evidence for its purpose beside texts and icons: role, placement, container and action.
///
/// It supports or contradicts a purpose, but never names one.
struct SiteSupport {
  private let site: Site
  private let purposes: [PurposeDefinition]
  private let titles: TitleIndex

  init(_ site: Site, _ catalog: CatalogSource, titles: TitleIndex) {
    self.site = site
    purposes = catalog.purposes
    self.titles = titles
  }

  /// The evidence for a purpose; nil without any.
  func evidence(for purpose: Int) -> Evidence? {
    let definition = purposes[purpose]
    if let role = site.role, Self.fits(role, definition) {
      return Evidence(signal: .role, seen: role.rawValue, purpose: definition.identifier)
    }
    if let placement = site.placement, Self.fits(placement, definition) {
      return Evidence(signal: .role, seen: placement.rawValue, purpose: definition.identifier)
    }
    if let action = action(for: purpose) {
      return Evidence(signal: .action, seen: action, purpose: definition.identifier)
    }
    return nil
  }

  /// Returns whether the declared role contradicts a purpose: a button that destroys is not declared to cancel.
  func contradicts(_ purpose: Int) -> Bool {
    let role = purposes[purpose].role
    return switch site.role {
    case .cancel: role == .destroy
    case .destructive: role == .cancel
    case .close: role == .destroy
    case .confirm, .submit: role == .cancel || role == .dismiss
    case nil: false
    }
  }

  /// True if the container is one where people expect buttons that only a glyph explains.
  var isInBar: Bool {
    switch site.container {
    case .navigationBar, .bottomBar, .menu, .swipe: true
    case .dialog, .content: false
    }
  }

  private static func fits(_ role: DeclaredRole, _ purpose: PurposeDefinition) -> Bool {
    switch role {
    case .cancel: purpose.role == .cancel || purpose.role == .dismiss
    case .close: purpose.role == .dismiss
    case .destructive: purpose.role == .destroy
    case .confirm, .submit: purpose.role == .confirm
    }
  }

  private static func fits(_ placement: Placement, _ purpose: PurposeDefinition) -> Bool {
    switch placement {
    case .cancellation: purpose.role == .cancel || purpose.role == .dismiss
    case .confirmation: purpose.role == .confirm
    case .destructive: purpose.role == .destroy
    case .leading:
      purpose.role == .dismiss || purpose.role == .cancel || purpose.role == .navigate && purpose.direction == .backward
    case .trailing, .primary, .secondary, .bottom: false
    }
  }

  /// The first of the site's actions that means a purpose.
  private func action(for purpose: Int) -> String? {
    guard !site.actions.isEmpty else { return nil }
    let definition = purposes[purpose]
    let leaves =
      definition.role == .dismiss || definition.role == .cancel
      || definition.role == .navigate && definition.direction == .backward
    return site.actions.prefix(Self.mostActions).first { action in
      let words = Self.wordsOfAction(action)
      guard let verb = words.first else { return false }
      if verb == "toggle" || verb == "append", words.count == 1 { return isChanged(definition, by: action, verb) }
      if leaves, Self.leaving.contains(words.joined()) || Self.leaving.contains(action.lastMember.lowercased()) {
        return true
      }
      if titles.purposes(ofVerb: verb).contains(purpose) { return true }
      guard words.count > 1 else { return false }
      return titles.purposes(named: words.joined(separator: " ")).contains(purpose)
        || titles.purposes(named: words.dropFirst().joined(separator: " ")).contains(purpose)
    }
  }

  /// The words of an action that say what it does: `delete` of `onDeleteClick`, `handleDelete` and
  /// `deleteButtonTapped`.
  static func wordsOfAction(_ action: String) -> [String] {
    let words = NameWords.words(of: action.lastMember)
    var kept = words[...]
    while kept.count > 1, let last = kept.last, lastWords.contains(last) { kept.removeLast() }
    while kept.count > 1, let first = kept.first, firstWords.contains(first) { kept.removeFirst() }
    return Array(kept)
  }

  /// Words in the names of actions that only say that something is pressed.
  private static let lastWords: Set = [
    "click", "clicked", "tap", "tapped", "press", "pressed", "button", "btn", "action", "handler", "callback", "did",
    "item", "touched", "selected", "triggered", "cb", "up", "inside",
  ]
  private static let firstWords: Set = ["on", "handle", "did", "tap", "perform", "do", "will", "request", "click"]

  /// Returns whether an action toggles what a purpose shows, `sidebarIsCollapsed.toggle`, or appends to a list.
  private func isChanged(_ purpose: PurposeDefinition, by action: String, _ verb: String) -> Bool {
    if verb == "append" { return purpose.identifier == "add" }
    let members = action.split(separator: ".").dropLast()
    return members.last.map { NameWords.words(of: String($0)).contains(purpose.identifier) } ?? false
  }

  /// The number of calls of an action that are considered; later ones are rarely the button's purpose.
  private static let mostActions = 8

  /// Names of calls that take a screen away, in lower case.
  private static let leaving: Set = [
    "dismiss", "popbackstack", "navigateup", "finish", "popviewcontroller", "dismissmodal", "goback", "onbackpressed",
    "back",
    "close", "ondismiss", "onclose", "onback", "onbackclick", "pop", "presentationmode", "dismissrequest",
    "ondismissrequest",
    "handleclose", "setopen", "setisopen", "closedialog", "closemodal", "dismissdialog", "cancel",
  ]
}

extension String {
  /// The name after the last dot: `save` of `viewModel.save`.
  fileprivate var lastMember: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[index(after: $0)...]) } ?? self
  }
}
