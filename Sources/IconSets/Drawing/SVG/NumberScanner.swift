/// Reads numbers from an attribute, as path data and lists separate them (SVG 1.1 §8.3.9).
struct NumberScanner {
  let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { index >= bytes.count }
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func advance() { index += 1 }

  mutating func skipSpaces() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { index += 1 }
  }

  /// Skips white space with at most one comma.
  mutating func skipSeparator() {
    skipSpaces()
    guard peek == UInt8(ascii: ",") else { return }
    index += 1
    skipSpaces()
  }

  /// Reads a flag of an arc, which the next number may follow without a separator.
  mutating func flag() -> Bool? {
    guard let byte = peek, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    index += 1
    return byte == UInt8(ascii: "1")
  }

  /// Reads letters, digits and hyphens.
  mutating func word() -> String {
    let start = index
    while let byte = peek, UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "-") {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads a number; nil without changes if there is none, or if it is outside ``DrawingLimits/number``.
  mutating func number() -> Double? {
    var end = index
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
    let whole = skipDigits(&end)
    var fraction = 0
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      fraction = skipDigits(&end)
    }
    guard whole + fraction > 0, end - index < 400 else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if exponent < bytes.count, bytes[exponent] == UInt8(ascii: "-") || bytes[exponent] == UInt8(ascii: "+") {
        exponent += 1
      }
      // Without digits it is a unit, as in `1em`.
      if skipDigits(&exponent) > 0 { end = exponent }
    }
    guard let value = Double(String(decoding: bytes[index..<end], as: UTF8.self)), abs(value) <= DrawingLimits.number
    else { return nil }
    index = end
    return value
  }

  private func skipDigits(_ place: inout Int) -> Int {
    let start = place
    while place < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place] { place += 1 }
    return place - start
  }

  /// The numbers of a list such as `points`; nil if there is anything else.
  static func list(_ text: String) -> [Double]? {
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return nil }
      numbers.append(number)
      scanner.skipSeparator()
    }
    return numbers
  }
}
