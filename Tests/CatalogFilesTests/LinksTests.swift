import Foundation
import TestSupport
import Testing

@testable import CatalogFiles

/// Symbolic links on disk: links within the catalogue are read, links out of it are reported.
@Suite struct LinksTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/catalogue" }

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in SmallCatalogue.files { try folder.write(text.utf8, to: "catalogue/\(name)") }
  }

  /// A file, and the target of the link that replaces it.
  @Test(
    arguments: [
      ("titles/ar.json", "ar.json"), ("purposes.json", "purposes.json"), ("icon-sets/set.json", "deep/set.json"),
      ("titles", "titles"), ("icon-sets", "icon-sets"),
    ])
  func reportsLinksOutOfTheCatalogue(name: String, elsewhere: String) throws {
    let target = "\(folder.path)/elsewhere/\(elsewhere)"
    try move("\(path)/\(name)", to: target)
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    let message = "'\(name)' is a link out of the catalogue; replace it with the file itself"
    #expect(try CatalogReader().read(path).report == ["\(path)/\(name):1:1: path-outside-catalog: \(message)"])
  }

  /// Links through other links, and targets with `..`.
  @Test func followsLinksToTheirEnd() throws {
    try move("\(path)/titles/ar.json", to: "\(folder.path)/ar.json")
    try link("titles/ar.json", to: "second.json")
    try link("titles/second.json", to: "../../ar.json")
    #expect(
      try CatalogReader().read(path).report.filter { $0.contains("path-outside-catalog") }.count == 2)
  }

  @Test func readsLinksInsideTheCatalogue() throws {
    try move("\(path)/titles/ar.json", to: "\(path)/arabic.json")
    try link("titles/ar.json", to: "../arabic.json")
    try link("titles/self", to: ".")
    #expect(try CatalogReader().read(path).report == [])
    #expect(try CatalogReader().read(path).text("back", in: "ar") == "رجوع")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  private func move(_ file: String, to target: String) throws {
    let parent = URL(filePath: target).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: file, toPath: target)
  }
}
