/// An item of a header: a purpose, and what the app adds to it.
public struct HeaderItem: Hashable, Sendable {
  /// Its purpose.
  public var purpose: Purpose
  /// The message without arguments that it shows in place of the title.
  public var message: String?
  /// A text in place of the purpose's, such as a name that comes from data.
  public var title: String?
  /// Whether it can be pressed.
  public var isEnabled: Bool
  /// The identifier that UI tests find it by.
  public var accessibilityIdentifier: String?
  /// The identifier of the app's action; nil for the purpose's own.
  public var action: String?

  /// Creates an item.
  public init(
    _ purpose: Purpose, message: String? = nil, title: String? = nil, isEnabled: Bool = true,
    accessibilityIdentifier: String? = nil, action: String? = nil
  ) {
    self.purpose = purpose
    self.message = message
    self.title = title
    self.isEnabled = isEnabled
    self.accessibilityIdentifier = accessibilityIdentifier
    self.action = action
  }
}

/// What a screen's bar has, by purposes. A wrong bar cannot be written: a dialog needs a confirmation, and nothing takes an image.
public struct Header: Hashable, Sendable {
  enum Leading: Hashable, Sendable {
    case nothing, system
    case item(HeaderItem), policy(HeaderItem)
  }

  /// How a page is left.
  public enum PageDismissal: Hashable, Sendable {
    /// By the platform's own back button.
    case system
    /// By a back button with an action of the app.
    case back(action: String, isEnabled: Bool = true, accessibilityIdentifier: String? = nil)
    /// By a close button with an action of the app.
    case close(action: String, isEnabled: Bool = true, accessibilityIdentifier: String? = nil)
    /// By other means: the bar shows nothing.
    case hidden

    var leading: Leading {
      switch self {
      case .system: return .system
      case .back(let action, let isEnabled, let identifier):
        return .item(HeaderItem(.back, isEnabled: isEnabled, accessibilityIdentifier: identifier, action: action))
      case .close(let action, let isEnabled, let identifier):
        return .item(HeaderItem(.close, isEnabled: isEnabled, accessibilityIdentifier: identifier, action: action))
      case .hidden: return .nothing
      }
    }
  }

  /// How a dialog is left without its confirmation.
  public enum DialogDismissal: Hashable, Sendable {
    /// As the catalogue says.
    case policy(action: String? = nil)
    /// By Cancel.
    case cancel(action: String? = nil)
    /// By a cross.
    case cross(action: String? = nil)

    var leading: Leading {
      switch self {
      case .policy(let action): return .policy(HeaderItem(.cancel, action: action))
      case .cancel(let action): return .item(HeaderItem(.cancel, action: action))
      case .cross(let action): return .item(HeaderItem(.close, action: action))
      }
    }
  }

  /// The name of its kind, such as `page`.
  public let kind: String
  /// Whether its title is large where the platform has large titles.
  public let isProminent: Bool
  let leading: Leading
  /// The preferred action of a dialog; nil for other kinds.
  public let confirmation: HeaderItem?
  /// The actions at the trailing side, in reading order.
  public let trailing: [HeaderItem]

  init(_ kind: String, isProminent: Bool = false, leading: Leading, confirmation: HeaderItem? = nil, trailing: [HeaderItem]) {
    self.kind = kind
    self.isProminent = isProminent
    self.leading = leading
    self.confirmation = confirmation
    self.trailing = trailing
  }

  /// The header of the base of a stack.
  public static func root(trailing: [Purpose] = []) -> Header { root(trailing: trailing.map { HeaderItem($0) }) }

  /// The header of the base of a stack.
  @_disfavoredOverload
  public static func root(trailing: [HeaderItem]) -> Header {
    Header("root", isProminent: true, leading: .nothing, trailing: trailing)
  }

  /// The header of a screen that goes back.
  public static func page(dismiss: PageDismissal = .system, trailing: [Purpose] = []) -> Header {
    page(dismiss: dismiss, trailing: trailing.map { HeaderItem($0) })
  }

  /// The header of a screen that goes back.
  @_disfavoredOverload
  public static func page(dismiss: PageDismissal = .system, trailing: [HeaderItem]) -> Header {
    Header("page", leading: dismiss.leading, trailing: trailing)
  }

  /// The header of a task over another screen, with its preferred action.
  public static func dialog(dismiss: DialogDismissal = .policy(), confirm: Purpose, trailing: [Purpose] = []) -> Header {
    dialog(dismiss: dismiss, confirm: HeaderItem(confirm), trailing: trailing.map { HeaderItem($0) })
  }

  /// The header of a task over another screen, with its preferred action.
  @_disfavoredOverload
  public static func dialog(dismiss: DialogDismissal = .policy(), confirm: HeaderItem, trailing: [HeaderItem] = []) -> Header {
    Header("dialog", leading: dismiss.leading, confirmation: confirm, trailing: trailing)
  }

  /// The header of content over another screen.
  public static func viewer(trailing: [Purpose] = []) -> Header { viewer(trailing: trailing.map { HeaderItem($0) }) }

  /// The header of content over another screen.
  @_disfavoredOverload
  public static func viewer(close: HeaderItem = HeaderItem(.close), trailing: [HeaderItem]) -> Header {
    Header("viewer", leading: .item(close), trailing: trailing)
  }
}

/// A header on a platform: what an app draws.
public struct Bar: Hashable, Sendable {
  /// Whether the title is large.
  public let isProminent: Bool
  /// In reading order.
  public let items: [BarItem]
}

/// An item of a bar.
public struct BarItem: Hashable, Sendable {
  /// What an item does for its screen.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The platform's own back button.
    case back
    /// It leaves the screen.
    case dismissal
    /// It finishes a dialog.
    case confirmation
    /// Anything else.
    case action
  }

  /// How an item stands out.
  public enum Emphasis: String, CaseIterable, Hashable, Sendable {
    case none
    /// In bold.
    case bold
    /// On a background of the accent colour.
    case prominent
  }

  /// Its purpose.
  public let purpose: Purpose
  /// What it does for the screen.
  public let kind: Kind
  /// Whether it is at the leading side.
  public let isLeading: Bool
  /// Whether it is shown as a word and not as a symbol.
  public let isWord: Bool
  /// How it stands out.
  public let emphasis: Emphasis
  /// Whether it can be pressed.
  public let isEnabled: Bool
  /// The identifier that UI tests find it by.
  public let accessibilityIdentifier: String?
  /// The identifier of the app's action; nil for the purpose's own.
  public let action: String?
  /// The purpose whose icon it shows: Cancel shows the cross of Close, a confirmation the mark of Done.
  public let iconPurpose: Purpose
  /// Its title, as short as the catalogue has it.
  public let title: String
  /// What a screen reader says.
  public let accessibilityLabel: String
}

extension Header {
  /// The bar of the header on a platform.
  public func bar(on platform: Platform, in language: Language) -> Bar {
    let facts = platform.facts
    func item(_ item: HeaderItem, _ kind: BarItem.Kind, _ isLeading: Bool) -> BarItem {
      BarItem(item, kind, isLeading: isLeading, facts, platform, language)
    }
    let isLeading = confirmation == nil || facts.isCancelLeading
    var dismissal: [BarItem] = []
    switch leading {
    case .nothing: break
    case .system: dismissal = [item(HeaderItem(.back), .back, isLeading)]
    case .item(let own): dismissal = [item(own, .dismissal, isLeading)]
    case .policy(var own):
      own.purpose = /*policy*/.cancel/**/
      dismissal = [item(own, .dismissal, isLeading)]
    }
    let ending = confirmation.map { [item($0, .confirmation, facts.isConfirmationLeading)] } ?? []
    let actions = trailing.map { item($0, .action, false) }
    let ends = facts.isAffirmativeFirst ? ending + dismissal : dismissal + ending
    return Bar(
      isProminent: isProminent && facts.hasLargeTitles, items: isLeading ? dismissal + actions + ending : actions + ends)
  }
}

extension BarItem {
  fileprivate init(
    _ item: HeaderItem, _ kind: Kind, isLeading: Bool, _ facts: PlatformFacts, _ platform: Platform, _ language: Language
  ) {
    purpose = item.purpose
    self.kind = kind
    self.isLeading = isLeading
    emphasis = kind == .confirmation ? facts.emphasis : .none
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    action = item.action
    let message = item.message.flatMap { item.purpose.plainText($0, in: language) }
    title = item.title ?? message ?? item.purpose.shortTitle(in: language)
    accessibilityLabel =
      item.title ?? item.purpose.plainText("accessibilityLabel", in: language)
      ?? (item.message == nil ? item.purpose.title(in: language) : title)
    switch (kind, item.purpose) {
    case (.confirmation, _): iconPurpose = .done
    case (.dismissal, .cancel): iconPurpose = .close
    default: iconPurpose = item.purpose
    }
    let isWordAlways: Bool
    switch (kind, item.purpose) {
    case (.confirmation, _): isWordAlways = facts.isConfirmationWord
    case (.back, _), (_, .back): isWordAlways = false
    case (_, .cancel): isWordAlways = facts.isCancelWord
    case (_, .close): isWordAlways = facts.isCloseWord
    default: isWordAlways = facts.isActionWord
    }
    isWord = item.title != nil || item.message != nil || isWordAlways || platform.hasNoIcon(for: iconPurpose)
  }
}

/// How a platform draws items.
struct PlatformFacts {
  let hasLargeTitles, isCloseWord, isCancelWord, isConfirmationWord, isActionWord: Bool
  let isCancelLeading, isAffirmativeFirst, isConfirmationLeading, showsBackLabel: Bool
  let emphasis: BarItem.Emphasis
}
