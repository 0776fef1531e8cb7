// region hasActions
/** An action of the app that screens.json names. */
public enum class HeaderAction(
    /** The name in screens.json. */
    public val identifier: String,
) {
    // region actions
    STORE("store"),
    // endregion
}

/** The declared action of the item; null for another one, and for an item without an action. */
public val BarItem.declaredAction: HeaderAction? get() = HeaderAction.entries.firstOrNull { it.identifier == action }
// endregion
// region hasTags

/** An identifier by which UI tests find an item, which screens.json names. */
public enum class HeaderTag(
    /** The name in screens.json. */
    public val identifier: String,
) {
    // region tags
    SEARCH_PLACES("search-places"),
    // endregion
}

/** The declared identifier of the item; null for another one, and for an item without one. */
public val BarItem.declaredTag: HeaderTag? get() = HeaderTag.entries.firstOrNull { it.identifier == testTag }
// endregion
