/// The data of a locale's integer format: its digits, grouping and minus sign.
package struct IntegerFormat: Hashable, Sendable {
  /// The UTF-8 bytes of the digits 0…9, the first byte lowest.
  private let digits: [UInt32]
  /// The number of bytes of each digit.
  private let digitWidths: [UInt8]
  private let separator: [UInt8]
  private let negativePrefix: [UInt8]
  private let negativeSuffix: [UInt8]
  private let primaryGroup: Int
  private let secondaryGroup: Int
  /// The least number with a separator.
  private let firstGrouped: UInt64
  /// The texts of 0…99, one after the other: most counts can be copied from here.
  private var smallTexts: [UInt8] = []
  /// The start of each, and the end of the last; empty while they are being created.
  private var smallStarts: [UInt16] = []

  /// Creates a format from the data of ICU's number format; nil if they do not have the right form.
  ///
  /// - Parameters:
  ///   - digits: the digits from 0 to 9, one Unicode scalar each.
  ///   - separator: the grouping separator.
  ///   - primaryGroup: the size of the last group; 0 for no grouping.
  ///   - secondaryGroup: the size of the other groups; 0 for the same size.
  ///   - minimumGrouping: the minimum number of digits before the first separator (UTS #35 part 3,
  ///     `minimumGroupingDigits`).
  ///   - negativePrefix: the text before a negative number, including direction marks.
  ///   - negativeSuffix: the text after it.
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
    firstGrouped = Self.leastNumber(ofDigits: primaryGroup == 0 ? .max : primaryGroup + max(minimumGrouping, 1))
    let small = (0..<100).map { Array(string($0).utf8) }
    smallStarts = small.reduce(into: [0]) { $0.append($0[$0.count - 1] + UInt16($1.count)) }
    smallTexts = Array(small.joined())
  }

  /// The least number with so many digits, a power of ten; the greatest number if the type has no such power.
  private static func leastNumber(ofDigits count: Int) -> UInt64 {
    guard count <= 19 else { return .max }
    return (1..<count).reduce(1) { power, _ in power * 10 }
  }

  /// The formatted `value`.
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
    if magnitude < firstGrouped {
      writeDigits(of: magnitude, to: &output)
    } else {
      writeGrouped(magnitude, behind: 0, to: &output)
    }
  }

  // Both write the leading digits recursively first: dividing by the constant ten is several times as fast as dividing
  // by powers of ten.

  private func writeDigits(of number: UInt64, to output: inout TextBuffer) {
    let (rest, digit) = number.quotientAndRemainder(dividingBy: 10)
    if rest > 0 { writeDigits(of: rest, to: &output) }
    writeDigit(Int(digit), to: &output)
  }

  /// - Parameter behind: the number of digits that follow `number`.
  private func writeGrouped(_ number: UInt64, behind: Int, to output: inout TextBuffer) {
    let (rest, digit) = number.quotientAndRemainder(dividingBy: 10)
    if rest > 0 { writeGrouped(rest, behind: behind + 1, to: &output) }
    writeDigit(Int(digit), to: &output)
    if isGroupStart(before: behind) { output.append(separator) }
  }

  /// True if there is a separator before the last `digits` digits.
  private func isGroupStart(before digits: Int) -> Bool {
    let beyondPrimary = digits - primaryGroup
    if beyondPrimary <= 0 { return beyondPrimary == 0 }
    return beyondPrimary.isMultiple(of: secondaryGroup)
  }

  @inline(__always)
  private func writeDigit(_ digit: Int, to output: inout TextBuffer) {
    output.append(packed: digits[digit], width: Int(digitWidths[digit]))
  }
}
