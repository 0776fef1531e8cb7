/** The question whether a step may lose input, with its answers. */
public class DiscardQuestion(
    /** The refusal that it comes from. */
    public val refusal: RouterRefusal.LosesInput,
    /** Takes the step, which loses the input. */
    private val onDiscard: () -> Unit,
    /** Called for the answer that changes nothing. */
    private val onKeep: () -> Unit = {},
) {
    private val discard: Purpose = Purpose.of(refusal.discard) ?: Purpose.CLOSE

    /** An answer to the question. */
    public class Answer internal constructor(
        /** Its title is that of the button. */
        public val purpose: Purpose,
        /** True if it loses the input. */
        public val isDestructive: Boolean,
        /** Does what the answer says. */
        public val perform: () -> Unit,
    )

    /** The answers: the first one loses the input, the second one changes nothing. */
    public val answers: List<Answer> =
        listOf(Answer(discard, true, onDiscard), Answer(Purpose./*keep*/CANCEL/**/, false, onKeep))

    /** The question in a language: the message `confirmation` of the purpose that discards, or else its title. */
    public fun text(language: Language): String = plainText("confirmation", discard, language) ?: discard.title(language)
}

/**
 * Runs an action without `force`. If it would lose input, [Router.question] asks, and its answer runs the same action with `force`.
 *
 *     router.attempt { force -> open(link, force = force) }
 *
 * With [onRefused], the app asks instead, and calls `retry` if the input may be lost.
 */
public fun Router.attempt(
    onRefused: ((refusal: RouterRefusal.LosesInput, retry: () -> Unit) -> Unit)? = null, action: Router.(force: Boolean) -> Unit,
) {
    try {
        action(false)
    } catch (refused: RouterRefusalException) {
        val refusal = refused.refusal as? RouterRefusal.LosesInput ?: throw refused
        ask(refusal, onRefused) { action(true) }
    }
}

/** Asks whether input may be lost: the app, or else [Router.question]. */
internal fun Router.ask(
    refusal: RouterRefusal.LosesInput, onRefused: ((RouterRefusal.LosesInput, () -> Unit) -> Unit)?, retry: () -> Unit,
) {
    if (onRefused != null) return onRefused(refusal, retry)
    val discard = {
        asked = null
        retry()
    }
    asked = DiscardQuestion(refusal, onDiscard = discard, onKeep = { asked = null }) to state
}
