public import CatalogModel

extension Resolver {
  /// The bar of a header in this locale.
  ///
  /// ```swift
  /// let header = Header.root(trailing: [try catalog.purpose("search")])
  /// let bar = resolver.resolve(header, title: "Places", platform: .android)
  /// bar.warnings                                     // []
  /// ```
  ///
  /// It never fails: an item with an unknown purpose is left out, and ``Bar/warnings`` names it. The time is linear in
  /// the number of items; no text is measured.
  ///
  /// - Parameters:
  ///   - header: the contents of the bar.
  ///   - title: the screen's title; empty for none.
  ///   - subtitle: a text beneath it; empty for none.
  ///   - beneath: the titles of the screens beneath, from the base of the stack, for the label of the back button; empty
  ///     if they are not known.
  ///   - platform: the platform that draws it; a catalogue without platforms.json has no profile, which
  ///     ``Bar/warnings`` reports.
  public func resolve(
    _ header: Header, title: String = "", subtitle: String = "", beneath: [String] = [], platform: Platform = .iOS
  ) -> Bar {
    let profile: PlatformProfile
    var warnings: [BarWarning] = []
    if let known = storage.platforms[platform] {
      profile = known
    } else {
      profile = PlatformProfile(platform: platform)
      warnings.append(.unknownPlatform(platform))
    }
    var builder = BarBuilder(
      header: header, resolver: self, profile: profile, policy: storage.dismissal, warnings: warnings)
    return builder.bar(title: title, subtitle: subtitle, beneath: beneath)
  }
}

/// Creates the items of a bar.
private struct BarBuilder {
  let header: Header
  let resolver: Resolver
  let profile: PlatformProfile
  let policy: DismissalPolicy
  var warnings: [BarWarning]

  private typealias Position = (edge: ReadingEdge, place: ItemPlace)

  mutating func bar(title: String, subtitle: String, beneath: [String]) -> Bar {
    if !profile.hasBar { warnings.append(.noBar(profile.platform)) }
    let dismissal = dismissal()
    let isBelow = profile.dialogPlace == .bottom
    let confirmation = header.confirmation.flatMap {
      item($0, .confirmation, at: (isBelow ? .trailing : profile.confirmEdge, profile.dialogPlace))
    }
    var trailing: [BarItem] = []
    trailing.reserveCapacity(header.trailing.count + 2)
    for action in header.trailing {
      if let item = item(action, .action, at: (.trailing, .bar)) { trailing.append(item) }
    }
    if let maximum = profile.maximumTrailing(width: profile.narrowestWidth), trailing.count > maximum {
      let shown = profile.shownActions(of: trailing.count, width: profile.narrowestWidth)
      warnings.append(
        profile.hasOverflowMenu
          ? .tooManyActions(count: trailing.count, maximum: shown)
          : .hiddenActions(count: trailing.count, maximum: shown))
    }
    let segments = header.segments.compactMap { item($0, .segment, at: (.leading, .bar)) }
    let search = header.search.flatMap { item($0, .search, at: (.leading, .bar)) }
    let (leading, ending) = ends(dismissal, confirmation)
    var footer: [BarItem] = []
    for item in ending {
      if item.isInFooter { footer.append(item) } else { trailing.append(item) }
    }
    return Bar(
      kind: header.kind, profile: profile, baseDirection: resolver.baseDirection, title: title, subtitle: subtitle,
      titleStyle: profile.hasLargeTitles ? header.titleStyle : .inline, beneath: beneath, leading: leading,
      trailing: trailing,
      segments: segments, search: search, footer: footer, warnings: warnings)
  }

  /// The leading item, and the items that end the screen at the trailing side or below it, in reading order.
  private func ends(_ dismissal: BarItem?, _ confirmation: BarItem?) -> (leading: BarItem?, ending: [BarItem]) {
    guard let dismissal else { return (nil, confirmation.map { [$0] } ?? []) }
    let position = position(of: dismissal.purpose)
    guard position.edge == .trailing else { return (dismissal, confirmation.map { [$0] } ?? []) }
    // A cross is at the very end of a bar.
    let isLast =
      profile.dialogOrder == .affirmativeFirst || dismissal.purpose.identifier == "close" && position.place == .bar
    let pair = [dismissal, confirmation].compactMap(\.self)
    return (nil, isLast ? pair.reversed() : pair)
  }

  private func position(of leaving: Purpose) -> Position {
    profile.position(ofLeaving: leaving.identifier, isDialog: header.confirmation != nil)
  }

  private mutating func dismissal() -> BarItem? {
    switch header.leading {
    case .nothing: return nil
    case .system: return item(HeaderItem(purpose: "back"), .back)
    case .item(let item): return self.item(item, .dismissal)
    case .policy(var item):
      item.purpose = policy == .cancel ? "cancel" : "close"
      return self.item(item, .dismissal)
    }
  }

  /// - Parameter position: nil for the item that leaves the screen, which has the position of its purpose.
  private mutating func item(_ item: HeaderItem, _ kind: BarItem.Kind, at position: Position? = nil) -> BarItem? {
    guard let purpose = resolver.storage.purpose(named: item.purpose) else {
      warnings.append(.unknownPurpose(item.purpose))
      return nil
    }
    // A toggle that is on shows the opposite of its purpose, which pressing it does.
    let opposite = kind != .segment && item.isOn == true ? purpose.opposite : nil
    let shown = opposite.flatMap(resolver.storage.purpose(named:)) ?? purpose
    let title = title(of: item, shown)
    let iconPurpose = iconPurpose(of: shown, kind)
    let look = look(of: item, shown, icon: iconPurpose, kind)
    let (edge, place) = position ?? self.position(of: purpose)
    return BarItem(
      purpose: purpose, kind: kind, title: title,
      accessibilityLabel: item.title ?? resolver.accessibleName(for: shown, drawn: look == .word ? title : nil),
      edge: resolver.edge(edge), isInFooter: place == .bottom, look: look,
      emphasis: kind == .confirmation ? profile.confirmEmphasis : .none, isEnabled: item.isEnabled,
      isOn: item.isOn, badge: item.badge, menu: menu(of: item, at: (edge, place)),
      waitsForInput: kind == .confirmation, accessibilityIdentifier: item.accessibilityIdentifier,
      action: item.action, iconPurpose: iconPurpose, resolver: resolver)
  }

  private mutating func menu(of item: HeaderItem, at position: Position) -> [BarItem] {
    item.menu.isEmpty ? [] : item.menu.compactMap { self.item($0, .action, at: position) }
  }

  private func title(of item: HeaderItem, _ purpose: Purpose) -> String {
    if let title = item.title { return title }
    if let message = item.message, let text = resolver.text(message, of: purpose) { return text }
    return resolver.shortTitle(for: purpose)
  }

  /// As in Apple's Human Interface Guidelines, Icons, § Standard icons: Cancel and Close share the cross, Done and Save
  /// the check mark.
  private func iconPurpose(of purpose: Purpose, _ kind: BarItem.Kind) -> Purpose {
    switch (kind, purpose.identifier) {
    case (.confirmation, _): resolver.storage.purpose(named: "done") ?? purpose
    case (.dismissal, "cancel"): resolver.storage.purpose(named: "close") ?? purpose
    default: purpose
    }
  }

  private mutating func look(
    of item: HeaderItem, _ purpose: Purpose, icon iconPurpose: Purpose, _ kind: BarItem.Kind
  ) -> ItemLook {
    if item.title != nil || item.message != nil { return .word }
    let wanted: ItemLook =
      switch (kind, purpose.identifier) {
      case (.segment, _), (.search, _): .word
      case (.confirmation, _): profile.confirm
      case (.back, _), (_, "back"): profile.back
      case (_, "cancel"): profile.cancel
      case (_, "close"): profile.close
      default: profile.action
      }
    guard wanted == .symbol, resolver.icon(for: iconPurpose, in: profile.iconSet) == nil else { return wanted }
    warnings.append(.noIcon(purpose: iconPurpose.identifier, set: profile.iconSet))
    return .word
  }
}
