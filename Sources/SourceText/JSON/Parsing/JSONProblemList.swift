/// The problems of a file in the order of detection, up to the limit.
struct JSONProblemList {
  private var problems: [JSONProblem] = []
  private var overflow: JSONProblem?

  /// True if nothing has been reported yet.
  var isEmpty: Bool { problems.isEmpty }

  /// True if the list is full.
  var isFull: Bool { overflow != nil }

  mutating func append(_ cause: JSONProblem.Cause, _ range: Range<Int>) {
    if problems.count < JSONDocument.maximumProblemCount {
      problems.append(JSONProblem(cause: cause, range: range))
    } else if overflow == nil {
      overflow = JSONProblem(cause: .tooManyProblems, range: range)
    }
  }

  /// All problems in file order; if there were more, the last one says so.
  func sorted() -> [JSONProblem] {
    // Problems at the same place stay in the order of detection.
    let order = problems.indices.sorted { (problems[$0].offset, $0) < (problems[$1].offset, $1) }
    return order.map { problems[$0] } + [overflow].compactMap { $0 }
  }
}
