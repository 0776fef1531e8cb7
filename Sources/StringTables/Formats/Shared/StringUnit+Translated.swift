extension StringUnit {
  /// Whether the catalogue has a text for it.
  var isTranslated: Bool { !(target ?? "").isEmpty }

  /// Whether an update may change a file's entry: a text that the catalogue lacks stays, with what is known about it.
  ///
  /// - Parameter isEmpty: whether the entry has no text either.
  func mayReplace(entryWithoutText isEmpty: @autoclosure () -> Bool) -> Bool { isTranslated || isEmpty() }
}
