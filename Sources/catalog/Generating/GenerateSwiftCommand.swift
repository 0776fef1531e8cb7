import ArgumentParser
import CatalogModel
import GeneratedCode

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
    if SwiftOptions.modulesOfOthers.contains(module) {
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
    let systems = try cannotRun { () throws(MinimumSystems.Refusal) in try MinimumSystems(minimum) }
    var swift = SwiftOptions(
      package: swiftPackage, module: ownModules.first, minimum: systems.versions, namespace: namespace)
    swift.modules = modulesOfFeatures
    try options.generate(.swift) { [swift] catalog in
      try cannotRun { () throws(SwiftOptions.NameRefusal) in
        try swift.files(of: catalog, isModuleNamed: !module.isEmpty)
      }
    }
  }
}
