/// The facts by which a locale prints integers: its digits, its grouping and its minus sign.
package struct IntegerFormat: Hashable, Sendable {
  /// The UTF-8 bytes of the digits 0…9, the first byte lowest.
  private let digits: [UInt32]
  /// How many bytes each digit takes.
  private let digitWidths: [UInt8]
  private let separator: [UInt8]
  private let negativePrefix: [UInt8]
  private let negativeSuffix: [UInt8]
  private let primaryGroup: Int
  private let secondaryGroup: Int
  private let minimumGrouping: Int
  /// The texts of 0…99 one after the other: most counts are in there, ready to be copied.
  private var smallTexts: [UInt8] = []
  /// Where each of them starts, and where the last one ends; empty while they are being made.
  private var smallStarts: [UInt16] = []

  /// Takes the facts as ICU's number format of the locale tells them; nil when they are not of that form.
  ///
  /// - Parameters:
  ///   - digits: the digits from 0 to 9, one Unicode scalar each.
  ///   - separator: the grouping separator.
  ///   - primaryGroup: digits in the group nearest to the end; 0 for no grouping.
  ///   - secondaryGroup: digits in the other groups; 0 for as many as in the first.
  ///   - minimumGrouping: how many digits must stand before the first separator (UTS #35 part 3,
  ///     `minimumGroupingDigits`).
  ///   - negativePrefix: what stands before a negative number, direction marks included.
  ///   - negativeSuffix: what stands after it.
  package init?(
    digits: [String],
    separator: String,
    primaryGroup: Int,
    secondaryGroup: Int,
    minimumGrouping: Int,
    negativePrefix: String,
    negativeSuffix: String
  ) {
    guard digits.count == 10, digits.allSatisfy({ $0.unicodeScalars.count == 1 }) else { return nil }
    guard primaryGroup >= 0, secondaryGroup >= 0 else { return nil }
    self.digits = digits.map { digit in
      digit.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    digitWidths = digits.map { UInt8($0.utf8.count) }
    self.separator = Array(separator.utf8)
    self.negativePrefix = Array(negativePrefix.utf8)
    self.negativeSuffix = Array(negativeSuffix.utf8)
    self.primaryGroup = primaryGroup
    self.secondaryGroup = secondaryGroup == 0 ? primaryGroup : secondaryGroup
    self.minimumGrouping = max(minimumGrouping, 1)
    let small = (0..<100).map { Array(string($0).utf8) }
    smallStarts = small.reduce(into: [0]) { $0.append($0[$0.count - 1] + UInt16($1.count)) }
    smallTexts = Array(small.joined())
  }

  /// `value` as the locale prints it.
  package func string(_ value: Int64) -> String {
    TextBuffer.string { output in write(value, to: &output) }
  }

  @inline(__always)
  func write(_ value: Int64, to output: inout TextBuffer) {
    if value >= 0, value < smallStarts.count - 1 {
      let range = Int(smallStarts[Int(value)])..<Int(smallStarts[Int(value) + 1])
      smallTexts.withUnsafeBytes { output.append($0, range) }
    } else {
      writeDigits(value, to: &output)
    }
  }

  private func writeDigits(_ value: Int64, to output: inout TextBuffer) {
    guard value < 0 else { return write(magnitude: value.magnitude, to: &output) }
    output.append(negativePrefix)
    write(magnitude: value.magnitude, to: &output)
    output.append(negativeSuffix)
  }

  private func write(magnitude: UInt64, to output: inout TextBuffer) {
    var power: UInt64 = 1
    var remainingDigits = 1
    while magnitude / power >= 10 {
      power *= 10
      remainingDigits += 1
    }
    let isGrouped = primaryGroup > 0 && remainingDigits - primaryGroup >= minimumGrouping
    var rest = magnitude
    while remainingDigits > 0 {
      let (digit, remainder) = rest.quotientAndRemainder(dividingBy: power)
      writeDigit(Int(digit), to: &output)
      rest = remainder
      power /= 10
      remainingDigits -= 1
      if isGrouped, isGroupStart(before: remainingDigits) { output.append(separator) }
    }
  }

  /// Whether a separator stands before the last `digits` digits.
  private func isGroupStart(before digits: Int) -> Bool {
    let beyondPrimary = digits - primaryGroup
    return digits > 0 && beyondPrimary >= 0 && beyondPrimary.isMultiple(of: secondaryGroup)
  }

  private func writeDigit(_ digit: Int, to output: inout TextBuffer) {
    output.append(packed: digits[digit], width: Int(digitWidths[digit]))
  }
}
