/// The question that is asked before input is lost, with its two answers: the first discards the input, the second goes on
/// with the screen.
public struct DiscardQuestion: Hashable, Identifiable, Sendable {
  /// The purpose that discards the input.
  public let discard: Purpose
  /// The purpose that goes on with the screen.
  public let keep: Purpose

  /// The purpose that discards the input.
  public var id: Purpose { discard }

  /// The question to ask after a refusal; nil if no input would be lost.
  public init?(_ refusal: RouterRefusal) {
    guard case .losesInput(_, let identifier) = refusal, let discard = Purpose(rawValue: identifier) else { return nil }
    self.discard = discard
    keep = /*keep*/.cancel/**/
  }

  /// The text: the message `confirmation` of the purpose that discards, or else its title.
  public func text(in language: Language) -> String {
    discard.plainText("confirmation", in: language) ?? discard.title(in: language)
  }
}
