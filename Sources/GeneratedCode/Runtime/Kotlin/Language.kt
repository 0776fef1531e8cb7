/** A locale, with the digits and separators of its reader. */
public class Language internal constructor(
    /** The language tag of the texts. */
    public val tag: String,
    /** True if the texts are right-to-left. */
    public val isRightToLeft: Boolean,
    internal val texts: Texts,
    internal val numbers: Numbers,
) {
    /** Returns whether the texts are the same, and numbers are printed in the same way. */
    override fun equals(other: Any?): Boolean =
        other is Language && other.tag == tag && other.numbers === numbers

    override fun hashCode(): Int = tag.hashCode() * 31 + numbers.hashCode()

    override fun toString(): String = tag

    public companion object {
        // region constants
        /** The locale 'en'. */
        public val EN: Language get() = at(0, 0)
        // endregion

        /** The tags of the locales. */
        public val tags: List<String> get() = listOf(/*tags*/"en"/**/)

        /** The best locale for a user's languages, the most preferred first. */
        public fun matching(languages: List<String>): Language {
            var best = Triple(/*default*/0, 0/**/, Int.MAX_VALUE)
            languages.forEachIndexed { place, tag ->
                val found = Languages.find(tag)
                if (found != null && found.third + place < best.third) best = Triple(found.first, found.second, found.third + place)
            }
            return at(best.first, best.second)
        }

        private fun at(locale: Int, numbers: Int): Language = when (locale) {
            // region locales
            0 -> Language("en", false, TextsEn, NumberFormats.at(numbers))
            // endregion
            else -> throw IndexOutOfBoundsException()
        }
    }
}

/** The locale of each language; created when the first one is looked for. */
private object Languages {
    private val entries: Map<String, List<String>> = (
            // region languages
            "en 0 0 0 Latn\n"
            // endregion
    ).split("\n").filter { it.isNotEmpty() }.associate { line ->
        line.substringBefore(' ') to line.split(" ").drop(1)
    }

    /** Languages and scripts with the ones that they are other names of. */
    private val aliases: Map<String, String> = /*aliases*/"en eng"/**/.split(",").flatMap { line ->
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

internal object NumberFormats {
    // region numberFormats
    private val n0: Numbers by lazy { Numbers("", ".", ",", 3, 3, 1, arrayOf("-", "", "", "%", "-", "%")) }
    // endregion

    fun at(index: Int): Numbers = when (index) {
            // region choices
            0 -> n0
            // endregion
        else -> throw IndexOutOfBoundsException()
    }
}
