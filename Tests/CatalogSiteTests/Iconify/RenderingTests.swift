import Foundation
import TestSupport
import Testing

@testable import CatalogSite

/// librsvg draws the sources and what is published of them.
@Suite struct RenderingTests {
  @Test func `Published drawings look like their sources`() throws {
    let artwork = try IconifyInput.standard.get().input.artwork
    let folder = try TemporaryFolder()
    let names = artwork.drawings.keys.sorted()
    try folder.write(sheet(of: names) { try source($0) }.utf8, to: "sources.svg")
    try folder.write(
      sheet(of: names) { name in artwork.drawings[name].map { IconifySVG($0, isFlipped: false, IconifyChanges()).text }
      }
      .utf8, to: "published.svg")
    let (sources, published) = (try render("sources", in: folder), try render("published", in: folder))
    #expect(sources.count > 10_000)
    #expect(sources == published)
  }

  private func source(_ name: String) throws -> String {
    try String(contentsOfFile: "/usr/share/bootstrap-icons/svg/\(name).svg", encoding: .utf8)
  }

  /// All drawings in rows, each as high as 32 pixels.
  private func sheet(of names: [String], _ drawing: (String) throws -> String?) rethrows -> String {
    var sheet = "<svg xmlns='http://www.w3.org/2000/svg' width='400' height='400'>"
    for (index, name) in names.enumerated() {
      let inner = try drawing(name)?.replacing(#/ (width|height)="[^"]*"/#, with: "", maxReplacements: 2) ?? ""
      let place = "translate(\(index % 12 * 33) \(index / 12 * 33)) scale(0.08)"
      sheet += "<g transform='\(place)'>\(inner)</g>"
    }
    return sheet + "</svg>"
  }

  private func render(_ name: String, in folder: TemporaryFolder) throws -> Data {
    let output = "\(folder.path)/\(name).png"
    let outcome = try ChildProgram.run(["rsvg-convert", "--output", output, "\(folder.path)/\(name).svg"])
    guard outcome.status == 0 else {
      throw MissingProgram(description: "rsvg-convert failed or is missing; apt-get install librsvg2-bin")
    }
    return try Data(contentsOf: URL(filePath: output))
  }
}
