#if canImport(SwiftUI)
import SwiftUI

/// Shows a header in the bar of the navigation stack.
@available(iOS 15.0, macOS 13.0, tvOS 15.0, watchOS 8.0, *)
struct HeaderModifier: ViewModifier {
  let header: Header
  let title: String
  let subtitle: String
  let language: Language?
  let query: Binding<String>?
  let actions: HeaderActions
  @Environment(\.locale) private var locale
  @Environment(\.leaveScreen) private var leave
  @State private var width: Double?

  func body(content: Content) -> some View {
    let language = language ?? .shown(in: locale)
    let actions = actions.leaving(by: leave)
    let bar = header.bar(on: .current, in: language, width: width, title: title)
    titled(content, bar)
      .background { BarWidthReader(width: $width) }
      // The system's own back button stays where the header has it: its label follows the screen beneath.
      .navigationBarBackButtonHidden(!bar.items.contains { $0.kind == .back })
      .modifier(HeaderSearch(search: bar.search, query: query))
      .toolbar {
        ToolbarItem(placement: Self.titlePlacement) { SegmentPicker(segments: bar.segments, actions: actions) }
        ToolbarItemGroup(placement: leadingPlacement) { buttons(bar, of: [.dismissal], in: language, actions) }
        ToolbarItemGroup(placement: .primaryAction) { buttons(bar, of: [.action, .overflow], in: language, actions) }
        ToolbarItemGroup(placement: .confirmationAction) { buttons(bar, of: [.confirmation], in: language, actions) }
      }
  }

  private var leadingPlacement: ToolbarItemPlacement {
    #if os(watchOS)
    // A watch has no placement for navigation.
    return .cancellationAction
    #else
    return header.confirmation == nil ? .navigation : .cancellationAction
    #endif
  }

  private static var titlePlacement: ToolbarItemPlacement {
    #if os(watchOS)
    return .automatic
    #else
    return .principal
    #endif
  }

  private func buttons(
    _ bar: Bar, of kinds: Set<BarItem.Kind>, in language: Language, _ actions: HeaderActions
  ) -> some View {
    ForEach(bar.items.filter { kinds.contains($0.kind) }) { BarItemButton(item: $0, language: language, actions: actions) }
  }

  private func titled(_ content: Content, _ bar: Bar) -> some View {
    #if os(iOS) || os(visionOS)
    return content.navigationTitle(Text(verbatim: title))
      .modifier(HeaderSubtitle(subtitle: subtitle))
      .navigationBarTitleDisplayMode(bar.isProminent ? .large : .inline)
    #else
    return content.navigationTitle(Text(verbatim: title)).modifier(HeaderSubtitle(subtitle: subtitle))
    #endif
  }
}

/// Leaves the visible screen, as people do by Cancel or Close.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct LeaveScreenKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  var leaveScreen: (@MainActor () -> Void)? {
    get { self[LeaveScreenKey.self] }
    set { self[LeaveScreenKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 13.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Shows a header in the bar of the navigation stack.
  ///
  ///     List { … }.header(screen.header.confirming(isEnabled: hasInput), title: "…", actions: [.save: save])
  ///
  /// - Parameters:
  ///   - header: what the bar has.
  ///   - title: the screen's title; empty for none.
  ///   - subtitle: the text beneath it, shown on a Mac and from iOS 26 on; empty for none.
  ///   - language: the language; nil for that of the environment's locale, which previews set.
  ///   - query: the text of the search field, for a header with one.
  ///   - actions: what each purpose does; without any closure, Cancel and Close leave the screen of a ``RouterView``. A toggle has the action of its purpose in both states.
  ///   - perform: called for each item, entry of a menu or segment that is pressed and has none; the system's back button
  ///     goes back by itself.
  public func header(
    _ header: Header = .page(), title: String = "", subtitle: String = "", in language: Language? = nil,
    query: Binding<String>? = nil, actions: [Purpose: @MainActor () -> Void] = [:],
    perform: (@MainActor (BarItem) -> Void)? = nil
  ) -> some View {
    modifier(
      HeaderModifier(
        header: header, title: title, subtitle: subtitle, language: language, query: query,
        actions: HeaderActions(actions, others: perform)))
  }
}
#endif
