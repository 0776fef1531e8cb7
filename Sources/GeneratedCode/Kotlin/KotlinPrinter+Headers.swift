internal import CatalogModel

extension KotlinPrinter {
  /// `Header`, `Bar` and `Platform`.
  func headers(_ headers: GeneratedHeaders) -> String {
    let platforms = KotlinNames(headers.platforms.map(\.identifier))
    let purposes = KotlinNames(catalog.purposes.map(\.identifier))
    let cases = headers.platforms.enumerated().map { index, platform in
      """
      \(Kotlin.comment(platform.name, indent: "    "))
          \(platforms[index])(\(facts(platform)))
      """
    }
    let lists = headers.platforms.enumerated().compactMap { index, platform -> String? in
      let names = platform.withoutIcon.map { "Purpose.\(purposes[$0])" }.joined(separator: ", ")
      return names.isEmpty ? nil : "        \(platforms[index]) -> listOf(\(names))\n"
    }
    let texts = catalog.messages.indices.filter { catalog.messages[$0].arguments.isEmpty }.map { index in
      let name = catalog.messages[index].name
      let find = "\(typeName(ofMessage: index)).entries.firstOrNull { it.purpose == purpose }"
      return
        "    \(Kotlin.string(name)) -> \(find)?.let { \(Kotlin.name(name))(it, language) }\n"
    }
    return """
      \(KotlinHeaderTexts.code.replacing("$POLICY", with: Kotlin.constant(headers.policy)))

      /** A platform that the catalogue describes. */
      public enum class Platform(
          /** The key in the catalogue. */
          public val identifier: String,
          /** The identifier of the icon set that its apps use. */
          public val iconSet: String,
          internal val hasLargeTitles: Boolean,
          internal val isCloseWord: Boolean,
          internal val isCancelWord: Boolean,
          internal val isConfirmationWord: Boolean,
          internal val isActionWord: Boolean,
          internal val isCancelLeading: Boolean,
          internal val isAffirmativeFirst: Boolean,
          internal val isConfirmationLeading: Boolean,
          internal val showsBackLabel: Boolean,
          internal val emphasis: BarItem.Emphasis,
      ) {
      \(cases.joined(separator: ",\n"));

          /** The purposes that have no icon in its set: their items are words. */
          internal fun withoutIcon(): List<Purpose> = \(lists.isEmpty ? "emptyList()" : "when (this) {\n\(lists.joined())        else -> emptyList()\n    }")

          public companion object {
              /** The platform with an identifier; null if there is none. */
              public fun of(identifier: String): Platform? = entries.firstOrNull { it.identifier == identifier }
          }
      }

      /** A text without arguments by the name of its message; null if the purpose has none. */
      \(texts.isEmpty ? "@Suppress(\"UNUSED_PARAMETER\")\n" : "")private fun plainText(message: String, purpose: Purpose, language: Language): String? = \(texts.isEmpty ? "null" : "when (message) {\n\(texts.joined())    else -> null\n}")
      """
  }

  private func facts(_ platform: GeneratedPlatform) -> String {
    let looks = platform.looks
    let facts = [
      platform.hasLargeTitles, looks.isCloseWord, looks.isCancelWord, looks.isConfirmationWord, looks.isActionWord,
      platform.isCancelLeading, platform.isAffirmativeFirst, platform.isConfirmationLeading, platform.showsBackLabel,
    ]
    return "\(Kotlin.string(platform.identifier)), \(Kotlin.string(platform.iconSet)), "
      + "\(facts.map { "\($0)" }.joined(separator: ", ")), BarItem.Emphasis.\(platform.confirmationEmphasis.uppercased())"
  }
}
