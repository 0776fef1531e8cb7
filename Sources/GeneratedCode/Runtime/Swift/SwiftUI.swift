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
  private let purpose: Purpose
  private let language: Language?
  @Environment(\.locale) private var locale

  /// Creates the icon for a language; nil for that of the environment's locale, which previews set.
  public init(_ purpose: Purpose, in language: Language? = nil) {
    self.purpose = purpose
    self.language = language
  }

  public var body: some View {
    if let icon = purpose.icon(in: /*iconSet*/.sfSymbols/**/, language: language ?? .shown(in: locale)) { /*image*/Image(systemName: icon.name)/**/ }
  }
}

/// The title of a purpose.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct PurposeTitle: View {
  private let purpose: Purpose
  private let language: Language?
  @Environment(\.locale) private var locale

  /// Creates the title for a language; nil for that of the environment's locale, which previews set.
  public init(_ purpose: Purpose, in language: Language? = nil) {
    self.purpose = purpose
    self.language = language
  }

  public var body: some View { Text(verbatim: purpose.title(in: language ?? .shown(in: locale))) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Label where Title == PurposeTitle, Icon == PurposeImage {
  /// Creates a label with the title and icon of a purpose, in a language or that of the environment's locale.
  public init(_ purpose: Purpose, in language: Language? = nil) {
    self.init {
      PurposeTitle(purpose, in: language)
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
  private let language: Language?
  @Environment(\.locale) private var locale

  /// Creates the label for a language; nil for that of the environment's locale, which previews set.
  public init(_ purpose: Purpose, in language: Language? = nil) {
    self.purpose = purpose
    self.language = language
  }

  public var body: some View {
    let language = language ?? .shown(in: locale)
    let title = purpose.title(in: language)
    Label(purpose, in: language)
      .accessibilityLabel(Text(verbatim: purpose.accessibleName(drawn: title, in: language)))
      .accessibilityInputLabels(purpose.inputLabels(drawn: title, in: language).map { Text(verbatim: $0) })
      .accessibilityIdentifier(purpose.rawValue)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Button where Label == PurposeLabel {
  /// Creates a button with the title, icon and role of a purpose, in a language or that of the environment's locale.
  public init(_ purpose: Purpose, in language: Language? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: purpose.buttonRole, action: action) { PurposeLabel(purpose, in: language) }
  }
}
#endif
