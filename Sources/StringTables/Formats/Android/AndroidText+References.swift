extension AndroidText {
  /// The beginning of a text that is a reference to another resource and no text, as Android's compiler has it:
  /// `@string/other` and `?attr/name` (aapt2, ResourceUtils.cpp, `ParseReference` and `ParseAttributeReference`).
  ///
  /// `@home` is a text. `@user/name` and `?a/b`, of no type that there is, are texts to aapt2 and errors to the older
  /// aapt: whoever means them writes a backslash.
  ///
  /// - Parameter text: as the file has it; a sign after a backslash or in quotation marks is text.
  static func reference(in text: String) -> String? {
    let word = text.trimmingWhitespace.prefix { !$0.isWhitespace }
    guard word.count > 1 else { return nil }
    let isReference =
      word.hasPrefix("?") || (word.hasPrefix("@") && (word.contains("/") || ["@null", "@empty"].contains(word)))
    return isReference ? String(word) : nil
  }
}
