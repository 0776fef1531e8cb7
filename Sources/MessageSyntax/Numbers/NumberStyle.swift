/// The style of a number argument.
package enum NumberStyle: UInt8, CaseIterable, Sendable {
  /// `{n}` and `{n, number}`: the locale's default format, with at most three fraction digits.
  case decimal
  /// `{n, number, integer}`: no fraction digits.
  case integer
  /// `{n, number, percent}`: 100 times the value, with the locale's percent sign.
  case percent

  /// The keyword of the style after `number,`; nil for the default.
  var staticKeyword: StaticString? {
    switch self {
    case .decimal: nil
    case .integer: "integer"
    case .percent: "percent"
    }
  }
}
