#if canImport(SwiftUI)
import SwiftUI

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Purpose {
  /// The role of a button with this purpose; nil for most.
  public var buttonRole: ButtonRole? {
    switch role {
    case .destroy: return .destructive
    case .cancel: return .cancel
    case .dismiss, .confirm:
      // The compiler that came with the systems' 26th releases.
      #if compiler(>=6.2)
      if #available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *) { return role == .dismiss ? .close : .confirm } else { return nil }
      #else
      return nil
      #endif
    case .navigate, .act: return nil
    }
  }
}

/// The icon of a purpose; empty for a purpose without one.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct PurposeImage: View {
  private let icon: Icon?

  /// Creates the icon for a language, by default the user's.
  public init(_ purpose: Purpose, in language: Language = .user) {
    icon = purpose.icon(in: /*iconSet*/.sfSymbols/**/, language: language)
  }

  public var body: some View {
    if let icon { /*image*/Image(systemName: icon.name)/**/ }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
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
///
/// A style may draw its title, its icon or both, so its accessible name contains the title.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct PurposeLabel: View {
  private let purpose: Purpose
  private let language: Language

  /// Creates the label for a language, by default the user's.
  public init(_ purpose: Purpose, in language: Language = .user) {
    self.purpose = purpose
    self.language = language
  }

  public var body: some View {
    let title = purpose.title(in: language)
    Label(purpose, in: language)
      .accessibilityLabel(Text(verbatim: purpose.accessibleName(drawn: title, in: language)))
      .accessibilityInputLabels(purpose.inputLabels(drawn: title, in: language).map { Text(verbatim: $0) })
      .accessibilityIdentifier(purpose.rawValue)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Button where Label == PurposeLabel {
  /// Creates a button with the title, icon and role of a purpose.
  public init(_ purpose: Purpose, in language: Language = .user, action: @escaping @MainActor () -> Void) {
    self.init(role: purpose.buttonRole, action: action) { PurposeLabel(purpose, in: language) }
  }
}
#endif
