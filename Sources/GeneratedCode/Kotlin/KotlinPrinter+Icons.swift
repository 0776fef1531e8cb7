internal import CodeWriting

/// `Icons.kt`: a function for each icon set.
extension KotlinPrinter {
  var icons: String {
    let names = NameScope.kotlinConstants.names(of: catalog.iconSets.map(\.identifier))
    let cases = catalog.iconSets.enumerated().map {
      "\(Kotlin.comment($1.name))\n\(names[$0])(\(Kotlin.string($1.identifier))),"
    }
    let choices = catalog.iconSets.indices.map { "        IconSet.\(names[$0]) -> icon\($0)(this, language)\n" }
    let body = catalog.iconSets.isEmpty ? "null" : "when (set) {\n\(choices.joined())    }"
    return RuntimeFile("Kotlin/Icons.kt").code([
      "iconSets": cases.joined(separator: "\n"), "choice": body,
      "functions": catalog.iconSets.indices.map { "\n" + function(of: $0) }.joined(),
    ])
  }

  private func function(of set: Int) -> String {
    let lines = catalog.purposes.indices.compactMap { purpose -> String? in
      let code = icon(ofPurpose: purpose, in: set)
      return code == "null" ? nil : "    Purpose.\(catalog.purposes[purpose].name.kotlin) -> \(code)\n"
    }
    let attribute = lines.contains { $0.contains("language") } ? "" : "@Suppress(\"UNUSED_PARAMETER\")\n"
    guard !lines.isEmpty else {
      return "\(attribute)private fun icon\(set)(purpose: Purpose, language: Language): Icon? = null\n"
    }
    let rest = lines.count == catalog.purposes.count ? "" : "    else -> null\n"
    return
      "\(attribute)private fun icon\(set)(purpose: Purpose, language: Language): Icon? = when (purpose) {\n\(lines.joined())\(rest)}\n"
  }

  /// An icon as code: the one for left-to-right languages, the one for right-to-left languages, and those of
  /// exceptional locales.
  private func icon(ofPurpose purpose: Int, in set: Int) -> String {
    let left = catalog.locales.filter { !$0.isRightToLeft }.mostCommonIcon(ofPurpose: purpose, inSet: set)
    let right = catalog.locales.filter(\.isRightToLeft).mostCommonIcon(ofPurpose: purpose, inSet: set)
    let own = catalog.locales.compactMap { locale -> String? in
      let icon = locale.icons[set][purpose]
      guard icon != (locale.isRightToLeft ? right : left) else { return nil }
      return "\(Kotlin.string(locale.tag)) -> \(Self.code(icon)); "
    }
    let hasRight = catalog.locales.contains { $0.isRightToLeft } && right != left
    let usual =
      hasRight ? "if (language.isRightToLeft) \(Self.code(right)) else \(Self.code(left))" : Self.code(left ?? right)
    return own.isEmpty ? usual : "when (language.tag) { \(own.joined())else -> \(usual) }"
  }

  private static func code(_ icon: GeneratedIcon?) -> String {
    guard let icon else { return "null" }
    let fallback = icon.fallback.map { [Kotlin.string($0), "\(icon.isFallbackMirrored)"] } ?? []
    let rest = icon.isMirrored || !fallback.isEmpty ? ["\(icon.isMirrored)"] + fallback : []
    return "Icon(\(([Kotlin.string(icon.name)] + rest).joined(separator: ", ")))"
  }
}
