public import CatalogModel

extension Router.State {
  /// A modal, with a separate stack.
  public struct Modal: Hashable, Codable, Sendable {
    /// The way in which it is presented; nil for that of the screen at its base.
    public var presentation: Presentation?
    /// The destinations from the base.
    public var entries: [Destination]

    /// Creates a modal.
    public init(presentation: Presentation? = nil, entries: [Destination]) {
      self.presentation = presentation
      self.entries = entries
    }
  }
}
