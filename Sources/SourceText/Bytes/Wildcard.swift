/// A pattern in which `*` stands for any bytes, also for none.
///
/// ```
/// Wildcard(inText: "missing-icon:*:bootstrap")   matches missing-icon:back:bootstrap
/// Wildcard(inName: "IMG_????.png")               matches IMG_0042.png
/// ```
package struct Wildcard: Sendable, Equatable {
  private let pattern: [UInt8]
  /// True if `?` stands for any one byte.
  private let hasQuestionMarks: Bool

  /// A pattern of texts. `?` is an ordinary character, and `*` also stands for slashes.
  package init(inText pattern: String) { (self.pattern, hasQuestionMarks) = (Array(pattern.utf8), false) }

  /// A pattern of a file's name, as in gitignore. `?` stands for any one byte; a name has no slashes.
  package init(inName pattern: String) { (self.pattern, hasQuestionMarks) = (Array(pattern.utf8), true) }

  /// Returns whether the pattern matches a whole text.
  ///
  /// Only the last `*` is tried again, at each later place: the earlier ones have already matched as little as they can. The
  /// time is at most proportional to the product of the lengths.
  package func matches(_ text: [UInt8]) -> Bool {
    var (place, sign) = (0, 0)
    var star: (sign: Int, place: Int)?
    while place < text.count {
      if sign < pattern.count, pattern[sign] == UInt8(ascii: "*") {
        star = (sign, place)
        sign += 1
      } else if sign < pattern.count,
        pattern[sign] == text[place] || hasQuestionMarks && pattern[sign] == UInt8(ascii: "?")
      {
        (place, sign) = (place + 1, sign + 1)
      } else if let last = star {
        star = (last.sign, last.place + 1)
        (place, sign) = (last.place + 1, last.sign + 1)
      } else {
        return false
      }
    }
    return pattern[sign...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
