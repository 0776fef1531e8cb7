internal import CatalogFiles
internal import SourceText

/// Vendors' names for a glyph and its mirror image: `arrow-left` and `arrow-right`.
package enum MirroredName {
  /// The icons of a set that point the other way according to their names; none for a name without a side.
  static func candidates(for name: String, in set: IconSet) -> [String] {
    candidates(for: name).filter { set.contains($0) }
  }

  /// The names that icons which point the other way may have; none for a name without a side.
  package static func candidates(for name: String) -> [String] {
    let words = words(of: name)
    return pairs.filter { pair in words.contains { pair[$0] != nil } }.map { replacing($0, in: words) }
  }

  /// The glyph that a set draws for an icon that follows the reading direction, by the name of its side if the set has
  /// it: `chevron.left` for `chevron.backward`; else the icon's own name.
  static func drawn(_ name: String, isRightToLeft: Bool, in set: IconSet) -> String {
    let words = words(of: name)
    let sides = isRightToLeft ? rightToLeft : leftToRight
    guard words.contains(where: { sides[$0] != nil }) else { return name }
    let physical = replacing(sides, in: words)
    return set.contains(physical) ? physical : name
  }

  private static let pairs: [[Substring: String]] = [
    ["left": "right", "right": "left"], ["backward": "forward", "forward": "backward"],
    ["back": "forward", "forward": "back"], ["leading": "trailing", "trailing": "leading"],
    ["previous": "next", "next": "previous"], ["prev": "next", "next": "prev"], ["start": "end", "end": "start"],
    ["first": "last", "last": "first"], ["ltr": "rtl", "rtl": "ltr"],
  ]
  private static let leftToRight: [Substring: String] = [
    "backward": "left", "leading": "left", "forward": "right", "trailing": "right",
  ]
  private static let rightToLeft: [Substring: String] = [
    "backward": "right", "leading": "right", "forward": "left", "trailing": "left",
  ]

  private static func replacing(_ others: [Substring: String], in words: [Substring]) -> String {
    words.reduce(into: "") { $0 += others[$1] ?? String($1) }
  }

  /// The words of a name, without separators.
  static func words(of name: String) -> [Substring] {
    var words: [Substring] = []
    var start = name.startIndex
    var index = start
    while index < name.endIndex {
      let next = name.utf8.index(after: index)
      if next == name.endIndex || name.utf8[index].isASCIILetter != name.utf8[next].isASCIILetter {
        words.append(name[start..<next])
        start = next
      }
      index = next
    }
    return words
  }
}
