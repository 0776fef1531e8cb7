/// The bar of a header on a platform.
public struct Bar: Hashable, Sendable {
  /// True if the title is large.
  public let isProminent: Bool
  /// In reading order.
  public let items: [BarItem]
}

/// An item of a bar.
public struct BarItem: Hashable, Identifiable, Sendable {
  /// The function of an item for its screen.
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

  /// The way in which an item stands out.
  public enum Emphasis: String, CaseIterable, Hashable, Sendable {
    case none
    /// In bold.
    case bold
    /// On a background of the accent colour.
    case prominent
  }

  /// Its purpose.
  public let purpose: Purpose
  /// Its function for the screen.
  public let kind: Kind
  /// True if it is at the leading side.
  public let isLeading: Bool
  /// True if it is shown as a word and not as a symbol.
  public let isWord: Bool
  /// The way in which it stands out.
  public let emphasis: Emphasis
  /// True if it can be pressed.
  public let isEnabled: Bool
  /// The identifier that UI tests find it by.
  public let accessibilityIdentifier: String?
  /// The identifier of the app's action; nil for the purpose's own.
  public let action: String?
  /// The purpose whose icon it shows: Cancel shows the cross of Close, a confirmation the mark of Done.
  public let iconPurpose: Purpose
  /// Its title, as short as the catalogue has it.
  public let title: String
  /// The accessible name: it contains the word that is drawn.
  public let accessibilityLabel: String

  /// Its function, purpose, action and identifier: equal while its state or its text changes.
  public var id: String {
    [kind.rawValue, purpose.rawValue, action ?? "", accessibilityIdentifier ?? ""].joined(separator: " ")
  }
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
      isProminent: titleStyle == .prominent && facts.hasLargeTitles, items: isLeading ? dismissal + actions + ending : actions + ends)
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
    accessibilityLabel = item.title ?? item.purpose.accessibleName(drawn: isWord ? title : nil, in: language)
  }
}

/// The way in which a platform draws items.
struct PlatformFacts {
  let hasLargeTitles, isCloseWord, isCancelWord, isConfirmationWord, isActionWord: Bool
  let isCancelLeading, isAffirmativeFirst, isConfirmationLeading, showsBackLabel: Bool
  let emphasis: BarItem.Emphasis
}
