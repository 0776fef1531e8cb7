import CatalogFiles
import CatalogModel
import Foundation
import GeneratedCode
import TestSupport
import Testing

@testable import CatalogSite

/// The wall as the site's home: its sentence, its filters, and icons without drawings.
@Suite struct HomePageTests {
  private static let standard = Result {
    let input = try IconifyInput.standard.get().input
    return (input, try page(of: input))
  }

  private static func page(of input: SiteInput, _ path: String = "index.html") throws -> String {
    let file = try #require(try input.pages.first { $0.path == path })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test("A sentence says what the catalogue is")
  func saysWhatThisIs() throws {
    let (input, page) = try Self.standard.get()
    let (purposes, languages) = (input.generated.purposes.count, input.generated.locales.count)
    #expect(
      page.contains(
        "What buttons are for: \(purposes) purposes, each with its title in \(languages) languages and its icon "
          + "in \(input.generated.iconSets.count) icon sets."))
  }

  @Test("Every place has its purposes, on its own page and in the filter")
  func groupsByPlace() throws {
    let (input, page) = try Self.standard.get()
    let groups = try Self.page(of: input, "places.html").components(separatedBy: "<section id=\"").dropFirst()
    #expect(groups.count == input.source.places.count)
    for (place, group) in zip(input.source.places, groups) {
      #expect(group.hasPrefix("\(place.identifier)\""))
      let shown = group.matches(of: /<li><a href="purposes\/([^"]*)\.html"/).map { String($0.1) }
      #expect(shown == place.purposes, "\(place.identifier)")
      #expect(page.contains("<option value=\"\(place.identifier)\">\(place.name) · \(place.purposes.count)</option>"))
    }
    #expect(page.contains(/<li data-purpose="undo"[^>]* data-places="[^"]*\bedit-menu\b/))
    let bare = try Self.page(of: IconifyInput.small([:]))
    #expect(!bare.contains("name=\"place\"") && !bare.contains("places.html"), "a catalogue without places")
  }

  @Test(
    "An overlay that selects shows the places that it selects or declares",
    arguments: [
      ("", ["call", "own"]), (#""places": ["edit-menu"],"#, ["edit-menu", "own"]),
      (#""purposes": ["copy", "call"],"#, ["own"]),
    ])
  func showsOwnPlaces(selection: String, expected: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "formatVersion": 1, "name": "App", "extends": "Standard", \(selection) "locales": ["en"] }
      """.utf8, to: "catalog.json")
    try folder.write(
      #"{ "own": { "description": "Ours.", "seenIn": ["App"], "purposes": ["copy"] } }"#.utf8, to: "places.json")
    let source = try CatalogReader(files: DiskFiles()).read(folder.path)
    let page = try Self.page(of: IconifyInput.input(source, IconArtwork()), "places.html")
    let shown = page.matches(of: /<section id="([^"]*)"/).map { String($0.1) }
    #expect(selection.isEmpty ? Set(expected).isSubset(of: shown) : shown == expected, "\(shown)")
  }

  @Test("The roles are those of the tiles, with their numbers")
  func countsRoles() throws {
    let (input, page) = try Self.standard.get()
    let filter = try #require(page.firstMatch(of: /<select name="role".*?<\/select>/)?.0)
    let roles = filter.matches(of: /<option value="([^"]*)">[^<]* · ([0-9]+)</)
    let counts = Dictionary(grouping: input.generated.purposes, by: \.role.rawValue).mapValues { "\($0.count)" }
    #expect(Dictionary(uniqueKeysWithValues: roles.map { (String($0.1), String($0.2)) }) == counts)
  }

  @Test("Without a drawing, a tile has the name of the icon")
  func namesIconsWithoutDrawings() throws {
    let page = try Self.page(of: IconifyInput.small([:]))
    #expect(page.contains(/<span class="icon name" lang="en" dir="ltr" aria-hidden="true">[a-z.-]+<\/span>/))
    #expect(!page.contains("icon letter"))
  }

  @Test("Opened as a file, the page that compares names the server that it needs")
  func saysThatComparingNeedsAServer() throws {
    let folder = try TemporaryFolder()
    for file in try IconifyInput.small([:]).pages { try folder.write(file.bytes, to: file.path) }
    let document = try Chromium.document(ofFile: "compare.html?left=ar&right=en", in: folder)
    let status = try #require(document.firstMatch(of: /<p id="status"[^>]*>([^<]*)<\/p>/))
    #expect(status.1.hasPrefix("Comparing needs a web server"), "\(status.1)")
  }
}
