import Foundation
import TestSupport
import Testing

@testable import embed_catalog

/// Modules with embedded catalogues and programs that import them, compiled against the modules of this build.
///
/// A package that depends on this one gets the same code from SwiftPM, which compiles the library once more: see
/// ``ConsumerTests``.
struct CompiledApps {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Compiles a module whose target has a catalogue, and only exports the library beside it.
  ///
  /// - Parameter moved: the actual places of folders that the catalogue refers to by another path.
  func embed(_ catalog: String, as module: String, moved: [String: String] = [:]) throws {
    try folder.write(try EmbedCatalog.code(for: catalog, moved: moved).utf8, to: "\(module)/EmbeddedCatalog.swift")
    try folder.write("@_exported public import PurposeCatalog\n".utf8, to: "\(module)/Exports.swift")
    try swiftc(
      ["-parse-as-library", "-emit-module", "-wmo", "-c", "-module-name", module, "-o", "\(module).o"]
        + ["EmbeddedCatalog", "Exports"].map { "\(module)/\($0).swift" })
  }

  /// Compiles a program and returns its output.
  ///
  /// - Parameters:
  ///   - sources: texts of Swift files by name, with a `main.swift`.
  ///   - modules: the embedded catalogues that it imports.
  ///   - current: the folder that it starts in.
  func output(of sources: [String: String], importing modules: [String], in current: URL? = nil) throws -> String {
    let name = "Program"
    for (file, text) in sources { try folder.write(text.utf8, to: "\(name)/\(file)") }
    let objects = try Self.libraryObjects()
    try swiftc(
      ["-module-name", name, "-o", "program"] + sources.keys.sorted().map { "\(name)/\($0)" }
        + modules.map { "\($0).o" } + objects + ["-licui18n", "-licuuc", "-lstdc++"])
    return try run(["\(folder.path)/program"], .ours, in: current ?? URL(filePath: folder.path))
  }

  /// The object files of the library's modules, as SwiftPM links them.
  private static func libraryObjects() throws -> [String] {
    let products = try Project.products
    let modules = [
      "CICU", "LibC", "SourceText", "MessageSyntax", "ICUText", "CatalogModel", "CatalogFiles", "Navigation",
      "PurposeCatalog", "SystemPackage", "CSystem",
    ]
    return try modules.flatMap { module in
      let folder = products.appending(path: "\(module).build")
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".o") }
        .map { folder.appending(path: $0).path }
    }
  }

  private func swiftc(_ arguments: [String]) throws {
    let folder = URL(filePath: folder.path)
    _ = try run(["swiftc"] + BuiltModules.searchPaths() + ["-I", "."] + arguments, .peer, in: folder)
  }

  private func run(_ command: [String], _ kind: ChildProgram.Kind, in current: URL) throws -> String {
    let outcome = try ChildProgram.run(command, kind: kind, in: current.path)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }
}

/// The modules that SwiftPM compiled for this run of the tests.
enum BuiltModules {
  /// The compiler's options to import them.
  static func searchPaths() throws -> [String] {
    let products = try Project.products
    let maps = [
      products.appending(path: "CICU.build/module.modulemap"),
      Project.root.appending(path: ".build/checkouts/swift-system/Sources/CSystem/include/module.modulemap"),
    ]
    return ["-swift-version", "6", "-I", products.appending(path: "Modules").path]
      + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap {
        ["-enable-upcoming-feature", $0]
      }
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
  }
}
