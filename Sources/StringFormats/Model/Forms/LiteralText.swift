/// A text without placeholders.
enum LiteralText {
  /// The ICU message that prints a text literally.
  static func message(_ text: String) -> String { MessageForms.plain([.text(text)]).text ?? text }
}
