import kotlin.math.abs

/** The format of numbers in a locale (UTS #35 part 3, Number Elements). */
public class Numbers internal constructor(
    private val digits: String,
    private val decimal: String,
    private val group: String,
    private val primary: Int,
    private val secondary: Int,
    private val minimum: Int,
    private val affixes: Array<String>,
) {
    internal fun print(value: Long, style: Int = 0): String {
        val hundredfold = if (style == 2 && value != 0L) "00" else ""
        val text = grouped(value.toString().removePrefix("-") + hundredfold)
        val start = if (style == 2) (if (value < 0) 4 else 2) else 0
        return if (style == 2 || value < 0) affixes[start] + text + affixes[start + 1] else text
    }

    internal fun print(value: Double, style: Int = 0): String {
        val isNegative = value < 0 || (value == 0.0 && 1 / value < 0)
        val start = if (style == 2) (if (isNegative) 4 else 2) else 0
        val text = when {
            value.isNaN() -> "NaN"
            value.isInfinite() -> "∞"
            else -> {
                val printed = Printed(value, style)
                val fraction = if (printed.fraction.isEmpty()) "" else decimal + own(printed.fraction)
                grouped(printed.whole) + fraction
            }
        }
        return if (style == 2 || isNegative) affixes[start] + text + affixes[start + 1] else text
    }

    private fun grouped(whole: String): String {
        if (primary == 0 || whole.length < primary + maxOf(minimum, 1)) return own(whole)
        var end = whole.length - primary
        var text = own(whole.substring(end))
        while (end > 0) {
            val start = maxOf(0, end - secondary)
            text = own(whole.substring(start, end)) + group + text
            end = start
        }
        return text
    }

    /** Digits above U+FFFF take two units. */
    private fun own(ascii: String): String {
        if (digits.isEmpty()) return ascii
        val size = digits.length / 10
        return buildString { for (digit in ascii) append(digits, (digit - '0') * size, (digit - '0' + 1) * size) }
    }
}

/** The digits of a number before and after the point, rounded half-even on its shortest decimal form. */
internal class Printed(value: Double, style: Int) {
    val whole: String
    val fraction: String

    init {
        val shortest = Shortest.of(abs(value))
        var point = shortest.point + (if (style == 2) 2 else 0)
        var digits = shortest.digits
        if (point < 0) {
            digits = "0".repeat(-point) + digits
            point = 0
        }
        digits = digits.padEnd(point, '0')
        val limit = point + (if (style == 0) 3 else 0)
        if (digits.length > limit) {
            val rest = digits.substring(limit).trimEnd('0')
            digits = digits.substring(0, limit)
            if (rest > "5" || (rest == "5" && digits.isNotEmpty() && (digits.last() - '0') % 2 == 1)) {
                val kept = digits.trimEnd('9')
                if (kept.isEmpty()) {
                    digits = "1" + "0".repeat(digits.length)
                    point += 1
                } else {
                    digits = (kept.dropLast(1) + (kept.last() + 1)).padEnd(digits.length, '0')
                }
            }
        }
        whole = digits.substring(0, point).trimStart('0').ifEmpty { "0" }
        fraction = digits.substring(point).trimEnd('0')
    }
}

/** Digits without zeros at either end, and how many of them are before the point. */
private class Shortest(val digits: String, val point: Int) {
    companion object {
        /**
         * The shortest digits that stand for a number, and the closest of these.
         *
         * Not all platforms print these: Java does so from version 19 on. Up to 15 digits are never too long.
         */
        fun of(magnitude: Double): Shortest {
            val printed = printed(magnitude)
            for (count in 15..<printed.digits.length) {
                val lower = printed.digits.take(count)
                val upper = increased(lower)
                val isUp = printed.digits[count] >= '5'
                for (digits in if (isUp) listOf(upper, lower) else listOf(lower, upper)) {
                    val point = printed.point + (digits.length - count)
                    if ("${digits}e${point - digits.length}".toDouble() == magnitude) {
                        return Shortest(digits.trimEnd('0'), point)
                    }
                }
            }
            return printed
        }

        /** The digits that the platform prints, such as `1.5E-7`. */
        private fun printed(magnitude: Double): Shortest {
            val parts = magnitude.toString().lowercase().split('e')
            val whole = parts[0].substringBefore('.')
            val all = whole + parts[0].substringAfter('.', "")
            val digits = all.trimStart('0')
            val exponent = if (parts.size > 1) parts[1].toInt() else 0
            return Shortest(digits.trimEnd('0'), whole.length + exponent - (all.length - digits.length))
        }

        private fun increased(digits: String): String {
            val kept = digits.trimEnd('9')
            val zeros = "0".repeat(digits.length - kept.length)
            return if (kept.isEmpty()) "1$zeros" else kept.dropLast(1) + (kept.last() + 1) + zeros
        }
    }
}

internal fun category(value: Long, style: Int, rules: (Long, Long, Int, Long) -> String): String {
    if (style != 2 && value in -9_007_199_254_740_992L..9_007_199_254_740_992L) return rules(abs(value), abs(value), 0, 0)
    val digits = value.toString().removePrefix("-")
    if (style == 2) return rules(n(digits + "00"), i(digits + "00"), 0, 0)
    val magnitude = abs(value.toDouble())
    val n = if (magnitude < 1e18) magnitude.toLong() else (magnitude % 1e18).toLong() + 1_000_000_000_000_000_000L
    return rules(n, i(digits), 0, 0)
}

internal fun category(value: Double, style: Int, rules: (Long, Long, Int, Long) -> String): String {
    if (value.isNaN() || value.isInfinite()) return "other"
    val printed = Printed(value, style)
    return rules(n(printed.whole), i(printed.whole), printed.fraction.length, printed.fraction.toLongOrNull() ?: 0)
}

/** The last 18 digits of an integer, as exact as a `Double`, like ICU's. */
private fun i(digits: String): Long = digits.takeLast(18).toLong().toDouble().toLong()

/** An integer; of one with more than 18 digits, one as great that has the same last digits. */
private fun n(digits: String): Long = i(digits) + (if (digits.length > 18) 1_000_000_000_000_000_000L else 0)

/** A text argument between isolates where it could reorder its surroundings (UAX #9, 2.4). */
internal fun isolated(text: String, isRightToLeft: Boolean): String {
    if (text.isEmpty() || !(isRightToLeft || turnsAround(text))) return text
    var starts = 1
    var ends = 1
    for (sign in text) {
        when {
            sign in '\u2066'..'\u2068' -> ends += 1
            sign == '\u2069' -> if (ends > 1) ends -= 1 else starts += 1
        }
    }
    return "\u2068".repeat(starts) + text + "\u2069".repeat(ends)
}

private fun turnsAround(text: String): Boolean {
    var index = 0
    while (index < text.length) {
        val unit = text[index].code
        val isPair = unit in 0xD800..0xDBFF && index + 1 < text.length
        val code = if (isPair) 0x10000 + ((unit - 0xD800) shl 10) + (text[index + 1].code - 0xDC00) else unit
        when (code) {
            in 0x0590..0x08FF, 0x200F, in 0x202A..0x202E, in 0x2066..0x2069, in 0xFB1D..0xFDCF, in 0xFDF0..0xFDFF,
            in 0xFE70..0xFEFE, in 0x10800..0x10FFF, in 0x1E800..0x1EFFF -> return true
        }
        index += if (isPair) 2 else 1
    }
    return false
}
