#if canImport(SwiftUI) || canImport(UIKit)
/// The actions of a bar's items.
///
///     HeaderActions([.share: { share() }, .favorite: { isFavorite.toggle() }])
///
/// A closure that keeps a view controller captures it weakly, because the controller keeps the closure:
///
///     HeaderActions([.share: { [weak self] in self?.share() }])
public struct HeaderActions {
  private let byPurpose: [Purpose: @MainActor () -> Void]
  private let others: (@MainActor (BarItem) -> Void)?

  /// Creates the actions.
  ///
  /// - Parameters:
  ///   - byPurpose: the action of each purpose. A toggle has that of its purpose in both states.
  ///   - others: called for each item that has none.
  public init(
    _ byPurpose: [Purpose: @MainActor () -> Void] = [:], others: (@MainActor (BarItem) -> Void)? = nil
  ) {
    self.byPurpose = byPurpose
    self.others = others
  }

  /// These actions, and for other purposes those of others.
  func before(_ others: HeaderActions) -> HeaderActions {
    HeaderActions(byPurpose.merging(others.byPurpose) { own, _ in own }, others: self.others ?? others.others)
  }

  /// These actions; an item that dismisses the screen and has none leaves it.
  func leaving(by leave: (@MainActor () -> Void)?) -> HeaderActions {
    guard let leave, others == nil else { return self }
    return HeaderActions(byPurpose) { item in
      if item.kind == .dismissal { leave() }
    }
  }

  /// Does what an item does.
  @MainActor
  public func perform(_ item: BarItem) {
    if let own = byPurpose[item.purpose] { own() } else { others?(item) }
  }
}
#endif
