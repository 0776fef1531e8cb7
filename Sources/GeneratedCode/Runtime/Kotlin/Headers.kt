/** An item of a header: a purpose, and what the app adds to it. */
public data class HeaderItem(
    public val purpose: Purpose,
    /** The message without arguments that it shows in place of the title. */
    public val message: String? = null,
    /** A text in place of the purpose's, such as a name that comes from data. */
    public val title: String? = null,
    /** True if it can be pressed. */
    public val isEnabled: Boolean = true,
    /** The identifier that UI tests find it by. */
    public val testTag: String? = null,
    /** The identifier of the app's action; null for the purpose's own. */
    public val action: String? = null,
)

/** The way in which a page is left. */
public sealed interface PageDismissal {
    /** By the platform's own back button. */
    public object System : PageDismissal
    /** By a back button with an action of the app. */
    public data class Back(public val action: String) : PageDismissal
    /** By a close button with an action of the app. */
    public data class Close(public val action: String) : PageDismissal
    /** By other means: the bar shows nothing. */
    public object Hidden : PageDismissal
}

/** The way in which a dialog is left without its confirmation. */
public sealed interface DialogDismissal {
    /** As the catalogue says. */
    public data class Policy(public val action: String? = null) : DialogDismissal
    /** By Cancel. */
    public data class Cancel(public val action: String? = null) : DialogDismissal
    /** By a cross. */
    public data class Cross(public val action: String? = null) : DialogDismissal
}

internal enum class LeadingKind { NOTHING, SYSTEM, ITEM, POLICY }

/** The content of a screen's bar, by purposes. A wrong bar cannot be written: a dialog needs a confirmation, and nothing takes an image. */
public class Header internal constructor(
    /** The name of its kind, such as `page`. */
    public val kind: String,
    /** True if its title is large where the platform has large titles. */
    public val isProminent: Boolean,
    private val leadingKind: LeadingKind,
    private val leading: HeaderItem?,
    /** The preferred action of a dialog; null for other kinds. */
    public val confirmation: HeaderItem?,
    /** The actions at the trailing side, in reading order. */
    public val trailing: List<HeaderItem>,
) {
    /** True if its leading item is a back button: the platform's own, or one with an action of the app. */
    internal val hasBackButton: Boolean
        get() = leadingKind == LeadingKind.SYSTEM || leadingKind == LeadingKind.ITEM && leading?.purpose == Purpose.BACK

    /** The bar of the header on a platform. */
    public fun bar(platform: Platform, language: Language): Bar {
        fun item(item: HeaderItem, kind: BarItem.Kind, isLeading: Boolean) = barItem(item, kind, isLeading, platform, language)
        val isLeading = confirmation == null || platform.isCancelLeading
        val dismissal = when (leadingKind) {
            LeadingKind.NOTHING -> null
            LeadingKind.SYSTEM -> item(HeaderItem(Purpose.BACK), BarItem.Kind.BACK, isLeading)
            LeadingKind.ITEM -> leading?.let { item(it, BarItem.Kind.DISMISSAL, isLeading) }
            LeadingKind.POLICY -> leading?.let { item(it.copy(purpose = Purpose./*policy*/CANCEL/**/), BarItem.Kind.DISMISSAL, isLeading) }
        }
        val ending = confirmation?.let { item(it, BarItem.Kind.CONFIRMATION, platform.isConfirmationLeading) }
        val actions = trailing.map { item(it, BarItem.Kind.ACTION, false) }
        val ends = if (platform.isAffirmativeFirst) listOfNotNull(ending, dismissal) else listOfNotNull(dismissal, ending)
        return Bar(
            isProminent && platform.hasLargeTitles,
            if (isLeading) listOfNotNull(dismissal) + actions + listOfNotNull(ending) else actions + ends,
        )
    }

    public companion object {
        /** The header of the base of a stack. */
        public fun root(vararg trailing: Purpose): Header = root(trailing.map { HeaderItem(it) })

        /** The header of the base of a stack. */
        public fun root(trailing: List<HeaderItem>): Header = Header("root", true, LeadingKind.NOTHING, null, null, trailing)

        /** The header of a screen that goes back. */
        public fun page(vararg trailing: Purpose, dismiss: PageDismissal = PageDismissal.System): Header =
            page(trailing.map { HeaderItem(it) }, dismiss)

        /** The header of a screen that goes back. */
        public fun page(trailing: List<HeaderItem>, dismiss: PageDismissal = PageDismissal.System): Header = when (dismiss) {
            is PageDismissal.System -> Header("page", false, LeadingKind.SYSTEM, null, null, trailing)
            is PageDismissal.Hidden -> Header("page", false, LeadingKind.NOTHING, null, null, trailing)
            is PageDismissal.Back ->
                Header("page", false, LeadingKind.ITEM, HeaderItem(Purpose.BACK, action = dismiss.action), null, trailing)
            is PageDismissal.Close ->
                Header("page", false, LeadingKind.ITEM, HeaderItem(Purpose.CLOSE, action = dismiss.action), null, trailing)
        }

        /** The header of a task over another screen, with its preferred action. */
        public fun dialog(confirm: Purpose, vararg trailing: Purpose, dismiss: DialogDismissal = DialogDismissal.Policy()): Header =
            dialog(HeaderItem(confirm), trailing.map { HeaderItem(it) }, dismiss)

        /** The header of a task over another screen, with its preferred action. */
        public fun dialog(
            confirm: HeaderItem, trailing: List<HeaderItem> = emptyList(), dismiss: DialogDismissal = DialogDismissal.Policy(),
        ): Header = when (dismiss) {
            is DialogDismissal.Policy ->
                Header("dialog", false, LeadingKind.POLICY, HeaderItem(Purpose.CANCEL, action = dismiss.action), confirm, trailing)
            is DialogDismissal.Cancel ->
                Header("dialog", false, LeadingKind.ITEM, HeaderItem(Purpose.CANCEL, action = dismiss.action), confirm, trailing)
            is DialogDismissal.Cross ->
                Header("dialog", false, LeadingKind.ITEM, HeaderItem(Purpose.CLOSE, action = dismiss.action), confirm, trailing)
        }

        /** The header of content over another screen. */
        public fun viewer(vararg trailing: Purpose): Header = viewer(trailing.map { HeaderItem(it) })

        /** The header of content over another screen. */
        public fun viewer(trailing: List<HeaderItem>, close: HeaderItem = HeaderItem(Purpose.CLOSE)): Header =
            Header("viewer", false, LeadingKind.ITEM, close, null, trailing)
    }
}

/** A header on a platform: what an app draws. The items are in reading order. */
public data class Bar(
    /** True if the title is large. */
    public val isProminent: Boolean,
    public val items: List<BarItem>,
)

/** An item of a bar. */
public data class BarItem(
    public val purpose: Purpose,
    public val kind: Kind,
    /** True if it is at the leading side. */
    public val isLeading: Boolean,
    /** True if it is shown as a word and not as a symbol. */
    public val isWord: Boolean,
    /** The way in which it stands out. */
    public val emphasis: Emphasis,
    public val isEnabled: Boolean,
    public val testTag: String?,
    /** The identifier of the app's action; null for the purpose's own. */
    public val action: String?,
    /** The purpose whose icon it shows: Cancel shows the cross of Close, a confirmation the mark of Done. */
    public val iconPurpose: Purpose,
    /** Its title, as short as the catalogue has it. */
    public val title: String,
    /** The accessible name: it contains the word that is drawn. */
    public val contentDescription: String,
) {
    /** The function of an item for its screen: the platform's own back button, what leaves the screen, what finishes a dialog, or anything else. */
    public enum class Kind { BACK, DISMISSAL, CONFIRMATION, ACTION }

    /** The way in which an item stands out. */
    public enum class Emphasis { NONE, BOLD, PROMINENT }
}

private fun barItem(item: HeaderItem, kind: BarItem.Kind, isLeading: Boolean, platform: Platform, language: Language): BarItem {
    val purpose = item.purpose
    val isConfirmation = kind == BarItem.Kind.CONFIRMATION
    val title = item.title ?: item.message?.let { plainText(it, purpose, language) } ?: purpose.shortTitle(language)
    val iconPurpose = when {
        isConfirmation -> Purpose.DONE
        kind == BarItem.Kind.DISMISSAL && purpose == Purpose.CANCEL -> Purpose.CLOSE
        else -> purpose
    }
    val isUsuallyWord = when {
        isConfirmation -> platform.isConfirmationWord
        purpose == Purpose.BACK -> false
        purpose == Purpose.CANCEL -> platform.isCancelWord
        purpose == Purpose.CLOSE -> platform.isCloseWord
        else -> platform.isActionWord
    }
    val isWord = item.title != null || item.message != null || isUsuallyWord || iconPurpose in platform.withoutIcon()
    return BarItem(
        purpose, kind, isLeading, isWord,
        if (isConfirmation) platform.emphasis else BarItem.Emphasis.NONE,
        item.isEnabled, item.testTag, item.action, iconPurpose, title,
        item.title ?: purpose.accessibleName(if (isWord) title else null, language),
    )
}

/** A platform that the catalogue describes. */
public enum class Platform(
    /** The key in the catalogue. */
    public val identifier: String,
    /** The identifier of the icon set that its apps use. */
    public val iconSet: String,
    internal val hasLargeTitles: Boolean,
    internal val isCloseWord: Boolean,
    internal val isCancelWord: Boolean,
    internal val isConfirmationWord: Boolean,
    internal val isActionWord: Boolean,
    internal val isCancelLeading: Boolean,
    internal val isAffirmativeFirst: Boolean,
    internal val isConfirmationLeading: Boolean,
    internal val showsBackLabel: Boolean,
    internal val emphasis: BarItem.Emphasis,
) {
    // region platforms
    ANDROID("android", "material-symbols", true, false, false, true, false, true, false, false, false, BarItem.Emphasis.NONE);
    // endregion

    /** The purposes that have no icon in its set: their items are words. */
    internal fun withoutIcon(): List<Purpose> = /*withoutIcon*/emptyList()/**/

    public companion object {
        /** The platform with an identifier; null if there is none. */
        public fun of(identifier: String): Platform? = entries.firstOrNull { it.identifier == identifier }
    }
}

/** A text without arguments by the name of its message; null if the purpose has none. */
// region unused
@Suppress("UNUSED_PARAMETER")
// endregion
private fun plainText(message: String, purpose: Purpose, language: Language): String? = /*plainText*/null/**/
