package import CatalogModel
internal import ICUText
internal import MessageSyntax

extension MessageForms {
  /// A message with a branch `other`, which ICU requires, if none of its numbers has that category: in Polish no whole
  /// number has. Any other message is unchanged.
  ///
  /// - Parameters:
  ///   - message: a translator's text, in which such a branch was never asked for.
  ///   - ours: the catalogue's text, whose `other` is kept if nothing else differs; nil if it has none.
  ///   - arguments: those that the message may use.
  ///   - locale: the message's locale.
  package static func completed(
    _ message: String, asIn ours: String?, of arguments: [ArgumentDeclaration], in locale: LanguageTag
  ) -> String {
    guard message.contains("plural"), let theirs = plural(lackingOther: message),
      let counted = arguments.first(where: { $0.name == theirs.argument }), counted.kind == .integer,
      let rules = try? PluralRules(locale: locale.identifier, kind: .cardinal),
      !rules.reachableCategories(upTo: counted.maximum ?? .max).contains(.other),
      let last = theirs.branches.last
    else { return message }
    if let ours = ours.flatMap({ MessageForms($0).plural }), let other = ours[.other] {
      var same = theirs
      same.branches.append(PluralMessage.Branch(.category(.other), other))
      if canonicalText(of: same.text) == canonicalText(of: ours.text) { return same.text }
    }
    var completed = theirs
    completed.branches.append(PluralMessage.Branch(.category(.other), last.pieces))
    return completed.text
  }

  /// The plural of a message that lacks nothing but a branch `other`; nil for any other message.
  private static func plural(lackingOther message: String) -> PluralMessage? {
    let tree = MessageTree(parsing: message)
    guard tree.errors.count == 1, case .missingOther(_, .plural)? = tree.errors.first?.kind else { return nil }
    return (try? forms(of: tree))?.plural
  }
}
