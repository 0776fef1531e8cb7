import Foundation
import PackagePlugin

/// Embeds a catalogue in the target that uses the plugin: each build checks it and generates Swift code.
///
/// Put the catalogue, a folder with a catalog.json, anywhere below the target's folder. Or state its path, relative to
/// the target's folder, in an `embed-catalog.json` there:
///
/// ```json
/// { "catalog": "../../Catalogs/Cycling" }
/// ```
///
/// A catalogue named 'Cycling' becomes `Catalog.cycling`, and each of its purposes a constant: `.saveRoute`, and
/// inherited ones too, `.delete`. The target depends on the product `PurposeCatalog`. A catalogue with errors fails the
/// build at their files and lines. The code is generated again only when one of its files has changed.
///
/// An overlay extends the catalogue that ships with this package by its name, `"extends": "Standard"`. It extends a
/// catalogue of another package, on which yours depends, by a path through a folder with that package's name,
/// `"extends": "../design-system/Catalogs/Brand"`: if there is no such folder, the package is taken from SwiftPM's
/// checkouts.
@main
struct EmbedCatalog: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    for folder in SwiftlessFolder.all(in: context.package) {
      Diagnostics.warning("\(folder.path): \(SwiftlessFolder.advice)")
    }
    guard let module = target as? any SourceModuleTarget,
      module.sourceFiles(withSuffix: ".swift").contains(where: { _ in true })
    else { throw EmbeddingError("target '\(target.name)' embeds a catalogue; \(SwiftlessFolder.advice)") }
    let location = try CatalogLocation(in: target)
    let layers = Layer.stack(of: location.folder, in: context.package)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedCatalog.swift")
    let moved = layers.filter { $0.folder.path != $0.named.path }.flatMap {
      ["--moved", $0.named.path, $0.folder.path]
    }
    return [
      .buildCommand(
        displayName: "Embedding the catalogue in \(target.name)",
        executable: try context.tool(named: "embed-catalog").url,
        arguments: [location.folder.path, "--output", output.path] + moved,
        inputFiles: location.settings + layers.flatMap(\.files),
        outputFiles: [output])
    ]
  }
}

/// The reason why the plugin cannot choose what to embed.
struct EmbeddingError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
