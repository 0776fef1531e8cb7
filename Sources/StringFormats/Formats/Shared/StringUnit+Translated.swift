extension StringUnit {
  /// True if the catalogue has a text for it.
  var isTranslated: Bool { !(target ?? "").isEmpty }

  /// Returns whether an update may change a file's entry: texts that the catalogue lacks are kept, with their metadata.
  ///
  /// - Parameter isEmpty: whether the entry has no text either.
  func mayReplace(entryWithoutText isEmpty: @autoclosure () -> Bool) -> Bool { isTranslated || isEmpty() }
}
