/// How a number argument prints.
package enum NumberStyle: UInt8, CaseIterable, Sendable {
  /// `{n}` and `{n, number}`: the locale's default format, with at most three fraction digits.
  case decimal
  /// `{n, number, integer}`: no fraction digits.
  case integer
  /// `{n, number, percent}`: a hundred times the value, with the locale's percent sign.
  case percent

  /// The word after `number,` that asks for this style; nil for the default, which has none.
  var staticKeyword: StaticString? {
    switch self {
    case .decimal: nil
    case .integer: "integer"
    case .percent: "percent"
    }
  }
}
