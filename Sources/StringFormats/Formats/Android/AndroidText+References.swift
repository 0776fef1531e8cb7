extension AndroidText {
  /// The beginning of a text that is a reference to another resource, as defined by Android's compiler: `@string/other`
  /// and `?attr/name` (aapt2, ResourceUtils.cpp, `ParseReference` and `ParseAttributeReference`).
  ///
  /// `@home` is a text. `@user/name` and `?a/b`, of unknown types, are texts in aapt2 and errors in the older aapt;
  /// authors who mean them write a backslash.
  ///
  /// - Parameter text: the text as written; a sign after a backslash or in quotation marks is literal.
  static func reference(in text: String) -> String? {
    let word = text.trimmingWhitespace.prefix { !$0.isWhitespace }
    guard word.count > 1 else { return nil }
    let isReference =
      word.hasPrefix("?") || (word.hasPrefix("@") && (word.contains("/") || ["@null", "@empty"].contains(word)))
    return isReference ? String(word) : nil
  }
}
