/// The words of names in code.
package enum NameWords {
  /// The longest name that is looked at, in bytes.
  package static let longest = 150

  /// The words of a name, in lower case: `deleteAccount` is `delete`, `account`.
  package static func words(of name: String) -> [String] { words(of: Array(name.utf8.prefix(longest))[...]) }

  /// Splits at separators, before capitals, and before a number that follows letters.
  package static func words(of bytes: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    word.reserveCapacity(16)
    func end() {
      guard !word.isEmpty else { return }
      words.append(String(decoding: word, as: UTF8.self))
      word.removeAll(keepingCapacity: true)
    }
    var previous: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      let isUpper = isUpper(byte)
      guard isUpper || isLower(byte) || isDigit(byte) || byte >= 0x80 else {
        end()
        previous = 0
        continue
      }
      let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
      let startsWord =
        isUpper && (isLower(previous) || isDigit(previous) || isUpperAbbreviation(previous, next))
        || isDigit(byte) && (isLower(previous) || Self.isUpper(previous)) && word.count > 1
      if startsWord { end() }
      word.append(isUpper ? byte | 0x20 : byte)
      previous = byte
    }
    end()
    return words
  }

  private static func isUpperAbbreviation(_ previous: UInt8, _ next: UInt8) -> Bool {
    isUpper(previous) && isLower(next)
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
  package static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
  package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

extension String {
  /// The last part of a dotted name.
  package var lastNamePart: String { split(separator: ".").last.map(String.init) ?? self }
}
