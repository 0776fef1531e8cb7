import CatalogFiles
import CatalogModel
import Foundation
import PurposeCatalog
import TestSupport
import Testing

@testable import GeneratedCode

/// Generated code for Apple's systems agrees with the declarations that it uses: see ``AppleStubs``.
@Suite struct SwiftViewsTests {
  private static let use = """
    import AppKit
    import SwiftUI
    import UIKit

    struct Toolbar: View {
      var body: some View {
        Button(.delete) { erase() }.header(.dialog(confirm: .save), title: "…") { item in show(item) }
      }
      @State private var query = ""
      @State private var hasInput = false
      var living: some View {
        Text(verbatim: counted(.delete, count: 3))
          .header(
            .dialog(confirm: .save, trailing: [.favorite]).confirming(isEnabled: hasInput)
              .showing(.favorite, isOn: true, badge: 3).segmented([.archive, .calendar]).searching(.search),
            title: "…", subtitle: "…", query: $query, actions: [.save: erase, .favorite: erase])
      }
      // A view has a member of this name.
      var named: some View { Text(verbatim: AccessibilityLabelPurpose.more.accessibilityLabel(in: .de)).header() }
      @MainActor private func show(_ item: BarItem) {}
      @MainActor private func erase() {}
    }

    final class RideController: HeaderViewController {
      func leaves() {
        headerConfiguration = .page(.close(target: self, action: Selector("leave")), title: "Ride", trailing: [.share])
        headerConfiguration?.header = Header.page(trailing: [.share]).showing(.share, isEnabled: false)
        applyHeader(title: "Ride", actions: [.share: { [weak self] in self?.leaves() }])
        print(headerConfiguration?.title ?? "")
      }
    }

    @MainActor func use(target: AnyObject) {
      _ = SwiftUI.Label(.delete)
      _ = SwiftUI.Label(.delete, in: .ar)
      _ = Button(.save, in: .de) {}
      _ = [Purpose.delete.buttonRole, Purpose.close.buttonRole]
      _ = UIAction(.delete) { _ in }
      _ = UIBarButtonItem(.delete) { _ in }
      _ = UIBarButtonItem(.done, in: .ar, target: target, action: nil)
      _ = NSToolbarItem(.delete, target: target, action: nil)
      _ = [Purpose.delete.title, Purpose.delete.shortTitle, counted(.delete, count: 3)]
      _ = Language.user
      UIViewController().applyHeader(.page(trailing: [.search]), in: .ar) { item in print(item.title) }
    }
    """

  /// The least releases decide what is checked when the app runs; SF Symbols mirror by themselves, other icons do not.
  @Test(
    arguments: [
      ([:], "sf-symbols", "5"), ([:], "material-symbols", "6"),
      (["iOS": "26", "macOS": "26", "tvOS": "26", "visionOS": "26", "watchOS": "26"], "sf-symbols", "6"),
    ])
  func compiles(minimum: [String: String], iconSet: String, mode: String) throws {
    let files = try Self.files(minimum: minimum, iconSet: iconSet)
    let compiler = try SwiftCompiler.withAppleStubs(files)
    let outcome = try compiler.compile(
      [
        "-typecheck", "-swift-version", mode, "-warnings-as-errors", "-parse-as-library", "-module-name", "App", "-I",
        "stubs",
      ], with: ["Use.swift": Self.use])
    #expect(outcome.status == 0, "\(outcome.errors.prefix(3000))")
  }

  /// Enabling Save keeps every button; an action on back is the system's; what does not fit is in the system's menu.
  @Test func uiKitShowsLivingBars() throws {
    let compiler = try SwiftCompiler.withAppleStubs(try Self.files(minimum: [:], iconSet: "sf-symbols"))
    let output = try compiler.run(UIKitBars.bars)
    #expect(
      output == """
        ["Cancel true", "Save false", "Favorite true"] ["cancel", "favorite"]
        ["Cancel true -", "Save true -", "Unfavorite true 3"] ["cancel", "saves", "favorite"]
        ["Unfavorite", "Unfavourite", "Unstar", "Remove Star", "Remove Favorite", "Remove Favourite", "Remove from Favorites", "Remove from Favourites"]
        true true Ride Tuesday
        true
        false Back ["Archive", "Add"]
        ["Copy", "Edit", "Filter", "Print"]
        ["Calendar", "Archive"] 1 ["back", "calendar"]
        [["Copy", "Edit"]] Search
        true true true false
        ["leave"] Ride true
        true
        Cancel false out -
        Close true out leave
        Back false out leave

        """)
  }

  @Test func checksReleasesOnlyWhereTheAppRunsOnOlderOnes() throws {
    let old = try Self.files(minimum: [:], iconSet: "sf-symbols")
    let middle = try Self.files(minimum: ["ios": "18", "macos": "14"], iconSet: "sf-symbols")
    let newest = ["iOS": "26", "macOS": "26", "tvOS": "26", "visionOS": "26", "watchOS": "26"]
    let new = try Self.files(minimum: newest, iconSet: "sf-symbols")
    #expect(
      Self.text("Icon", old).contains(
        "if #available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) { return Icon(\"document.on.document\") }"
      ))
    #expect(
      Self.text("Icon", middle).contains(
        "if #available(macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) { return Icon(\"document.on.document\") }")
    )
    #expect(!Self.text("Icon", new).contains("#available"))
    #expect(Self.text("UIKit", old).contains("@available(iOS 14.0, tvOS 14.0, *)"))
    #expect(Self.text("UIKit", middle).contains("@available(tvOS 14.0, *)"))
  }

  @Test func flipsOnlyWhatTheSystemDoesNot() throws {
    #expect(!Self.text("SwiftUI", try Self.files(minimum: [:], iconSet: "sf-symbols")).contains("scaleEffect"))
    let others = try Self.files(minimum: [:], iconSet: "material-symbols")
    #expect(Self.text("SwiftUI", others).contains("Image(icon.name).scaleEffect(x: icon.isMirrored ? -1 : 1, y: 1)"))
  }

  private static func text(_ name: String, _ files: [GeneratedFile]) -> String {
    files.first { $0.path == "PurposeCatalog.\(name).swift" }?.text ?? ""
  }

  private static func files(minimum: [String: String], iconSet: String) throws -> [GeneratedFile] {
    let source = try CatalogReader(files: DiskFiles()).read(Repository.standard.path)
    var selection = GenerationSelection()
    selection.locales = ["ar", "de", "en"].compactMap { LanguageTag($0) }
    selection.iconSets = source.iconSets.map(\.identifier).filter { $0.rawValue == iconSet }
    let model = try GeneratedCatalog(source, catalog: Catalog(source), selection: selection)
    return SwiftPrinter(model, options: SwiftOptions(minimum: minimum)).files
  }
}
