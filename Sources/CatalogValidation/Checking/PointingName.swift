internal import CatalogFiles
internal import CatalogModel
internal import ICUText

/// The direction in which a glyph points, judged by its vendor's name.
enum PointingName {
  /// The direction of a glyph along the reading direction of a layout; nil for a name without a side, such as `trash`,
  /// or with both, such as `arrow-left-right`.
  ///
  /// - Parameters:
  ///   - name: the name of an icon in a set.
  ///   - turns: true if the glyph follows the base direction, because of the set or of the caller.
  ///   - base: the layout's base direction.
  static func direction(of name: String, turns: Bool, in base: BaseDirection) -> Direction? {
    // The name gives the left-to-right direction; a fixed glyph points the other way along a right-to-left line.
    guard let direction = direction(of: MirroredName.words(of: name).map { $0.lowercased() }) else { return nil }
    return turns || base == .leftToRight ? direction : direction.reversed
  }

  private static func direction(of words: [String]) -> Direction? {
    if words.contains("indent") { return indentation(words) }
    // These name an edge, or the side of a part that does not point.
    guard areas.isDisjoint(with: words) else { return nil }
    for (backward, forward) in sides {
      let (isBackward, isForward) = (!backward.isDisjoint(with: words), !forward.isDisjoint(with: words))
      if isBackward != isForward { return isBackward ? .backward : .forward }
      if isBackward { return nil }
    }
    return nil
  }

  /// An increased indentation moves a line forward. Sets that name a side name the edge that the arrow comes from.
  private static func indentation(_ words: [String]) -> Direction? {
    if words.contains("decrease") || words.contains("right") { return .backward }
    return words.contains("increase") || words.contains("left") ? .forward : nil
  }

  /// Words that are more exact come first: `forward.end` points forward, and `skip-end` has only the end.
  private static let sides: [(backward: Set<String>, forward: Set<String>)] = [
    (["left", "backward", "back", "west"], ["right", "forward", "east"]),
    (["previous", "prev", "before", "first"], ["next", "after", "last"]),
    (["start", "leading", "undo", "reply"], ["end", "trailing", "redo"]),
  ]

  private static let areas: Set<String> = [
    "align", "text", "format", "sidebar", "panel", "layout", "border", "dock", "inset", "column", "half", "pane",
    "drawer",
    "justify", "split",
  ]
}

extension Direction {
  /// The opposite direction.
  var reversed: Direction { self == .forward ? .backward : .forward }
}

extension IconUse {
  /// A name that points against the purpose's direction, and the layout in which it does.
  struct WrongWay {
    let name: String
    let base: BaseDirection
  }

  /// The first name of the icon that points against the purpose's direction; nil for a purpose without a direction.
  var wrongWay: WrongWay? {
    guard let direction else { return nil }
    return drawings.first { name, base in
      let turns = set.behaviour(of: name) != .fixed
      // An icon of a right-to-left locale that its set turns is reported by `double-mirror`.
      if turns, base == .rightToLeft { return false }
      return PointingName.direction(of: name, turns: turns, in: base) == direction.reversed
    }.map { WrongWay(name: $0.name, base: $0.base) }
  }

  /// True if the name of an icon has a direction.
  var pointsSomewhere: Bool {
    drawings.contains { PointingName.direction(of: $0.name, turns: true, in: $0.base) != nil }
  }

  /// The icon's names that the set has, each with a layout that draws it.
  ///
  /// The right half of a pair is judged as the mirror image of the left one (``MissingMirrorRule``).
  private var drawings: [(name: String, base: BaseDirection)] {
    let all: [(name: String, base: BaseDirection)] =
      switch reference {
      case .name(let name): [(name, .leftToRight)]
      case .byDirection(let leftToRight, _): [(leftToRight, .leftToRight)]
      case .byRelease(let name, let fallback): [(name, .leftToRight), (fallback, .leftToRight)]
      case .byLocale(let name, let locales):
        [(name, .leftToRight)]
          + locales.sorted { $0.key < $1.key }.map {
            ($0.value, LocaleData.isRightToLeft($0.key.identifier) ? .rightToLeft : .leftToRight)
          }
      }
    return all.filter { set.contains($0.name) }
  }
}
