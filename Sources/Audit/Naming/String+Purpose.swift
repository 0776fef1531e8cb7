extension String {
  /// A purpose as Swift's code names it: `delete-item` is `deleteItem`.
  var purposeInSwift: String {
    let words = split(separator: "-")
    return words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }

  /// A purpose as Kotlin's code names it: `delete-item` is `DELETE_ITEM`.
  var purposeInKotlin: String { replacing("-", with: "_").uppercased() }
}
