import CatalogFiles
import CatalogModel
import CatalogReports
import CheckTestSupport
import Foundation
import ICUText
import PurposeCatalog
import Testing

@testable import CatalogValidation

/// The width that the check requires for a bar, compared with the layout that apps draw.
@Suite struct CrowdedBarTests {
  /// Cycling's minimum systems are iOS and macOS, so watchOS is left out; platforms without a system always count.
  @Test func leavesOutSystemsThatAreNotSupported() throws {
    let source = try Catalogues.source("Examples/Cycling")
    #expect(
      source.supportedPlatforms.map(\.platform) == [.android, .gnome, .iOS, .iOS26, .macOS, .web, .windows])
  }

  /// The bars of Cycling on each of Standard's platforms, in six locales.
  @Test func agreesWithTheLayout() throws {
    let source = try Catalogues.source("Examples/Cycling")
    let catalog = try Catalog(source)
    let screens = CheckedScreens(of: source)
    var tight = 0
    let checkedCatalog = CheckedCatalog(source)
    for (index, locale) in source.manifest.locales.map(\.identifier).enumerated() {
      let resolver = catalog.resolver(for: locale)
      let checked = CheckedLocale(checkedCatalog, index: index)
      for profile in source.platforms.values where profile.hasBar {
        func measure(_ text: String) -> Double { AdvanceWidths.width(of: text, size: profile.fontSize) }
        for screen in screens.all {
          let needed = CheckedBar(screen, on: profile, in: source).neededWidth { slot in
            measure(source.text(of: CrowdedBarRule.shownText(of: slot, in: checked)) ?? "")
          }
          let bar = resolver.resolve(catalog.screens.header(of: screen.screen), platform: profile.platform)
          // Half a unit less than the required width is too narrow; half a unit more is enough.
          guard !bar.items.isEmpty else { continue }
          #expect(!bar.layout(width: needed - 0.5, measure: measure).fits, "\(screen.id) \(profile.platform) \(locale)")
          if profile.hasOverflowMenu {
            #expect(
              bar.layout(width: needed + 0.5, measure: measure).fits, "\(screen.id) \(profile.platform) \(locale)")
          }
          tight += 1
        }
      }
    }
    #expect(tight > 300)
  }

  @Test func saysWhatToDo() throws {
    let platforms = #"{ "phone": { "name": "Phone", "iconSet": "set", "unit": "pt", "facts": {} } }"#
    let title = "Save all of my rides and the places of this day"
    let crowded = try RuleExample.bar(#""confirm": "save""#, platforms: platforms, save: title).findings()
    #expect(
      crowded.map(\.message) == [
        "the bar of 'rides' needs 448 pt, and the narrowest of Phone has 320; shorten 'save', add a 'short', or show fewer items"
      ])
    #expect(crowded.map(\.identity) == ["crowded-bar:save:*:en:*:*:rides:phone"])
    let adjacent = try RuleExample.bar(
      #""confirm": "save", "trailing": [{ "purpose": "share", "message": "title" }]"#, platforms: platforms
    ).findings()
    #expect(
      adjacent.map(\.message) == [
        "two words are beside each other in the bar of 'rides' on phone; let one of them show its icon, or remove it"
      ])
  }

  /// With a `short` the bar fits.
  @Test func aShortMakesRoom() throws {
    var files = RuleExample.bar(
      #""confirm": "save""#,
      platforms: #"{ "phone": { "name": "Phone", "iconSet": "set", "unit": "pt", "facts": {} } }"#,
      save: "Save all of my rides and the places of this day"
    ).catalogue
    #expect(try CatalogCheck.run(on: .reading(files)).findings.contains { $0.rule == "crowded-bar" })
    files["purposes.json"] = files["purposes.json"]?.replacing(
      #""role": "confirm", "description": "…", "icons": {}, "messages": { "title": {} "#,
      with: #""role": "confirm", "description": "…", "icons": {}, "messages": { "title": {}, "short": {} "#)
    files["titles/en.json"] = files["titles/en.json"]?.replacing(
      #""Save all of my rides and the places of this day""#,
      with: #"{ "title": "Save all of my rides and the places of this day", "short": "Save" }"#)
    let found = try CatalogCheck.run(on: .reading(files))
    #expect(
      !found.findings.contains { $0.rule == "crowded-bar" || $0.severity == .error }, "\(found.findings.map(\.line))")
  }
}
