import Foundation
import GeneratedCode
import TestSupport
import Testing

@testable import CatalogSite

/// The pages of Standard with drawings, and of a catalogue whose every text is hostile.
@Suite struct PagesTests {
  @Test("The wall of Standard takes less than 180 kB before icons; every locale has one")
  func wallIsSmall() throws {
    let input = try IconifyInput.standard.get().input
    let bare = SiteInput(source: input.source, catalog: input.catalog, generated: input.generated)
    let walls = try bare.pages.filter { $0.path == "index.html" || $0.path.hasPrefix("wall/") }
    #expect(Set(walls.map(\.path)) == Set(["index.html"] + input.generated.locales.map { "wall/\($0.tag).html" }))
    for wall in walls { #expect(wall.bytes.count < 180_000, "\(wall.path)") }
  }

  @Test("Each link and each file that a page names is in the tree, and so is each place in a page")
  func linksLead() throws {
    let inputs = [try IconifyInput.standard.get().input, try CyclingSite.input()]
    for files in try inputs.map({ try $0.files }) {
      let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
      for page in files where page.path.hasSuffix(".html") {
        for match in texts[page.path, default: ""].matches(of: /[ ](?:href|src)="([^"#?]*)(?:\?[^"#]*)?(?:#([^"]+))?"/)
        {
          let path = match.1.isEmpty ? page.path : Self.path(String(match.1), from: page.path)
          let target = try #require(texts[path], "\(page.path): \(match.0)")
          if let place = match.2 { #expect(target.contains(" id=\"\(place)\""), "\(page.path): \(match.0)") }
        }
      }
    }
  }

  private static func path(_ address: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for piece in address.split(separator: "/") {
      if piece == ".." { parts.removeLast() } else { parts.append(String(piece)) }
    }
    return parts.joined(separator: "/")
  }

  @Test("html5lib finds no error in any page")
  func isWellFormed() throws {
    let folder = try TemporaryFolder()
    let standard = try IconifyInput.standard.get().input.pages
    // Pages of one kind have one form.
    let names = [
      "index.html", "wall/ar.html", "wall/ja.html", "places.html", "rules/index.html", "rules/stacked-modals.html",
      "purposes/delete.html", "purposes/back.html", "locales/he.html",
      "languages.html", "compare.html",
    ]
    let screens = try CyclingSite.input().pages.filter {
      ["screens/index.html", "screens/people.html", "walk/he.html"].contains($0.path)
    }
    for file in standard.filter({ names.contains($0.path) }) + screens + (try hostilePages()) {
      try folder.write(file.bytes, to: file.path)
    }
    let program = """
      import html5lib, pathlib, sys
      for path in sorted(pathlib.Path(sys.argv[1]).rglob('*.html')):
          parser = html5lib.HTMLParser()
          parser.parse(path.read_bytes(), transport_encoding='utf-8')
          for place, code, values in parser.errors:
              print(path.name, place, code, values)
      """
    let outcome = try ChildProgram.run(["/usr/bin/python3", "-c", program, folder.path])
    guard outcome.status == 0 else { throw MissingProgram(description: "apt-get install python3-html5lib") }
    #expect(outcome.output == "")
  }

  @Test("The paths that a part names before its files are made are those of the files")
  func namesPaths() throws {
    let empty = Dictionary(
      uniqueKeysWithValues: ["purposes.json", "titles/en.json", "titles/ar.json"].map { ($0, "{}\n") })
    let inputs = [
      try CyclingSite.input(), try IconifyInput.small(IconifyInput.drawings),
      try IconifyInput.small([:], changing: empty),
    ]
    for input in inputs {
      var all: [String] = []
      for part in PublishedSite(input).published {
        let paths = try part.files().map(\.path)
        let known = paths.filter { path in part.prefix.map { !path.hasPrefix($0) } ?? true || part.paths.contains(path)
        }
        #expect(Set(part.paths) == Set(known))
        all += paths
      }
      #expect(all.count == Set(all).count)
    }
  }

  @Test("The same input gives the same bytes")
  func isDeterministic() throws {
    let input = try CyclingSite.input()
    #expect(try input.pages == input.pages)
  }

  @Test("No text of a catalogue becomes markup, and no page has a script or a style of its own")
  func escapes() throws {
    for page in try hostilePages() {
      let text = String(decoding: page.bytes, as: UTF8.self)
      #expect(!text.contains("<b>bad") && !text.contains("<script>"), "\(page.path)")
      #expect(!text.contains(" style=") && !text.contains("<style"), "\(page.path)")
      #expect(text.matches(of: /<script[^>]*>/).allSatisfy { $0.0.contains(" src=\"") }, "\(page.path)")
    }
  }

  /// Pages of a catalogue with markup in its name, titles and descriptions.
  private func hostilePages() throws -> [SiteFile] {
    let bad = "<b>bad\\\" & </title><script>alert(1)</script>"
    let catalog = try #require(SmallCatalogue.files["catalog.json"]).replacing("\"Small\"", with: "\"\(bad)\"")
    let purposes = try #require(SmallCatalogue.files["purposes.json"]).replacing("Deletes.", with: bad)
    let titles = try #require(SmallCatalogue.files["titles/en.json"]).replacing("\"Delete\"", with: "\"\(bad)\"")
    let input = try IconifyInput.small(
      [:], changing: ["catalog.json": catalog, "purposes.json": purposes, "titles/en.json": titles])
    #expect(input.generated.locales.contains { $0.titles.contains { $0.hasPrefix("<b>bad") } })
    return try input.pages.filter { $0.path.hasSuffix(".html") }
  }
}
