/** The maximum number of actions in bars of at least a width, and the number that is shown if there are more. */
internal class ActionLimit(val width: Double, val maximum: Int, val shown: Int)

/** The margins of a row and the distances at its title: without one in the row, and with one. */
internal class Margins(val bare: Double, val titled: Double)

/** The items in the bar itself, without those below the content, and its title, which is null if it is not known. */
internal class BarRow(val leading: BarItem?, val actions: List<BarItem>, val endings: List<BarItem>, val title: String?)

/** The room for the actions of a bar, in the platform's unit: widths that do not depend on texts, and the platform's limits. */
internal class BarRoom(
    /** The width of a symbol and of the menu's button, and the least of a word and of a title in the row. */
    private val target: Double,
    /** The part of a prominent word that is not its text. */
    private val padding: Double,
    private val gap: Double,
    private val wordGap: Double,
    private val alone: Margins,
    private val besideItem: Margins,
    private val besideBack: Margins,
    /** The maximum number of actions by the bar's width, the narrowest bar first. */
    private val limits: List<ActionLimit>,
    /** True if the other actions are in a menu, which has a button. */
    val hasMenu: Boolean,
) {
    /** The number of actions beside each other, whose titles are whole: they leave a title at least the width of a target. */
    fun shownActions(row: BarRow, width: Double, widthOf: (String) -> Double): Int {
        val limit = limits.lastOrNull { it.width <= width } ?: limits.firstOrNull()
        val count = row.actions.size
        var shown = if (limit == null || count <= limit.maximum) count else limit.shown
        val actions = row.actions.map { part(it, widthOf) }
        val endings = row.endings.map { part(it, widthOf) }
        val title = row.title?.let { if (it.isEmpty()) 0.0 else widthOf(it) } ?: target
        val margins = if (row.leading == null) alone else if (row.leading.purpose == Purpose.BACK) besideBack else besideItem
        val least = (if (title > 0) margins.titled else margins.bare) + minOf(title, target) +
            (row.leading?.let { part(it, widthOf).width } ?: 0.0)
        fun menu() = if (hasMenu && shown < count) listOf(Part(false, target)) else emptyList()
        while (shown > 0 && least + widthOf(actions.take(shown) + menu() + endings) > width) shown -= 1
        return shown
    }

    /** The wanted width of an item, or of the menu's button. */
    private class Part(val isWord: Boolean, val width: Double)

    private fun part(item: BarItem, widthOf: (String) -> Double): Part {
        if (!item.isWord) return Part(false, target)
        val padding = if (item.emphasis == BarItem.Emphasis.PROMINENT) padding else 0.0
        return Part(true, maxOf(widthOf(item.title) + padding, target))
    }

    private fun widthOf(parts: List<Part>): Double =
        parts.sumOf { it.width } + parts.zipWithNext { left, right -> if (left.isWord || right.isWord) wordGap else gap }.sum()
}

/** The width of a text in a proportional sans-serif font: letters have the widths of Noto Sans. */
internal object AdvanceWidths {
    /** The width of a text in the unit of the font's size. */
    fun width(text: String, size: Double): Double {
        val letters = text.codePoints().toArray()
        val steps = letters.indices.sumOf { steps(letters[it], letters.getOrNull(it - 1), letters.getOrNull(it + 1)) }
        return maxOf(steps, 0) * size / 20
    }

    /** The width in steps of a twentieth of the font's size. */
    private fun steps(letter: Int, before: Int?, next: Int?): Int =
        (if (before in joiners) joined[letter] else null)
            ?: (if (next == null || !isInWord(next)) ends[letter] else null)
            ?: letters[letter]
            ?: if (category(letter) in marks + invisible) 0 else 11

    private fun isInWord(letter: Int) = Character.isLetter(letter) || category(letter) in marks

    private fun category(letter: Int) = Character.getType(letter).toByte()

    private val marks = setOf(Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK)
    private val invisible = setOf(Character.CONTROL, Character.FORMAT)

    /** The signs that join two consonants: virama and coeng. */
    private val joiners = setOf(0x94D, 0x9CD, 0xA4D, 0xACD, 0xB4D, 0xBCD, 0xC4D, 0xCCD, 0xD4D, 0xDCA, 0x1039, 0x17D2)

    private val letters = LetterWidths(
        """
        // region letters
        11: 41-5A 61-7A
        // endregion
        """,
    )
    /** Arabic letters at the end of a word. */
    private val ends = LetterWidths(
        """
        // region ends
        5: 627
        // endregion
        """,
    )
    /** Consonants that join the one before. */
    private val joined = LetterWidths(
        """
        // region joined
        0: 937
        // endregion
        """,
    )
}

/** The widths of letters by ranges of code points. Each line of the table has a width and the ranges of the letters that have it. */
private class LetterWidths(table: String) {
    private class Range(val first: Int, val last: Int, val width: Int)

    private val ranges = table.lines().map { it.trim() }.filter { it.isNotEmpty() }.flatMap { line ->
        val words = line.split(" ")
        val width = words.first().removeSuffix(":").toInt()
        words.drop(1).map { Range(it.substringBefore("-").toInt(16), it.substringAfter("-").toInt(16), width) }
    }.sortedBy { it.first }

    operator fun get(letter: Int): Int? {
        var low = 0
        var high = ranges.size
        while (low < high) {
            val middle = (low + high) / 2
            if (ranges[middle].last < letter) low = middle + 1 else high = middle
        }
        return ranges.getOrNull(low)?.takeIf { it.first <= letter }?.width
    }
}
