/// Suggests the name that was probably meant.
package enum NearestName {
  /// The candidate closest to a name, or nil if none is close enough to be a plausible typo.
  ///
  /// Close means an edit distance (insertions, deletions, substitutions, swaps of adjacent letters) of at most a third
  /// of the name's length, and at least one; ties go to a candidate with the same letters, then to one with
  /// the same first letter, else to the first. Names of catalogues are shorter than
  /// ``longest``.
  package static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
    guard name.utf8.count <= longest else { return nil }
    let wanted = Array(name.lowercased().utf8)
    var best: (name: String, distance: Int)?
    var limit = max(1, wanted.count / 3)
    for candidate in candidates {
      guard abs(candidate.utf8.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, Array(candidate.lowercased().utf8))
      guard distance <= limit, distance < best?.distance ?? .max || isBetter(candidate, than: best?.name, for: wanted)
      else { continue }
      best = (candidate, distance)
      limit = distance
    }
    return best?.name
  }

  /// True if the first of two candidates alone has the letters of a name in another order, `bicycle` for `bycicle`, or its
  /// first letter: `rides` for `ride`, and not `hide`.
  private static func isBetter(_ candidate: String, than best: String?, for wanted: [UInt8]) -> Bool {
    guard let best else { return true }
    let (first, second) = (isRearranged(candidate, wanted), isRearranged(best, wanted))
    if first != second { return first }
    return candidate.lowercased().utf8.first == wanted.first && best.lowercased().utf8.first != wanted.first
  }

  private static func isRearranged(_ candidate: String, _ wanted: [UInt8]) -> Bool {
    candidate.utf8.count == wanted.count && candidate.lowercased().utf8.sorted() == wanted.sorted()
  }

  /// The maximum length of a compared name in bytes, since the table of distances is quadratic.
  private static let longest = 200

  /// The advice for an unknown name: "did you mean 'x'?", or other advice if no name is close.
  package static func advice(
    on name: String, among candidates: some Sequence<String>, otherwise: @autoclosure () -> String
  ) -> String {
    of(name, in: candidates).map { "did you mean '\($0)'?" } ?? otherwise()
  }

  /// The advice for a name that must be one of a few: the closest, or all of them.
  ///
  /// - Parameters:
  ///   - listed: the candidates to list if none is close; all of them by default.
  ///   - otherwise: another way, such as "declare it".
  package static func choice(
    on name: String, among candidates: [String], listing listed: [String]? = nil, or otherwise: String? = nil
  ) -> String {
    if let near = of(name, in: candidates) { return "did you mean '\(near)'?" }
    let listed = listed ?? candidates
    guard (1...mostChoices).contains(listed.count) else { return otherwise ?? "write another name" }
    let names = listed.count == 1 ? "write '\(listed[0])'" : "use one of \(listed.joined(separator: ", "))"
    return names + (otherwise.map { ", or \($0)" } ?? "")
  }

  /// The number of names that a person reads in one line.
  private static let mostChoices = 16

  /// "; did you mean 'x'?" or nothing, to append to a message.
  package static func suggestion(for name: String, in candidates: some Sequence<String>) -> String {
    of(name, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// True if two names differ by one insertion, deletion, substitution or swap of adjacent letters.
  package static func isOneEdit(_ name: String, from other: String) -> Bool {
    guard abs(name.utf8.count - other.utf8.count) <= 1, name.utf8.count <= longest else { return false }
    return distance(Array(name.utf8), Array(other.utf8)) == 1
  }

  /// The optimal string alignment distance, with three rows of the usual table.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var cost = min(previous[column] + (byte == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
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
