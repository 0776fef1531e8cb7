internal import ICUText

/// Letters and digits that only differ from ordinary ones in width, font or joining form (Unicode 15 §2.3,
/// Compatibility Characters).
enum CompatibilityForm: String {
  case fullWidth = "full-width"
  case halfWidth = "half-width"
  case mathematical
  case presentation

  /// The kind of a character's block; nil in other blocks. Ligatures for Allah and honorifics are excluded, since
  /// readers expect their calligraphic forms.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xFB1D...0xFB4F, 0xFB50...0xFDCF, 0xFE70...0xFEFC: self = .presentation
    case 0xFF10...0xFF60: self = .fullWidth
    case 0xFF65...0xFFDC: self = .halfWidth
    case 0x1D400...0x1D7FF, 0x1EE00...0x1EEFF: self = .mathematical
    default: return nil
    }
  }

  /// True if a character is such a letter, mark or digit. Full-width punctuation is ordinary in Chinese and Japanese.
  static func isForm(_ scalar: Unicode.Scalar) -> Bool { ordinaryForm(of: scalar) != nil }

  /// The ordinary characters of such a letter, mark or digit; nil for others.
  static func ordinaryForm(of scalar: Unicode.Scalar) -> String? {
    guard CompatibilityForm(scalar) != nil else { return nil }
    let properties = CharacterProperties(of: scalar)
    guard properties.isLetter || properties.isDecimalDigit, !properties.isDefaultIgnorable else { return nil }
    let form = CharacterProperties.ordinaryForm(of: scalar)
    return form?.contains(" ") == true ? nil : form
  }
}
