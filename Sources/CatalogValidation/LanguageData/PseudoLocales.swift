internal import CatalogModel

extension LanguageTag {
  /// True for the regions that CLDR reserves for pseudo-locales (UTS #35 Part 1 §3.10: XA and XB; ICU's tests also
  /// have XC), private-use languages (BCP 47: qaa to qtz, among them Microsoft's qps), and CLDR's older variants.
  var isPseudo: Bool {
    if let region, ["XA", "XB", "XC"].contains(region) { return true }
    if language.count == 3, ("qaa"..."qtz").contains(language) { return true }
    return identifier.split(separator: "-").contains { ["psaccent", "psbidi", "pscrack", "pseudo"].contains($0) }
  }
}
