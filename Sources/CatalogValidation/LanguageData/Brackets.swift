/// Brackets, and quotation marks that open and close like them.
enum Brackets {
  static func isBracket(_ scalar: Unicode.Scalar) -> Bool { closing[scalar] != nil || opening[scalar] != nil }

  /// The closing bracket of an opening one, or nil.
  static func closing(of scalar: Unicode.Scalar) -> Unicode.Scalar? { closing[scalar] }

  static func isClosing(_ scalar: Unicode.Scalar) -> Bool { opening[scalar] != nil }

  private static let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("(", ")"), ("[", "]"), ("（", "）"), ("［", "］"), ("｛", "｝"), ("「", "」"), ("『", "』"), ("【", "】"), ("《", "》"),
    ("〈", "〉"), ("〔", "〕"), ("⟨", "⟩"),
  ]
  private static let closing = Dictionary(uniqueKeysWithValues: pairs)
  private static let opening = Dictionary(uniqueKeysWithValues: pairs.map { ($1, $0) })
}
