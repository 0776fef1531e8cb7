// region unused
@Suppress("UNUSED_PARAMETER")
// endregion
/** The text for an icon alone; null if the purpose has none. */
private fun Purpose.labelMessage(language: Language): String? = /*label*/null/**/

/** The accessible name of an item with the purpose's texts; the word is that which is drawn, or null for an icon alone. */
internal fun Purpose.accessibleName(word: String?, language: Language): String =
    accessibleName(word, labelMessage(language), title(language))

/** The accessible name of an item: it contains the drawn word (WCAG 2.2, success criterion 2.5.3, Label in Name). */
internal fun accessibleName(word: String?, label: String?, title: String): String = when {
    word == null -> label ?: title
    label != null && hasWords(label, words(word)) -> label
    else -> word
}

private fun hasWords(label: String, wanted: List<String>): Boolean =
    wanted.isNotEmpty() && words(label).windowed(wanted.size).any { it == wanted }

/** Words in lower case; a letter of a script without spaces counts as a word. */
private fun words(text: String): List<String> {
    val words = mutableListOf<StringBuilder>()
    var continues = false
    for (char in text.lowercase()) {
        if (char.category == CharCategory.FORMAT) continue
        val isAlone = char in '\u0E00'..'\u109F' || char in '\u1780'..'\u17FF' || char in '\u2E80'..'\u312F' ||
            char in '\u31A0'..'\u9FFF' || char in '\uF900'..'\uFAFF'
        if (char.category !in inWords) {
            continues = false
        } else if (continues && !isAlone) {
            words.last().append(char)
        } else {
            words += StringBuilder().append(char)
            continues = !isAlone
        }
    }
    return words.map { it.toString() }
}

/** Letters, marks and numbers, and the halves of characters whose category is unknown. */
private val inWords: Set<CharCategory> = setOf(
    CharCategory.UPPERCASE_LETTER, CharCategory.LOWERCASE_LETTER, CharCategory.TITLECASE_LETTER, CharCategory.MODIFIER_LETTER,
    CharCategory.OTHER_LETTER, CharCategory.NON_SPACING_MARK, CharCategory.COMBINING_SPACING_MARK, CharCategory.ENCLOSING_MARK,
    CharCategory.DECIMAL_DIGIT_NUMBER, CharCategory.LETTER_NUMBER, CharCategory.OTHER_NUMBER, CharCategory.SURROGATE,
)
