import TestSupport
import Testing

@testable import GeneratedCode

/// `--namespace`: the declarations of generated Swift in an enumeration, beside an app's types with the same names.
@Suite struct SwiftNamespaceTests {
  private static let app = """
    import AppKit
    import SwiftUI
    import UIKit

    struct Screen {}
    struct Header {}
    struct Icon {}
    struct Destination {}
    enum Router {}

    struct Root: View {
      @StateObject private var navigation = Purposes.RouterObject()
      var body: some View {
        Purposes.RouterView($navigation.router) { _, goOn in goOn() } screen: { screen in
          switch screen {
          case .city(let city): Text(verbatim: city)
          default: page(of: screen)
          }
        }
      }
      private func page(of screen: Purposes.Screen) -> some View {
        Text(verbatim: screen.title(in: .de)).header(.page(trailing: [.search])) { _ in
          try? navigation.router.push(.city(city: "Berlin"))
        }
      }
    }

    @MainActor func use(target: AnyObject) throws {
      _ = Purposes.counted(.delete, count: 3, in: .de)
      _ = [SwiftUI.Label(.delete), SwiftUI.Label(.delete, in: .ar)]
      _ = UIAction(.delete) { _ in }
      _ = NSToolbarItem(.delete, target: target, action: nil)
      let controller = Purposes.RouterController { _ in UIViewController() }
      try controller.router.push(.city(city: "Berlin"))
      _ = Purposes.Purpose.delete.icon(in: .sfSymbols, language: .en)
    }
    """

  @Test(arguments: ["5", "6"]) func compilesBesideAnAppsTypes(mode: String) throws {
    try typecheck(Model.cycling.get().generated, mode: mode, with: ["App.swift": Self.app])
  }

  @Test func compilesWithAllSyntax() throws {
    try typecheck(Model.everySyntax.get().generated, mode: "6", with: [:])
    try typecheck(Model.everyScreen.get().generated, mode: "6", with: [:])
  }

  private func typecheck(_ model: GeneratedCatalog, mode: String, with files: [String: String]) throws {
    let printed = SwiftPrinter(model, options: SwiftOptions(namespace: "Purposes")).files
    let compiler = try SwiftCompiler.withAppleStubs(printed)
    let outcome = try compiler.compile(
      [
        "-typecheck", "-swift-version", mode, "-warnings-as-errors", "-parse-as-library", "-module-name", "App", "-I",
        "stubs",
      ], with: files)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(3000))")
    #expect(SwiftPrinter.publicTypes(of: printed) == ["Purposes"])
  }

  /// Literals, comments and a type parameter with the name of a type stay.
  @Test func qualifiesUses() {
    let file = GeneratedFile(
      path: "a.swift",
      text: """
        // Mark. Icon.

        import X

        /// An icon.
        public struct Icon: Hashable {
          let text = "Icon"
        }

        extension Label where Title == Text, Icon == Image {
          func icon(_ icon: Icon) -> [Icon] { [Icon()] }
        }

        @available(iOS 15, *)
        public func icon() -> Icon.Kind { .Icon }
        """)
    #expect(
      SwiftNamespace("Own", of: [file]).contents(of: file.text) == """
        // Mark. Icon.

        import X

        extension Own {
          /// An icon.
          public struct Icon: Hashable {
            let text = "Icon"
          }
        }

        extension Label where Title == Text, Icon == Image {
          func icon(_ icon: Own.Icon) -> [Own.Icon] { [Own.Icon()] }
        }

        extension Own {
          @available(iOS 15, *)
          public static func icon() -> Own.Icon.Kind { .Icon }
        }
        """)
  }
}
