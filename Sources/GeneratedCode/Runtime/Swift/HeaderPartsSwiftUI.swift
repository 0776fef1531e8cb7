#if canImport(SwiftUI)
import SwiftUI

/// An item of a bar: a button with its word or symbol, or a menu.
@available(iOS 15.0, macOS 13.0, tvOS 15.0, watchOS 8.0, *)
struct BarItemButton: View {
  let item: BarItem
  let language: Language
  let actions: HeaderActions

  var body: some View {
    if item.menu.isEmpty {
      Button(role: item.kind == .action ? item.purpose.buttonRole : nil) { actions.perform(item) } label: { label }
        .disabled(!item.isEnabled)
        .modifier(BarItemName(item: item, language: language))
    } else {
      menu.modifier(BarItemName(item: item, language: language))
    }
  }

  @ViewBuilder private var label: some View {
    if item.isWord {
      Text(verbatim: item.title).fontWeight(item.emphasis == .bold ? .semibold : .regular)
    } else {
      PurposeImage(item.iconPurpose, in: language)
    }
  }

  /// A menu; its entries beside each other where the system has none.
  @ViewBuilder private var menu: some View {
    #if os(watchOS)
    entries
    #else
    if #available(tvOS 17.0, *) { Menu { entries } label: { label } } else { entries }
    #endif
  }

  private var entries: some View {
    ForEach(item.menu) { entry in
      Button(role: entry.purpose.buttonRole) {
        actions.perform(entry)
      } label: {
        Label {
          Text(verbatim: entry.title)
        } icon: {
          PurposeImage(entry.iconPurpose, in: language)
        }
      }
      .disabled(!entry.isEnabled)
      .accessibilityIdentifier(entry.accessibilityIdentifier ?? entry.purpose.rawValue)
    }
  }
}

/// The names and the badge of an item.
@available(iOS 15.0, macOS 13.0, tvOS 15.0, watchOS 8.0, *)
struct BarItemName: ViewModifier {
  let item: BarItem
  let language: Language

  func body(content: Content) -> some View {
    badged(content)
      .accessibilityLabel(Text(verbatim: item.accessibilityLabel))
      .accessibilityInputLabels(item.shownPurpose.inputLabels(drawn: item.title, in: language).map { Text(verbatim: $0) })
      .accessibilityValue(Text(verbatim: item.badge.map { $0 > 0 ? "\($0)" : "" } ?? ""))
      .accessibilityIdentifier(item.accessibilityIdentifier ?? item.purpose.rawValue)
  }

  private func badged(_ content: Content) -> some View {
    #if os(tvOS) || os(watchOS)
    // These systems have no badges.
    return content
    #else
    return content.badge(item.badge.map { Text(verbatim: $0 > 0 ? "\($0)" : "•") })
    #endif
  }
}

/// A segmented control in the place of the title; nothing without segments.
@available(iOS 15.0, macOS 13.0, tvOS 15.0, watchOS 8.0, *)
struct SegmentPicker: View {
  let segments: [BarItem]
  let actions: HeaderActions

  var body: some View {
    if !segments.isEmpty {
      Picker(selection: selection) {
        ForEach(segments) { Text(verbatim: $0.title).tag($0.purpose) }
      } label: {
        Text(verbatim: "")
      }
      .modifier(SegmentedStyle())
    }
  }

  private var selection: Binding<Purpose?> {
    Binding {
      segments.first { $0.isOn == true }?.purpose
    } set: { purpose in
      if let segment = segments.first(where: { $0.purpose == purpose }) { actions.perform(segment) }
    }
  }
}

/// The look of a segmented control, on systems that have one.
@available(iOS 15.0, macOS 13.0, tvOS 15.0, watchOS 8.0, *)
struct SegmentedStyle: ViewModifier {
  func body(content: Content) -> some View {
    #if os(watchOS)
    return content
    #else
    return content.pickerStyle(.segmented)
    #endif
  }
}

/// The text beneath the title, on systems that have one.
@available(iOS 15.0, macOS 13.0, tvOS 15.0, watchOS 8.0, *)
struct HeaderSubtitle: ViewModifier {
  let subtitle: String

  func body(content: Content) -> some View {
    #if os(macOS)
    return content.navigationSubtitle(Text(verbatim: subtitle))
    #elseif os(iOS) && compiler(>=6.2)
    return Group {
      if #available(iOS 26.0, *) { content.navigationSubtitle(Text(verbatim: subtitle)) } else { content }
    }
    #else
    return content
    #endif
  }
}

/// The search field, for a header with one and a text for it.
@available(iOS 15.0, macOS 13.0, tvOS 15.0, watchOS 8.0, *)
struct HeaderSearch: ViewModifier {
  let search: BarItem?
  let query: Binding<String>?

  func body(content: Content) -> some View {
    if let search, let query {
      content.searchable(text: query, prompt: Text(verbatim: search.title))
    } else {
      content
    }
  }
}

/// Reads the width of the bar, which is that of the screen's content.
@available(iOS 15.0, macOS 13.0, tvOS 15.0, watchOS 8.0, *)
struct BarWidthReader: View {
  @Binding var width: Double?

  var body: some View {
    GeometryReader { proxy in
      Color.clear.task(id: proxy.size.width) { width = Double(proxy.size.width) }
    }
  }
}
#endif
