import CatalogFiles
import Foundation
import PurposeCatalog
import TestSupport

@testable import GeneratedCode

/// A catalogue and its model.
struct Model {
  let catalog: Catalog
  let generated: GeneratedCatalog

  /// - Parameter folder: the path of a catalogue's folder.
  init(_ folder: String, selection: GenerationSelection = GenerationSelection()) throws {
    try self.init(try CatalogReader(files: DiskFiles()).read(folder), selection: selection)
  }

  init(_ source: CatalogSource, selection: GenerationSelection = GenerationSelection()) throws {
    catalog = try Catalog(source)
    generated = try GeneratedCatalog(source, catalog: catalog, selection: selection)
  }

  static let standard = Result { try Model(Repository.root.appending(path: "Catalogs/Standard").path) }
  static let everySyntax = Result { try Model(try EverySyntax.read()) }
  static let everyScreen = Result { try Model(try EveryScreen.read()) }
  static let cycling = Result { try Model(Repository.root.appending(path: "Catalogs/Examples/Cycling").path) }
}

extension Model {
  /// Its modules for JavaScript, in the folder `purposes` of a folder.
  func modules() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try TypeScriptPrinter(generated, package: "purposes").files.write(to: folder, under: "purposes")
    return folder
  }
}

extension [GeneratedFile] {
  /// Writes the files into a folder.
  func write(to folder: TemporaryFolder, under path: String = "") throws {
    for file in self { try folder.write(file.text.utf8, to: path.isEmpty ? file.path : "\(path)/\(file.path)") }
  }
}
