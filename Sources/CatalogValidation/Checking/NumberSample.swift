/// Whole numbers that cover every plural category.
enum NumberSample {
  /// Numbers up to a maximum: all below a thousand, then one for each further digit, where categories of large numbers
  /// begin.
  static func numbers(upTo maximum: Int64?) -> [Int64] {
    let maximum = maximum ?? .max
    var great: [Int64] = []
    var power: Int64 = 1000
    while power <= min(maximum, 1_000_000_000_000) {
      great.append(power)
      power *= 10
    }
    return Array(0...min(maximum, 999)) + great
  }
}
