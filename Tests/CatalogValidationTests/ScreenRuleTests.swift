import CatalogFiles
import CatalogModel
import CheckTestSupport
import Foundation
import SourceText
import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// The effect of an app's screens on the rules about purposes, and screens in reports.
@Suite struct ScreenRuleTests {
  private static let screens = #"{ "edit": { "header": "dialog", "title": "", "route": "/edit", "confirm": "save" } }"#

  /// Purposes that may share a bar, with these icons and titles.
  private static func catalogue(
    icons: [String: String] = [:], titles: [String: String] = [:], screens: String? = screens, beside: String = ""
  ) throws -> [String] {
    let roles = ["cancel": "cancel", "close": "dismiss", "discard": "destroy", "done": "confirm", "save": "confirm"]
    let purposes = roles.sorted { $0.key < $1.key }.map { name, role in
      #""\#(name)": { "role": "\#(role)", "description": "…", "icons": { "set": "\#(icons[name] ?? name)" }, "#
        + #""messages": { "title": {} }, "appearsWith": [\#(name == "cancel" ? beside : "")] }"#
    }
    var files = [
      "catalog.json": RuleExample.manifest(locales: #""en""#),
      "headers.json": RuleExample.headers,
      "icon-sets/set.json": """
      {
        "name": "Set", "version": "1", "license": "MIT", "source": "made up",
        "names": ["cancel", "checkmark", "close", "discard", "done", "save", "trash", "xmark"]
      }
      """,
      "purposes.json": "{ \(purposes.joined(separator: ", ")) }",
      "titles/en.json":
        "{ \(roles.keys.sorted().map { #""\#($0)": "\#(titles[$0] ?? $0.capitalized)""# }.joined(separator: ", ")) }",
    ]
    files["screens.json"] = screens
    var settings = CheckSettings()
    settings.ignored = ["non-canonical"]
    return try CatalogCheck.run(on: .reading(files), settings: settings).findings.map(\.identity)
  }

  private static func bar(_ fields: String) -> String {
    #"{ "edit": { "header": "dialog", "title": "", "route": "/edit", "confirm": "save"\#(fields) } }"#
  }

  // MARK: Collisions

  @Test func titlesOfOneBarDiffer() throws {
    let collision = ["title-collision:save:title:en:*:*:cancel"]
    // The header's kind adds Cancel, which no screen names.
    #expect(try Self.catalogue(titles: ["cancel": "Save"]) == collision)
    #expect(try Self.catalogue(titles: ["cancel": "Save"], screens: nil) == [])
    #expect(try Self.catalogue(titles: ["cancel": "Save"], screens: nil, beside: #""save""#) == collision)
    #expect(
      try Self.catalogue(titles: ["discard": "Cancel"], screens: Self.bar(#", "discard": "discard""#))
        == ["title-collision:discard:title:en:*:*:cancel"])
    #expect(try Self.catalogue(titles: ["discard": "Cancel"]) == [], "the bar does not have it")
    #expect(
      try Self.catalogue(titles: ["close": "Save"], screens: Self.bar(#", "trailing": ["close"]"#))
        == ["title-collision:save:title:en:*:*:close"])
  }

  @Test func iconsOfOneBarDiffer() throws {
    #expect(try Self.catalogue(icons: ["cancel": "save"]) == ["icon-collision:save:*:*:*:set:cancel"])
    #expect(try Self.catalogue(icons: ["cancel": "save"], screens: nil) == [])
  }

  /// Apple's table of standard icons gives these purposes one symbol; any other shared symbol is ambiguous.
  @Test func standardSymbolsMayBeShared() throws {
    let beside = #""close""#
    let collision = ["icon-collision:close:*:*:*:set:cancel"]
    #expect(try Self.catalogue(icons: ["cancel": "xmark", "close": "xmark"], beside: beside) == [])
    #expect(try Self.catalogue(icons: ["cancel": "trash", "close": "trash"], beside: beside) == collision)
    #expect(
      try Self.catalogue(icons: ["cancel": "xmark", "close": "xmark"], screens: nil, beside: beside) == collision)
    let both = Self.bar(#", "trailing": ["done"]"#)
    #expect(
      try Self.catalogue(icons: ["done": "checkmark", "save": "checkmark"], screens: both) == [
        "done-and-save:done:*:*:*:*:edit"
      ])
    #expect(
      try Self.catalogue(icons: ["done": "xmark", "save": "xmark"], screens: both) == [
        "icon-collision:save:*:*:*:set:done", "done-and-save:done:*:*:*:*:edit",
      ])
  }

  // MARK: Icons

  /// Only a purpose in a bar, a tab or a row needs an icon.
  @Test(arguments: [
    (#"{ "a": { "title": "people", "route": "/a" } }"#, false),
    (#"{ "a": { "title": "people", "route": "/a" }, "b": { "title": "people", "route": "/b" } }"#, false),
    (#"{ "a": { "title": "", "route": "/a" } }"#, true),
    (#"{ "a": { "title": "people", "tab": "a" } }"#, true),
    (#"{ "a": { "title": "people", "route": "/a", "indicator": "chevron" } }"#, true),
    (#"{ "a": { "title": "people", "route": "/a", "trailing": ["people"] } }"#, true),
    (#"{ "a": { "title": "people", "route": "/a", "segments": ["people"] } }"#, true),
    (
      #"{ "a": { "title": "people", "route": "/a" }, "b": { "title": "", "route": "/b", "trailing": ["people"] } }"#,
      true
    ),
    ("{}", true),
  ])
  func titlesNeedNoIcon(screens: String, isNeeded: Bool) throws {
    for role in ["navigate", "act"] {
      let found = try RuleExample.check([
        "headers.json": RuleExample.headers,
        "purposes.json": #"{ "people": { "role": "\#(role)", "description": "…", "messages": { "title": {} } } }"#,
        "screens.json": screens, "titles/en.json": #"{ "people": "People" }"#,
        "titles/pl.json": #"{ "people": "Osoby" }"#,
      ]).findings.filter { $0.rule == "missing-icon" }
      #expect(found.count == (isNeeded || role == "act" ? 1 : 0), "\(role)")
    }
  }

  // MARK: Titles

  /// A title gets a single finding: about its own limit or about the room in bars. A 'short' that fits needs none.
  @Test(arguments: [
    (15, "All of your rides so far", nil, "title-too-long"),
    (30, "All of your rides so far", nil, "screen-title-too-long"),
    (30, "All of your rides so far", "All rides", nil),
    (30, "Rides with Anna", nil, nil),
    (30, "🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪", nil, nil),
  ])
  func titlesHaveOneFinding(limit: Int, title: String, short: String?, rule: String?) throws {
    let base = RuleExample.screenTitle("")
    var files = base.catalogue
    files["purposes.json"] = files["purposes.json"]?.replacing(
      #""title": {}"#, with: #""title": { "limit": \#(limit) }\#(short == nil ? "" : #", "short": {}"#)"#)
    files["titles/en.json"] =
      short.map { #"{ "rides": { "title": "\#(title)", "short": "\#($0)" } }"# } ?? #"{ "rides": "\#(title)" }"#
    let found = try CatalogCheck.run(on: .reading(files)).findings.map(\.rule)
    #expect(found.filter { $0.contains("long") } == [rule].compactMap(\.self))
  }

  // MARK: Reports

  @Test func reportsNameTheScreen() throws {
    let report = try CatalogCheck.run(
      on: .reading(
        RuleExample.screens(#""rides": { "header": "dialog", "title": "", "route": "/r", "confirm": "ok" }"#)
          .catalogue))
    let finding = try #require(report.findings.first { $0.rule == "vague-confirmation" })
    #expect(finding.identity == "vague-confirmation:ok:*:*:*:*:rides")
    let text = JSONReporter.text(report)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let found = try #require((json["findings"] as? [[String: Any]])?.first { $0["rule"] as? String == finding.rule })
    #expect(found["screen"] as? String == "rides")
    #expect(found["purpose"] as? String == "ok")
    #expect(ReportFormat.sarif.text(report).contains(#""properties": { "purpose": "ok", "screen": "rides" }"#))
  }

  @Test func platformsAreNamed() {
    var finding = Finding(
      rule: VagueConfirmationRule.description, message: "…",
      subject: Subject(screen: "rides", platform: .android), file: "screens.json",
      position: .init(line: 1, column: 1))
    finding.severity = .note
    let members = JSONReporter.tree(finding).members.map(\.key)
    #expect(members.contains("screen") && members.contains("platform") && !members.contains("purpose"))
    #expect(finding.identity == "vague-confirmation:*:*:*:*:*:rides:android")
  }

  // MARK: Places

  /// If an overlay changes a field of a screen or its header, findings about the field point to the overlay.
  @Test func findingsAreInTheLayerOfTheirCause() throws {
    let below = RuleExample.screens(
      #""rides": { "header": "dialog", "title": "rides", "route": "/rides", "confirm": "save", "trailing": ["add"] }"#)
    var files = Dictionary(uniqueKeysWithValues: below.catalogue.map { ("Base/\($0)", $1) })
    files["catalog.json"] = #"{ "formatVersion": 1, "name": "App", "extends": "Base" }"#
    files["screens.json"] = #"{ "rides": { "confirm": "ok" } }"#
    files["headers.json"] = #"{ "kinds": { "dialog": { "maximumTrailing": 0 } } }"#
    let found = try CatalogCheck.run(on: .reading(files)).findings.filter { $0.rule != "non-canonical" }
    #expect(
      found.map { "\($0.place) \($0.rule)" } == [
        "catalog.json:1:49 too-many-actions", "screens.json:1:25 vague-confirmation",
      ])
  }

  // MARK: Hostile screens

  @Test func circlesEndWhereverTheyBegin() throws {
    let chain = (0..<20_000).map { #""s\#($0)": { "title": "", "parent": "s\#($0 == 0 ? 19_999 : $0 - 1)" }"# }
    let source = try CatalogSource.reading(RuleExample.screens(chain.joined(separator: ",\n")).catalogue)
    let screens = CheckedScreens(of: source)
    #expect(screens.circles.map(\.count) == [20_000])
    #expect(screens.all.allSatisfy { $0.modalCount == 0 })
    let found = CatalogCheck.run(on: source).findings.filter { $0.rule == "circular-parent" }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.message.utf8.count < 200 })
  }

  /// Each of the two layers is correct, but together their kinds of headers form a circle.
  @Test func kindsOfTwoLayersMayFormACircle() throws {
    let below = RuleExample.screens(#""rides": { "header": "form", "title": "", "route": "/rides" }"#)
    var files = Dictionary(uniqueKeysWithValues: below.catalogue.map { ("Base/\($0)", $1) })
    files["Base/headers.json"] = RuleExample.headers(adding: #""form": { "extends": "dialog" }"#)
    files["catalog.json"] = #"{ "formatVersion": 1, "name": "App", "extends": "Base" }"#
    files["headers.json"] = #"{ "kinds": { "dialog": { "extends": "form" } } }"#
    let source = try CatalogSource.reading(files)
    #expect(["dialog", "form"].contains(source.headers.base(of: "form").rawValue))
    #expect(CatalogCheck.run(on: source).findings.contains { $0.rule == "missing-confirmation" })
  }
}
