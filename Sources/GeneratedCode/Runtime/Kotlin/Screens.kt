/** A screen of the app, with the values of its parameters. */
public sealed class Screen {
    internal abstract fun facts(): ScreenFacts

    /** The values of its parameters, without those that are absent. */
    public abstract val parameters: Map<String, String>

    /** Its header. */
    public abstract val header: Header

    /** Its key in the catalogue. */
    public val identifier: String get() = facts().identifier

    /** Its identifier and the values of its parameters. */
    public val destination: Destination get() = Destination(identifier, parameters)

    /** The title in a language: that of a purpose, the value of a parameter, or nothing. */
    public fun title(language: Language): String =
        facts().titlePurpose?.title(language) ?: facts().titleParameter?.let { parameters[it] } ?: ""

    /** The text beneath the title in a language; empty for none. */
    public fun subtitle(language: Language): String =
        facts().subtitlePurpose?.title(language) ?: facts().subtitleParameter?.let { parameters[it] } ?: ""

    /** The way in which it is shown. */
    public val presentation: Presentation get() = facts().presentation

    /** The screen beneath, with the parameters that it needs; null if there is none, or if a parameter of its route is missing. */
    public val parent: Screen?
        get() = facts().parent?.let { name -> factsOf(name)?.valuesAsParent(parameters)?.let { make(name, it) } }

    /** The path that leads to it, with escapes where needed; null without a route, or if a value cannot be in a path. */
    public val path: String? get() = facts().path(parameters)?.takeIf { of(it)?.identifier == identifier }

    /**
     * The label of its back button: the title of the screen beneath, the word for Back, or null for the chevron alone; null if
     * its header has no back button.
     *
     * [fits] returns whether there is room for a text.
     */
    public fun backLabel(language: Language, platform: Platform, fits: (String) -> Boolean = { true }): String? {
        if (!platform.showsBackLabel || presentation.isModal || !header.hasBackButton) return null
        val previous = parent ?: return null
        return listOf(previous.title(language), Purpose.BACK.shortTitle(language)).firstOrNull { it.isNotEmpty() && fits(it) }
    }

    // region screens
    public data object Home : Screen() {
        override fun facts(): ScreenFacts = facts0()

        override val parameters: Map<String, String> get() = emptyMap()

        override val header: Header get() = Header.root()
    }
    // endregion

    public companion object {
        /** The screens at the base of each tab, in the order of the tab bar. */
        public val tabs: List<Screen> get() = listOf(/*tabs*/Home/**/)

        /** The screen of a link: a path with an optional query, or a URL whose scheme and host are ignored; null if no route matches. */
        public fun of(link: String): Screen? =
            matches(link).firstNotNullOfOrNull { (facts, values) -> make(facts.identifier, values) }

        /** The screens whose routes match a link, the likeliest first, with the values of their parameters. */
        internal fun matches(link: String): Sequence<Pair<ScreenFacts, Map<String, String>>> =
            pathsIn(link).asSequence().mapNotNull(::routePath).flatMap { path ->
                routes().asSequence().mapNotNull(::factsOf).mapNotNull { facts -> facts.match(path)?.let { facts to it } }
            }

        /** The identifiers of all screens. */
        internal fun identifiers(): List<String> = listOf(/*identifiers*/"home"/**/)

        /** The paths of all routes as the catalogue has them, in the order of the screens. */
        internal fun patterns(): List<String> = listOf(/*patterns*/"/home"/**/)

        /** The identifiers of the screens with a route, the most specific first. */
        private fun routes(): List<String> = listOf(/*routes*/"home"/**/)

        internal fun factsOf(identifier: String): ScreenFacts? = when (identifier) {
            // region factsByIdentifier
            "home" -> facts0()
            // endregion
            else -> null
        }

        internal fun make(identifier: String, values: Map<String, String>): Screen? = when (identifier) {
            // region constructors
            "home" -> Home
            // endregion
            else -> null
        }
    }
}

// region facts
private fun facts0(): ScreenFacts = ScreenFacts("home", Purpose.BACK, null, null, Presentation.Push, true, "home", null, null, emptyList())
// endregion

/** The way in which a screen is shown. */
public sealed interface Presentation {
    /** In the stack, over the screen beneath it. */
    public data object Push : Presentation
    /** As a sheet over the screen beneath it. */
    public data class Sheet(
        /** The heights at which it rests; empty for the platform's own. */
        public val detents: List<Detent> = emptyList(),
        /** True if it shows a grabber. */
        public val grabber: Boolean = false,
        /** The radius of its corners; null for the platform's own. */
        public val cornerRadius: Double? = null,
    ) : Presentation
    /** Over everything. */
    public data object FullScreen : Presentation
    /** In a custom way of the app, by its name. */
    public data class Custom(public val name: String) : Presentation

    /** True if it is a modal, which has a separate stack. */
    public val isModal: Boolean get() = this != Push

    /** A height at which a sheet rests. */
    public sealed interface Detent {
        /** About half of the screen. */
        public data object Medium : Detent
        /** The whole height. */
        public data object Large : Detent
        /** A share of the height, above 0 and at most 1. */
        public data class Share(public val share: Double) : Detent
    }
}

internal enum class PartKind { LITERAL, PARAMETER, OPTIONAL, WILDCARD }

/** A part of a route: a text, or a parameter's name. */
internal class RoutePart(val kind: PartKind, val text: String)

/** A parameter of a query. */
internal class QueryParameter(val name: String, val isOptional: Boolean)

/** The facts of the catalogue about a screen. */
internal class ScreenFacts(
    val identifier: String,
    val titlePurpose: Purpose?,
    val titleParameter: String?,
    val parent: String?,
    val presentation: Presentation,
    /** True if it is the base of a stack: nothing on it goes back. */
    val isBase: Boolean,
    /** The tab that it is the base of or selects, if the app has that tab. */
    val tab: String?,
    /** The identifier of the purpose that confirms that input is lost; null if leaving asks nothing. */
    val discard: String?,
    val route: List<RoutePart>?,
    val query: List<QueryParameter>,
    val subtitlePurpose: Purpose? = null,
    val subtitleParameter: String? = null,
) {
    fun isInRoute(parameter: String): Boolean =
        route.orEmpty().any { it.kind != PartKind.LITERAL && it.text == parameter } || query.any { it.name == parameter }

    /** The parameters that it needs as the parent of a screen with values; null if one of its route is missing. */
    fun valuesAsParent(own: Map<String, String>): Map<String, String>? {
        val values = mutableMapOf<String, String>()
        for (part in route.orEmpty()) {
            if (part.kind == PartKind.PARAMETER) values[part.text] = own[part.text]?.takeIf { isPart(it) } ?: return null
            if (part.kind == PartKind.WILDCARD) values[part.text] = own[part.text] ?: ""
        }
        for (parameter in query) {
            if (!parameter.isOptional) values[parameter.name] = own[parameter.name] ?: return null
        }
        val title = titleParameter
        if (title != null && title !in values) {
            // A title that the route does not have may be unknown.
            val value = own[title] ?: if (isInRoute(title)) null else ""
            if (value != null) values[title] = value
        }
        return values
    }

    /** The path for values; null without a route, or if a value cannot be in a path. */
    fun path(values: Map<String, String>): String? {
        val path = StringBuilder()
        var isAbsent = false
        for (part in route ?: return null) {
            if (part.kind == PartKind.LITERAL) {
                path.append("/").append(encoded(part.text, PART_SIGNS))
                continue
            }
            val value = values[part.text]
            if (value == null && part.kind == PartKind.OPTIONAL) {
                isAbsent = true
                continue
            }
            if (value == null) return null
            if (value.isEmpty() && part.kind == PartKind.WILDCARD) continue
            if (isAbsent && part.kind != PartKind.PARAMETER) return null
            for (own in if (part.kind == PartKind.WILDCARD) value.split("/") else listOf(value)) {
                if (!isPart(own)) return null
                path.append("/").append(encoded(own, PART_SIGNS))
            }
        }
        if (path.isEmpty()) path.append("/")
        var separator = "?"
        for (parameter in query) {
            val value = values[parameter.name]
            if (value == null && !parameter.isOptional) return null
            if (value == null) continue
            path.append(separator).append(parameter.name).append("=").append(encoded(value, QUERY_SIGNS))
            separator = "&"
        }
        return path.toString()
    }

    /** The values of the parameters in a path; null if it does not match. */
    fun match(path: RoutePath): Map<String, String>? {
        val values = mutableMapOf<String, String>()
        for (parameter in query) {
            val value = path.query[parameter.name]
            if (value != null) values[parameter.name] = value
            else if (!parameter.isOptional || parameter.name in path.query) return null
        }
        var place = 0
        for (part in route.orEmpty()) {
            val next = path.parts.getOrNull(place)
            when (part.kind) {
                PartKind.LITERAL -> if (next != part.text) return null
                PartKind.PARAMETER -> values[part.text] = next ?: return null
                PartKind.OPTIONAL -> if (next != null) values[part.text] = next
                PartKind.WILDCARD -> {
                    val rest = path.parts.drop(place)
                    if (!rest.all { own -> own.split("/").all { isPart(it) } }) return null
                    values[part.text] = rest.joinToString("/")
                    return values
                }
            }
            place += 1
        }
        return if (place >= path.parts.size) values else null
    }
}

/** The path and the query of a link, split and decoded (RFC 3986). A value of the query is null where its escapes are wrong. */
internal class RoutePath(val parts: List<String>, val query: Map<String, String?>)

/** Returns whether a text can be a part of a path: dots are resolved before a link arrives (section 5.2.4). */
private fun isPart(text: String): Boolean = text.isNotEmpty() && text != "." && text != ".."

private fun routePath(link: String): RoutePath? {
    val address = link.substringBefore("#")
    var path = address.substringBefore("?")
    val query = mutableMapOf<String, String?>()
    for (pair in address.drop(path.length + 1).split("&")) {
        val name = if (pair.isEmpty()) null else decoded(pair.substringBefore("=").replace('+', ' '))
        if (name != null && name !in query) query[name] = decoded(pair.substringAfter("=", "").replace('+', ' '))
    }
    path = path.removePrefix("/")
    if (path.isEmpty()) return RoutePath(emptyList(), query)
    val parts = path.removeSuffix("/").split("/").map { decoded(it)?.takeIf(::isPart) ?: return null }
    return RoutePath(parts, query)
}

/** The paths that a link may mean, the likeliest first. */
private fun pathsIn(link: String): List<String> {
    val scheme = link.takeWhile { it.isAscii() && (it.isLetterOrDigit() || it in "+-.") }
    val hasScheme = scheme.isNotEmpty() && scheme[0].isLetter() && link.getOrNull(scheme.length) == ':'
    val rest = if (hasScheme) link.drop(scheme.length + 1) else link
    if (!rest.startsWith("//")) return listOf(rest)
    val hierarchy = rest.drop(2)
    val path = hierarchy.dropWhile { it !in "/?#" }
    val isWhole = !hasScheme || scheme.lowercase() in listOf("http", "https") || path.length == hierarchy.length
    return if (isWhole) listOf(path) else listOf(hierarchy, path)
}

private fun Char.isAscii(): Boolean = code < 128

// Escapes (section 2.1)

private const val PART_SIGNS = "-._~!$&'()*+,;=:@"
private const val QUERY_SIGNS = "-._~!'()*"

/** Escapes everything but letters and digits of ASCII, and some signs. */
private fun encoded(text: String, signs: String): String = buildString {
    for (byte in text.encodeToByteArray()) {
        val sign = (byte.toInt() and 0xFF).toChar()
        if (sign.isAscii() && (sign.isLetterOrDigit() || sign in signs)) append(sign)
        else append('%').append((byte.toInt() and 0xFF).toString(16).uppercase().padStart(2, '0'))
    }
}

/** The text without escapes; null if one is incomplete, or if the bytes are not UTF-8. */
private fun decoded(text: String): String? {
    if ('%' !in text) return text
    val bytes = mutableListOf<Byte>()
    var place = 0
    while (place < text.length) {
        if (text[place] == '%') {
            val digits = text.drop(place + 1).take(2)
            if (digits.length < 2 || !digits.all { it in "0123456789abcdefABCDEF" }) return null
            bytes.add(digits.toInt(16).toByte())
            place += 3
        } else {
            val end = text.indexOf('%', place).let { if (it < 0) text.length else it }
            bytes.addAll(text.substring(place, end).encodeToByteArray().toList())
            place = end
        }
    }
    return try {
        bytes.toByteArray().decodeToString(throwOnInvalidSequence = true)
    } catch (_: CharacterCodingException) {
        null
    }
}
