/// The options of generated Swift code.
package struct SwiftOptions: Hashable, Sendable {
  /// The name of the package; nil for plain files that an app compiles.
  package var package: String?
  /// The name of the package's module.
  package var module: String?
  /// The modules of features that are not in ``module``, by the feature's name.
  package var modules: [String: String] = [:]
  /// The minimum release of each system that the app runs on: `iOS` → `16`.
  package var minimum: [String: String]

  /// The name of an enumeration that contains all declarations; nil for none.
  package var namespace: String?

  /// - Parameter module: an identifier; nil for the package's name.
  package init(package: String? = nil, module: String? = nil, minimum: [String: String] = [:], namespace: String? = nil)
  {
    self.package = package
    self.module = package.map { module ?? $0 }
    self.minimum = minimum
    self.namespace = namespace
  }

  /// The module of a feature's screens; nil without a package.
  func module(of feature: String) -> String? { package == nil ? nil : modules[feature] ?? module }
}
