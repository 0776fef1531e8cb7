/// Finds the word that somebody probably meant.
enum NearestName {
  /// The candidate closest to `name`, or nil when none is within a third of the name's length (at least one edit).
  static func of(_ name: String, in candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().utf8)
    let limit = max(1, wanted.count / 3)
    let distances = candidates.map { (name: $0, distance: editDistance(wanted, Array($0.utf8))) }
    return distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
  }

  /// Insertions, deletions, substitutions and swapped neighbours that turn one into the other.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let substitution = previous[column] + (byte == other ? 0 : 1)
        var cost = min(substitution, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
