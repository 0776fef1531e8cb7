#if canImport(SwiftUI)
import SwiftUI

/// A modal of a router, in the place of the one that is presented over a layer.
struct RouterModalItem: Identifiable {
  /// Equal while the modal remains, with another stack too.
  let id: String
  let presentation: Presentation
  /// Its stack when it was presented; shown while the modal goes away.
  let stack: [Screen]

  init?(_ router: Router, at index: Int) {
    guard router.modals.indices.contains(index), let base = router.modals[index].first else { return nil }
    presentation = router.presentations[index]
    stack = router.modals[index]
    id = "\(index) \(base.identifier) \(presentation)"
  }
}

/// The tabs, or a modal, with the modal that is presented over it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct RouterLayer<Content: View>: View {
  @Binding var router: Router
  /// The number of modals up to this layer.
  let depth: Int
  let parts: RouterViewParts<Content>
  /// The stack of a modal that goes away.
  var last: [Screen] = []

  var body: some View {
    base
      .sheet(item: modal { $0.sheetOptions != nil }) { layer($0).modifier(SheetLook($0.presentation)) }
      .modifier(Cover(item: modal { $0 == .fullScreen }, layer: layer))
      .modifier(DiscardDialog(asked: parts.asked, isVisible: router.modals.count == depth, language: parts.language))
      .overlay { if let custom = modal(where: { $0.customName != nil }).wrappedValue { customLayer(custom) } }
  }

  @ViewBuilder private var base: some View {
    if depth > 0 {
      stack(router.modals.indices.contains(depth - 1) ? router.modals[depth - 1] : last)
    } else if router.tabs.isEmpty {
      stack((router.state.stacks.first?.entries ?? []).compactMap { Screen($0) })
    } else {
      TabView(selection: selectedTab) {
        ForEach(router.tabs, id: \.name) { tab in
          let screens = tab.path.compactMap { Screen($0) }
          stack(screens).tabItem { TabLabel(screen: screens.first, language: parts.language) }.tag(tab.name)
        }
      }
    }
  }

  private func stack(_ screens: [Screen]) -> some View {
    NavigationStack(path: path(of: screens)) {
      if let base = screens.first {
        parts.screen(base).navigationDestination(for: Screen.self) { parts.screen($0) }
      }
    }
  }

  private func path(of screens: [Screen]) -> Binding<[Screen]> {
    Binding {
      Array(screens.dropFirst())
    } set: { path in
      // A stack that a modal or another tab covers cannot be changed by a person.
      guard router.modals.count == depth, screens == router.stack, path != Array(screens.dropFirst()) else { return }
      parts.take($router) { router throws(RouterRefusal) in try router.follow(path) }
    }
  }

  private var selectedTab: Binding<String> {
    Binding {
      router.tabs.first(where: \.isSelected)?.name ?? ""
    } set: { name in
      parts.take($router) { router throws(RouterRefusal) in try router.selectTab(name, force: true) }
    }
  }

  /// The modal over this layer, if it is presented in one of the ways.
  private func modal(where isShown: @escaping (Presentation) -> Bool) -> Binding<RouterModalItem?> {
    Binding {
      RouterModalItem(router, at: depth).flatMap { isShown($0.presentation) ? $0 : nil }
    } set: { item in
      guard item == nil, let shown = RouterModalItem(router, at: depth), isShown(shown.presentation) else { return }
      parts.take($router) { router throws(RouterRefusal) in try router.dismiss(router.modals.count - depth) }
    }
  }

  private func layer(_ item: RouterModalItem) -> some View {
    RouterLayer(router: $router, depth: depth + 1, parts: parts, last: item.stack)
      .interactiveDismissDisabled(!router.canDismiss(from: depth))
  }

  private func customLayer(_ item: RouterModalItem) -> some View {
    layer(item).transition(parts.transition(item.presentation.customName ?? ""))
  }
}

// MARK: - Looks

/// The modal over a layer that covers the screen; on a Mac, which has no covers, it is a sheet.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Cover<Layer: View>: ViewModifier {
  let item: Binding<RouterModalItem?>
  let layer: (RouterModalItem) -> Layer

  func body(content: Content) -> some View {
    #if os(macOS)
    return content.sheet(item: item, content: layer)
    #else
    return content.fullScreenCover(item: item, content: layer)
    #endif
  }
}

/// The heights, the grabber and the corners of a sheet.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct SheetLook: ViewModifier {
  private let options: SheetOptions

  init(_ presentation: Presentation) { options = presentation.sheetOptions ?? SheetOptions() }

  func body(content: Content) -> some View {
    content.presentationDetents(detents)
      .presentationDragIndicator(options.grabber ? .visible : .automatic)
      .modifier(SheetCorners(radius: options.cornerRadius))
  }

  private var detents: Set<PresentationDetent> {
    if options.detents.isEmpty { return [.large] }
    return Set(
      options.detents.map { detent in
        switch detent {
        case .medium: return .medium
        case .large: return .large
        case .share(let share): return .fraction(share)
        }
      })
  }
}

/// The radius of a sheet's corners, from the releases on that have it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct SheetCorners: ViewModifier {
  let radius: Double?

  func body(content: Content) -> some View {
    if #available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *) { content.presentationCornerRadius(radius.map { CGFloat($0) }) } else { content }
  }
}

/// The icon and title of a tab: those of its base.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct TabLabel: View {
  let screen: Screen?
  let language: Language

  var body: some View {
    if let purpose = screen?.titlePurpose {
      Label(purpose, in: language)
    } else {
      Text(verbatim: screen?.title(in: language) ?? "")
    }
  }
}
#endif
