/// Ranges of bytes, joined where they overlap, so that a file with many buttons is searched in logarithmic time.
struct JoinedRanges {
  /// Sorted, without overlaps.
  private let ranges: [Range<Int>]

  init(_ ranges: some Sequence<Range<Int>>) {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    self.ranges = joined
  }

  /// Returns whether one of the ranges overlaps another range.
  func overlap(_ range: Range<Int>) -> Bool {
    // The first range that ends after the other's beginning.
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound < range.upperBound
  }
}
