/// `Language.kt`: the locales, the number formats, and the table that matches users' languages.
extension KotlinPrinter {
  var languages: String {
    let constants = catalog.locales.enumerated().map { index, locale in
      """
              /** The locale '\(locale.tag)'. */
              public val \(Kotlin.constant(locale.tag)): Language get() = at(\(index), \(locale.numberFormat))
      """
    }
    let cases = catalog.locales.enumerated().map { index, locale in
      "            \(index) -> Language(\(Kotlin.string(locale.tag)), \(locale.isRightToLeft), Texts\(Kotlin.typeName(locale.tag)), NumberFormats.at(numbers))"
    }
    let fallback = catalog.locales.isEmpty ? 0 : catalog.defaultLocale
    let numbers = catalog.locales.isEmpty ? 0 : catalog.locales[fallback].numberFormat
    return """
      /** A locale, with the digits and separators of its reader. */
      public class Language internal constructor(
          /** The language tag of the texts. */
          public val tag: String,
          /** Whether the texts are right-to-left. */
          public val isRightToLeft: Boolean,
          internal val texts: Texts,
          internal val numbers: Numbers,
      ) {
          /** Whether the texts are the same, and numbers are printed in the same way. */
          override fun equals(other: Any?): Boolean =
              other is Language && other.tag == tag && other.numbers === numbers

          override fun hashCode(): Int = tag.hashCode() * 31 + numbers.hashCode()

          override fun toString(): String = tag

          public companion object {
      \(constants.joined(separator: "\n\n"))

              /** The tags of the locales. */
              public val tags: List<String> get() = listOf(\(catalog.locales.map { Kotlin.string($0.tag) }.joined(separator: ", ")))

              /** The best locale for a user's languages, the most preferred first. */
              public fun matching(languages: List<String>): Language {
                  var best = Triple(\(fallback), \(numbers), Int.MAX_VALUE)
                  languages.forEachIndexed { place, tag ->
                      val found = Languages.find(tag)
                      if (found != null && found.third + place < best.third) best = Triple(found.first, found.second, found.third + place)
                  }
                  return at(best.first, best.second)
              }

              private fun at(locale: Int, numbers: Int): Language = when (locale) {
      \(cases.joined(separator: "\n"))
                  else -> throw IndexOutOfBoundsException()
              }
          }
      }

      \(table)

      \(formats)
      """
  }

  /// A line for each language: its tag, the locale, the number format, the distance of the match, and the usual script.
  private var table: String {
    let lines = catalog.languages.entries.map { language in
      let script = language.script.map { " \($0)" } ?? ""
      return "\(language.tag) \(language.locale) \(language.numberFormat) \(language.steps)\(script)"
    }
    let names = catalog.languages.names.map { ([$0.subtag] + $0.aliases).joined(separator: " ") }
    return """
      /** What each language gets; made when the first one is looked for. */
      private object Languages {
          private val entries: Map<String, List<String>> = (
      \(chunks(lines).map { "            \(Kotlin.string($0))" }.joined(separator: " +\n"))
          ).split("\\n").filter { it.isNotEmpty() }.associate { line ->
              line.substringBefore(' ') to line.split(" ").drop(1)
          }

          /** Languages and scripts with the ones that they are other names of. */
          private val aliases: Map<String, String> = \(Kotlin.string(names.joined(separator: ","))).split(",").flatMap { line ->
              line.split(" ").drop(1).map { it to line.substringBefore(' ') }
          }.toMap()

          private fun plain(subtag: String): String = aliases[subtag] ?: subtag

          private fun entry(tag: String): Triple<Int, Int, Int>? =
              entries[tag]?.let { (locale, numbers, steps) -> Triple(locale.toInt(), numbers.toInt(), steps.toInt()) }

          fun find(identifier: String): Triple<Int, Int, Int>? {
              val subtags = identifier.replace('_', '-').split("-")
              val language = plain(subtags[0].lowercase())
              // Subtags after one of a single letter are extensions.
              val rest = subtags.drop(1).takeWhile { it.length > 1 }
              val script = rest.firstOrNull { it.length == 4 && it.all { letter -> letter in 'a'..'z' || letter in 'A'..'Z' } }
                  ?.lowercase()?.replaceFirstChar { it.uppercaseChar() }?.let { plain(it) }
              val region = rest.firstOrNull { it.length == 2 || (it.length == 3 && it.all { digit -> digit in '0'..'9' }) }?.uppercase()
              if (script != null) {
                  val written = region?.let { entry("$language-$script-$it") } ?: entry("$language-$script")
                  if (written != null || script != entries[language]?.getOrNull(3)) return written
              }
              return region?.let { entry("$language-$it") ?: entry("$language-*") } ?: entry(language)
          }
      }
      """
  }

  /// The lines in chunks, each shorter than the longest constant of the JVM.
  private func chunks(_ lines: [String]) -> [String] {
    let size = 200
    return lines.isEmpty
      ? [""]
      : stride(from: 0, to: lines.count, by: size).map { start in
        lines[start..<min(start + size, lines.count)].map { $0 + "\n" }.joined()
      }
  }

  /// The number formats, each created on first use.
  private var formats: String {
    let cases = catalog.numberFormats.enumerated().map { index, format in
      let affixes = [format.negative, format.percent, format.negativePercent].flatMap { [$0.prefix, $0.suffix] }
      let digits = format.digits.joined() == "0123456789" ? "" : format.digits.joined()
      let values = [
        Kotlin.string(digits), Kotlin.string(format.decimalSeparator), Kotlin.string(format.groupSeparator),
        "\(format.primaryGroup)", "\(format.secondaryGroup)", "\(format.minimumGrouping)",
        "arrayOf(\(affixes.map(Kotlin.string).joined(separator: ", ")))",
      ]
      return "    private val n\(index): Numbers by lazy { Numbers(\(values.joined(separator: ", "))) }"
    }
    let choices = catalog.numberFormats.indices.map { "        \($0) -> n\($0)" }
    return """
      internal object NumberFormats {
      \(cases.joined(separator: "\n"))

          fun at(index: Int): Numbers = when (index) {
      \(choices.map { "    " + $0 }.joined(separator: "\n"))
              else -> throw IndexOutOfBoundsException()
          }
      }
      """
  }
}
