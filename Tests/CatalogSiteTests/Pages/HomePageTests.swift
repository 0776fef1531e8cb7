import CatalogFiles
import CatalogModel
import Foundation
import GeneratedCode
import TestSupport
import Testing

@testable import CatalogSite

/// The wall as the site's home: its sentence, its places, its roles, and icons without drawings.
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
        "This catalogue says what buttons are for: \(purposes) purposes, each with its title in \(languages) languages and its "
          + "icon in \(input.generated.iconSets.count) icon sets."))
  }

  @Test("Every place has its purposes, with their number")
  func groupsByPlace() throws {
    let (input, page) = try Self.standard.get()
    let groups = page.components(separatedBy: "<details>").dropFirst()
    #expect(groups.count == input.source.places.count)
    for (place, group) in zip(input.source.places, groups) {
      #expect(group.contains("<small class=\"count\">\(place.purposes.count)</small>"), "\(place.identifier)")
      let shown = group.matches(of: /<li><a href="purposes\/([^"]*)\.html"/).map { String($0.1) }
      #expect(shown.prefix(place.purposes.count) == place.purposes[...], "\(place.identifier)")
    }
    #expect(page.contains("<span lang=\"en\" dir=\"ltr\">Edit menu <small"))
    #expect(!(try Self.page(of: IconifyInput.small([:])).contains("id=\"places\"")), "a catalogue without places")
  }

  @Test("The roles are those of the tiles, with their numbers")
  func countsRoles() throws {
    let (input, page) = try Self.standard.get()
    let roles = page.matches(of: /name="role" value(?:="([^"]*)")?[^>]*>[^<]* <small>([0-9]+)</)
    let counts = Dictionary(grouping: input.generated.purposes, by: \.role.rawValue).mapValues { "\($0.count)" }
    #expect(roles.first.map { String($0.2) } == "\(input.generated.purposes.count)")
    #expect(
      Dictionary(uniqueKeysWithValues: roles.dropFirst().map { (String($0.1 ?? ""), String($0.2)) }) == counts)
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
