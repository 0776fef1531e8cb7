internal import CatalogModel
internal import ICUText
internal import PurposeCatalog

/// The letters that texts of a locale use, by CLDR's exemplar characters (UTS #35 part 2, § Exemplars).
struct LanguageLetters {
  private let tag: LanguageTag
  private let script: String
  /// Nil if CLDR has no letters for the language.
  private lazy var exemplars = LocaleData.exemplarCharacters(of: tag.identifier)

  init(of locale: LocaleFacts) { (tag, script) = (locale.tag, locale.script) }

  /// True if a letter of the locale's script belongs to other languages only.
  mutating func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    // Korean has all syllables, and readers know Chinese characters of any form.
    // CLDR does not list the rare syllables of Ethiopic.
    if scalar.isASCII || script == "Kore" || script == "Ethi" { return false }
    if LetterSubstitutes.of(scalar, in: tag) != nil || LetterSubstitutes.isNeverUsed(scalar, in: tag.language) {
      return true
    }
    let properties = CharacterProperties(of: scalar)
    // Letters that change in NFC are reported by not-normalized.
    guard properties.isLetter, !properties.isModifierLetter, !properties.mayChangeInNFC,
      !CompatibilityForm.isForm(scalar), !LetterSubstitutes.isAlsoUsed(scalar, in: tag.language), !uses(scalar)
    else { return false }
    if Self.isChinese(properties) { return isForeignChinese(scalar) }
    return exemplars != nil
  }

  /// The Chinese character that the locale writes instead of another one; nil if several are possible.
  mutating func chineseForm(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch script {
    case "Hans": return CharacterProperties.chineseForm(of: scalar, isTraditional: false)
    case "Hant": return CharacterProperties.chineseForm(of: scalar, isTraditional: true)
    default:
      let forms = [true, false].compactMap { CharacterProperties.chineseForm(of: scalar, isTraditional: $0) }
      return forms.first { uses($0) }
    }
  }

  private mutating func uses(_ scalar: Unicode.Scalar) -> Bool { exemplars?.contains(scalar) == true }

  /// True if a Chinese character outside the exemplars is a form of another region. The exemplars leave out many rare
  /// characters, so they are not enough alone.
  private func isForeignChinese(_ scalar: Unicode.Scalar) -> Bool {
    let isSimplified = CharacterProperties.chineseForm(of: scalar, isTraditional: true) != nil
    let isTraditional = CharacterProperties.chineseForm(of: scalar, isTraditional: false) != nil
    return switch script {
    case "Hans": isTraditional
    case "Hant": isSimplified
    case "Jpan": isSimplified || isTraditional
    default: false
    }
  }

  private static func isChinese(_ properties: CharacterProperties) -> Bool { properties.script == chinese }
  private static let chinese = Script("Hani")
}
