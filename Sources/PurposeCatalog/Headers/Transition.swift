public import CatalogModel

/// A change between two screens.
public enum ScreenChange: String, CaseIterable, Codable, Sendable {
  /// Shows a screen over the current one in its stack.
  case push
  /// Goes back to the screen beneath.
  case pop
  /// Shows a modal over everything.
  case present
  /// Closes the modal.
  case dismiss
}

/// The movement of screens, from ``Resolver/transition(of:platform:)``.
///
/// ```swift
/// let push = catalog.resolver(for: "ar").transition(of: .push)
/// push.entersFrom                                    // left
/// push.swipe                                         // from(right)
/// ```
public struct Transition: Hashable, Sendable {
  /// A side of the screen, or its middle.
  public enum Place: String, CaseIterable, Sendable {
    case left, right, top, bottom
    /// In the middle, growing or shrinking.
    case centre
    /// In place, without a movement.
    case none
  }

  /// A swipe that goes back, or closes a modal.
  public enum Swipe: Hashable, Sendable {
    /// From one side of the screen to the other.
    case from(PhysicalEdge)
    /// From either side.
    case fromEitherSide
    /// Anywhere in the content, towards a side.
    case inContent(towards: PhysicalEdge)
    /// Downwards.
    case down
  }

  /// The side that the new screen enters from.
  public let entersFrom: Place
  /// The side that the current screen leaves to.
  public let leavesTo: Place
  /// The swipe that undoes it; nil if there is none.
  public let swipe: Swipe?
  /// The indicator in the row that opens the screen: only a push has a chevron.
  public let indicator: RowIndicator
  /// True if the tab bar stays visible.
  public let keepsTabBar: Bool
}

extension Resolver {
  /// The movement of screens in this locale.
  ///
  /// A push that slides enters from the trailing side, which is the left one right-to-left, and the chevron points
  /// there. A platform that the catalogue does not describe has no movements. The time is constant.
  ///
  /// - Parameters:
  ///   - change: the change between the screens.
  ///   - platform: the platform that moves them.
  public func transition(of change: ScreenChange, platform: Platform = .iOS) -> Transition {
    let profile = storage.platforms[platform] ?? PlatformProfile(platform: platform)
    switch change {
    case .push:
      return Transition(
        entersFrom: pushed(profile, to: .trailing), leavesTo: pushed(profile, to: .leading),
        swipe: backSwipe(profile), indicator: .chevron, keepsTabBar: profile.keepsTabsOnPush)
    case .pop:
      return Transition(
        entersFrom: pushed(profile, to: .leading), leavesTo: pushed(profile, to: .trailing), swipe: nil,
        indicator: .nothing, keepsTabBar: profile.keepsTabsOnPush)
    case .present:
      return Transition(
        entersFrom: profile.modal.place, leavesTo: .none, swipe: profile.modal == .bottom ? .down : nil,
        indicator: .nothing, keepsTabBar: profile.keepsTabsUnderModal)
    case .dismiss:
      return Transition(
        entersFrom: .none, leavesTo: profile.modal.place, swipe: nil, indicator: .nothing,
        keepsTabBar: profile.keepsTabsUnderModal)
    }
  }

  private func pushed(_ profile: PlatformProfile, to edge: ReadingEdge) -> Transition.Place {
    switch profile.push {
    case .slide: self.edge(edge) == .left ? .left : .right
    // The new screen slides up a little; the old one stays.
    case .rise: edge == .trailing ? .bottom : .none
    case .fade, .none: .none
    }
  }

  private func backSwipe(_ profile: PlatformProfile) -> Transition.Swipe? {
    switch profile.backSwipe {
    case .leadingEdge: .from(edge(.leading))
    case .eitherEdge: .fromEitherSide
    case .content: .inContent(towards: edge(.trailing))
    case .none: nil
    }
  }
}

extension ModalMotion {
  fileprivate var place: Transition.Place {
    switch self {
    case .bottom: .bottom
    case .top: .top
    case .centre: .centre
    case .none: .none
    }
  }
}
