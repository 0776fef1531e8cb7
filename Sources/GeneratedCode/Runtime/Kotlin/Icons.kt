/** An icon set. */
public enum class IconSet(
    /** The key in the catalogue. */
    public val identifier: String,
) {
    // region iconSets
    /** Material Symbols */
    MATERIAL_SYMBOLS("material-symbols"),
    // endregion
}

/** An icon in a locale. */
public data class Icon(
    /** The name in the set. */
    public val name: String,
    /** True if the caller flips it. */
    public val isMirrored: Boolean = false,
    /** The name for systems that do not have [name]. */
    public val fallback: String? = null,
    /** True if the caller flips [fallback]. */
    public val isFallbackMirrored: Boolean = false,
)

/** The icon in a set; null if the purpose has none. */
public fun Purpose.icon(set: IconSet, language: Language): Icon? = /*choice*/null/**/
// region functions
// endregion
