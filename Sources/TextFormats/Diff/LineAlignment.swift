/// Finds the lines that two versions of a file share.
///
/// Short stretches are compared completely, by the shortest edit (Myers 1986, as in the standard library). Long ones
/// are first divided at lines that both versions have exactly once ("patience diff", Bram Cohen), such as nearly all
/// lines of a catalogue. A long stretch without such lines counts as replaced, so that the time is bounded.
struct LineAlignment {
  /// Lines as numbers, equal for equal bytes.
  private let old: [Int]
  private let new: [Int]

  /// A stretch with more pairs of lines is long.
  private static let shortArea = 1_000_000

  init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
  }

  /// The stretches that differ, in order.
  func changes() -> [UnifiedDiff.Change] {
    var changes: [UnifiedDiff.Change] = []
    var pending: [UnifiedDiff.Change] = [(old.indices, new.indices)]
    while let stretch = pending.popLast().map(withoutCommonEnds) {
      if stretch.old.isEmpty && stretch.new.isEmpty { continue }
      if stretch.old.isEmpty || stretch.new.isEmpty {
        changes.append(stretch)
      } else if stretch.old.count * stretch.new.count <= Self.shortArea {
        changes += shortestEdit(stretch)
      } else {
        let parts = divided(stretch)
        if parts.count > 1 { pending += parts.reversed() } else { changes.append(stretch) }
      }
    }
    return changes
  }

  private func withoutCommonEnds(_ stretch: UnifiedDiff.Change) -> UnifiedDiff.Change {
    var (oldRange, newRange) = stretch
    while let first = oldRange.first, let other = newRange.first, old[first] == new[other] {
      oldRange.removeFirst()
      newRange.removeFirst()
    }
    while let last = oldRange.last, let other = newRange.last, old[last] == new[other] {
      oldRange.removeLast()
      newRange.removeLast()
    }
    return (oldRange, newRange)
  }

  private func shortestEdit(_ stretch: UnifiedDiff.Change) -> [UnifiedDiff.Change] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new[stretch.new].difference(from: old[stretch.old]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset + stretch.old.lowerBound)
      case .insert(let offset, _, _): inserted.insert(offset + stretch.new.lowerBound)
      }
    }
    var changes: [UnifiedDiff.Change] = []
    var (oldIndex, newIndex) = (stretch.old.lowerBound, stretch.new.lowerBound)
    while oldIndex < stretch.old.upperBound || newIndex < stretch.new.upperBound {
      let start = (oldIndex, newIndex)
      while removed.contains(oldIndex) { oldIndex += 1 }
      while inserted.contains(newIndex) { newIndex += 1 }
      if start != (oldIndex, newIndex) { changes.append((start.0..<oldIndex, start.1..<newIndex)) }
      oldIndex += 1
      newIndex += 1
    }
    return changes
  }

  /// Divides a stretch at the lines that both versions have exactly once and in the same order.
  private func divided(_ stretch: UnifiedDiff.Change) -> [UnifiedDiff.Change] {
    let places = Self.unique(new, in: stretch.new)
    let pairs = Self.unique(old, in: stretch.old).compactMap { line, oldIndex in
      places[line].map { (old: oldIndex, new: $0) }
    }
    var parts: [UnifiedDiff.Change] = []
    var (oldStart, newStart) = (stretch.old.lowerBound, stretch.new.lowerBound)
    for pair in Self.longestRising(pairs.sorted { $0.old < $1.old }) {
      parts.append((oldStart..<pair.old, newStart..<pair.new))
      (oldStart, newStart) = (pair.old + 1, pair.new + 1)
    }
    return parts + [(oldStart..<stretch.old.upperBound, newStart..<stretch.new.upperBound)]
  }

  /// The indices of the lines that occur once in a stretch.
  private static func unique(_ lines: [Int], in range: Range<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var repeated: Set<Int> = []
    for index in range where places.updateValue(index, forKey: lines[index]) != nil { repeated.insert(lines[index]) }
    return places.filter { !repeated.contains($0.key) }
  }

  /// The longest sequence of pairs that increases in both versions (patience sorting).
  private static func longestRising(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // The last pair of the best sequence of each length, and the predecessor of each pair.
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let length = tails.partitioningIndex { pairs[$0].new > pair.new }
      previous[index] = length > 0 ? tails[length - 1] : nil
      if length < tails.count { tails[length] = index } else { tails.append(index) }
    }
    var rising: [(old: Int, new: Int)] = []
    var next = tails.last
    while let index = next {
      rising.append(pairs[index])
      next = previous[index]
    }
    return rising.reversed()
  }
}

extension [Int] {
  /// The first index from which on all elements match, in a partitioned array.
  fileprivate func partitioningIndex(where belongs: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
