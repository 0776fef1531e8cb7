extension Unicode.Scalar {
  /// The code point, as `U+200B`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The code point and the name that Unicode gives it, as `U+200B ZERO WIDTH SPACE`: for what cannot be seen.
  var codePointAndName: String {
    guard let name = properties.name ?? properties.nameAlias else { return codePoint }
    return "\(codePoint) \(name)"
  }
}
