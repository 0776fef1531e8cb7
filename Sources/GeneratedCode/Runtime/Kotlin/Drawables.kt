/** The app's drawable for each icon. */
public fun interface PurposeDrawables {
    /** The identifier of the resource, such as `R.drawable.delete`; 0 if the app has none. */
    public fun id(icon: Icon): Int
}

// region unused
@Suppress("UNUSED_PARAMETER")
// endregion
/** The icon in the set of Android's apps; null if the purpose has none. */
internal fun Purpose.androidIcon(language: Language): Icon? = /*icon*/icon(IconSet.MATERIAL_SYMBOLS, language)/**/

/** The app's drawable for a purpose; 0 if there is none. */
internal fun PurposeDrawables.id(purpose: Purpose, language: Language): Int = purpose.androidIcon(language)?.let { id(it) } ?: 0
// region appDrawables

/** The app's drawables by the names of the icons. One that does not compile is missing in the app's resources. */
public object AppDrawables : PurposeDrawables {
    override fun id(icon: Icon): Int = when (icon.name) {
        // region drawables
        "trash" -> 1
        // endregion
        else -> 0
    }
}
// endregion
