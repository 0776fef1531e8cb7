package import MessageSyntax

/// An ICU message for formats with a slot for each plural category.
///
/// ```
/// Delete                                              .plain
/// {count, plural, one {# item} other {# items}}       .plural
/// {count, plural, …} in {place, select, …}            .other("a 'select'")
/// ```
package enum MessageForms: Hashable, Sendable {
  case plain([MessagePiece])
  /// One cardinal plural without offset; the text around it is in each branch.
  case plural(PluralMessage)
  /// Anything else; the reason is a noun phrase to follow 'cannot hold': "a 'select'".
  case other(reason: String)

  /// The only plural, or nil.
  package var plural: PluralMessage? {
    if case .plural(let plural) = self { plural } else { nil }
  }
}

/// The branches of a message's only plural.
package struct PluralMessage: Hashable, Sendable {
  /// The selector of a branch.
  package enum Selector: Hashable, Sendable {
    case category(PluralCategory)
    /// `=0`
    case exactly(Double)
  }

  /// A selector and its whole sentence.
  package struct Branch: Hashable, Sendable {
    package var selector: Selector
    package var pieces: [MessagePiece]

    package init(_ selector: Selector, _ pieces: [MessagePiece]) {
      self.selector = selector
      self.pieces = pieces.joined
    }
  }

  /// The counted argument.
  package var argument: String
  /// In the order of the message.
  package var branches: [Branch]

  package init(argument: String, branches: [Branch]) {
    self.argument = argument
    self.branches = branches
  }

  /// The sentence of a category, or nil.
  package subscript(category: PluralCategory) -> [MessagePiece]? {
    branches.first { $0.selector == .category(category) }?.pieces
  }
}
