import CatalogFiles
import Foundation
import GeneratedCode
import PurposeCatalog
import TestSupport

@testable import CatalogSite

/// Catalogues with drawings.
enum IconifyInput {
  /// Standard with the drawings of Debian's package bootstrap-icons.
  static let standard = Result {
    let source = try CatalogReader(files: DiskFiles()).read(Repository.standard.path)
    guard let reading = IconArtwork.installed(in: DiskFiles(), for: source) else {
      throw MissingProgram(description: "apt-get install bootstrap-icons")
    }
    return (input: try input(source, reading.artwork), reading: reading)
  }

  /// The small catalogue with drawings by their paths.
  static func small(_ drawings: [String: String], changing changes: [String: String?] = [:]) throws -> SiteInput {
    let source = try SmallCatalogue.read(changes)
    guard !drawings.isEmpty else { return try input(source, IconArtwork()) }
    return try input(source, try IconArtwork.read("icons", in: MemoryFiles(drawings), for: source).artwork)
  }

  static func input(_ source: CatalogSource, _ artwork: IconArtwork) throws -> SiteInput {
    let catalog = try Catalog(source)
    return SiteInput(
      source: source, catalog: catalog, generated: try GeneratedCatalog(source, catalog: catalog), artwork: artwork)
  }

  static let drawings = [
    "icons/left.svg": svg("<path d='M1 1'/>"), "icons/right.svg": svg("<path d='M2 2'/>"),
    "icons/trash.svg": svg("<path d='M3 3'/>"), "icons/bin.svg": svg("<path d='M4 4'/>"),
    "icons/LICENSE": "Permission is hereby granted, free of charge, to any person obtaining a copy",
  ]

  static func svg(_ body: String, _ attributes: String = "viewBox='0 0 16 16'") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(attributes)>\(body)</svg>"
  }
}
