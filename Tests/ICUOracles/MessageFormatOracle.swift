internal import CICUOracles
package import ICUText
package import MessageSyntax

/// ICU's own `icu::MessageFormat`, parsed once: the reference for tests and the benchmark.
///
/// It formats nothing for users: ICU accepts `a } b` and prints `{name}` for a missing argument. It is not Sendable
/// because an `icu::MessageFormat` is for one thread at a time.
package final class MessageFormatOracle {
  private let pointer: OpaquePointer
  private let names: [String]

  /// Parses a pattern.
  ///
  /// - Parameters:
  ///   - pattern: in ICU message syntax, with named arguments.
  ///   - tag: the language tag for plural rules and digits.
  ///   - arguments: the names of the arguments that will be set, without commas.
  /// - Throws: ``ICUError`` if ICU rejects the pattern or the tag.
  package init(_ pattern: String, locale tag: String, arguments: [String]) throws(ICUError) {
    let list = arguments.joined(separator: ",")
    pointer = try openHandle("parse '\(pattern)' for '\(tag)'") {
      cicu_message_format_open(tag, tag.byteCount, pattern, pattern.byteCount, list, list.byteCount, $0)
    }
    names = arguments
  }

  deinit { cicu_message_format_close(pointer) }

  /// Sets an argument for all further texts; the default is 0.
  ///
  /// - Throws: ``ICUError`` if the name was not passed to the initializer.
  package func set(_ name: String, to value: ArgumentValue) throws(ICUError) {
    let index = position(of: name)
    let status =
      switch value {
      case .integer(let integer): cicu_message_format_set_integer(pointer, index, integer)
      case .number(let double): cicu_message_format_set_double(pointer, index, double)
      case .text(let text): cicu_message_format_set_text(pointer, index, text, text.byteCount)
      }
    try check(status, "set '\(name)'")
  }

  /// The text with the current arguments.
  package func string() throws(ICUError) -> String {
    try readText("format a message", capacity: 256) { cicu_message_format_format(pointer, $0) }
  }

  /// The texts for each value of one argument, each followed by a line feed.
  package func lines(_ name: String, integers: [Int64]) throws(ICUError) -> String {
    try readText("format a message", capacity: integers.count * 64 + 64) {
      cicu_message_format_format_integers(
        pointer, position(of: name), integers, Int32(clamping: integers.count), $0)
    }
  }

  /// Like ``lines(_:integers:)``, for numbers with fraction digits.
  package func lines(_ name: String, numbers: [Double]) throws(ICUError) -> String {
    try readText("format a message", capacity: numbers.count * 64 + 64) {
      cicu_message_format_format_doubles(
        pointer, position(of: name), numbers, Int32(clamping: numbers.count), $0)
    }
  }

  /// The index of a name, or -1, which CICU rejects.
  private func position(of name: String) -> Int32 {
    Int32(clamping: names.firstIndex(of: name) ?? -1)
  }
}
