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
  ///   - platform: the platform that draws it; a catalogue without platforms.json has no profile, which
  ///     ``Bar/warnings`` reports.
  public func resolve(_ header: Header, title: String = "", platform: Platform = .iOS) -> Bar {
    let known = storage.platforms[platform]
    var builder = BarBuilder(
      header: header, resolver: self, profile: known ?? PlatformProfile(platform: platform),
      policy: storage.dismissal)
    if known == nil { builder.warnings.append(.unknownPlatform(platform)) }
    return builder.bar(title: title)
  }
}

/// Creates the items of a bar.
private struct BarBuilder {
  let header: Header
  let resolver: Resolver
  let profile: PlatformProfile
  let policy: DismissalPolicy
  var warnings: [BarWarning] = []

  mutating func bar(title: String) -> Bar {
    if !profile.hasBar { warnings.append(.noBar(profile.platform)) }
    let isDialog = header.confirmation != nil
    let dismissal = dismissal(at: isDialog ? profile.cancelEdge : .leading)
    let confirmation = header.confirmation.flatMap { item($0, .confirmation, at: profile.confirmEdge) }
    var trailing: [BarItem] = []
    trailing.reserveCapacity(header.trailing.count + 2)
    for action in header.trailing {
      if let item = item(action, .action, at: .trailing) { trailing.append(item) }
    }
    if let maximum = profile.maximumTrailing(width: profile.narrowestWidth), trailing.count > maximum {
      warnings.append(
        profile.hasOverflowMenu
          ? .tooManyActions(count: trailing.count, maximum: maximum)
          : .hiddenActions(count: trailing.count, maximum: maximum))
    }
    let (leading, ending) = ends(dismissal, confirmation, isDialog: isDialog)
    trailing += ending
    return Bar(
      kind: header.kind, profile: profile, baseDirection: resolver.baseDirection, title: title,
      titleStyle: profile.hasLargeTitles ? header.titleStyle : .inline, leading: leading, trailing: trailing,
      warnings: warnings)
  }

  /// The leading item, and the items that end a dialog at the trailing side, in reading order.
  private func ends(
    _ dismissal: BarItem?, _ confirmation: BarItem?, isDialog: Bool
  ) -> (leading: BarItem?, trailing: [BarItem]) {
    guard isDialog, profile.cancelEdge == .trailing else { return (dismissal, confirmation.map { [$0] } ?? []) }
    let pair = [dismissal, confirmation].compactMap(\.self)
    return (nil, profile.dialogOrder == .affirmativeLast ? pair : pair.reversed())
  }

  private mutating func dismissal(at edge: ReadingEdge) -> BarItem? {
    switch header.leading {
    case .nothing: return nil
    case .system: return item(HeaderItem(purpose: "back"), .back, at: edge)
    case .item(let item): return self.item(item, .dismissal, at: edge)
    case .policy(var item):
      item.purpose = policy == .cancel ? "cancel" : "close"
      return self.item(item, .dismissal, at: edge)
    }
  }

  private mutating func item(_ item: HeaderItem, _ kind: BarItem.Kind, at edge: ReadingEdge) -> BarItem? {
    guard let purpose = resolver.storage.purpose(named: item.purpose) else {
      warnings.append(.unknownPurpose(item.purpose))
      return nil
    }
    let title = title(of: item, purpose)
    let iconPurpose = iconPurpose(of: purpose, kind)
    let look = look(of: item, purpose, iconPurpose, kind)
    return BarItem(
      purpose: purpose, kind: kind, title: title,
      accessibilityLabel: item.title
        ?? resolver.accessibleName(for: purpose, drawn: look == .word ? title : nil),
      edge: resolver.edge(edge), look: look,
      emphasis: kind == .confirmation ? profile.confirmEmphasis : .none, isEnabled: item.isEnabled,
      waitsForInput: kind == .confirmation, accessibilityIdentifier: item.accessibilityIdentifier,
      action: item.action, iconPurpose: iconPurpose, resolver: resolver)
  }

  private func title(of item: HeaderItem, _ purpose: Purpose) -> String {
    if let title = item.title { return title }
    if let message = item.message, let text = resolver.text(message, of: purpose) { return text }
    return resolver.shortTitle(for: purpose)
  }

  /// As in Apple's Human Interface Guidelines, Icons, § Standard icons: Cancel and Close share the cross, Done and Save
  /// the check mark.
  private func iconPurpose(of purpose: Purpose, _ kind: BarItem.Kind) -> Purpose {
    let shared: String? =
      switch (kind, purpose.identifier) {
      case (.confirmation, _): "done"
      case (.dismissal, "cancel"): "close"
      default: nil
      }
    return shared.flatMap(resolver.storage.purpose(named:)) ?? purpose
  }

  private mutating func look(
    of item: HeaderItem, _ purpose: Purpose, _ iconPurpose: Purpose, _ kind: BarItem.Kind
  ) -> ItemLook {
    if item.title != nil || item.message != nil { return .word }
    let wanted: ItemLook =
      switch (kind, purpose.identifier) {
      case (.confirmation, _): profile.confirm
      case (.back, _), (_, "back"): .symbol
      case (_, "cancel"): profile.cancel
      case (_, "close"): profile.close
      default: profile.action
      }
    guard wanted == .symbol, resolver.icon(for: iconPurpose, in: profile.iconSet) == nil else { return wanted }
    warnings.append(.noIcon(purpose: iconPurpose.identifier, set: profile.iconSet))
    return .word
  }
}
