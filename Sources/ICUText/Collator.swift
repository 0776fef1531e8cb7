internal import CICU

/// Compares texts as a language's readers take them for the same: ICU collation at primary strength (UTS #10, UTS #35
/// part 5), by which neither case nor accents count, save where the language takes an accented letter for one of its
/// own; or at secondary strength, by which only case does not.
package final class Collator: Sendable {
  // ICU's comparison only reads the collator once it is open.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens the collator of a language tag.
  ///
  /// - Parameters:
  ///   - countsMarks: whether accents, tones and voicing marks count.
  ///   - ignoresPunctuation: whether spaces and punctuation count for nothing.
  /// - Throws: ``ICUError`` when the tag is malformed.
  package init(locale tag: String, countsMarks: Bool = false, ignoresPunctuation: Bool = false) throws(ICUError) {
    handle = try openHandle("open the collator of '\(tag)'") {
      cicu_collator_open(tag, tag.byteCount, countsMarks, ignoresPunctuation, $0)
    }
  }

  deinit { cicu_collator_close(handle) }

  /// Whether two texts differ in nothing that readers of the language would notice first; false if ICU fails.
  package func areSame(_ left: String, _ right: String) -> Bool {
    var order: Int32 = 1
    let status = cicu_collator_compare(handle, left, left.byteCount, right, right.byteCount, &order)
    return status <= 0 && order == 0
  }
}
