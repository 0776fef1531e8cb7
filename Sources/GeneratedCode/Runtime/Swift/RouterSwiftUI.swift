#if canImport(SwiftUI)
import Combine
import Observation
import SwiftUI

/// A router that views observe on all systems.
///
///     @StateObject private var navigation = RouterObject()
///     navigation.router.popToRoot()
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor
public final class RouterObject: ObservableObject {
  /// The router. Views that observe the object are updated after each of its actions.
  @Published public var router: Router

  /// Creates an object with a router, by default at the base of the first tab.
  public init(_ router: Router = Router()) { self.router = router }
}

/// A router that views observe by what they read.
///
///     @State private var navigation = RouterModel()
///     navigation.router.popToRoot()
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor
@Observable
public final class RouterModel {
  /// The router. Views that read it are updated after each of its actions.
  public var router: Router

  /// Creates a model with a router, by default at the base of the first tab.
  public init(_ router: Router = Router()) { self.router = router }
}

/// The screens of a router: a navigation stack for each tab, and sheets and covers over them.
///
///     RouterView($navigation.router) { screen in
///       switch screen { … }
///     }
///
/// A step that would lose input asks first, by the texts of the catalogue: the system's back button, a swipe, a sheet that
/// is dragged away, Cancel and Close of ``SwiftUI/View/header(_:title:subtitle:in:query:actions:perform:)`` without an action
/// of the app, and a link.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct RouterView<Content: View>: View {
  @Binding private var router: Router
  @State private var asked: AskedStep?
  private let language: Language
  private let opensLinks: Bool
  private let transition: @MainActor (String) -> AnyTransition
  private let onRefused: (@MainActor (RouterRefusal, @escaping @MainActor () -> Void) -> Void)?
  private let screen: @MainActor (Screen) -> Content

  /// Creates the view of a router.
  ///
  /// - Parameters:
  ///   - router: the router, which the system's gestures and controls change too.
  ///   - language: the language of the tabs, by default the user's.
  ///   - opensLinks: true to open the links that the app gets; false for an app that opens them itself.
  ///   - transition: the transition of a custom presentation, by its name; the modal fades in by default.
  ///   - screen: the view of a screen, without a navigation stack.
  public init(
    _ router: Binding<Router>, in language: Language = .user, opensLinks: Bool = true,
    transition: @escaping @MainActor (String) -> AnyTransition = { _ in .opacity },
    @ViewBuilder screen: @escaping @MainActor (Screen) -> Content
  ) {
    _router = router
    self.language = language
    self.opensLinks = opensLinks
    self.transition = transition
    self.screen = screen
    onRefused = nil
  }

  /// Creates the view of a router for an app that answers refusals itself.
  ///
  /// - Parameters:
  ///   - router: the router, which the system's gestures and controls change too.
  ///   - language: the language of the tabs, by default the user's.
  ///   - opensLinks: true to open the links that the app gets; false for an app that opens them itself.
  ///   - transition: the transition of a custom presentation, by its name; the modal fades in by default.
  ///   - onRefused: called for a step of a person that the router refuses, such as one that would lose input, with the
  ///     reason and the function that takes the step all the same. ``DiscardQuestion`` has the question to ask.
  ///   - screen: the view of a screen, without a navigation stack.
  public init(
    _ router: Binding<Router>, in language: Language = .user, opensLinks: Bool = true,
    transition: @escaping @MainActor (String) -> AnyTransition = { _ in .opacity },
    onRefused: @escaping @MainActor (RouterRefusal, @escaping @MainActor () -> Void) -> Void,
    @ViewBuilder screen: @escaping @MainActor (Screen) -> Content
  ) {
    _router = router
    self.language = language
    self.opensLinks = opensLinks
    self.transition = transition
    self.screen = screen
    self.onRefused = onRefused
  }

  public var body: some View {
    let parts = RouterViewParts(
      language: language, transition: transition, onRefused: onRefused, asked: $asked, screen: screen)
    return RouterLayer(router: $router, depth: 0, parts: parts)
      .environment(\.leaveScreen) { parts.take($router) { router throws(RouterRefusal) in try router.goBack(force: true) } }
      .onOpenURL { url in
        let link = url.absoluteString
        if opensLinks {
          parts.take($router) { router throws(RouterRefusal) in try router.open(url: link, force: true) }
        }
      }
  }
}

/// The parts of a router's view that the app gives.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor
struct RouterViewParts<Content: View> {
  let language: Language
  let transition: @MainActor (String) -> AnyTransition
  let onRefused: (@MainActor (RouterRefusal, @escaping @MainActor () -> Void) -> Void)?
  let asked: Binding<AskedStep?>
  let screen: @MainActor (Screen) -> Content

  /// Takes a person's step. The app hears of a refused step, and may take it with force.
  func take(_ router: Binding<Router>, _ step: @escaping (inout Router) throws(RouterRefusal) -> Void) {
    do {
      try router.wrappedValue.asking(step)
    } catch {
      // The view has moved already: a change of the binding, even to an equal value, takes it back.
      router.wrappedValue = router.wrappedValue
      let goOn: @MainActor () -> Void = { try? step(&router.wrappedValue) }
      if let onRefused {
        onRefused(error, goOn)
      } else if let question = DiscardQuestion(error) {
        asked.wrappedValue = AskedStep(question: question, goOn: goOn)
      }
    }
  }
}
#endif
