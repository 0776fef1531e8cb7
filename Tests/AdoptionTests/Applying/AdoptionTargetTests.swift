import CatalogFiles
import CatalogModel
import TestSupport
import Testing

@testable import Adoption

/// The overlay that receives an app's texts, and the files around it.
@Suite struct AdoptionTargetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in SmallCatalogue.files { try folder.write(text.utf8, to: "Small/\(name)") }
    for (name, text) in SmallCatalogue.files { try folder.write(text.utf8, to: "Other/\(name)") }
    let overlay = #"{ "formatVersion": 1, "name": "App", "extends": "../Small" }"#
    try folder.write(overlay.utf8, to: "App/catalog.json")
  }

  private func target(_ overlay: String, extending base: String?) throws(AdoptionError) -> AdoptionTarget {
    try AdoptionTarget(
      overlay: "\(folder.path)/\(overlay)",
      extending: AdoptionTarget.Base(
        base.map { "\(folder.path)/\($0)" }, standard: "\(folder.path)/Small", in: "Catalogs"),
      isDryRun: true, on: DiskFiles())
  }

  @Test("A new overlay has no declarations", arguments: [("App", true), ("New", false)])
  func opens(overlay: String, isDeclared: Bool) throws {
    let target = try target(overlay, extending: nil)
    #expect(target.base.manifest.name == "Small")
    #expect((target.declared != nil) == isDeclared)
  }

  @Test func refusesOtherCatalogues() throws {
    let path = folder.path
    let messages = [("Small", nil), ("App", "Other"), ("New", "None")].map { overlay, base -> String in
      do throws(AdoptionError) {
        _ = try target(overlay, extending: base)
        return "opened"
      } catch {
        return "\(error)".replacing("\(path)/", with: "")
      }
    }
    #expect(
      messages == [
        "'Small' is a catalogue that extends no other; name the folder of an overlay, or a new one, with --to",
        "'App' extends 'Small', not 'Other'; leave out --catalog, or name a new folder with --to",
        "no catalogue 'None' to extend: none of 'None' contains a catalog.json",
      ])
  }

  @Test("A report that is missing, and a path of the app that does not exist")
  func refusesMissingFiles() throws {
    let path = folder.path
    let catalog = try target("App", extending: nil).base
    for (paths, message) in [
      ([path], "no file '\(path)/audit.json'; create it or correct its name"),
      (["\(path)/None"], "'\(path)/None' does not exist; name the app's folders with --from"),
    ] {
      let error = #expect(throws: AdoptionError.self) {
        try AdoptedApp(
          paths: paths, strings: [], report: "\(path)/audit.json", overlay: "\(path)/App", catalog: catalog,
          on: DiskFiles())
      }
      #expect(error.map { "\($0)" } == message)
    }
  }
}
