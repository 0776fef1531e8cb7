import CatalogModel
import Foundation
import Testing
import TestSupport

@testable import GeneratedCode

/// The router of generated Swift in SwiftUI and UIKit: see ``AppleStubs``.
@Suite struct SwiftRouterViewsTests {
  private static let model = Result {
    try Model(RouterRows.folder.path, selection: selection).generated
  }

  private static var selection: GenerationSelection {
    var selection = GenerationSelection()
    selection.iconSets = ["sf-symbols"]
    return selection
  }

  private static let use = """
    import SwiftUI
    import UIKit

    struct Question {
      let refusal: RouterRefusal
      let goOn: @MainActor () -> Void
    }

    struct Observed: View {
      @StateObject private var navigation = RouterObject()
      @State private var question: Question?

      var body: some View {
        RouterView($navigation.router, in: .en, transition: { _ in .opacity }) { refusal, goOn in
          question = Question(refusal: refusal, goOn: goOn)
        } screen: { screen in
          switch screen {
          case .city(let city): Text(verbatim: city)
          default: page(of: screen)
          }
        }
      }

      private func page(of screen: Screen) -> some View {
        Text(verbatim: screen.title(in: .user)).header(screen.header) { _ in
          try? navigation.router.push(.city(city: "Berlin"))
        }
      }
    }

    struct Observing: View {
      @State private var navigation = RouterModel()
      var body: some View {
        RouterView($navigation.router) { _, _ in } screen: { Text(verbatim: $0.identifier) }
      }
    }

    struct Valued: View {
      @State private var router = Router()
      var body: some View { RouterView($router) { Text(verbatim: $0.identifier).header($0.header) } }
    }

    @MainActor func use(window: UIWindow) throws {
      let controller = RouterController(in: .en) { screen in UIViewController() }
      controller.onRefused = { refusal, goOn in goOn() }
      controller.transition = { _ in nil }
      controller.start(in: window)
      try controller.router.push(.city(city: "Berlin"))
      controller.visibleController.dismiss(animated: true)
    }
    """

  /// Asked on Cancel, on a swipe and on a link, and only if there is input.
  @Test func uiKitAsksBeforeInputIsLost() throws {
    let compiler = try SwiftCompiler.withAppleStubs(SwiftPrinter(try Self.model.get()).files)
    #expect(
      try compiler.run(UIKitBars.question) == """
        """)
  }

  @Test(arguments: ["5", "6"]) func compiles(mode: String) throws {
    let compiler = try SwiftCompiler.withAppleStubs(SwiftPrinter(try Self.model.get()).files)
    let arguments = ["-typecheck", "-swift-version", mode, "-warnings-as-errors", "-parse-as-library", "-I", "stubs"]
    let outcome = try compiler.compile(arguments + ["-module-name", "App"], with: ["Use.swift": Self.use])
    #expect(outcome.status == 0, "\(outcome.errors.prefix(3000))")
  }

  @Test func refusesAnUnknownParameter() throws {
    let compiler = try SwiftCompiler.withAppleStubs(SwiftPrinter(try Self.model.get()).files)
    let views = [
      "RouterView($router) { _, _ in } screen: { Text(verbatim: $0.city) }",
      "RouterView($router) { Text(verbatim: $0.header) }",
    ]
    let code = views.enumerated().map { index, view in
      "struct Wrong\(index): View {\n  @State private var router = Router()\n  var body: some View { \(view) }\n}\n"
    }
    let outcome = try compiler.compile(
      ["-typecheck", "-swift-version", "6", "-parse-as-library", "-I", "stubs", "-module-name", "App"],
      with: ["Wrong.swift": "import SwiftUI\n\n\(code.joined(separator: "\n"))"])
    let lines = Set(outcome.errors.matches(of: /Wrong\.swift:(\d+):\d+: error/).map { String($0.1) })
    #expect(lines == ["5", "10"], "\(outcome.errors.prefix(3000))")
  }

  /// After random steps of an app and of a person, the controllers are those of the router. No step is taken during an
  /// animation, and a page that a person goes on with keeps its controller.
  @Test func uiKitShowsTheRoutersScreens() throws {
    let compiler = try SwiftCompiler.withAppleStubs(SwiftPrinter(try Self.model.get()).files)
    try compiler.build(UIKitWalk.program)
    let walks = Sweep.of(2000, representatives: 100)
    let outcome = try SwiftCompiler.run(["./program", "\(walks)"], in: compiler.folder.path)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        dismiss, drag, drag refused, finish, go back, go back refused, input, open, pop, present, push, replace, root, \
        tab, tap, tap refused
        pageSheet 2 true true
        fullScreen - true
        custom - false

        """)
  }
}
