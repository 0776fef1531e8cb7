internal import CatalogModel

/// The words of a title that count in a phrase: without articles, possessives, numbers and arguments.
struct WordsOfTitle {
  let words: [String]
  /// True if the text has an argument, which is the object of the verb: `Delete “X”`.
  let hasArguments: Bool

  init(_ key: TitleKey) { self.init(key, hasArguments: false) }

  /// Splits a text without its placeholders and quotations.
  init(withoutArguments text: String) { self.init(TitleKey(Self.removingArguments(from: text)), hasArguments: true) }

  private init(_ key: TitleKey, hasArguments: Bool) {
    var hasNumber = false
    var words = key.words
    // "Tap to show" describes how to press it.
    if words.count > 2, Self.presses.contains(String(words[0])), words[1] == "to" { words.removeFirst(2) }
    self.words = words.compactMap { word in
      if word.utf8.allSatisfy(\.isDigit) {
        hasNumber = true
        return nil
      }
      return Self.skipped.contains(String(word)) ? nil : String(word)
    }
    self.hasArguments = hasArguments || hasNumber
  }

  private static let presses: Set = ["click", "tap", "press", "touch", "swipe"]

  /// English articles, determiners and possessives.
  private static let skipped: Set = [
    "a", "an", "the", "this", "that", "these", "those", "my", "your", "our", "their", "its", "selected", "current",
  ]

  /// The text without `%@`, `%1$s`, `{name}`, `${name}`, `\(name)` and quoted text.
  private static func removingArguments(from text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        index += 1
        while index < bytes.count, bytes[index].isDigit || bytes[index] == UInt8(ascii: "$") { index += 1 }
        // The conversion: `@`, `d`, `s`, `lld`.
        while index < bytes.count, bytes[index] == UInt8(ascii: "l") { index += 1 }
        if index < bytes.count, bytes[index] != UInt8(ascii: " ") { index += 1 }
        result.append(UInt8(ascii: " "))
      } else if let close = closing[byte], let end = bytes[(index + 1)...].firstIndex(of: close) {
        result.append(UInt8(ascii: " "))
        index = end + 1
      } else {
        result.append(byte)
        index += 1
      }
    }
    return removingCurlyQuotations(from: String(decoding: result, as: UTF8.self))
  }

  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "\""): UInt8(ascii: "\""),
  ]

  private static func removingCurlyQuotations(from text: String) -> String {
    var result = String.UnicodeScalarView()
    var close: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let end = close {
        if scalar == end || end == "”" && scalar == "“" { close = nil }
      } else if let end = curly[scalar] {
        close = end
        result.append(" ")
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static let curly: [Unicode.Scalar: Unicode.Scalar] = ["“": "”", "„": "”", "«": "»", "「": "」"]
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
