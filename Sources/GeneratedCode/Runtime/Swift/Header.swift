/// The bar of a header on a platform.
public struct Bar: Hashable, Sendable {
  /// True if the title is large.
  public let isProminent: Bool
  /// In reading order, those below the content last. Actions that do not fit are in the menu of one of them.
  public let items: [BarItem]
  /// The actions that a platform without a menu does not show.
  public let hidden: [BarItem]
  /// The segments of a segmented control, in reading order; empty without one.
  public let segments: [BarItem]
  /// The search field, whose title is the placeholder; nil without one.
  public let search: BarItem?

  /// The items in a row below the content, in its trailing corner, in reading order.
  public var footer: [BarItem] { items.filter(\.isInFooter) }
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
    /// It opens the menu of the actions that do not fit.
    case overflow
    /// A segment of a segmented control.
    case segment
    /// A search field.
    case search
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
  /// The purpose whose title it shows: its own, or for a toggle that is on the opposite.
  public let shownPurpose: Purpose
  /// Its function for the screen.
  public let kind: Kind
  /// True if it is at the leading side.
  public let isLeading: Bool
  /// True if it is below the content instead of in the bar.
  public let isInFooter: Bool
  /// True if it is shown as a word and not as a symbol.
  public let isWord: Bool
  /// The way in which it stands out.
  public let emphasis: Emphasis
  /// True if it can be pressed.
  public let isEnabled: Bool
  /// For a toggle, true if it is on; for a segment, true if it is selected; nil for other items.
  public let isOn: Bool?
  /// The number on its badge; 0 for a dot, nil for no badge.
  public let badge: Int?
  /// The items of the menu that it opens, in reading order; empty for an item that acts by itself.
  public let menu: [BarItem]
  /// The identifier that UI tests find it by.
  public let accessibilityIdentifier: String?
  /// The identifier of the app's action; nil for the purpose's own.
  public let action: String?
  /// The purpose whose icon it shows: Cancel shows the cross of Close, a confirmation the mark of Done, and a toggle that
  /// is on its opposite.
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
  ///
  /// - Parameters:
  ///   - platform: the platform that draws it.
  ///   - language: the language of its texts.
  ///   - width: its width in the platform's unit, which decides the number of actions beside each other; nil for the
  ///     narrowest bar of the platform.
  ///   - title: the screen's title, which shares the row; nil for one that is not known, which has the width of a target.
  ///   - measure: the width of a text in the font of the bar, in the same unit; nil for the widths of Noto Sans.
  public func bar(
    on platform: Platform, in language: Language, width: Double? = nil, title: String? = nil,
    measure: ((String) -> Double)? = nil
  ) -> Bar {
    let facts = platform.facts
    func item(_ item: HeaderItem, _ kind: BarItem.Kind, isLeading: Bool, isInFooter: Bool = false) -> BarItem {
      BarItem(item, kind, isLeading: isLeading, isInFooter: isInFooter, facts, platform, language)
    }
    func leaving(_ own: HeaderItem, _ kind: BarItem.Kind = .dismissal) -> BarItem {
      switch own.purpose {
      case .back: return item(own, kind, isLeading: true)
      case .close: return item(own, kind, isLeading: facts.isCloseLeading, isInFooter: facts.isCloseInFooter)
      default:
        let isDialog = confirmation != nil
        return item(own, kind, isLeading: !isDialog || facts.isCancelLeading, isInFooter: isDialog && facts.isDialogInFooter)
      }
    }
    var dismissal: [BarItem] = []
    switch leading {
    case .nothing: break
    case .system: dismissal = [leaving(HeaderItem(.back), .back)]
    case .item(let own): dismissal = [leaving(own)]
    case .policy(var own):
      own.purpose = /*policy*/.cancel/**/
      dismissal = [leaving(own)]
    }
    let ending = confirmation.map {
      [item($0, .confirmation, isLeading: facts.isConfirmationLeading, isInFooter: facts.isDialogInFooter)]
    } ?? []
    var actions = trailing.map { item($0, .action, isLeading: false) }
    let isProminent = titleStyle == .prominent && facts.hasLargeTitles
    let row = BarRow(
      leading: dismissal.first { $0.isLeading }, actions: actions,
      endings: (dismissal + ending).filter { !$0.isInFooter && ($0.kind == .confirmation || !$0.isLeading) },
      title: title, hasLargeTitle: isProminent)
    let count = row.shownActions(on: facts, width: width, measure: measure)
    let others = Array(actions.dropFirst(count))
    let more: Purpose? = /*more*/nil/**/
    let menu = facts.room.hasMenu ? more : nil
    if menu != nil || !facts.room.hasMenu { actions.removeLast(others.count) }
    if let menu, !others.isEmpty {
      actions.append(item(HeaderItem(menu, menu: Array(trailing.dropFirst(count))), .overflow, isLeading: false))
    }
    // A cross is at the very end of a bar.
    let isCross = dismissal.contains { $0.purpose == .close && !$0.isInFooter }
    let ends = facts.isAffirmativeFirst || isCross ? ending + dismissal : dismissal + ending
    let all = dismissal.contains(where: \.isLeading) ? dismissal + actions + ending : actions + ends
    return Bar(
      isProminent: isProminent,
      items: all.filter { !$0.isInFooter } + all.filter(\.isInFooter), hidden: facts.room.hasMenu ? [] : others,
      segments: segments.map { item($0, .segment, isLeading: true) }, search: search.map { item($0, .search, isLeading: true) })
  }
}

extension BarItem {
  fileprivate init(
    _ item: HeaderItem, _ kind: Kind, isLeading: Bool, isInFooter: Bool, _ facts: PlatformFacts, _ platform: Platform,
    _ language: Language
  ) {
    purpose = item.purpose
    self.kind = kind
    self.isLeading = isLeading
    self.isInFooter = isInFooter
    emphasis = kind == .confirmation ? facts.emphasis : .none
    isEnabled = item.isEnabled
    isOn = item.isOn
    badge = item.badge
    menu = item.menu.map {
      BarItem($0, .action, isLeading: isLeading, isInFooter: isInFooter, facts, platform, language)
    }
    // A toggle that is on shows the opposite of its purpose, which pressing it does.
    let opposite: Purpose? = kind != .segment && item.isOn == true ? /*opposite*/item.purpose.opposite/**/ : nil
    let shown = opposite ?? item.purpose
    shownPurpose = shown
    accessibilityIdentifier = item.accessibilityIdentifier
    action = item.action
    let message = item.message.flatMap { shown.plainText($0, in: language) }
    title = item.title ?? message ?? shown.shortTitle(in: language)
    switch (kind, item.purpose) {
    case (.confirmation, _): iconPurpose = .done
    case (.dismissal, .cancel): iconPurpose = .close
    default: iconPurpose = shown
    }
    let isWordAlways: Bool
    switch (kind, item.purpose) {
    case (.segment, _), (.search, _): isWordAlways = true
    case (.confirmation, _): isWordAlways = facts.isConfirmationWord
    case (.back, _), (_, .back): isWordAlways = facts.isBackWord
    case (_, .cancel): isWordAlways = facts.isCancelWord
    case (_, .close): isWordAlways = facts.isCloseWord
    default: isWordAlways = facts.isActionWord
    }
    isWord = item.title != nil || item.message != nil || isWordAlways || platform.hasNoIcon(for: iconPurpose)
    accessibilityLabel = item.title ?? shown.accessibleName(drawn: isWord ? title : nil, in: language)
  }
}

/// The way in which a platform draws items.
struct PlatformFacts {
  let hasLargeTitles, isBackWord, isCloseWord, isCancelWord, isConfirmationWord, isActionWord: Bool
  let isCloseLeading, isCloseInFooter, isDialogInFooter: Bool
  let isCancelLeading, isAffirmativeFirst, isConfirmationLeading, showsBackLabel: Bool
  let emphasis: BarItem.Emphasis
  /// The size of the font of titles, and the width of the narrowest bar, in the platform's unit.
  let fontSize, narrowestWidth: Double
  let room: BarRoom
}
