import ArgumentParser
import CatalogModel
import GeneratedCode
import SourceText

struct GenerateSwiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Write Swift code for apps without ICU.",
    discussion: """
      The code needs Swift 6.0 or later and only the standard library. Each locale has its own file; files for SwiftUI, \
      UIKit and AppKit are empty where those do not exist. With --minimum, code for older systems is left out: icons of newer \
      symbols need no fallback then. With --namespace Purposes, all names are in an enumeration: Purposes.Screen.

      Examples:
        catalog generate swift --output App/Generated
        catalog generate swift --output App/Generated --icons sf-symbols \\
          --minimum ios=17 --minimum macos=14
        catalog generate swift --output App/Generated --namespace Purposes
        catalog generate swift --output Purposes --swift-package Purposes
        catalog generate swift --output Purposes --swift-package Purposes \\
          --module trips=TripScreens
      """
  )

  @OptionGroup var options: GenerateOptions

  @Option(
    help: ArgumentHelp("Write a package of this name: Package.swift, and the code below Sources/.", valueName: "name"))
  var swiftPackage: String?

  @Option(
    help: ArgumentHelp(
      "The module of --swift-package (default: the package's name), or with 'feature=name' that of a feature's screens; may be repeated.",
      valueName: "name"))
  var module: [String] = []

  @Option(
    help: ArgumentHelp(
      "The oldest release of a system that the app runs on, several separated by commas; may be repeated (default: that of catalog.json).",
      valueName: "system=version"))
  var minimum: [String] = []

  @Option(
    help: ArgumentHelp(
      "Put all types and functions into an enumeration of this name, so that they do not collide with the app's.",
      valueName: "name"))
  var namespace: String?

  func validate() throws {
    if let namespace, namespace.wholeMatch(of: /[A-Z][A-Za-z0-9_]*/) == nil {
      throw ValidationError("'\(namespace)' is not the name of a type; write one such as Purposes")
    }
    if !module.isEmpty, swiftPackage == nil {
      throw ValidationError("--module names the module of a package; add --swift-package, or leave it out")
    }
    if ownModules.count > 1 {
      throw ValidationError(
        "--module names \(ownModules.map { "'\($0)'" }.joined(separator: " and ")) for the package's module; leave one out"
      )
    }
    for name in [ownModules.first ?? swiftPackage].compactMap(\.self) + modulesOfFeatures.values {
      try validate(module: name)
    }
  }

  private func validate(module: String) throws {
    if Self.modulesOfOthers.contains(module) {
      throw ValidationError("'\(module)' is a module of the system; write another name, such as --module Purposes")
    }
    guard module.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil else { return }
    throw ValidationError(
      self.module.isEmpty
        ? "'\(module)' is not the name of a module; add --module, such as --module Purposes"
        : "'\(module)' is not the name of a module; write one such as Purposes")
  }

  /// The names of ``module`` without a feature.
  private var ownModules: [String] { module.filter { !$0.contains("=") } }

  /// The modules of features, by the feature's name.
  private var modulesOfFeatures: [String: String] {
    let pairs = module.compactMap { argument in
      argument.firstIndex(of: "=").map { (String(argument[..<$0]), String(argument[argument.index(after: $0)...])) }
    }
    return Dictionary(pairs) { _, last in last }
  }

  func run() throws {
    let minimum = try systems()
    try options.generate("swift") { catalog in
      var options = SwiftOptions(package: swiftPackage, module: ownModules.first, minimum: minimum)
      options.modules = modulesOfFeatures
      try requireFeatures(of: catalog)
      if let namespace {
        let types = SwiftPrinter.publicTypes(of: SwiftPrinter(catalog, options: options).files)
        guard !types.contains(namespace) else {
          throw CannotRun("'\(namespace)' is also a type of the generated code; write another name, such as Purposes")
        }
        options.namespace = namespace
      }
      let files = SwiftPrinter(catalog, options: options).files
      try requireNoType(files)
      return files
    }
  }

  /// Throws if the module has the name of one of its types: `Purpose.delete` would be looked up only in the type.
  private func requireNoType(_ files: [GeneratedFile]) throws(CannotRun) {
    let types = SwiftPrinter.publicTypes(of: files)
    let names = [ownModules.first ?? swiftPackage].compactMap(\.self) + modulesOfFeatures.values.sorted()
    guard let name = names.first(where: types.contains) else { return }
    throw CannotRun(
      "'\(name)' is also a type of the generated code, so that an app could not name the types of the module; "
        + (module.isEmpty ? "add --module, such as --module Purposes" : "write another name, such as --module Purposes")
    )
  }

  /// Throws if a module is for a feature that the catalogue does not have.
  private func requireFeatures(of catalog: GeneratedCatalog) throws(CannotRun) {
    let features = catalog.features.map(\.name)
    for name in modulesOfFeatures.keys.sorted() where !features.contains(name) {
      throw CannotRun(
        "unknown feature '\(name)' in --module; "
          + NearestName.advice(
            on: name, among: features,
            otherwise: features.isEmpty
              ? "put its screens into screens/\(name).json" : "write one of \(features.joined(separator: ", "))"))
    }
  }

  private func systems() throws(CannotRun) -> [String: String] {
    var systems: [String: String] = [:]
    for part in minimum.flatMap({ $0.split(separator: ",") }) {
      guard let assignment = Assignment(argument: part.split(separator: " ").joined(separator: " ")) else {
        throw CannotRun("'\(part)' names no version; write --minimum like ios=17")
      }
      guard let name = Self.names.first(where: { $0.lowercased() == assignment.name.lowercased() }) else {
        throw CannotRun("unknown system '\(assignment.name)'; write one of \(Self.names.joined(separator: ", "))")
      }
      guard let version = SystemVersion(assignment.value) else {
        throw CannotRun("'\(assignment.value)' is not a version; write one such as 17 or 17.4")
      }
      if let oldest = Self.oldest[name].flatMap({ SystemVersion($0) }), version < oldest {
        throw CannotRun(
          "generated code needs Swift 6.0, which compiles for \(name) \(oldest) or later; "
            + "write --minimum \(assignment.name)=\(oldest), or a later release")
      }
      if let other = systems.updateValue("\(version)", forKey: name), other != "\(version)" {
        throw CannotRun("--minimum names \(name) twice, with \(other) and \(version); leave one out")
      }
    }
    return systems
  }

  /// The modules that the code itself or every file imports.
  private static let modulesOfOthers: Set = ["AppKit", "Foundation", "Swift", "SwiftUI", "UIKit", "WatchKit"]

  /// Apple's systems, as in `#available`.
  private static let names = oldest.keys.sorted()

  /// The oldest releases that Swift 6.0 (Xcode 16) compiles for.
  private static let oldest = ["iOS": "12", "macOS": "10.13", "tvOS": "12", "visionOS": "1", "watchOS": "4"]
}
