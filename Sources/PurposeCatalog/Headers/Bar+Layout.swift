internal import CatalogModel

extension Bar {
  /// Computes the place of each part of the bar.
  ///
  /// ```swift
  /// let layout = bar.layout(width: 200) { widthInBar(of: $0) }
  /// layout.items.map(\.item.title)                   // ["Cancel", "Save"]
  /// layout.menu.map(\.title)                         // ["Share"]
  /// ```
  ///
  /// The items of the ``footer`` are in a separate row, which has the height of an inline bar.
  ///
  /// Every item is at least as large as the platform's minimum target; items do not overlap, and stay inside the bar.
  /// If space is short, an inline title is truncated first, down to the width of a target. Then actions move to the
  /// platform's menu, the last first; then the title is truncated further, and at last the texts of items.
  /// Right-to-left is the exact mirror of left-to-right.
  ///
  /// It measures the title and the text of each item without a symbol once. The time is at most quadratic in the number
  /// of items.
  ///
  /// - Parameters:
  ///   - width: the bar's width, in the platform's unit.
  ///   - measure: the width of a text in the font of the bar, in the same unit. A large title's width is computed from
  ///     it by ``PlatformProfile/width(ofLargeTitle:)``.
  public func layout(width: Double, measure: (String) -> Double) -> BarLayout {
    var plan = LayoutPlan(self, width: width, measure: measure)
    let back = plan.addBackLabel(measure: measure)
    var layout = plan.layout()
    layout.back = back
    addRows(to: &layout, measure: measure)
    if !footer.isEmpty {
      let row = LayoutPlan(footerOf: self, width: width, measure: measure).layout()
      layout.footer = row.items
      layout.footerHeight = plan.rowHeight
      layout.fits = layout.fits && row.fits
    }
    if baseDirection == .rightToLeft { layout.mirror() }
    return layout
  }
}

extension Bar {
  /// The width at which every action is visible and nothing is truncated, ignoring the platform's limit of actions.
  ///
  /// A large title and the ``footer`` have separate rows, so the widest row counts.
  ///
  /// - Parameter measure: the width of a text in the font of the bar, in the platform's unit.
  /// - Returns: the width in the same unit.
  public func fullWidth(measure: (String) -> Double) -> Double {
    let bar = LayoutPlan(self, width: 0, measure: measure).fullWidth
    return footer.isEmpty ? bar : max(bar, LayoutPlan(footerOf: self, width: 0, measure: measure).fullWidth)
  }
}

/// A bar or a footer laid out from left to right, also for a right-to-left language.
private struct LayoutPlan {
  /// The wanted width of an item or of the menu's button. It refers to the item: a layout that copied the items with their
  /// parts took twice the time.
  struct Part {
    /// The item's index in ``LayoutPlan/items``; nil for the menu's button.
    let index: Int?
    let kind: BarItem.Kind?
    let row: BarRoom.Part
    var wanted: Double { row.width }
  }

  let bar: Bar
  let room: BarRoom
  /// The leading item, if there is one, and the trailing items.
  let items: [BarItem]
  let width: Double
  let titleWidth: Double
  private(set) var leading: Part?
  let actions: [Part]
  /// The items that end the screen, at the trailing side.
  let endings: [Part]

  private var profile: PlatformProfile { bar.profile }
  var rowHeight: Double { max(profile.height, profile.targetHeight) }

  init(_ bar: Bar, width: Double, measure: (String) -> Double) {
    self.bar = bar
    room = bar.profile.room
    self.width = width
    let measured = bar.title.isEmpty ? 0 : measure(bar.title)
    titleWidth = bar.titleStyle == .prominent ? bar.profile.width(ofLargeTitle: measured) : measured
    items = (bar.leading.map { [$0] } ?? []) + bar.trailing
    let parts = Self.parts(of: items, in: room, measure: measure)
    leading = bar.leading == nil ? nil : parts.first
    let trailing = parts.suffix(bar.trailing.count)
    actions = trailing.filter { $0.kind == .action }
    endings = trailing.filter { $0.kind != .action }
  }

  /// The row below the content: a bar without a title that has only these items.
  init(footerOf bar: Bar, width: Double, measure: (String) -> Double) {
    self.bar = bar
    room = bar.profile.room
    self.width = width
    titleWidth = 0
    items = bar.footer
    leading = nil
    actions = []
    endings = Self.parts(of: items, in: room, measure: measure)
  }

  private static func parts(
    of items: [BarItem], in room: BarRoom, measure: (String) -> Double
  ) -> [Part] {
    items.indices.map { index in
      let item = items[index]
      let isWord = item.look == .word
      let row = isWord ? room.word(measure(item.title), isProminent: item.emphasis == .prominent) : room.symbol
      return Part(index: index, kind: item.kind, row: row)
    }
  }

  func layout() -> BarLayout {
    let count = shownActions
    let menu = actions.dropFirst(count).compactMap { $0.index.map { items[$0] } }
    return place(trailing(actions: count), menu: menu)
  }

  /// Makes the back button as wide as its label needs, if the screens beneath are known.
  ///
  /// The label has the room beside a whole title: it becomes shorter and goes away before the title is truncated, as
  /// UIKit's does (`UINavigationItem.BackButtonDisplayMode`).
  mutating func addBackLabel(measure: (String) -> Double) -> BackButton? {
    guard let part = leading, let item = bar.leading, item.isBackButton, item.look == .symbol, !bar.beneath.isEmpty
    else { return nil }
    let parts = trailing(actions: shownActions)
    let title = isTitleInRow ? titleWidth + 2 * profile.textGap : profile.textGap
    let others = trailingWidth(parts, widths: parts.map(\.wanted)) + title
    let back = item.resolver.back(
      along: bar.beneath + [bar.title], width: width - leadingMargin - BackButton.symbolWidth - others,
      platform: profile.platform, measure: measure)
    let labelled = back?.label.map { BackButton.symbolWidth + measure($0) } ?? 0
    leading = Part(index: part.index, kind: part.kind, row: room.symbol(atLeast: labelled))
    return back
  }

  private var shownActions: Int {
    room.shown(
      actions.map(\.row), endings: endings.map(\.row),
      besides: room.least(
        leading: leading?.row, isBack: bar.leading?.isBackButton == true, title: isTitleInRow ? titleWidth : 0),
      width: width)
  }

  private func trailing(actions count: Int) -> [Part] {
    actions.prefix(count) + (needsMenu(actions: count) ? [menuButton] : []) + endings
  }

  var fullWidth: Double {
    let parts = actions + endings
    let title = isTitleInRow ? titleWidth + 2 * profile.textGap : profile.textGap
    let row = leadingSpace + title + trailingWidth(parts, widths: parts.map(\.wanted))
    return bar.titleStyle == .prominent && titleWidth > 0 ? max(row, titleWidth + 2 * titleMargin) : row
  }

  private var menuButton: Part { Part(index: nil, kind: nil, row: room.symbol) }

  private func needsMenu(actions count: Int) -> Bool { count < actions.count && room.hasMenu }

  private var isTitleInRow: Bool { bar.titleStyle == .inline && titleWidth > 0 }
  private var leadingMargin: Double { bar.leading?.isBackButton == true ? profile.systemMargin : profile.sideMargin }
  private var leadingSpace: Double { leading.map { leadingMargin + $0.wanted } ?? startMargin }
  private var titleMargin: Double { profile.titleMargin ?? profile.sideMargin }
  /// The margin of a bar without a leading item.
  private var startMargin: Double { isTitleInRow ? titleMargin : profile.sideMargin }

  /// The width of the parts at the trailing side with their gaps and the margin.
  private func trailingWidth(_ parts: [Part], widths: [Double]) -> Double {
    let gaps = zip(parts, parts.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1) }
    return widths.reduce(0, +) + gaps + profile.sideMargin
  }

  private func gap(_ left: Part, _ right: Part) -> Double { room.gap(left.row, right.row) }

  // MARK: Placing

  private func place(_ trailing: [Part], menu: [BarItem]) -> BarLayout {
    let (parts, widths, fits) = fitted(trailing)
    var frames: [BarFrame] = []
    var right = width - profile.sideMargin
    for (index, part) in parts.enumerated().reversed() {
      frames.append(frame(x: right - widths[index], width: widths[index]))
      right -= widths[index]
      if index > 0 { right -= gap(parts[index - 1], part) }
    }
    frames.reverse()
    let leadingFrame = leadingWidth(beside: parts, widths).map { frame(x: leadingMargin, width: $0) }
    let start = leadingFrame.map { $0.maxX + profile.textGap } ?? startMargin
    let end = (frames.first?.x ?? width - profile.sideMargin + profile.textGap) - profile.textGap
    let title = titleFrame(from: start, to: end)
    var placed: [BarLayout.Item] = []
    func add(_ part: Part, _ frame: BarFrame) {
      guard let index = part.index else { return }
      placed.append(BarLayout.Item(item: items[index], frame: frame, isTruncated: frame.width < part.wanted))
    }
    if let leading, let leadingFrame { add(leading, leadingFrame) }
    for (part, frame) in zip(parts, frames) { add(part, frame) }
    let isLeadingWhole = leading == nil || leadingFrame?.width == leading?.wanted
    return BarLayout(
      width: width, height: bar.titleStyle == .prominent ? max(profile.prominentHeight, rowHeight) : rowHeight,
      items: placed, title: title, isTitleTruncated: titleWidth > (title?.width ?? 0),
      menuButton: zip(parts, frames).first { $0.0.index == nil }?.1, menu: menu,
      fits: fits && isLeadingWhole && (menu.isEmpty || profile.hasOverflowMenu))
  }

  private func frame(x: Double, width: Double) -> BarFrame {
    BarFrame(x: x, y: (rowHeight - profile.targetHeight) / 2, width: width, height: profile.targetHeight)
  }

  /// The trailing parts that fit, with their widths; texts are truncated before a part is left out.
  private func fitted(_ parts: [Part]) -> (parts: [Part], widths: [Double], fits: Bool) {
    var parts = parts
    let least = leading == nil ? profile.sideMargin : leadingMargin + profile.targetWidth + profile.textGap
    func widths(_ width: (Part) -> Double) -> [Double] { parts.map(width) }
    if trailingWidth(parts, widths: widths(\.wanted)) + least <= width { return (parts, widths(\.wanted), true) }
    // The confirmation is left out last.
    while !parts.isEmpty, trailingWidth(parts, widths: widths { _ in profile.targetWidth }) + least > width {
      parts.remove(at: parts.firstIndex { $0.kind != .confirmation } ?? 0)
    }
    var rest = width - least - trailingWidth(parts, widths: widths { _ in profile.targetWidth })
    // The items that end the dialog get their space first.
    var found = widths { _ in profile.targetWidth }
    for index in parts.indices.reversed() {
      let more = min(parts[index].wanted - profile.targetWidth, max(rest, 0))
      found[index] += more
      rest -= more
    }
    return (parts, found, false)
  }

  /// The width of the leading item beside the trailing parts; nil if not even a target fits.
  private func leadingWidth(beside parts: [Part], _ widths: [Double]) -> Double? {
    guard let leading else { return nil }
    let others = parts.isEmpty ? profile.sideMargin : trailingWidth(parts, widths: widths) + profile.textGap
    let free = width - leadingMargin - others
    return free < profile.targetWidth ? nil : min(leading.wanted, free)
  }

  private func titleFrame(from start: Double, to end: Double) -> BarFrame? {
    guard titleWidth > 0 else { return nil }
    if bar.titleStyle == .prominent {
      let available = profile.roomForLargeTitle(width: width)
      let height = profile.prominentHeight - profile.height
      return available > 0
        ? BarFrame(x: titleMargin, y: rowHeight, width: min(titleWidth, available), height: height) : nil
    }
    let available = min(titleWidth, end - start)
    guard available > 0 else { return nil }
    let x =
      switch profile.titleAlignment {
      case .leading: start
      case .centre: min(max((width - available) / 2, start), end - available)
      }
    return BarFrame(x: x, y: 0, width: available, height: rowHeight)
  }
}
