internal import MessageSyntax

extension PluralMessage {
  /// The same plural with a branch for each category of a language, for readers that do not fall back to `other`.
  ///
  /// A category that the message does not have gets the sentence of `other`, as in ICU. New branches come before
  /// `other`.
  func completed(with categories: [PluralCategory]) -> PluralMessage {
    guard let place = branches.firstIndex(where: { $0.selector == .category(.other) }) else { return self }
    let missing = categories.filter { self[$0] == nil }
    var completed = self
    completed.branches.insert(
      contentsOf: missing.map { Branch(.category($0), branches[place].pieces) }, at: place)
    return completed
  }
}
