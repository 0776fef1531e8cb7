import ArgumentParser
import SourceText
import StringFormats

/// Decides whether an export may leave units out.
struct Completeness {
  /// True to exit with 1 if units are left out; otherwise they are only counted.
  let isRequired: Bool

  /// Reports the number of units that a format cannot represent. They have been listed already.
  ///
  /// - Throws: ``ExitCode/findings`` if there are any and all units are required.
  func require(_ losses: [Loss]) throws {
    let count = losses.count { $0.part == .unit }
    guard count > 0 else { return }
    let were = count == 1 ? "was" : "were"
    let advice = isRequired ? "; pass --allow-incomplete to accept that" : ""
    Terminal.say("\(counted(count, "unit")) \(were) left out\(advice)")
    if isRequired { throw ExitCode.findings }
  }
}
