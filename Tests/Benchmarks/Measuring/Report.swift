import Foundation

/// A row of the table.
struct Row {
  /// The measured work.
  let work: String
  /// This project's command or function that does the work.
  let ours: String
  /// The alternative that does the same work.
  let comparedWith: String
  let ratio: Double
  let bar: Bar

  /// The meaning of the ratio, and the target.
  enum Bar {
    /// The alternative takes at least this many times as long.
    case fasterBy(Double)
    /// This project takes at most this many times as long.
    case within(Double)
    /// No target; the alternative takes this many times as long.
    case none
  }

  var meetsBar: Bool {
    switch bar {
    case .fasterBy(let least): ratio >= least
    case .within(let most): ratio <= most
    case .none: true
    }
  }

  fileprivate var cells: [String] {
    let bar =
      switch bar {
      case .fasterBy(let least): "≥ \(format(least))×"
      case .within(let most): "≤ \(format(most))×"
      case .none: "–"
      }
    return [work, ours, comparedWith, "\(format(ratio))×", meetsBar ? bar : "\(bar) **missed**"]
  }

  private func format(_ number: Double) -> String {
    number.rounded() == number || number >= 100
      ? "\(Int(number.rounded()))" : String(format: number < 10 ? "%.2f" : "%.1f", number)
  }
}

/// The Markdown table of all rows, and whether each target is met.
struct Report {
  private(set) var rows: [Row] = []

  mutating func add(_ row: Row) { rows.append(row) }

  var markdown: String {
    let header = ["work", "ours", "compared with", "ratio", "bar"]
    let rule = ["---", "---", "---", "--:", "--:"]
    return ([header, rule] + rows.map(\.cells)).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}

/// Prints progress and additional times, which the table omits, to standard error.
func note(_ text: String) {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}
