import CatalogFiles
import CatalogModel
import Foundation
import PurposeCatalog
import TestSupport
import TextFormats
import Testing

@testable import CatalogSite

/// The pages of an app's screens: a graph, a list that says the same, and a walk in each language.
@Suite struct ScreenPagesTests {
  private static let cycling = Result { try pages(CyclingSite.input()) }
  private static let names = [
    "city", "itineraries", "itinerary", "new-itinerary", "people", "photo", "places", "route",
  ]

  private static func pages(_ input: SiteInput) throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try input.pages.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  private func page(_ path: String) throws -> String { try #require(try Self.cycling.get()[path]) }

  /// What a walk shows for a screen.
  private func step(_ screen: String, in locale: String) throws -> String {
    let parts = try page("walk/\(locale).html").components(separatedBy: "<section class=\"step\" id=\"")
    return try #require(parts.first { $0.hasPrefix("\(screen)\"") })
  }

  @Test("The graph and the list have every screen, with links")
  func drawsAllScreens() throws {
    let overview = try page("screens/index.html")
    let graph = try #require(overview.firstMatch(of: /<svg class="graph".*?<\/svg>/)?.0)
    let list = try #require(overview.components(separatedBy: "<ul class=\"screens\">").dropFirst().first)
    #expect(list.contains("places.html"))
    for name in Self.names {
      #expect(graph.contains("<a href=\"\(name).html\">"), "\(name)")
      #expect(overview.replacing(graph, with: "").contains("<a href=\"\(name).html\" class=\"screen\">"), "\(name)")
    }
    #expect(graph.matches(of: /class="head"/).count == 6, "an arrow for each screen with one beneath")
    #expect(graph.matches(of: /<g class="modal"/).count == 2)
  }

  @Test(
    "A bar of a walk leads back with the title of the screen beneath, in the language",
    arguments: [
      ("city", "de", "#places", "Orte"), ("city", "en", "#places", "Places"),
      ("people", "de", "#new-itinerary", "Neuer Reiseplan"),
      ("route", "ar", "#city", "{city}"),
    ])
  func leadsBack(screen: String, locale: String, address: String, label: String) throws {
    let step = try step(screen, in: locale)
    let back = try #require(step.firstMatch(of: /<a class="item symbol" title="([^"]*)" href="([^"]*)">.*?<\/a>/))
    #expect(back.1 == label && back.2 == address)
    #expect(back.0.contains("<span class=\"label\" dir=\"auto\">\(label)</span>"))
  }

  @Test("The base of a stack leads nowhere back; a modal leaves by its own item", arguments: ["en", "he"])
  func leaves(locale: String) throws {
    #expect(try !step("places", in: locale).contains("<a class=\"item"))
    #expect(try step("photo", in: locale).contains("href=\"#new-itinerary\""))
    #expect(try !step("photo", in: locale).contains("class=\"label\""))
  }

  @Test(
    "Each way is said in words, mirrored where people read from right to left",
    arguments: [
      ("city", "en", "push: enters from the right; a swipe from the left edge goes back; the tab bar stays."),
      ("city", "ar", "push: enters from the left; a swipe from the right edge goes back; the tab bar stays."),
      ("new-itinerary", "ar", "sheet: enters from the bottom; a swipe down takes it away; the tab bar is covered."),
      ("photo", "en", "full-screen: enters from the bottom"), ("places", "en", "The base of its stack."),
    ])
  func saysHowScreensMove(screen: String, locale: String, expected: String) throws {
    #expect(try step(screen, in: locale).contains(expected))
  }

  @Test("A row leads on; only a push has a chevron")
  func leadsOn() throws {
    let step = try step("new-itinerary", in: "en")
    let rows = step.components(separatedBy: "<li>").dropFirst()
    #expect(rows.count == 2)
    #expect(rows.contains { $0.hasPrefix("<a href=\"#people\">") && $0.contains("class=\"chevron\"") })
    #expect(rows.contains { $0.hasPrefix("<a href=\"#photo\">") && !$0.contains("class=\"chevron\"") })
  }

  @Test("A screen without a title says so in the graph, the list, the walk and on its page; others do not")
  func marksUntitledScreens() throws {
    let overview = try page("screens/index.html")
    #expect(overview.contains(/<text class="name untitled"[^>]* lang="en">photo<\/text>/))
    #expect(overview.matches(of: /class="name untitled"/).count == 1)
    #expect(overview.matches(of: />untitled · full-screen</).count == 2)
    let title = "<h2><span class=\"untitled\" lang=\"en\">Untitled</span>"
    #expect(try step("photo", in: "de").contains(title))
    #expect(try !step("people", in: "de").contains("Untitled"))
    #expect(try step("new-itinerary", in: "ar").contains("photo<small> untitled</small>"))
    #expect(try page("screens/photo.html").contains("<dt dir=\"ltr\">Title</dt><dd dir=\"auto\">none</dd>"))
    #expect(try !page("screens/people.html").contains("<dt dir=\"ltr\">Title</dt>"))
  }

  @Test("Bars have the subtitle, the segments and the search field that screens declare, and toggles their opposite")
  func drawsParts() throws {
    let pages = try Self.pages(LivingSite.input())
    let walk = try #require(pages["walk/en.html"])
    let home = try #require(
      walk.firstMatch(of: /<section class="step" id="home".*?<\/section>/.dotMatchesNewlines())?.0)
    for part in [
      #"<span class="subtitle" dir="auto">Notifications</span>"#,
      #"<span class="segment" aria-current="true" title="Show as list">List</span>"#,
      #"<span class="segment" title="Show as grid">Grid</span>"#, #"<span class="field">Search</span>"#,
      #"title="Unfavorite""#,
    ] { #expect(home.contains(part), "\(part): \(home)") }
    #expect(walk.contains(#"<span class="subtitle" dir="auto">{land}</span>"#))
    #expect(try !page("walk/en.html").contains(#"class="subtitle""#))
  }

  @Test(
    "A badge is a number, at most 99, or a dot",
    arguments: [
      (3, #"<span class="badge">3</span>"#), (100, #"<span class="badge">99+</span>"#),
      (0, #"<span class="dot"></span>"#),
    ])
  func drawsBadges(badge: Int, expected: String) throws {
    let input = try LivingSite.input()
    let header = Header.root(trailing: [try input.catalog.purpose("share")])
      .showing(try input.catalog.purpose("share"), badge: badge)
    let bar = input.catalog.resolver(for: "en").resolve(header, platform: .iOS)
    #expect(BarView(site: PageSite(input), locale: 1).html(bar).markup.contains(expected))
  }

  @Test("Screens in a circle have pages too, also without platforms, and no text becomes markup")
  func survivesWrongData() throws {
    let headers = """
      { "kinds": { "page": { "description": "<b>bad", "title": "inline", "leading": ["back"], "leave": "pop" } } }
      """
    let screens = """
      {
        "a": { "title": "back", "description": "<b>bad", "parent": "b" },
        "b": { "title": "{name}", "parent": "a", "presentation": { "style": "custom", "name": "<b>bad" } },
        "c": { "title": "delete", "parent": "a" }
      }
      """
    let pages = try Self.pages(IconifyInput.small([:], changing: ["headers.json": headers, "screens.json": screens]))
    let walk = try #require(pages["walk/ar.html"])
    for name in ["a", "b", "c"] {
      #expect(walk.contains("id=\"\(name)\""))
      #expect(try #require(pages["screens/index.html"]).contains("<a href=\"\(name).html\" class=\"screen\">"))
      #expect(pages["screens/\(name).html"] != nil)
    }
    #expect(try #require(pages["screens/a.html"]).contains("&lt;b&gt;bad"))
    #expect(pages.values.allSatisfy { !$0.contains("<b>bad") })
  }
}
