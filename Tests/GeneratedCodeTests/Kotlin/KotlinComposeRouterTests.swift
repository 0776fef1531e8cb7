import CatalogModel
import Foundation
import ICUText
import PurposeCatalog
import TestSupport
import Testing

@testable import GeneratedCode

/// The router of an Android app shows its screens, goes back, and asks before input is lost. The components are stubs that record what they get.
@Suite struct KotlinComposeRouterTests {
  private static let package = "com.example.purposes"

  @Test func showsGoesBackAndAsks() throws {
    let folder = try TemporaryFolder()
    let model = try cycling()
    let set = try #require(model.generated.iconSets.firstIndex { $0.identifier == "material-symbols" })
    let icons = Set(model.generated.locales.flatMap { locale in locale.icons[set].compactMap { $0?.name } })
    for (name, code) in AndroidStubs.files(drawables: icons.sorted().map { "\($0)_24px" }) {
      try folder.write("\(code)\n".utf8, to: "code/stubs/\(name).kt")
    }
    let pattern = try #require(KotlinAndroid.DrawablePattern("com.example.app.R.drawable.{name}_24px"))
    for (package, android) in [
      (Self.package, KotlinAndroid(drawables: pattern)), ("without.drawables", KotlinAndroid()),
    ] {
      try KotlinPrinter(model.generated, package: package, android: android).files.write(to: folder, under: "code")
    }
    try folder.write(KotlinComposeRouterProgram.code.utf8, to: "code/Program.kt")
    try folder.write(KotlinComposeBarProgram.code.utf8, to: "code/Bars.kt")
    let blocks = try DocumentSnippet.all("kotlin").filter { $0.text.contains("import android") }
    #expect(blocks.count == 4)
    for (index, block) in blocks.enumerated() { try folder.write(block.text.utf8, to: "code/Documentation\(index).kt") }
    #expect(try Shell.run("\(try KotlinCompiler.command()) -Werror -d classes code", in: folder.path) == "")
    let run = try KotlinCompiler.running()
    #expect(try Shell.run("\(run) ProgramKt 2>&1", in: folder.path) == KotlinComposeRouterProgram.transcript)
    let bars = try Shell.run("\(run) BarsKt 2>&1", in: folder.path)
    #expect(bars == KotlinComposeBarProgram.transcript, "\(bars)")
    #expect(try Shell.run("\(run) BarsKt widths 2>&1", in: folder.path) == overflow(in: model))
    try refuse(in: folder)
  }

  /// The numbers of actions beside each other and in the menu, by the library's layout.
  private func overflow(in model: Model) throws -> String {
    let purposes = try ["search", "share", "delete", "edit", "copy", "add"].map { try model.catalog.purpose($0) }
    let resolver = model.catalog.resolver(for: "en")
    let lines = [320.0, 360, 411, 500, 600, 601, 840].flatMap { width in
      (0...purposes.count).map { count in
        let bar = resolver.resolve(.page(trailing: Array(purposes.prefix(count))), title: "Ride", platform: .android)
        let layout = bar.layout(width: width) { AdvanceWidths.width(of: $0, size: bar.profile.fontSize) }
        let shown = layout.items.count { $0.item.kind == .action }
        return "\(Int(width)) \(count) \(shown) \(layout.menu.count)\n"
      }
    }
    return lines.joined()
  }

  /// The state is private, and screens and actions are typed.
  private func refuse(in folder: TemporaryFolder) throws {
    let wrong = [
      "{ router: Router -> router.state = router.state }",
      "{ router: Router -> RouterView(router, { refusal -> println(refusal) }) { } }",
      "{ router: Router -> router.attempt({ _, _ -> }) { push(\"city\") } }",
      "{ router: Router -> router.attempt({ _, _ -> }) { push(Screen.City()) } }",
      "{ router: Router -> RouterView(router, { _, _ -> }) { screen -> screen.city } }",
    ]
    let lines = wrong.enumerated().map { "val wrong\($0) = \($1)" }.joined(separator: "\n")
    try folder.write("import \(Self.package).*\n\n\(lines)\n".utf8, to: "Wrong.kt")
    let output = try Shell.run(
      "\(try KotlinCompiler.command(with: "classes")) -d wrong Wrong.kt || true", in: folder.path)
    for index in wrong.indices { #expect(output.contains("Wrong.kt:\(index + 3):"), "\(wrong[index]): \(output)") }
    #expect(output.matches(of: /error:/).count == wrong.count, "\(output)")
  }

  @Test func isOnlyGeneratedForScreensInCompose() throws {
    let cycling = try cycling().generated
    let standard = try Model(
      Repository.root.appending(path: "Catalogs/Standard").path,
      selection: GenerationSelection(locales: [try #require(LanguageTag("en"))]))
    func files(_ catalog: GeneratedCatalog, _ android: KotlinAndroid?) -> [String: String] {
      let files = KotlinPrinter(catalog, package: "a", android: android).files
      return Dictionary(uniqueKeysWithValues: files.map { (String($0.path.split(separator: "/").last ?? ""), $0.text) })
    }
    let compose = files(cycling, KotlinAndroid())
    #expect(compose["ComposeRouter.kt"] != nil && compose["RouterTabBar.kt"] != nil && compose["HeaderNames.kt"] != nil)
    #expect(compose["Router.kt"]?.contains("by mutableStateOf(") == true)
    for other in [files(cycling, nil), files(cycling, KotlinAndroid(hasCompose: false))] {
      #expect(other["ComposeRouter.kt"] == nil && other["RouterTabBar.kt"] == nil)
      #expect(other["Router.kt"]?.contains("androidx") == false)
    }
    let withoutScreens = files(standard.generated, KotlinAndroid())
    #expect(withoutScreens["ComposeBar.kt"] != nil && withoutScreens["ComposeRouter.kt"] == nil)
    #expect(withoutScreens["HeaderNames.kt"] == nil && withoutScreens["DiscardQuestion.kt"] == nil)
    var withoutAndroid = standard.generated
    withoutAndroid.headers?.platforms.removeAll { $0.identifier == "android" }
    let buttons = files(withoutAndroid, KotlinAndroid())
    #expect(buttons["Compose.kt"] != nil && buttons["Views.kt"] != nil)
    #expect(buttons["ComposeBar.kt"] == nil && buttons["ComposeBarItems.kt"] == nil && buttons["ViewsBar.kt"] == nil)
  }

  private func cycling() throws -> Model {
    let tags = ["en", "de"].compactMap { LanguageTag($0) }
    return try Model(
      Repository.root.appending(path: "Catalogs/Examples/Cycling").path, selection: GenerationSelection(locales: tags))
  }
}
