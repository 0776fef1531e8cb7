internal import SourceText

extension SwiftOptions {
  /// The reason why names of modules and types do not fit.
  package enum NameRefusal: Error, Hashable {
    /// The namespace has the name of one of the types in it.
    case namespaceIsType(String)
    /// A module has the name of one of its types; true if the name is that of the package.
    case moduleIsType(String, isOfPackage: Bool)
    /// A module is for a feature that the catalogue does not have.
    case unknownFeature(String, known: [String])
  }

  /// The files with these options.
  ///
  /// - Parameter isModuleNamed: false if every name comes from the package.
  package func files(
    of catalog: GeneratedCatalog, isModuleNamed: Bool
  ) throws(NameRefusal) -> [GeneratedFile] {
    try requireFeatures(of: catalog)
    if let namespace {
      var options = self
      options.namespace = nil
      let types = SwiftPrinter.publicTypes(of: SwiftPrinter(catalog, options: options).files)
      guard !types.contains(namespace) else { throw .namespaceIsType(namespace) }
    }
    let files = SwiftPrinter(catalog, options: self).files
    // `Purpose.delete` would be looked up only in the type.
    let types = SwiftPrinter.publicTypes(of: files)
    let names = [module].compactMap(\.self) + modules.values.sorted()
    if let name = names.first(where: types.contains) { throw .moduleIsType(name, isOfPackage: !isModuleNamed) }
    return files
  }

  private func requireFeatures(of catalog: GeneratedCatalog) throws(NameRefusal) {
    let features = catalog.features.map(\.name)
    for name in modules.keys.sorted() where !features.contains(name) {
      throw .unknownFeature(name, known: features)
    }
  }

  /// The modules that the code itself or every file imports.
  package static let modulesOfOthers: Set = ["AppKit", "Foundation", "Swift", "SwiftUI", "UIKit", "WatchKit"]
}

extension SwiftOptions.NameRefusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .namespaceIsType(let name):
      "'\(name)' is also a type of the generated code; write another name, such as Purposes"
    case .moduleIsType(let name, let isOfPackage):
      "'\(name)' is also a type of the generated code, so that an app could not name the types of the module; "
        + (isOfPackage ? "add --module, such as --module Purposes" : "write another name, such as --module Purposes")
    case .unknownFeature(let name, let features):
      "unknown feature '\(name)' in --module; "
        + NearestName.advice(
          on: name, among: features,
          otherwise: features.isEmpty
            ? "put its screens into screens/\(name).json" : "write one of \(features.joined(separator: ", "))")
    }
  }
}
