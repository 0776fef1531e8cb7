/// The code of views. Words in capitals are replaced.
enum SwiftViewTexts {
  static let swiftUI = #"""
    import SwiftUI

    AVAILABLE
    extension Purpose {
      /// The role of a button with this purpose; nil for most.
      public var buttonRole: ButtonRole? {
        switch role {
        case .destroy: return .destructive
        case .cancel: return .cancel
        case .dismiss, .confirm:
          // The compiler that came with the systems' 26th releases.
          #if compiler(>=6.2)
          LATEST
          #else
          OLDER
          #endif
        case .navigate, .act: return nil
        }
      }
    }

    /// The icon of a purpose; empty for a purpose without one.
    AVAILABLE
    public struct PurposeImage: View {
      private let icon: Icon?

      /// Creates the icon for a language, by default the user's.
      public init(_ purpose: Purpose, in language: Language = .user) {
        icon = purpose.icon(in: SET, language: language)
      }

      public var body: some View {
        if let icon { IMAGE }
      }
    }

    AVAILABLE
    extension Label where Title == Text, Icon == PurposeImage {
      /// Creates a label with the title and icon of a purpose.
      public init(_ purpose: Purpose, in language: Language = .user) {
        self.init {
          Text(verbatim: purpose.title(in: language))
        } icon: {
          PurposeImage(purpose, in: language)
        }
      }
    }

    /// The label of a button. Tests of user interfaces find it by the purpose's identifier.
    AVAILABLE
    public struct PurposeLabel: View {
      private let purpose: Purpose
      private let language: Language

      /// Creates the label for a language, by default the user's.
      public init(_ purpose: Purpose, in language: Language = .user) {
        self.purpose = purpose
        self.language = language
      }

      public var body: some View {
        Label(purpose, in: language).accessibilityIdentifier(purpose.rawValue)
      }
    }

    AVAILABLE
    extension Button where Label == PurposeLabel {
      /// Creates a button with the title, icon and role of a purpose.
      public init(_ purpose: Purpose, in language: Language = .user, action: @escaping @MainActor () -> Void) {
        self.init(role: purpose.buttonRole, action: action) { PurposeLabel(purpose, in: language) }
      }
    }
    """#

  static let uiKit = #"""
    import UIKit

    AVAILABLE
    extension Purpose {
      /// The image of the purpose's icon; nil for a purpose without one.
      public func uiImage(in language: Language = .user) -> UIImage? {
        guard let icon = icon(in: SET, language: language) else { return nil }
        return IMAGE
      }
    }

    AVAILABLE
    extension UIAction {
      /// Creates an action with the title, image and identifier of a purpose.
      public convenience init(_ purpose: Purpose, in language: Language = .user, handler: @escaping UIActionHandler) {
        self.init(
          title: purpose.title(in: language), image: purpose.uiImage(in: language),
          identifier: UIAction.Identifier(purpose.rawValue),
          attributes: purpose.role == .destroy ? .destructive : [], handler: handler)
        accessibilityIdentifier = purpose.rawValue
      }
    }

    AVAILABLE
    extension UIBarButtonItem {
      /// Creates an item with the title and image of a purpose.
      public convenience init(_ purpose: Purpose, in language: Language = .user, handler: @escaping UIActionHandler) {
        self.init(primaryAction: UIAction(purpose, in: language, handler: handler))
        describe(purpose, language)
      }

      /// Creates an item with the title and image of a purpose that sends an action to a target.
      public convenience init(
        _ purpose: Purpose, in language: Language = .user, target: AnyObject?, action: Selector?
      ) {
        self.init(image: purpose.uiImage(in: language), style: .plain, target: target, action: action)
        describe(purpose, language)
      }

      private func describe(_ purpose: Purpose, _ language: Language) {
        // Shown where there is no image.
        title = purpose.shortTitle(in: language)
        accessibilityLabel = purpose.title(in: language)
        accessibilityIdentifier = purpose.rawValue
        if purpose.role == .confirm { style = confirmationStyle }
      }

      private var confirmationStyle: Style {
        #if compiler(>=6.2)
        LATEST
        #else
        OLDER
        #endif
      }
    }
    """#

  static let appKit = #"""
    import AppKit

    AVAILABLE
    extension Purpose {
      /// The image of the purpose's icon; nil for a purpose without one.
      public func nsImage(in language: Language = .user) -> NSImage? {
        guard let icon = icon(in: SET, language: language) else { return nil }
        return IMAGE
      }
    }

    AVAILABLE
    extension NSToolbarItem {
      /// Creates an item with the title, image and identifier of a purpose.
      public convenience init(
        _ purpose: Purpose, in language: Language = .user, target: AnyObject?, action: Selector?
      ) {
        self.init(itemIdentifier: NSToolbarItem.Identifier(purpose.rawValue))
        label = purpose.shortTitle(in: language)
        paletteLabel = purpose.title(in: language)
        toolTip = purpose.title(in: language)
        image = purpose.nsImage(in: language)
        isBordered = true
        self.target = target
        self.action = action
      }
    }
    """#

  /// AppKit has no mirrored images.
  static let mirroring = #"""
    extension NSImage {
      /// The image flipped horizontally.
      fileprivate var mirrored: NSImage {
        let mirrored = NSImage(size: size, flipped: false) { bounds in
          let transform = NSAffineTransform()
          transform.translateX(by: bounds.width, yBy: 0)
          transform.scaleX(by: -1, yBy: 1)
          transform.concat()
          self.draw(in: bounds)
          return true
        }
        mirrored.isTemplate = isTemplate
        return mirrored
      }
    }
    """#
}
