/** The effect of a purpose on the screen. */
public enum class Role { NAVIGATE, DISMISS, CANCEL, CONFIRM, DESTROY, ACT }

/** A direction along the reading direction. */
public enum class Direction { FORWARD, BACKWARD }

/** The purpose of a button. */
public enum class Purpose(
    /** The key in the catalogue. */
    public val identifier: String,
    /** Its effect on the screen. */
    public val role: Role,
    /** The direction along the reading direction; null for a purpose without one. */
    public val direction: Direction?,
) {
    // region purposes
    /** Goes back. */
    BACK("back", Role.NAVIGATE, Direction.BACKWARD),

    /** Abandons the task. */
    CANCEL("cancel", Role.CANCEL, null),

    /** Closes the screen. */
    CLOSE("close", Role.DISMISS, null),

    /** Finishes the task. */
    DONE("done", Role.CONFIRM, null),
    // endregion
    ;
    // region hasOpposites

    /** The purpose that takes it back, for a toggle; null for most. */
    public val opposite: Purpose?
        get() = when (this) { /*opposites*//**/else -> null }
    // endregion

    /** The title that its button shows. */
    public fun title(language: Language): String = language.texts.title(ordinal)

    /** The title where there is little room. */
    public fun shortTitle(language: Language): String = language.texts.shortTitle(ordinal) ?: title(language)

    public companion object {
        /** The purpose with an identifier, or with one that it had before; null if there is none. */
        public fun of(identifier: String): Purpose? =
            /*lookup*/entries.firstOrNull { it.identifier == identifier }/**/

        // region formerNames
        // endregion
    }
}
