internal import SourceText
package import StringFormats

/// Decides whether an export may leave units out.
package struct Completeness: Sendable {
  /// True if all units are required; otherwise those left out are only counted.
  package let isRequired: Bool

  package init(isRequired: Bool) { self.isRequired = isRequired }

  /// The number of units that a format cannot represent, as a line; nil for zero.
  package func message(on losses: [Loss]) -> String? {
    let count = losses.count { $0.part == .unit }
    guard count > 0 else { return nil }
    let were = count == 1 ? "was" : "were"
    let advice = isRequired ? "; pass --allow-incomplete to accept that" : ""
    return "\(counted(count, "unit")) \(were) left out\(advice)"
  }
}
