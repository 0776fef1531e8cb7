#if canImport(SwiftUI)
import SwiftUI

/// An item of a bar: a button with its word or symbol.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct BarItemButton: View {
  let item: BarItem
  let language: Language
  let perform: @MainActor (BarItem) -> Void

  var body: some View {
    Button(role: item.kind == .action ? item.purpose.buttonRole : nil) {
      perform(item)
    } label: {
      if item.isWord {
        Text(verbatim: item.title).fontWeight(item.emphasis == .bold ? .semibold : .regular)
      } else {
        PurposeImage(item.iconPurpose, in: language)
      }
    }
    .disabled(!item.isEnabled)
    .accessibilityLabel(Text(verbatim: item.accessibilityLabel))
    .accessibilityInputLabels(item.purpose.inputLabels(drawn: item.title, in: language).map { Text(verbatim: $0) })
    .accessibilityIdentifier(item.accessibilityIdentifier ?? item.purpose.rawValue)
  }
}

/// Shows a header in the bar of the navigation stack.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct HeaderModifier: ViewModifier {
  let header: Header
  let title: String
  let language: Language
  let perform: @MainActor (BarItem) -> Void

  func body(content: Content) -> some View {
    let bar = header.bar(on: .current, in: language)
    titled(content, bar)
      // The system's own back button stays where the header has it: its label follows the screen beneath.
      .navigationBarBackButtonHidden(!bar.items.contains { $0.kind == .back })
      .toolbar {
        ToolbarItemGroup(placement: leadingPlacement) { buttons(bar) { $0.kind == .dismissal } }
        ToolbarItemGroup(placement: .primaryAction) { buttons(bar) { $0.kind == .action } }
        ToolbarItemGroup(placement: .confirmationAction) { buttons(bar) { $0.kind == .confirmation } }
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

  private func buttons(_ bar: Bar, where isShown: (BarItem) -> Bool) -> some View {
    ForEach(bar.items.filter(isShown)) { BarItemButton(item: $0, language: language, perform: perform) }
  }

  private func titled(_ content: Content, _ bar: Bar) -> some View {
    #if os(iOS) || os(visionOS)
    return content.navigationTitle(Text(verbatim: title))
      .navigationBarTitleDisplayMode(bar.isProminent ? .large : .inline)
    #else
    return content.navigationTitle(Text(verbatim: title))
    #endif
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Shows a header in the bar of the navigation stack.
  ///
  /// - Parameters:
  ///   - header: what the bar has.
  ///   - title: the screen's title; empty for none.
  ///   - language: the language, by default the user's.
  ///   - perform: called when an item is pressed; the system's back button goes back by itself.
  public func header(
    _ header: Header, title: String = "", in language: Language = .user,
    perform: @escaping @MainActor (BarItem) -> Void
  ) -> some View {
    modifier(HeaderModifier(header: header, title: title, language: language, perform: perform))
  }
}
#endif
