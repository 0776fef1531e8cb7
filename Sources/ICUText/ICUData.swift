internal import CICU

/// An item of ICU's data that some call reads.
///
/// A program may contain only a part of ICU's data. Without an item, calls that need it fail, and a rule would take the
/// failure for a text without a finding.
package struct ICUData: Hashable, Sendable, CustomStringConvertible {
  /// The item's name, as `icupkg --list` shows it, such as `translit/root.res`.
  package let description: String

  package init(_ name: String) { description = name }

  /// The items that rules and look-ups read, besides the locales' own.
  @TaskLocal package static var needed = [
    "nfkc.nrm", "translit/root.res", "root.res", "likelySubtags.res", "metadata.res", "supplementalData.res",
    "numberingSystems.res", "plurals.res", "langInfo.res", "cnvalias.icu", "curr/root.res", "lang/root.res",
    "coll/root.res", "coll/ucadata.icu",
  ].map { ICUData($0) }

  /// The needed items that ICU does not have.
  ///
  /// - Complexity: a search in a table for each item, some microseconds in all.
  package static var missing: [ICUData] { needed.filter { !$0.isPresent } }

  private var isPresent: Bool {
    let path = description.split(separator: "/")
    let name = (path.last ?? "").split(separator: ".")
    guard name.count == 2 else { return false }
    return cicu_find_data(path.count == 2 ? String(path[0]) : "", String(name[0]), String(name[1])) <= 0
  }
}
