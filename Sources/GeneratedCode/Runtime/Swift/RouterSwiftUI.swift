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
///     RouterView($navigation.router) { refusal, goOn in
///       question = Question(refusal, goOn)
///     } screen: { screen in
///       switch screen { … }
///     }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct RouterView<Content: View>: View {
  @Binding private var router: Router
  private let parts: RouterViewParts<Content>

  /// Creates the view of a router.
  ///
  /// - Parameters:
  ///   - router: the router, which the system's gestures and controls change too.
  ///   - language: the language of the tabs, by default the user's.
  ///   - transition: the transition of a custom presentation, by its name; the modal fades in by default.
  ///   - onRefused: called for a step of a person that the router refuses, such as one that would lose input, with the
  ///     reason and the function that takes the step all the same.
  ///   - screen: the view of a screen, without a navigation stack.
  public init(
    _ router: Binding<Router>, in language: Language = .user,
    transition: @escaping @MainActor (String) -> AnyTransition = { _ in .opacity },
    onRefused: @escaping @MainActor (RouterRefusal, @escaping @MainActor () -> Void) -> Void,
    @ViewBuilder screen: @escaping @MainActor (Screen) -> Content
  ) {
    _router = router
    parts = RouterViewParts(language: language, transition: transition, onRefused: onRefused, screen: screen)
  }

  public var body: some View { RouterLayer(router: $router, depth: 0, parts: parts) }
}

/// The parts of a router's view that the app gives.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor
struct RouterViewParts<Content: View> {
  let language: Language
  let transition: @MainActor (String) -> AnyTransition
  let onRefused: @MainActor (RouterRefusal, @escaping @MainActor () -> Void) -> Void
  let screen: @MainActor (Screen) -> Content

  /// Takes a person's step. The app hears of a refused step, and may take it with force.
  func take(_ router: Binding<Router>, _ step: @escaping (inout Router) throws(RouterRefusal) -> Void) {
    do {
      try router.wrappedValue.asking(step)
    } catch {
      // The view has moved already: a change of the binding, even to an equal value, takes it back.
      router.wrappedValue = router.wrappedValue
      onRefused(error) { try? step(&router.wrappedValue) }
    }
  }
}
#endif
