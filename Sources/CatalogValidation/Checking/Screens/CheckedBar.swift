package import CatalogFiles
package import CatalogModel

/// The contents of a bar on one platform, without its title. Bars with the same contents are checked once.
package struct CheckedBar: Hashable, Sendable {
  /// An item.
  package enum Part: Hashable, Sendable {
    /// Its icon, or the button of the platform's menu.
    case symbol
    /// A text of its purpose, by message slot, with its emphasis.
    case word(Int, Emphasis)
  }

  package let profile: PlatformProfile
  /// True if the leading item is the platform's own back button.
  private let isSystemLeading: Bool
  package let leading: Part?
  /// The actions that the platform shows, in reading order.
  package let actions: [Part]
  /// The items that end the screen, at the trailing side.
  package let endings: [Part]
  /// The items below the content.
  package let footer: [Part]

  package init(_ screen: CheckedScreen, on profile: PlatformProfile, in source: CatalogSource) {
    func part(_ item: HeaderItem, isConfirmation: Bool = false) -> Part? {
      guard let index = source.purposeIndex[item.purpose] else { return nil }
      let purpose = source.purposes[index]
      let start = source.slots.starts[index]
      let emphasis = isConfirmation ? profile.confirmEmphasis : .none
      if let message = item.message {
        return purpose.messages.firstIndex { $0.name == message }.map { .word(start + $0, emphasis) }
      }
      let look =
        switch item.purpose {
        case _ where isConfirmation: profile.confirm
        case "back": profile.back
        case "cancel": profile.cancel
        case "close": profile.close
        default: profile.action
        }
      return look == .word ? .word(start, emphasis) : .symbol
    }
    self.profile = profile
    isSystemLeading = screen.screen.leading == nil && screen.kind?.leading.first == .system
    let dismissal = screen.leading.flatMap { part($0) }
    let confirmation = screen.screen.confirm.flatMap { part($0, isConfirmation: true) }
    let position = profile.position(ofLeaving: screen.leading?.purpose ?? "", isDialog: confirmation != nil)
    leading = position.edge == .leading ? dismissal : nil
    let ending = [
      position.edge == .leading ? nil : dismissal.map { ($0, position.place) },
      confirmation.map { ($0, profile.dialogPlace) },
    ].compactMap(\.self)
    endings = ending.filter { $0.1 == .bar }.map(\.0)
    footer = ending.filter { $0.1 == .bottom }.map(\.0)
    let trailing = screen.screen.trailing.compactMap { part($0) }
    let shown = profile.shownActions(of: trailing.count, width: profile.narrowestWidth)
    actions = profile.hasOverflowMenu ? trailing : Array(trailing.prefix(shown))
  }

  /// The slots of the items shown as text.
  package var titles: [Int] {
    ([leading].compactMap(\.self) + trailing + footer).compactMap { part in
      guard case .word(let slot, _) = part else { return nil }
      return slot
    }
  }

  /// The items that cannot be left out at the trailing side: actions without room go to the platform's menu if it has
  /// one.
  private var trailing: [Part] {
    (profile.hasOverflowMenu && !actions.isEmpty ? [.symbol] : actions) + endings
  }

  /// The width that everything needs which cannot be left out, as `Bar.layout` distributes it, without a title.
  ///
  /// - Parameter widthOfWord: the width of a slot's text.
  package func neededWidth(_ widthOfWord: (Int) -> Double) -> Double {
    let room = profile.room
    func width(_ part: Part) -> BarRoom.Part {
      guard case .word(let slot, let emphasis) = part else { return room.symbol }
      return room.word(widthOfWord(slot), isProminent: emphasis == .prominent)
    }
    /// The width of items at the trailing side, with their gaps and the margin.
    func rowWidth(_ parts: [Part]) -> Double { room.width(of: parts.map(width)) + profile.sideMargin }
    let footerWidth = footer.isEmpty ? 0 : rowWidth(footer) + profile.sideMargin
    let trailingWidth = rowWidth(trailing)
    guard let leading else { return max(trailingWidth + profile.sideMargin, footerWidth) }
    let leadingWidth = (isSystemLeading ? profile.systemMargin : profile.sideMargin) + width(leading).width
    return max(trailingWidth + leadingWidth + (trailing.isEmpty ? 0 : profile.textGap), footerWidth)
  }
}

extension CheckedBar {
  /// Every bar on every platform that has bars, each with the identifiers of its screens.
  static func all(of screens: CheckedScreens, in source: CatalogSource) -> [(bar: CheckedBar, screens: [String])] {
    guard !screens.all.isEmpty else { return [] }
    return source.platformsWithBars.flatMap { profile in
      var indices: [CheckedBar: Int] = [:]
      var bars: [(bar: CheckedBar, screens: [String])] = []
      for screen in screens.all {
        let bar = CheckedBar(screen, on: profile, in: source)
        if let index = indices[bar] {
          bars[index].screens.append(screen.id)
        } else {
          indices[bar] = bars.count
          bars.append((bar, [screen.id]))
        }
      }
      return bars
    }
  }
}
