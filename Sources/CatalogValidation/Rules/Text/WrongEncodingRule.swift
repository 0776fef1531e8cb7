internal import ICUText
internal import PurposeCatalog

/// Reports `wrong-encoding`: no text was decoded with the wrong charset.
package enum WrongEncodingRule: TextRule {
  package static let description = RuleDescription(
    identifier: "wrong-encoding",
    severity: .error,
    isFixable: true,
    reach: [.text, .wholeFile],
    summary: "No text in UTF-8 was decoded as windows-1252, ISO 8859-1 or windows-1251.",
    rationale: """
      Each letter beyond ASCII has two or more bytes in UTF-8. A tool that expects another encoding shows each byte \
      as a character: 'Ã¼' for 'ü', 'â€™' for '’'. The word is reported only if its bytes are valid UTF-8 and give \
      letters of the locale's script. Open the original file as UTF-8 and copy the texts again.
      """,
    breaking: [
      .translated("Zur↓Ã¼ck", in: "de"),
      .translated("↓РќР°Р·Р°Рґ", in: "ru"),
      .title("Don↓â€™t save"),
      .translated("Gr↓Г¶Гџe", in: "de"),
    ],
    passing: [
      .translated("Zurück", in: "de"),
      .translated("Назад", in: "ru"),
      .translated("Рівень", in: "uk"),
      .translated("São Paulo", in: "pt"),
    ]
  )

  package static let concerns: TextTraits = .misread
  package static let reportsNoText = true

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    let own = OwnScripts(of: text.locale.facts.script)
    for variant in text.variants() {
      for word in MisreadText.words(of: variant.scalars) {
        guard word.right.unicodeScalars.allSatisfy({ isWritten($0, own, in: text.locale) }) else { continue }
        let wrong = String(String.UnicodeScalarView(variant.scalars[word.range]))
        collector.report(
          self, "'\(wrong)' was decoded with the wrong charset; write '\(word.right)'", in: text, variant: variant,
          at: word.range.lowerBound, fix: text.fix(replacing: word.range, of: variant, with: word.right))
      }
    }
  }

  /// True if a locale's texts may have a character; any two letters can be read as some character of Unicode.
  private static func isWritten(_ scalar: Unicode.Scalar, _ own: OwnScripts, in locale: CheckedLocale) -> Bool {
    if scalar.isASCII { return true }
    guard own.kind(of: scalar) ?? .own == .own, !locale.languageLetters.isForeign(scalar) else { return false }
    // A mark is not a letter and has no kind; its script decides.
    let script = CharacterProperties(of: scalar).script
    return [.common, .inherited].contains(script) || Script.parts(of: locale.facts.script).contains(script)
  }
}
