/// The code that shows headers in SwiftUI and UIKit. Words in capitals are replaced.
enum SwiftHeaderViewTexts {
  static let platform = #"""
    extension Platform {
      /// The platform of this device.
      static var current: Platform {
        #if os(macOS)
        return MACOS
        #elseif os(watchOS)
        return WATCHOS
        #else
        LATEST
        #endif
      }
    }
    """#

  static let swiftUI = #"""
    import SwiftUI

    /// An item of a bar: a button with its word or symbol.
    AVAILABLE
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
        .accessibilityIdentifier(item.accessibilityIdentifier ?? item.purpose.rawValue)
      }
    }

    /// Shows a header in the bar of the navigation stack.
    AVAILABLE
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
        ForEach(bar.items.filter(isShown), id: \.self) { BarItemButton(item: $0, language: language, perform: perform) }
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

    AVAILABLE
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
    """#

  static let uiKit = #"""
    import UIKit

    AVAILABLE
    extension UIViewController {
      /// Shows a header in the navigation item. Call it again when the header, the title or the language changes.
      ///
      /// The system's back button keeps the title of the screen beneath: `backBarButtonItem`, which would freeze it, is never set.
      ///
      /// - Parameters:
      ///   - header: what the bar has.
      ///   - title: the screen's title; empty for none.
      ///   - language: the language, by default the user's.
      ///   - perform: called when an item is pressed; the system's back button goes back by itself.
      public func applyHeader(
        _ header: Header, title: String = "", in language: Language = .user,
        perform: @escaping @MainActor (BarItem) -> Void
      ) {
        let bar = header.bar(on: .current, in: language)
        let own = bar.items.filter { $0.kind != .back }
        navigationItem.title = title
        #if !os(tvOS)
        navigationItem.largeTitleDisplayMode = bar.isProminent ? .always : .never
        #endif
        navigationItem.hidesBackButton = own.count == bar.items.count
        navigationItem.leftBarButtonItems = own.filter(\.isLeading).map { UIBarButtonItem($0, language, perform) }
        // UIKit counts them from the trailing side.
        navigationItem.rightBarButtonItems = own.filter { !$0.isLeading }.reversed().map { UIBarButtonItem($0, language, perform) }
      }
    }

    AVAILABLE
    extension UIBarButtonItem {
      fileprivate convenience init(_ item: BarItem, _ language: Language, _ perform: @escaping @MainActor (BarItem) -> Void) {
        self.init(
          primaryAction: UIAction(
            title: item.title, image: item.isWord ? nil : item.iconPurpose.uiImage(in: language),
            attributes: item.kind == .action && item.purpose.role == .destroy ? .destructive : []
          ) { _ in perform(item) })
        accessibilityLabel = item.accessibilityLabel
        accessibilityIdentifier = item.accessibilityIdentifier ?? item.purpose.rawValue
        isEnabled = item.isEnabled
        if item.emphasis != .none { style = item.emphasis == .prominent ? Self.prominentStyle : .done }
      }

      private static var prominentStyle: Style {
        #if compiler(>=6.2)
        NEWEST
        #else
        return .done
        #endif
      }
    }
    """#
}
