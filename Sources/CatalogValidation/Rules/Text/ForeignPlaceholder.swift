/// A placeholder in the syntax of another system.
struct ForeignPlaceholder {
  /// UTF-8 bytes of the text.
  let range: Range<Int>
  let system: String
  /// The argument that it names, or nil.
  private(set) var name: String?
  /// True if it prints an argument, unlike `$t(key)` and `<0>`.
  private(set) var isArgument = true
  /// The remedy, if a placeholder with the same name is not enough.
  private(set) var advice: String?

  /// The placeholders of a text in order.
  ///
  /// - Parameters:
  ///   - arguments: the names that the message declares; `:name` and `@name` are placeholders only for them.
  ///   - isMalformed: true if the text is not valid ICU syntax; only then are double braces not a branch's.
  static func all(in text: [UInt8], arguments: [String], isMalformed: Bool) -> [ForeignPlaceholder] {
    var found: [ForeignPlaceholder] = []
    var index = 0
    while index < text.count {
      let scanner = Scanner(text: text, start: index, arguments: arguments, isMalformed: isMalformed)
      guard let placeholder = scanner.placeholder() else {
        index += 1
        continue
      }
      found.append(placeholder)
      index = placeholder.range.upperBound
    }
    return found
  }

  /// True if a byte may begin a placeholder.
  static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "\\"),
      UInt8(ascii: ":"), UInt8(ascii: "@"), 0xEF:
      true
    default: false
    }
  }

  fileprivate struct Scanner {
    let text: [UInt8]
    let start: Int
    let arguments: [String]
    let isMalformed: Bool

    func placeholder() -> ForeignPlaceholder? {
      switch text[start] {
      case UInt8(ascii: "%"): percent()
      case UInt8(ascii: "$"):
        named("${", "}", in: "template literals") ?? other("$t(", ")", in: "i18next")
          ?? declared("PHP, Dart and Kotlin")
      case UInt8(ascii: "{"): (isMalformed ? named("{{", "}}", in: "i18next and Mustache") : nil) ?? number()
      case UInt8(ascii: "<"): tag()
      case UInt8(ascii: "\\"): named("\\(", ")", in: "Swift")
      case 0xEF: fullWidth()
      case UInt8(ascii: ":") where isAtWord: declared("Laravel")
      case UInt8(ascii: "@") where isAtWord: declared("Drupal")
      default: nil
      }
    }

    /// `%{name}`, `%(name)s` and `%1$@`. A number before the sign makes it a percentage.
    private func percent() -> ForeignPlaceholder? {
      guard start == 0 || !isDigit(text[start - 1]), start == 0 || text[start - 1] != UInt8(ascii: "%") else {
        return nil
      }
      if let ruby = named("%{", "}", in: "Ruby") { return ruby }
      if let python = named("%(", ")", in: "Python") {
        let end = python.range.upperBound
        guard end < text.count, "sdifr".utf8.contains(text[end]) else { return nil }
        return ForeignPlaceholder(range: start..<end + 1, system: "Python", name: python.name)
      }
      var index = start + 1
      func skip(_ bytes: String) { while index < text.count, bytes.utf8.contains(text[index]) { index += 1 } }
      skip("0123456789$-+.#")
      skip("hlqzt")
      guard index < text.count, "@diouxXfFgGsScp".utf8.contains(text[index]) else { return nil }
      let isEnd = text[index] == UInt8(ascii: "@") || index + 1 == text.count || !isWord(text[index + 1])
      return isEnd ? ForeignPlaceholder(range: start..<index + 1, system: "printf") : nil
    }

    /// `｛count｝`, and the brace of `｛count, plural, …｝`, as East Asian keyboards write it.
    private func fullWidth() -> ForeignPlaceholder? {
      let (brace, system) = ("｛".utf8, "a keyboard with full-width braces")
      guard text[start...].starts(with: brace) else { return nil }
      if let whole = named("｛", "｝", in: system) { return whole }
      let name = text[(start + brace.count)...].prefix(while: isWord)
      guard arguments.contains(where: { name.elementsEqual($0.utf8) }) else { return nil }
      return ForeignPlaceholder(
        range: start..<start + brace.count, system: system, isArgument: false, advice: "write all braces as '{' and '}'"
      )
    }

    /// A name between two marks.
    private func named(_ opening: String, _ closing: String, in system: String) -> ForeignPlaceholder? {
      guard text[start...].starts(with: opening.utf8) else { return nil }
      var index = start + opening.utf8.count
      func skipSpaces() { while index < text.count, text[index] == UInt8(ascii: " ") { index += 1 } }
      skipSpaces()
      let name = text[index...].prefix { isWord($0) || $0 == UInt8(ascii: ".") }
      index += name.count
      skipSpaces()
      guard let first = name.first, !isDigit(first), text[index...].starts(with: closing.utf8) else { return nil }
      return ForeignPlaceholder(
        range: start..<index + closing.utf8.count, system: system, name: String(decoding: name, as: UTF8.self))
    }

    /// `$t(key)`
    private func other(_ opening: String, _ closing: Character, in system: String) -> ForeignPlaceholder? {
      guard text[start...].starts(with: opening.utf8), let end = text[start...].firstIndex(of: UInt8(ascii: ")")) else {
        return nil
      }
      return ForeignPlaceholder(range: start..<end + 1, system: system, isArgument: false)
    }

    /// `{0}`
    private func number() -> ForeignPlaceholder? {
      let digits = text[(start + 1)...].prefix(while: isDigit)
      let end = start + 1 + digits.count
      guard !digits.isEmpty, end < text.count, text[end] == UInt8(ascii: "}"),
        !arguments.contains(String(decoding: digits, as: UTF8.self))
      else { return nil }
      return ForeignPlaceholder(range: start..<end + 1, system: "Java and .NET")
    }

    /// `<0>`, `</0>` and `<0/>`
    private func tag() -> ForeignPlaceholder? {
      var index = start + 1
      if index < text.count, text[index] == UInt8(ascii: "/") { index += 1 }
      let digits = text[index...].prefix(while: isDigit)
      index += digits.count
      if index < text.count, text[index] == UInt8(ascii: "/") { index += 1 }
      guard !digits.isEmpty, index < text.count, text[index] == UInt8(ascii: ">") else { return nil }
      return ForeignPlaceholder(range: start..<index + 1, system: "react-i18next", isArgument: false)
    }

    /// The name of a declared argument after a sign.
    private func declared(_ system: String) -> ForeignPlaceholder? {
      let name = String(decoding: text[(start + 1)...].prefix(while: isWord), as: UTF8.self)
      guard arguments.contains(name) else { return nil }
      return ForeignPlaceholder(range: start..<start + 1 + name.utf8.count, system: system, name: name)
    }

    private var isAtWord: Bool { start == 0 || text[start - 1] == UInt8(ascii: " ") }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    private func isWord(_ byte: UInt8) -> Bool {
      isDigit(byte) || byte == UInt8(ascii: "_") || (byte | 0x20) &- UInt8(ascii: "a") < 26
    }
  }
}
