/// The options of generated Swift code.
package struct SwiftOptions: Hashable, Sendable {
  /// The name of the package and its module; nil for plain files that an app compiles.
  package var package: String?
  /// The least release of each system that the app runs on: `iOS` → `16`.
  package var minimum: [String: String]

  package init(package: String? = nil, minimum: [String: String] = [:]) {
    self.package = package
    self.minimum = minimum
  }
}
