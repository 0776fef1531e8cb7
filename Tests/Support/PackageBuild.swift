internal import Foundation

/// A build of a package inside a test.
package enum PackageBuild {
  /// The environment in which this package is as its dependents see it, whatever `Scripts/test` asks of Package.swift.
  package static var environment: [String: String] {
    let ours = ["SERVICE", "WITHOUT_PLUGINS", "QUICK_BUILD", "WARNINGS_AS_ERRORS", "CATALOG_TOOLS"]
    return ProcessInfo.processInfo.environment.filter { !ours.contains($0.key) }
  }
}
