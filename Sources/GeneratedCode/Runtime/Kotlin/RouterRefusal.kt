/** The reason why a router refused an action. The router is unchanged then. */
public sealed interface RouterRefusal {
    /** There is no such screen; [nearest] is the most similar one. */
    public data class UnknownScreen(public val screen: String, public val nearest: String?) : RouterRefusal
    /** A screen does not take the values of its parameters. */
    public data class Parameters(public val screen: String, public val error: RouteValueError) : RouterRefusal
    /** A screen beneath a destination needs a parameter that the destination does not have. */
    public data class Parent(public val screen: String, public val parent: String, public val error: RouteValueError) : RouterRefusal
    /** A modal screen cannot be pushed. */
    public data class Modal(public val screen: String) : RouterRefusal
    /** A screen that is pushed cannot be presented. */
    public data class Pushed(public val screen: String) : RouterRefusal
    /** The base of a stack cannot be pushed; [tab] is its tab. */
    public data class Base(public val screen: String, public val tab: String?) : RouterRefusal
    /** The base of a stack cannot be popped. */
    public data class PopsBase(public val screen: String, public val isModal: Boolean) : RouterRefusal
    /** No modal can be dismissed. */
    public data object NothingPresented : RouterRefusal
    /** The screen is not in the visible stack, which has others. */
    public data class NotInStack(public val screen: String, public val stack: List<String>) : RouterRefusal
    /** The visible stack has no such place. */
    public data class NoPlace(public val index: Int, public val count: Int) : RouterRefusal
    /** The screen would lose input. Ask, with the purpose [discard] for the answer that loses it, and go on with `force`. */
    public data class LosesInput(public val screen: String, public val discard: String) : RouterRefusal
    /** There is no such tab; [nearest] is the most similar one. */
    public data class UnknownTab(public val tab: String, public val nearest: String?) : RouterRefusal
    /** A modal covers the tabs, and the tab would change. */
    public data class CoveredTab(public val tab: String) : RouterRefusal
    /** No route matches a link; [nearest] is the most similar one. */
    public data class UnknownRoute(public val link: String, public val nearest: String?) : RouterRefusal
    /** The screen has no route. */
    public data class NoRoute(public val screen: String) : RouterRefusal
    /** The path of a destination leads to another screen. */
    public data class Shadowed(public val screen: String, public val path: String, public val other: String) : RouterRefusal

    /** The problem and its fix; lower case, without a full stop. */
    public val description: String
        get() = when (this) {
            is UnknownScreen -> "unknown screen '${screen.onOneLine()}'; ${suggestion(nearest) ?: "declare it in screens.json"}"
            is Parameters -> "screen '$screen': ${error.description}"
            is Parent ->
                "screen '$parent', which is beneath '$screen': ${error.description}; its parameters must be in the route of '$screen' too"
            is Modal -> "screen '$screen' is a modal; present it instead of pushing it"
            is Pushed -> "screen '$screen' is no modal; push it instead of presenting it"
            is Base ->
                if (tab == null) "screen '$screen' is the base of a stack; set it as the root"
                else "screen '$screen' is the base of tab '$tab'; select the tab"
            is PopsBase ->
                if (isModal) "screen '$screen' is the base of its modal; dismiss it instead of popping it"
                else "screen '$screen' is the base of its stack; set another root to replace it"
            NothingPresented -> "no modal is presented; pop a screen, or go back"
            is NotInStack ->
                "screen '${screen.onOneLine()}' is not in the stack; " +
                    (suggestion(nearest(screen, stack)) ?: "pop to one of ${stack.joinToString { "'$it'" }}")
            is NoPlace -> "there is no place $index in the stack; pass one from 0 to ${count - 1}"
            is LosesInput -> "screen '$screen' would lose input; ask, with '$discard' for the answer that loses it"
            is UnknownTab ->
                "unknown tab '${tab.onOneLine()}'; ${suggestion(nearest) ?: "give a base its 'tab' and 'tabOrder' in screens.json"}"
            is CoveredTab -> "a modal covers tab '$tab'; dismiss it first"
            is UnknownRoute ->
                "no route matches '${link.take(200).onOneLine()}'; ${suggestion(nearest) ?: "give a screen this route in screens.json"}"
            is NoRoute -> "screen '$screen' has no route; add one in screens.json"
            is Shadowed -> "path '$path' of screen '$screen' leads to '$other'; use other values, or another route"
        }
}

/** An action that a router refused, which left the router unchanged. */
public class RouterRefusalException(
    /** The reason. */
    public val refusal: RouterRefusal,
) : Exception(refusal.description)

/** The reason why values do not make a path. */
public sealed interface RouteValueError {
    /** A parameter that is not optional has no value. */
    public data class Missing(public val name: String) : RouteValueError
    /** The route has no such parameter; [nearest] is the most similar one. */
    public data class Unknown(public val name: String, public val nearest: String?) : RouteValueError
    /** A value has an empty part. */
    public data class EmptyPart(public val name: String) : RouteValueError
    /** A value has a part `.` or `..`, which programs resolve before they open a link (RFC 3986, section 5.2.4). */
    public data class DotPart(public val name: String, public val part: String) : RouteValueError
    /** A value belongs after one that is absent. */
    public data class Gap(public val name: String, public val absent: String) : RouteValueError

    /** The problem and its fix. */
    public val description: String
        get() = when (this) {
            is Missing -> "missing parameter '$name'; pass a value for it"
            is Unknown -> "unknown parameter '${name.onOneLine()}'; ${suggestion(nearest) ?: "remove it"}"
            is EmptyPart -> "parameter '$name' has an empty value or part; pass a text, or leave it out"
            is DotPart -> "parameter '$name' has the part '$part', which links cannot have; remove it"
            is Gap -> "parameter '$name' comes after '$absent', which is missing; pass both"
        }
}

internal fun refuse(refusal: RouterRefusal): Nothing = throw RouterRefusalException(refusal)

/** The facts of a screen, which must exist. */
internal fun knownScreen(identifier: String): ScreenFacts =
    Screen.factsOf(identifier) ?: refuse(RouterRefusal.UnknownScreen(identifier, nearest(identifier, Screen.identifiers())))

/** The facts of a destination's screen, which must exist and take the parameters. */
internal fun checked(destination: Destination): ScreenFacts {
    val facts = knownScreen(destination.screen)
    facts.check(destination.parameters) { refuse(RouterRefusal.Parameters(destination.screen, it)) }
    return facts
}

// Values of parameters

/** The parameter that is its title and not in its route. */
private fun ScreenFacts.titleAlone(): String? = titleParameter?.takeIf { !isInRoute(it) }

/** Values without that of the parameter that only the title shows. */
private fun ScreenFacts.valuesInRoute(values: Map<String, String>): Map<String, String> = values - listOfNotNull(titleAlone()).toSet()

/** Checks that its route takes values of parameters; a parameter that only the title shows may be among them. */
internal fun ScreenFacts.check(values: Map<String, String>, refuse: (RouteValueError) -> Nothing) {
    val names = route.orEmpty().filter { it.kind != PartKind.LITERAL }.map { it.text } + query.map { it.name }
    val candidates = if (route == null) listOfNotNull(titleAlone()) else names
    val unknown = valuesInRoute(values).keys.filter { it !in names }.minOrNull()
    if (unknown != null) refuse(RouteValueError.Unknown(unknown, nearest(unknown, candidates)))
    var absent: String? = null
    for (part in route.orEmpty()) {
        val name = part.text
        if (part.kind == PartKind.LITERAL) continue
        val value = values[name]
        if (value == null && part.kind != PartKind.OPTIONAL) refuse(RouteValueError.Missing(name))
        if (value == null) {
            absent = absent ?: name
            continue
        }
        if (part.kind == PartKind.WILDCARD && value.isEmpty()) continue
        if (absent != null && part.kind != PartKind.PARAMETER) refuse(RouteValueError.Gap(name, absent))
        for (own in if (part.kind == PartKind.WILDCARD) value.split("/") else listOf(value)) checkPart(own, name, refuse)
    }
    for (parameter in query) if (!parameter.isOptional && parameter.name !in values) refuse(RouteValueError.Missing(parameter.name))
}

/** The parameters that it needs as a parent: those of its route that are never absent, and its title. */
internal fun ScreenFacts.requiredValues(values: Map<String, String>, refuse: (RouteValueError) -> Nothing): Map<String, String> {
    val own = mutableMapOf<String, String>()
    for (part in route.orEmpty()) {
        if (part.kind == PartKind.PARAMETER) {
            val value = values[part.text] ?: refuse(RouteValueError.Missing(part.text))
            checkPart(value, part.text, refuse)
            own[part.text] = value
        }
        if (part.kind == PartKind.WILDCARD) own[part.text] = values[part.text].orEmpty()
    }
    for (parameter in query) {
        if (!parameter.isOptional) own[parameter.name] = values[parameter.name] ?: refuse(RouteValueError.Missing(parameter.name))
    }
    titleAlone()?.let { name -> values[name]?.let { own[name] = it } }
    return own
}

private fun checkPart(part: String, name: String, refuse: (RouteValueError) -> Nothing) {
    if (part.isEmpty()) refuse(RouteValueError.EmptyPart(name))
    if (part == "." || part == "..") refuse(RouteValueError.DotPart(name, part))
}

// Wording

/**
 * The candidate closest to a name; null if none is close enough to be a plausible typo.
 *
 * Close means an edit distance (insertions, deletions, substitutions, swaps of adjacent letters) of at most a third of the name's
 * length, and at least one; ties go to the first candidate.
 */
internal fun nearest(name: String, candidates: List<String>): String? {
    // The table of distances is quadratic.
    if (name.length > 200 || name.encodeToByteArray().size > 200) return null
    val wanted = name.lowercase().encodeToByteArray()
    var best: String? = null
    var limit = maxOf(1, wanted.size / 3)
    for (candidate in candidates) {
        if (candidate.encodeToByteArray().size - wanted.size !in -limit..limit) continue
        val distance = distance(wanted, candidate.lowercase().encodeToByteArray())
        if (distance > limit || best != null && distance == limit) continue
        best = candidate
        limit = distance
    }
    return best
}

/** The optimal string alignment distance, with three rows of the usual table. */
private fun distance(left: ByteArray, right: ByteArray): Int {
    var beforePrevious = IntArray(right.size + 1)
    var previous = IntArray(right.size + 1) { it }
    for (row in left.indices) {
        val current = IntArray(right.size + 1)
        current[0] = row + 1
        for (column in right.indices) {
            val same = if (left[row] == right[column]) 0 else 1
            var cost = minOf(previous[column] + same, previous[column + 1] + 1, current[column] + 1)
            if (row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]) {
                cost = minOf(cost, beforePrevious[column - 1] + 1)
            }
            current[column + 1] = cost
        }
        beforePrevious = previous
        previous = current
    }
    return previous[right.size]
}

private fun suggestion(nearest: String?): String? = nearest?.let { "did you mean '$it'?" }

/** The text with escapes in place of line breaks and other controls. */
internal fun String.onOneLine(): String = buildString {
    for (sign in this@onOneLine) when {
        sign == '\n' -> append("\\n")
        sign == '\r' -> append("\\r")
        sign == '\t' -> append("\\t")
        sign == '"' || sign == '\\' -> append('\\').append(sign)
        sign < ' ' || sign in '\u007F'..'\u009F' || sign == '\u2028' || sign == '\u2029' ->
            append("\\u{").append(sign.code.toString(16).uppercase()).append('}')
        else -> append(sign)
    }
}
