import Foundation

/// One line of the table.
struct Row {
  /// What is done.
  let work: String
  /// What does it here.
  let ours: String
  /// What somebody would use instead.
  let comparedWith: String
  let ratio: Double
  let bar: Bar

  /// What the ratio means, and what it must reach.
  enum Bar {
    /// The others take so many times as long, or more.
    case fasterBy(Double)
    /// We take so many times as much, or less.
    case within(Double)
    /// Nothing is asked; the others take this many times as long.
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

/// The Markdown table of all rows, and whether each bar is met.
struct Report {
  private(set) var rows: [Row] = []

  mutating func add(_ row: Row) { rows.append(row) }

  var markdown: String {
    let header = ["work", "ours", "compared with", "ratio", "bar"]
    let rule = ["---", "---", "---", "--:", "--:"]
    return ([header, rule] + rows.map(\.cells)).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}

/// Says on standard error what is being measured, and the times that the table leaves out.
func note(_ text: String) {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}
