/** A screen with the values of its parameters; a router checks it. */
public data class Destination(
    /** The screen's identifier. */
    public val screen: String,
    /** The values of its parameters, without escapes. */
    public val parameters: Map<String, String> = emptyMap(),
) {
    /**
     * The path that leads to it, with escapes where needed. A parameter that only the title shows is not in it.
     *
     * Throws [RouterRefusalException] if the screen is unknown, has no route or lacks a parameter, or if the path leads to another screen.
     */
    public fun path(): String {
        val facts = knownScreen(screen)
        if (facts.route == null) refuse(RouterRefusal.NoRoute(screen))
        facts.check(parameters) { refuse(RouterRefusal.Parameters(screen, it)) }
        val path = facts.path(parameters) ?: refuse(RouterRefusal.NoRoute(screen))
        val found = of(path).screen
        if (found != screen) refuse(RouterRefusal.Shadowed(screen, path, found))
        return path
    }

    public companion object {
        /**
         * The destination of a link: a path with an optional query, or a URL whose scheme and host are ignored.
         *
         * Throws [RouterRefusalException] if no route matches.
         */
        public fun of(link: String): Destination {
            val (facts, values) = Screen.matches(link).firstOrNull()
                ?: refuse(RouterRefusal.UnknownRoute(link, nearest(link.substringBefore("?"), Screen.patterns())))
            return Destination(facts.identifier, values)
        }
    }
}

/**
 * The person's position in the app, as an immutable value that can be stored.
 *
 * A state may come from any source: a router that restores it drops wrong entries.
 */
public data class RouterState(
    /** The stacks of the tabs, in the order of the tab bar, or the only stack of an app without tabs. */
    public val stacks: List<Stack>,
    /** The name of the selected tab; null in an app without tabs. */
    public val selectedTab: String?,
    /** The modals, the lowest first; they cover the selected tab. */
    public val modals: List<Modal> = emptyList(),
    /** The destinations whose input the app has said to be empty or saved, so that leaving them asks nothing. */
    public val unchanged: Set<Destination> = emptySet(),
) {
    /** A stack that no modal contains. */
    public data class Stack(
        /** The name of its tab; null for the only stack of an app without tabs. */
        public val tab: String?,
        /** The destinations from the base. */
        public val entries: List<Destination>,
    )

    /** A modal, with a separate stack. */
    public data class Modal(
        /** The way in which it is presented; null for that of the screen at its base. */
        public val presentation: Presentation? = null,
        /** The destinations from the base. */
        public val entries: List<Destination>,
    )

    /** All destinations that are in a stack, those of modals last. */
    internal val shown: List<Destination> get() = stacks.flatMap { it.entries } + modals.flatMap { it.entries }

    /** The state as JSON (RFC 8259); equal states give equal texts. */
    public fun toJson(): String = buildString {
        append("{\"stacks\":")
        list(stacks) { stack ->
            append('{')
            if (stack.tab != null) append("\"tab\":").text(stack.tab).append(',')
            append("\"entries\":").destinations(stack.entries).append('}')
        }
        if (selectedTab != null) append(",\"selectedTab\":").text(selectedTab)
        if (modals.isNotEmpty()) append(",\"modals\":").list(modals) { modal ->
            append('{')
            if (modal.presentation != null) append("\"presentation\":").presentation(modal.presentation).append(',')
            append("\"entries\":").destinations(modal.entries).append('}')
        }
        // In the order of the stacks, because a set has none.
        val known = shown.filter { it in unchanged }
        if (known.isNotEmpty()) append(",\"unchanged\":").destinations(known)
        append('}')
    }

    public companion object {
        /** The state in a text; null if the text is not the JSON of a state. Its screens are not checked: a router does that. */
        public fun fromJson(text: String): RouterState? = try {
            val state = JsonReader(text).read().members()
            RouterState(
                state["stacks"].elements().map { it.members() }.map { Stack(it["tab"].optionalText(), it["entries"].destinations()) },
                state["selectedTab"].optionalText(),
                state["modals"]?.elements().orEmpty().map { it.members() }.map { modal ->
                    Modal(modal["presentation"]?.presentation(), modal["entries"].destinations())
                },
                state["unchanged"]?.destinations().orEmpty().toSet(),
            )
        } catch (_: WrongJson) {
            null
        }
    }
}

// Writing

private fun <T> StringBuilder.list(items: List<T>, write: (T) -> Unit): StringBuilder {
    append('[')
    items.forEachIndexed { index, item ->
        if (index > 0) append(',')
        write(item)
    }
    return append(']')
}

private fun StringBuilder.destinations(destinations: List<Destination>): StringBuilder = list(destinations) { destination ->
    append("{\"screen\":").text(destination.screen).append(",\"parameters\":{")
    destination.parameters.keys.sorted().forEachIndexed { index, name ->
        if (index > 0) append(',')
        text(name).append(':').text(destination.parameters.getValue(name))
    }
    append("}}")
}

private fun StringBuilder.presentation(presentation: Presentation): StringBuilder = when (presentation) {
    Presentation.Push -> text("push")
    Presentation.FullScreen -> text("full-screen")
    Presentation.Sheet() -> text("sheet")
    is Presentation.Sheet -> {
        append("{\"style\":\"sheet\"")
        val detents = presentation.detents.filter { it !is Presentation.Detent.Share || it.share.isFinite() }
        if (detents.isNotEmpty()) append(",\"detents\":").list(detents) { detent ->
            when (detent) {
                Presentation.Detent.Medium -> text("medium")
                Presentation.Detent.Large -> text("large")
                is Presentation.Detent.Share -> number(detent.share)
            }
        }
        if (presentation.grabber) append(",\"grabber\":true")
        if (presentation.cornerRadius?.isFinite() == true) append(",\"cornerRadius\":").number(presentation.cornerRadius)
        append('}')
    }
    is Presentation.Custom -> append("{\"style\":\"custom\",\"name\":").text(presentation.name).append('}')
}

private fun StringBuilder.number(number: Double): StringBuilder {
    val whole = number.toInt()
    return if (whole.toDouble() == number) append(whole) else append(number)
}

/** A string, with U+FFFD in place of a surrogate without its pair: JSON between programs is UTF-8. */
private fun StringBuilder.text(text: String): StringBuilder {
    append('"')
    for (index in text.indices) {
        val sign = text[index]
        when {
            sign == '"' || sign == '\\' -> append('\\').append(sign)
            sign == '\n' -> append("\\n")
            sign == '\r' -> append("\\r")
            sign == '\t' -> append("\\t")
            sign < ' ' -> append("\\u").append(sign.code.toString(16).padStart(4, '0'))
            isUnpaired(text, index) -> append('\uFFFD')
            else -> append(sign)
        }
    }
    return append('"')
}

private fun isUnpaired(text: String, index: Int): Boolean {
    val sign = text[index]
    return sign.isHighSurrogate() && text.getOrNull(index + 1)?.isLowSurrogate() != true ||
        sign.isLowSurrogate() && text.getOrNull(index - 1)?.isHighSurrogate() != true
}

// Reading

private class WrongJson : Exception()

private fun Any?.members(): Map<*, *> = this as? Map<*, *> ?: throw WrongJson()

private fun Any?.elements(): List<*> = this as? List<*> ?: throw WrongJson()

private fun Any?.text(): String = this as? String ?: throw WrongJson()

private fun Any?.optionalText(): String? = this?.text()

private fun Any?.destinations(): List<Destination> = elements().map { it.members() }.map { destination ->
    val parameters = destination["parameters"].members()
    Destination(destination["screen"].text(), parameters.entries.associate { it.key.text() to it.value.text() })
}

private fun Any.presentation(): Presentation {
    val options = this as? Map<*, *>
    return when ((if (options == null) this else options["style"]).text()) {
        "push" -> Presentation.Push
        "full-screen" -> Presentation.FullScreen
        "sheet" -> Presentation.Sheet(
            options?.get("detents")?.elements().orEmpty().mapNotNull(::detent),
            options?.get("grabber").let { it ?: false } as? Boolean ?: throw WrongJson(),
            options?.get("cornerRadius")?.let { it as? Double ?: throw WrongJson() }?.takeIf { it in 0.0..1000.0 },
        )
        "custom" -> Presentation.Custom(options?.get("name").text())
        else -> throw WrongJson()
    }
}

/** A detent; null for a share that no sheet can have. */
private fun detent(value: Any?): Presentation.Detent? = when (value) {
    "medium" -> Presentation.Detent.Medium
    "large" -> Presentation.Detent.Large
    is Double -> if (value > 0 && value <= 1) Presentation.Detent.Share(value) else null
    else -> throw WrongJson()
}

/** Reads JSON (RFC 8259) as maps, lists, strings, numbers of the type [Double], booleans and null. */
private class JsonReader(private val text: String) {
    private var place = 0

    fun read(): Any? {
        val value = value(0)
        if (next() != null) throw WrongJson()
        return value
    }

    /** A value. Hostile texts are nested deeper than any state, and than the stack. */
    private fun value(depth: Int): Any? {
        if (depth > 64) throw WrongJson()
        return when (next()) {
            '{' -> members(depth)
            '[' -> elements(depth)
            '"' -> string()
            't' -> word("true", true)
            'f' -> word("false", false)
            'n' -> word("null", null)
            else -> number()
        }
    }

    private fun members(depth: Int): Map<String, Any?> {
        val members = mutableMapOf<String, Any?>()
        place += 1
        if (take('}')) return members
        do {
            if (next() != '"') throw WrongJson()
            val name = string()
            if (!take(':')) throw WrongJson()
            members[name] = value(depth + 1)
        } while (take(','))
        if (!take('}')) throw WrongJson()
        return members
    }

    private fun elements(depth: Int): List<Any?> {
        val elements = mutableListOf<Any?>()
        place += 1
        if (take(']')) return elements
        do elements.add(value(depth + 1)) while (take(','))
        if (!take(']')) throw WrongJson()
        return elements
    }

    private fun string(): String {
        val string = StringBuilder()
        while (true) {
            place += 1
            val sign = text.getOrNull(place) ?: throw WrongJson()
            when {
                sign == '"' -> break
                sign == '\\' -> string.append(escape())
                sign < ' ' -> throw WrongJson()
                else -> string.append(sign)
            }
        }
        place += 1
        return string.toString().also { read -> if (read.indices.any { isUnpaired(read, it) }) throw WrongJson() }
    }

    private fun escape(): Char {
        place += 1
        return when (val sign = text.getOrNull(place)) {
            '"', '\\', '/' -> sign
            'b' -> '\b'
            'f' -> '\u000C'
            'n' -> '\n'
            'r' -> '\r'
            't' -> '\t'
            'u' -> {
                val digits = text.substring(minOf(place + 1, text.length), minOf(place + 5, text.length))
                if (digits.length < 4 || !digits.all { it in "0123456789abcdefABCDEF" }) throw WrongJson()
                place += 4
                digits.toInt(16).toChar()
            }
            else -> throw WrongJson()
        }
    }

    private fun number(): Double {
        val start = place
        if (text.getOrNull(place) == '-') place += 1
        if (text.getOrNull(place) == '0') place += 1 else digits()
        if (text.getOrNull(place) == '.') {
            place += 1
            digits()
        }
        if (text.getOrNull(place)?.lowercaseChar() == 'e') {
            place += 1
            if (text.getOrNull(place).let { it == '+' || it == '-' }) place += 1
            digits()
        }
        return text.substring(start, place).toDouble()
    }

    private fun digits() {
        val start = place
        while (text.getOrNull(place).let { it != null && it in '0'..'9' }) place += 1
        if (place == start) throw WrongJson()
    }

    private fun <T> word(word: String, value: T): T {
        if (!text.startsWith(word, place)) throw WrongJson()
        place += word.length
        return value
    }

    private fun take(sign: Char): Boolean = (next() == sign).also { if (it) place += 1 }

    /** The next sign that is not white space; null at the end. */
    private fun next(): Char? {
        while (place < text.length && text[place] in " \t\n\r") place += 1
        return text.getOrNull(place)
    }
}
