internal import CatalogModel

/// Names a unit: a purpose and one of its messages.
///
/// As a text it is the purpose alone for its title, `delete`, and purpose and message for any other, `delete/counted`.
package struct UnitKey: Hashable, Sendable {
  package let purpose: String
  package let message: String

  package init(purpose: String, message: String) {
    self.purpose = purpose
    self.message = message
  }

  /// Reads a key as ``text(separator:)`` writes it; `delete/title` is `delete`.
  ///
  /// Any text is a key: whether the catalogue has such a purpose is found out when it is looked up.
  package init(_ text: String, separator: Character = "/") {
    guard let place = text.firstIndex(of: separator) else {
      self.init(purpose: text, message: MessageDeclaration.title)
      return
    }
    self.init(purpose: String(text[..<place]), message: String(text[text.index(after: place)...]))
  }

  /// The key as one text, `delete` or `delete/counted`.
  ///
  /// Purposes are in kebab-case and messages in lower camel case, so neither holds `/`, `.`, `_` or `:`.
  package func text(separator: Character = "/") -> String {
    message == MessageDeclaration.title ? purpose : "\(purpose)\(separator)\(message)"
  }
}

extension UnitKey: CustomStringConvertible, Comparable {
  /// `delete` or `delete/counted`.
  package var description: String { text() }

  /// By purpose; among the messages of one purpose the title comes first.
  package static func < (left: Self, right: Self) -> Bool {
    (left.purpose, left.message == MessageDeclaration.title ? "" : left.message)
      < (right.purpose, right.message == MessageDeclaration.title ? "" : right.message)
  }
}
