extension Purpose {
  /// The text for an icon alone; nil if the purpose has none.
  func labelMessage(in language: Language) -> String? { /*label*/nil/**/ }

  /// The accessible name of an item with this purpose's texts.
  ///
  /// - Parameter word: the drawn word; nil for an icon alone.
  func accessibleName(drawn word: String?, in language: Language) -> String {
    AccessibleName.name(drawn: word, label: labelMessage(in: language), title: title(in: language))
  }

  /// The names that people can say to press an item, the drawn title first.
  func inputLabels(drawn title: String, in language: Language) -> [String] {
    let synonyms: [String] = /*synonyms*/[]/**/
    let names = [title, self.title(in: language), shortTitle(in: language)] + synonyms
    return names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { names[$0] }
  }
}
