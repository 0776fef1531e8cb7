extension Sequence where Element: Hashable {
  /// The most frequent element. Ties go to the first, so that the same catalogue always gives the same code.
  var mostCommon: Element? {
    var counts: [Element: Int] = [:]
    for element in self { counts[element, default: 0] += 1 }
    let most = counts.values.max()
    return first { counts[$0] == most }
  }
}

extension Sequence<GeneratedLocale> {
  /// The icon that most of the locales with an icon for the purpose have.
  func mostCommonIcon(ofPurpose purpose: Int, inSet set: Int) -> GeneratedIcon? {
    compactMap { $0.icons[set][purpose] }.mostCommon
  }
}
