import CatalogFiles
import Foundation
import TestSupport

@testable import CatalogSite

/// The pages of the example app, which has screens.
enum CyclingSite {
  static func input() throws -> SiteInput {
    let folder = Repository.root.appending(path: "Catalogs/Examples/Cycling")
    let source = try CatalogReader(files: DiskFiles()).read(folder.path)
    return try IconifyInput.input(source, IconArtwork.installed(in: DiskFiles(), for: source)?.artwork ?? IconArtwork())
  }
}

/// The pages of an app over Standard whose bars have a subtitle, segments and a search field.
enum LivingSite {
  static func input() throws -> SiteInput {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text.utf8, to: name) }
    let source = try CatalogReader(files: DiskFiles()).read(folder.path)
    return try IconifyInput.input(source, IconArtwork.installed(in: DiskFiles(), for: source)?.artwork ?? IconArtwork())
  }

  private static let files = [
    "catalog.json": """
    { "formatVersion": 1, "name": "Living", "extends": "Standard", "locales": ["ar", "en"] }
    """,
    "screens.json": """
    {
      "home": {
        "header": "root", "title": "home", "subtitle": "notifications", "trailing": [{ "purpose": "favorite", "on": true }, "share"],
        "segments": ["list", "grid"], "search": "search", "tab": "home", "tabOrder": 1
      },
      "page": { "title": "{place}", "subtitle": "{land}", "route": "/places/{land}/{place}", "parent": "home" }
    }
    """,
  ]
}
