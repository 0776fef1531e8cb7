internal import SourceReading

/// The values of a file's names, each read once for each way of reading it.
///
/// A name that leads back to itself stands for nothing. Beyond the budget no name has a value, and the file counts as not read.
final class FollowedNames {
  /// A reading of a value: by its first byte, the kind of reading, and the depth at which it begins.
  struct Reading: Hashable {
    enum Kind: Hashable { case text, textOrKey, message, icon(SiteIcon.Origin) }

    let start: Int
    let kind: Kind
    let depth: Int
  }

  /// Values whose reading has begun and has not ended.
  private var open: Set<Int> = []
  private var texts: [Reading: [TextReader.Text]] = [:]
  private var icons: [Reading: [IconReader.Icon]] = [:]
  private var remaining: Int

  /// Of the 5,000 files of three large apps, the one that takes the most takes 704.
  static let usualBudget = 200_000

  /// - Parameter budget: the number of nodes that may be read.
  init(budget: Int = FollowedNames.usualBudget) { remaining = budget }

  /// True if a part of the file was not read because the budget ended.
  var isSpent: Bool { remaining <= 0 }

  /// Takes a node from the budget; false if nothing is left.
  func spend() -> Bool {
    remaining -= 1
    return remaining > 0
  }

  func texts(of reading: Reading, read: () -> [TextReader.Text]) -> [TextReader.Text] {
    if let known = texts[reading] { return known }
    guard let found = following(reading.start, read) else { return [] }
    texts[reading] = found
    return found
  }

  func icons(of reading: Reading, read: () -> [IconReader.Icon]) -> [IconReader.Icon] {
    if let known = icons[reading] { return known }
    guard let found = following(reading.start, read) else { return [] }
    icons[reading] = found
    return found
  }

  /// The result of reading a value; nil if its reading led here.
  private func following<Found>(_ start: Int, _ read: () -> Found) -> Found? {
    guard open.insert(start).inserted else { return nil }
    defer { open.remove(start) }
    return read()
  }
}

/// The names that a place in a file sees.
struct VisibleNames {
  let index: FileIndex
  let scope: Int
  let followed: FollowedNames

  /// The value of a constant that the file declares, or nil.
  func value(_ parts: [String]) -> FileIndex.Value? { index.value(parts, from: scope) }

  /// The same file, seen from the place of a value.
  func seen(from value: FileIndex.Value) -> VisibleNames {
    VisibleNames(index: index, scope: value.scope, followed: followed)
  }
}
