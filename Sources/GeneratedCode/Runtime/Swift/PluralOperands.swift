/// The operands of plural rules (UTS #35 part 3, § Operands), as exact as a `Double`, like ICU's.
extension CatalogPluralRules {
  /// The absolute value.
  private static func n(_ integer: Int) -> UInt64 {
    integer.magnitude < 1_000_000_000 ? UInt64(integer.magnitude) : UInt64(Double(integer.magnitude))
  }

  /// The last 18 digits.
  private static func i(_ integer: Int) -> UInt64 {
    n(integer) < 1_000_000_000 ? n(integer) : UInt64(Double(UInt64(integer.magnitude) % 1_000_000_000_000_000_000))
  }
}
