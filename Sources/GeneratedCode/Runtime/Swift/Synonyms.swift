/// The other names of purposes, which people may say to press a button.
enum CatalogSynonyms {
  /// By the tag of a language and the identifier of a purpose.
  static let names: [String: [String]] = {
    let lines = table.split(separator: "\n").map { $0.split(separator: "|").map { String($0) } }
    return Dictionary(uniqueKeysWithValues: lines.map { ($0[0], Array($0.dropFirst())) })
  }()

  private static let table = #"""
    // region table
    en delete|Erase
    // endregion
    """#
}
