extension Router {
  /// Shows a screen over the visible one, as ``push(_:)`` does.
  ///
  /// - Parameters:
  ///   - screen: the identifier of a screen that is pushed.
  ///   - parameters: the values of its parameters, without escapes.
  /// - Throws: ``RouterRefusal`` as ``push(_:)`` does.
  public mutating func push(_ screen: String, _ parameters: [String: String] = [:]) throws(RouterRefusal) {
    try push(Destination(screen, parameters))
  }

  /// Presents a modal over everything, as ``present(_:as:)`` does.
  ///
  /// - Parameters:
  ///   - screen: the identifier of a screen that is presented as a sheet, on the full screen, or in a custom way.
  ///   - parameters: the values of its parameters, without escapes.
  /// - Throws: ``RouterRefusal`` as ``present(_:as:)`` does.
  public mutating func present(_ screen: String, _ parameters: [String: String] = [:]) throws(RouterRefusal) {
    try present(Destination(screen, parameters))
  }

  /// Replaces the stack of a screen's tab, as ``setRoot(_:force:)`` does.
  ///
  /// - Parameters:
  ///   - screen: the identifier of a screen that is pushed, or the base of a stack.
  ///   - parameters: the values of its parameters, and of those that its parents need, without escapes.
  /// - Throws: ``RouterRefusal`` as ``setRoot(_:force:)`` does.
  public mutating func setRoot(_ screen: String, _ parameters: [String: String] = [:]) throws(RouterRefusal) {
    try setRoot(Destination(screen, parameters))
  }
}
