internal import CatalogModel

extension Bar {
  /// Adds the parts beneath the title and the items, from left to right: the subtitle, the segments and the search
  /// field, each as wide as the bar has room.
  func addRows(to layout: inout BarLayout, measure: (String) -> Double) {
    addSubtitle(to: &layout, measure: measure)
    guard !segments.isEmpty || search != nil else { return }
    let room = max(layout.width - 2 * profile.sideMargin, 0)
    func row() -> BarFrame {
      let frame = BarFrame(x: profile.sideMargin, y: layout.height, width: room, height: profile.targetHeight)
      layout.height += profile.targetHeight + profile.gap
      return frame
    }
    if !segments.isEmpty {
      let frame = row()
      let width = room / Double(segments.count)
      layout.segments = segments.enumerated().map { index, segment in
        var part = frame
        part.x += Double(index) * width
        part.width = width
        return BarLayout.Item(
          item: segment, frame: part, isTruncated: measure(segment.title) + 2 * profile.segmentPadding > width)
      }
      if width < profile.targetWidth || layout.segments.contains(where: \.isTruncated) { layout.fits = false }
    }
    if search != nil { layout.search = row() }
  }

  /// The subtitle has a separate line beneath a large title, and shares the height of the bar with an inline one.
  private func addSubtitle(to layout: inout BarLayout, measure: (String) -> Double) {
    guard !subtitle.isEmpty, var title = layout.title else { return }
    let wanted = measure(subtitle) * profile.subtitleFontSize / profile.fontSize
    var frame = title
    if titleStyle == .prominent {
      frame.y = title.maxY
      frame.height = profile.subtitleFontSize * 1.5
      frame.width = min(wanted, profile.roomForLargeTitle(width: layout.width))
      layout.height += frame.height
    } else {
      title.height = layout.height * 0.6
      layout.title = title
      frame.y = title.maxY
      frame.height = layout.height - title.height
      frame.width = min(wanted, title.width)
      if profile.titleAlignment == .centre { frame.x += (title.width - frame.width) / 2 }
    }
    layout.subtitle = frame
  }
}

extension PlatformProfile {
  /// The padding at each side of a segment's title.
  fileprivate var segmentPadding: Double { gap / 2 }

  /// The font size of a subtitle.
  package var subtitleFontSize: Double { fontSize * 0.76 }
}

extension BarLayout {
  /// Turns the layout into its mirror image.
  mutating func mirror() {
    for index in items.indices { items[index].frame = items[index].frame.mirrored(width: width) }
    for index in segments.indices { segments[index].frame = segments[index].frame.mirrored(width: width) }
    for index in footer.indices { footer[index].frame = footer[index].frame.mirrored(width: width) }
    title = title?.mirrored(width: width)
    subtitle = subtitle?.mirrored(width: width)
    search = search?.mirrored(width: width)
    menuButton = menuButton?.mirrored(width: width)
  }
}
