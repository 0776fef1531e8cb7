/// The decimal digits of a number as it is printed, the most significant first.
struct CatalogDecimal {
  /// The format of a number.
  enum Style {
    /// With at most three fraction digits.
    case number
    /// Without fraction digits.
    case integer
    /// Multiplied by 100, without fraction digits.
    case percent
  }

  let isNegative: Bool
  let isFinite: Bool
  let isNaN: Bool
  /// The digits before the decimal separator, without zeros at the start: empty for 0.
  private(set) var integer: [Int] = []
  /// The digits behind it, without zeros at the end.
  private(set) var fraction: [Int] = []

  init(_ value: Int, _ style: Style) {
    isNegative = value < 0
    isFinite = true
    isNaN = false
    guard value != 0 else { return }
    integer = value.magnitude.description.utf8.map { Int($0) - 0x30 } + (style == .percent ? [0, 0] : [])
  }

  init(_ value: Double, _ style: Style) {
    isNegative = value.sign == .minus
    isFinite = value.isFinite
    isNaN = value.isNaN
    if isFinite { round(value.magnitude, style) }
  }

  /// Rounds the shortest digits that stand for a number, half to even.
  private mutating func round(_ magnitude: Double, _ style: Style) {
    var (digits, point) = Self.digits(of: magnitude)
    if style == .percent { point += 2 }
    let kept = point + (style == .number ? 3 : 0)
    if kept < digits.count { Self.round(&digits, to: kept, point: &point) }
    while let last = digits.last, last == 0 { digits.removeLast() }
    let whole = max(point, 0)
    integer = Array(digits.prefix(whole))
    if integer.isEmpty, digits.isEmpty { return }
    integer += Array(repeating: 0, count: whole - integer.count)
    fraction = Array(repeating: 0, count: max(-point, 0)) + digits.dropFirst(whole)
  }

  /// - Parameter kept: how many digits are left; negative if the first is further away.
  private static func round(_ digits: inout [Int], to kept: Int, point: inout Int) {
    guard kept >= 0 else { return digits = [] }
    let isHalf = digits[kept] == 5 && digits[(kept + 1)...].allSatisfy { $0 == 0 }
    let isUp = isHalf ? kept > 0 && !digits[kept - 1].isMultiple(of: 2) : digits[kept] >= 5
    digits.removeSubrange(kept...)
    guard isUp else { return }
    while let last = digits.last, last == 9 { digits.removeLast() }
    if digits.isEmpty {
      digits = [1]
      point += 1
    } else {
      digits[digits.count - 1] += 1
    }
  }

  /// The digits from the first that is not 0, and how many of them are before the decimal separator.
  private static func digits(of magnitude: Double) -> (digits: [Int], point: Int) {
    let parts = magnitude.description.split(separator: "e")
    let numerals = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let all = numerals.joined().utf8.map { Int($0) - 0x30 }
    let digits = all.drop { $0 == 0 }
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return (Array(digits), numerals[0].utf8.count + exponent - (all.count - digits.count))
  }
}
// region operands

/// The operands of plural rules (UTS #35 part 3, § Operands).
extension CatalogDecimal {
  /// The last 18 digits of the integer part; like ICU's, as exact as a `Double`.
  var i: UInt64 { UInt64(Double(integer.suffix(18).reduce(0) { 10 * $0 + UInt64($1) })) }

  /// The integer part; of a number with more than 18 digits, a number as great that has the same last digits.
  var n: UInt64 { integer.count > 18 ? i + 1_000_000_000_000_000_000 : i }

  /// The number of fraction digits that are printed.
  var v: Int { fraction.count }

  /// The fraction digits as an integer.
  var f: Int { fraction.reduce(0) { 10 * $0 + $1 } }
}
// endregion
