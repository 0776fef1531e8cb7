public import CatalogModel

/// The back button of a screen, from ``Resolver/back(along:width:platform:measure:)`` or
/// ``Router/back(in:width:platform:measure:)``.
public struct BackButton: Hashable, Sendable {
  /// The text beside the chevron, with UIKit's names (`UINavigationItem.BackButtonDisplayMode`).
  public enum Mode: String, CaseIterable, Sendable {
    /// The title of the previous screen.
    case `default`
    /// The localized word for Back.
    case generic
    /// Nothing.
    case minimal
  }

  /// The label; nil for the chevron alone.
  public let label: String?
  /// The kind of label.
  public let mode: Mode
  /// The titles of all previous screens, for a menu on a long press, the nearest first; an untitled screen has the
  /// localized word for Back. Empty on a platform without such a menu.
  public let menu: [String]
  /// The accessible name: the label, and for the chevron alone the title of the previous screen.
  public let accessibilityLabel: String
  /// The side of the bar.
  public let edge: PhysicalEdge
}

extension BackButton {
  /// The width of the symbol before the label, in the platform's unit: that of icons in bars.
  package static let symbolWidth = 24.0
}

extension BarItem {
  /// True for a back button: the platform's own, or one with an action of the app.
  package var isBackButton: Bool { kind == .back || kind == .dismissal && purpose.identifier == "back" }
}

extension Resolver {
  /// The back button of the last screen of a path.
  ///
  /// ```swift
  /// let button = resolver.back(along: ["Places", "Berlin", "Route 7"], width: 100) { widthInBar(of: $0) }
  /// button?.label                                    // Berlin
  /// button?.menu                                     // ["Berlin", "Places"]
  /// ```
  ///
  /// The label is the title of the previous screen if it fits, else the localized word for Back if that fits, else nil;
  /// it is always nil on a platform without labels. Call this again when the previous title changes.
  ///
  /// The time is linear in the number of screens; at most two texts are measured.
  ///
  /// - Parameters:
  ///   - path: the titles of the screens from the base of the stack, the visible one last; empty for an untitled one.
  ///   - width: the space for the label, in the unit of `measure`.
  ///   - platform: the platform that draws it.
  ///   - measure: the width of a text in the font of the bar, in the platform's unit.
  /// - Returns: nil for the base of a stack.
  public func back(
    along path: [String], width: Double, platform: Platform = .iOS, measure: (String) -> Double
  ) -> BackButton? {
    guard path.count > 1 else { return nil }
    let profile = storage.platforms[platform] ?? PlatformProfile(platform: platform)
    let generic = storage.purpose(named: "back").map { shortTitle(for: $0) } ?? ""
    let previous = path.dropLast().reversed().map { $0.isEmpty ? generic : $0 }
    let candidates: [(BackButton.Mode, String)] =
      profile.backLabel == .previous ? [(.default, path[path.count - 2]), (.generic, generic)] : []
    let shown = candidates.first { !$0.1.isEmpty && measure($0.1) <= width }
    return BackButton(
      label: shown?.1, mode: shown?.0 ?? .minimal, menu: profile.hasBackMenu ? previous : [],
      accessibilityLabel: shown?.1 ?? previous.first ?? generic, edge: edge(.leading))
  }
}
