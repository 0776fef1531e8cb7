/// The way in which a screen is shown.
public enum Presentation: Hashable, Sendable {
  /// In the stack, over the screen beneath it.
  case push
  /// As a sheet over the screen beneath it.
  case sheet(SheetOptions = SheetOptions())
  /// Over everything.
  case fullScreen
  /// In a custom way of the app, by its name.
  case custom(name: String)

  /// True if it is a modal, which has a separate stack.
  public var isModal: Bool { self != .push }
}

/// The look of a sheet.
public struct SheetOptions: Hashable, Sendable {
  /// A height at which a sheet rests.
  public enum Detent: Hashable, Sendable {
    /// About half of the screen.
    case medium
    /// The whole height.
    case large
    /// A share of the height, above 0 and at most 1.
    case share(Double)
  }

  /// The heights at which it rests; empty for the platform's own.
  public var detents: [Detent]
  /// True if it shows a grabber.
  public var grabber: Bool
  /// The radius of its corners, in points; nil for the platform's own.
  public var cornerRadius: Double?

  /// Creates the look of a sheet.
  public init(detents: [Detent] = [], grabber: Bool = false, cornerRadius: Double? = nil) {
    self.detents = detents
    self.grabber = grabber
    self.cornerRadius = cornerRadius
  }
}
