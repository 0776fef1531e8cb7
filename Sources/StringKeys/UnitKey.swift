internal import CatalogModel

/// The key of a unit: a purpose and one of its messages.
///
/// Its text is the purpose for the title, `delete`, and purpose and message for others, `delete/counted`.
package struct UnitKey: Hashable, Sendable {
  package let purpose: String
  package let message: String

  package init(purpose: String, message: String) {
    self.purpose = purpose
    self.message = message
  }

  /// Parses a key in the form of ``text(separator:)``; `delete/title` is `delete`.
  ///
  /// Any text is a valid key; lookup shows whether the catalogue has it.
  package init(_ text: String, separator: Character = "/") {
    guard let place = text.firstIndex(of: separator) else {
      self.init(purpose: text, message: MessageDeclaration.title)
      return
    }
    self.init(purpose: String(text[..<place]), message: String(text[text.index(after: place)...]))
  }

  /// True if the message is the title.
  package var isTitle: Bool { message == MessageDeclaration.title }

  /// The key as a text, `delete` or `delete/counted`.
  ///
  /// Purposes are in kebab-case and messages in lower camel case, so neither contains `/`, `.`, `_` or `:`.
  package func text(separator: Character = "/") -> String {
    isTitle ? purpose : "\(purpose)\(separator)\(message)"
  }

  /// `delete.title` and `delete.counted`: titles have a name too, so that a purpose can be an object.
  package var fullText: String { "\(purpose).\(message)" }
}

extension UnitKey: CustomStringConvertible, Comparable {
  /// `delete` or `delete/counted`.
  package var description: String { text() }

  /// By purpose; the title comes first among the messages of a purpose.
  package static func < (left: Self, right: Self) -> Bool {
    (left.purpose, left.isTitle ? "" : left.message) < (right.purpose, right.isTitle ? "" : right.message)
  }
}
