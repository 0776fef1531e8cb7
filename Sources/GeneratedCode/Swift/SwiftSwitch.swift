/// Switch statements that return a value for each case.
enum SwiftSwitch {
  /// The lines of a switch: cases with the same value share a line, and the most frequent value is the default.
  ///
  /// - Parameters:
  ///   - subject: the expression to switch over.
  ///   - cases: all patterns with their values, in order.
  ///   - print: converts a value to an expression.
  static func lines<Value: Hashable>(
    _ subject: String, cases: [(pattern: String, value: Value)], print: (Value) -> String
  ) -> [String] {
    guard let first = cases.first else { return ["switch \(subject) {}"] }
    let grouped = Dictionary(grouping: cases, by: \.value)
    let values = cases.map(\.value).reduce(into: [Value]()) { if !$0.contains($1) { $0.append($1) } }
    guard values.count > 1 else { return ["return \(print(first.value))"] }
    let counts = grouped.mapValues(\.count)
    let most = values.reduce(values[0]) { counts[$1, default: 0] > counts[$0, default: 0] ? $1 : $0 }
    let isShort = counts[most, default: 0] > 1
    var lines = ["switch \(subject) {"]
    for value in values where !isShort || value != most {
      lines += wrapped("case ", (grouped[value] ?? []).map(\.pattern), end: ": return \(print(value))")
    }
    if isShort { lines.append("default: return \(print(most))") }
    return lines + ["}"]
  }

  /// A list between two texts, on as many lines as needed.
  static func wrapped(_ start: String, _ items: [String], end: String) -> [String] {
    var lines: [String] = []
    var line = start
    for (index, item) in items.enumerated() {
      let piece = item + (index == items.count - 1 ? end : ", ")
      if index > 0, line.count + item.count + 2 > 118 {
        lines.append(String(line.dropLast()))
        line = String(repeating: " ", count: start.count)
      }
      line += piece
    }
    return lines + [line]
  }
}
