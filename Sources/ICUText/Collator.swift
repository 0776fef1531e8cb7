internal import CICU

/// Compares texts as readers of a language do: ICU collation at primary strength (UTS #10, UTS #35 part 5), which
/// ignores case, and accents unless the accented letter is a separate one; or at secondary strength, which only ignores
/// case.
package final class Collator: Sendable {
  // ICU only reads an open collator to compare.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens the collator of a language tag.
  ///
  /// - Parameters:
  ///   - countsMarks: true if accents, tones and voicing marks matter.
  ///   - ignoresPunctuation: true to ignore spaces and punctuation.
  /// - Throws: ``ICUError`` if the tag is malformed.
  package init(locale tag: String, countsMarks: Bool = false, ignoresPunctuation: Bool = false) throws(ICUError) {
    handle = try openHandle("open the collator of '\(tag)'") {
      cicu_collator_open(tag, tag.byteCount, countsMarks, ignoresPunctuation, $0)
    }
  }

  deinit { cicu_collator_close(handle) }

  /// True if two texts are equal at the collator's strength; false if ICU fails.
  package func areSame(_ left: String, _ right: String) -> Bool {
    var order: Int32 = 1
    let status = cicu_collator_compare(handle, left, left.byteCount, right, right.byteCount, &order)
    return status <= 0 && order == 0
  }
}
