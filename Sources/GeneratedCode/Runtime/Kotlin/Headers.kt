/** An item of a header: a purpose, and what the app adds to it. */
public data class HeaderItem(
    public val purpose: Purpose,
    /** The message without arguments that it shows in place of the title. */
    public val message: String? = null,
    /** A text in place of the purpose's, such as a name that comes from data. */
    public val title: String? = null,
    /** True if it can be pressed. */
    public val isEnabled: Boolean = true,
    /** For a toggle, true if it is on: it then shows the purpose's opposite, which pressing it does. Null for other items. */
    public val isOn: Boolean? = null,
    /** The number on its badge; 0 for a dot, null for no badge. */
    public val badge: Int? = null,
    /** The items of the menu that it opens, in reading order; empty for an item that acts by itself. */
    public val menu: List<HeaderItem> = emptyList(),
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
    public data class Back(
        public val action: String, public val isEnabled: Boolean = true, public val testTag: String? = null,
    ) : PageDismissal
    /** By a close button with an action of the app. */
    public data class Close(
        public val action: String, public val isEnabled: Boolean = true, public val testTag: String? = null,
    ) : PageDismissal
    /** By other means: the bar shows nothing. */
    public object Hidden : PageDismissal
}

/** The way in which a dialog is left without its confirmation. */
public sealed interface DialogDismissal {
    /** The identifier of the app's action; null for the purpose's own. */
    public val action: String?
    /** True if it can be pressed. */
    public val isEnabled: Boolean
    /** The identifier that UI tests find it by. */
    public val testTag: String?

    /** As the catalogue says. */
    public data class Policy(
        override val action: String? = null, override val isEnabled: Boolean = true, override val testTag: String? = null,
    ) : DialogDismissal
    /** By Cancel. */
    public data class Cancel(
        override val action: String? = null, override val isEnabled: Boolean = true, override val testTag: String? = null,
    ) : DialogDismissal
    /** By a cross. */
    public data class Cross(
        override val action: String? = null, override val isEnabled: Boolean = true, override val testTag: String? = null,
    ) : DialogDismissal
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
    /** The segments of a segmented control, in reading order; empty for none. */
    public val segments: List<HeaderItem> = emptyList(),
    /** The search field, whose purpose has the placeholder; null for none. */
    public val search: HeaderItem? = null,
) {
    /** The header with its confirmation enabled or disabled, such as while a dialog waits for input. */
    public fun confirming(isEnabled: Boolean): Header = with(confirmation = confirmation?.copy(isEnabled = isEnabled))

    /**
     * The header with another state of the items of a purpose, in menus too.
     *
     * [badge] is the number on the badge, 0 for a dot; without it, there is no badge.
     */
    public fun showing(purpose: Purpose, isEnabled: Boolean? = null, isOn: Boolean? = null, badge: Int? = null): Header {
        fun changed(item: HeaderItem): HeaderItem {
            val found = item.copy(menu = item.menu.map(::changed))
            return if (item.purpose != purpose) found
            else found.copy(isEnabled = isEnabled ?: item.isEnabled, isOn = isOn ?: item.isOn, badge = badge)
        }
        return with(leading?.let(::changed), confirmation?.let(::changed), trailing.map(::changed))
    }

    /** The header with a segmented control; without [selected], the first segment is selected. */
    public fun segmented(vararg segments: Purpose, selected: Purpose? = null): Header =
        with(segments = segments.map { HeaderItem(it, isOn = it == (selected ?: segments.first())) })

    /** The header with another selected segment; the same header if it has no such segment. */
    public fun selecting(segment: Purpose): Header =
        if (segments.none { it.purpose == segment }) this else with(segments = segments.map { it.copy(isOn = it.purpose == segment) })

    /** The header with a search field, whose placeholder is the title of [purpose]. */
    public fun searching(purpose: Purpose): Header = with(search = HeaderItem(purpose))

    private fun with(
        leading: HeaderItem? = this.leading, confirmation: HeaderItem? = this.confirmation,
        trailing: List<HeaderItem> = this.trailing, segments: List<HeaderItem> = this.segments, search: HeaderItem? = this.search,
    ): Header = Header(kind, isProminent, leadingKind, leading, confirmation, trailing, segments, search)

    /** True if its leading item is a back button: the platform's own, or one with an action of the app. */
    internal val hasBackButton: Boolean
        get() = leadingKind == LeadingKind.SYSTEM || leadingKind == LeadingKind.ITEM && leading?.purpose == Purpose.BACK

    /**
     * The bar of the header on a platform.
     *
     * [width] in the platform's unit decides the number of actions beside each other; without it, the narrowest bar counts.
     * [title] shares the row; one that is not known, null, has the width of a target. [measure] is the width of a text in the
     * font of the bar, in the same unit; without it, letters have the widths of Noto Sans.
     */
    public fun bar(
        platform: Platform, language: Language, width: Double? = null, title: String? = null, measure: ((String) -> Double)? = null,
    ): Bar {
        fun item(item: HeaderItem, kind: BarItem.Kind, isLeading: Boolean, isInFooter: Boolean = false) =
            barItem(item, kind, isLeading, isInFooter, platform, language)
        val isDialog = confirmation != null
        fun leaving(item: HeaderItem, kind: BarItem.Kind = BarItem.Kind.DISMISSAL) = when (item.purpose) {
            Purpose.BACK -> item(item, kind, true)
            Purpose.CLOSE -> item(item, kind, platform.isCloseLeading, platform.isCloseInFooter)
            else -> item(item, kind, !isDialog || platform.isCancelLeading, isDialog && platform.isDialogInFooter)
        }
        val dismissal = when (leadingKind) {
            LeadingKind.NOTHING -> null
            LeadingKind.SYSTEM -> leaving(HeaderItem(Purpose.BACK), BarItem.Kind.BACK)
            LeadingKind.ITEM -> leading?.let { leaving(it) }
            LeadingKind.POLICY -> leading?.let { leaving(it.copy(purpose = Purpose./*policy*/CANCEL/**/)) }
        }
        val ending = confirmation?.let { item(it, BarItem.Kind.CONFIRMATION, platform.isConfirmationLeading, platform.isDialogInFooter) }
        val shown = trailing.map { item(it, BarItem.Kind.ACTION, false) }
        val hasLargeTitle = isProminent && platform.hasLargeTitles
        val row = BarRow(
            dismissal?.takeIf { it.isLeading }, shown, listOfNotNull(dismissal?.takeIf { !it.isLeading }, ending).filter { !it.isInFooter },
            if (hasLargeTitle) "" else title,
        )
        val count = platform.room.shownActions(
            row, width ?: platform.narrowestWidth, measure ?: { AdvanceWidths.width(it, platform.fontSize) },
        )
        val more: Purpose? = /*more*/null/**/
        val others = trailing.drop(count)
        val overflow = more?.takeIf { platform.room.hasMenu && others.isNotEmpty() }
            ?.let { item(HeaderItem(it, menu = others), BarItem.Kind.OVERFLOW, false) }
        val actions = (if (platform.room.hasMenu && more == null) shown else shown.take(count)) + listOfNotNull(overflow)
        // A cross is at the very end of a bar.
        val isCross = dismissal?.purpose == Purpose.CLOSE && !dismissal.isInFooter
        val ends = if (platform.isAffirmativeFirst || isCross) listOfNotNull(ending, dismissal) else listOfNotNull(dismissal, ending)
        val all = if (dismissal?.isLeading == true) listOf(dismissal) + actions + listOfNotNull(ending) else actions + ends
        val (below, inBar) = all.partition { it.isInFooter }
        return Bar(
            hasLargeTitle, inBar + below, if (platform.room.hasMenu) emptyList() else shown.drop(count),
            segments.map { item(it, BarItem.Kind.SEGMENT, true) }, search?.let { item(it, BarItem.Kind.SEARCH, true) },
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
        public fun page(trailing: List<HeaderItem>, dismiss: PageDismissal = PageDismissal.System): Header {
            val (kind, item) = when (dismiss) {
                is PageDismissal.System -> LeadingKind.SYSTEM to null
                is PageDismissal.Hidden -> LeadingKind.NOTHING to null
                is PageDismissal.Back -> LeadingKind.ITEM to
                    HeaderItem(Purpose.BACK, isEnabled = dismiss.isEnabled, testTag = dismiss.testTag, action = dismiss.action)
                is PageDismissal.Close -> LeadingKind.ITEM to
                    HeaderItem(Purpose.CLOSE, isEnabled = dismiss.isEnabled, testTag = dismiss.testTag, action = dismiss.action)
            }
            return Header("page", false, kind, item, null, trailing)
        }

        /** The header of a task over another screen, with its preferred action. */
        public fun dialog(confirm: Purpose, vararg trailing: Purpose, dismiss: DialogDismissal = DialogDismissal.Policy()): Header =
            dialog(HeaderItem(confirm), trailing.map { HeaderItem(it) }, dismiss)

        /** The header of a task over another screen, with its preferred action. */
        public fun dialog(
            confirm: HeaderItem, trailing: List<HeaderItem> = emptyList(), dismiss: DialogDismissal = DialogDismissal.Policy(),
        ): Header {
            val kind = if (dismiss is DialogDismissal.Policy) LeadingKind.POLICY else LeadingKind.ITEM
            val purpose = if (dismiss is DialogDismissal.Cross) Purpose.CLOSE else Purpose.CANCEL
            val item = HeaderItem(purpose, isEnabled = dismiss.isEnabled, testTag = dismiss.testTag, action = dismiss.action)
            return Header("dialog", false, kind, item, confirm, trailing)
        }

        /** The header of content over another screen. */
        public fun viewer(vararg trailing: Purpose): Header = viewer(trailing.map { HeaderItem(it) })

        /** The header of content over another screen. */
        public fun viewer(trailing: List<HeaderItem>, close: HeaderItem = HeaderItem(Purpose.CLOSE)): Header =
            Header("viewer", false, LeadingKind.ITEM, close, null, trailing)
    }
}

/** A header on a platform: what an app draws. The items are in reading order, those below the content last. */
public data class Bar(
    /** True if the title is large. */
    public val isProminent: Boolean,
    /** Actions that do not fit are in the menu of one of them. */
    public val items: List<BarItem>,
    /** The actions that a platform without a menu does not show. */
    public val hidden: List<BarItem>,
    /** The segments of a segmented control, in reading order; empty without one. */
    public val segments: List<BarItem>,
    /** The search field, whose title is the placeholder; null without one. */
    public val search: BarItem?,
) {
    /** The items in a row below the content, in its trailing corner, in reading order. */
    public val footer: List<BarItem> get() = items.filter { it.isInFooter }
}

/** An item of a bar. */
public data class BarItem(
    public val purpose: Purpose,
    public val kind: Kind,
    /** True if it is at the leading side. */
    public val isLeading: Boolean,
    /** True if it is below the content instead of in the bar. */
    public val isInFooter: Boolean,
    /** True if it is shown as a word and not as a symbol. */
    public val isWord: Boolean,
    /** The way in which it stands out. */
    public val emphasis: Emphasis,
    public val isEnabled: Boolean,
    /** For a toggle, true if it is on; for a segment, true if it is selected; null for other items. */
    public val isOn: Boolean?,
    /** The number on its badge; 0 for a dot, null for no badge. */
    public val badge: Int?,
    /** The items of the menu that it opens, in reading order; empty for an item that acts by itself. */
    public val menu: List<BarItem>,
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
    /** Its kind, purpose, action and tag: equal while its state or its text changes. */
    public val id: String get() = listOf(kind.name, purpose.identifier, action.orEmpty(), testTag.orEmpty()).joinToString(" ")

    /** The function of an item for its screen: the platform's own back button, what leaves the screen, what finishes a dialog, anything else, what opens the menu of actions that do not fit, a segment, or a search field. */
    public enum class Kind { BACK, DISMISSAL, CONFIRMATION, ACTION, OVERFLOW, SEGMENT, SEARCH }

    /** The way in which an item stands out. */
    public enum class Emphasis { NONE, BOLD, PROMINENT }
}

/** The purpose that takes it back; null if there is none. */
internal val Purpose.inverse: Purpose? get() = /*opposite*/null/**/

private fun barItem(
    item: HeaderItem, kind: BarItem.Kind, isLeading: Boolean, isInFooter: Boolean, platform: Platform, language: Language,
): BarItem {
    val purpose = item.purpose
    val isConfirmation = kind == BarItem.Kind.CONFIRMATION
    // A toggle that is on shows the opposite of its purpose, which pressing it does.
    val shown = purpose.inverse.takeIf { kind != BarItem.Kind.SEGMENT && item.isOn == true } ?: purpose
    val title = item.title ?: item.message?.let { plainText(it, shown, language) } ?: shown.shortTitle(language)
    val iconPurpose = when {
        isConfirmation -> Purpose.DONE
        kind == BarItem.Kind.DISMISSAL && purpose == Purpose.CANCEL -> Purpose.CLOSE
        else -> shown
    }
    val isUsuallyWord = when {
        kind == BarItem.Kind.SEGMENT || kind == BarItem.Kind.SEARCH -> true
        isConfirmation -> platform.isConfirmationWord
        purpose == Purpose.BACK -> platform.isBackWord
        purpose == Purpose.CANCEL -> platform.isCancelWord
        purpose == Purpose.CLOSE -> platform.isCloseWord
        else -> platform.isActionWord
    }
    val isWord = item.title != null || item.message != null || isUsuallyWord || iconPurpose in platform.withoutIcon()
    return BarItem(
        purpose, kind, isLeading, isInFooter, isWord,
        if (isConfirmation) platform.emphasis else BarItem.Emphasis.NONE,
        item.isEnabled, item.isOn, item.badge,
        item.menu.map { barItem(it, BarItem.Kind.ACTION, isLeading, isInFooter, platform, language) },
        item.testTag, item.action, iconPurpose, title,
        item.title ?: shown.accessibleName(if (isWord) title else null, language),
    )
}

/** A platform that the catalogue describes. */
public enum class Platform(
    /** The key in the catalogue. */
    public val identifier: String,
    /** The identifier of the icon set that its apps use. */
    public val iconSet: String,
    internal val hasLargeTitles: Boolean,
    internal val isBackWord: Boolean,
    internal val isCloseWord: Boolean,
    internal val isCancelWord: Boolean,
    internal val isConfirmationWord: Boolean,
    internal val isActionWord: Boolean,
    internal val isCloseLeading: Boolean,
    internal val isCloseInFooter: Boolean,
    internal val isDialogInFooter: Boolean,
    internal val isCancelLeading: Boolean,
    internal val isAffirmativeFirst: Boolean,
    internal val isConfirmationLeading: Boolean,
    internal val showsBackLabel: Boolean,
    internal val emphasis: BarItem.Emphasis,
    internal val fontSize: Double,
    internal val narrowestWidth: Double,
    internal val room: BarRoom,
) {
    // region platforms
    ANDROID("android", "material-symbols", true, false, false, false, true, false, true, false, false, true, false, false, false, BarItem.Emphasis.NONE, 22.0, 320.0, BarRoom(48.0, 24.0, 8.0, 8.0, Margins(16.0, 36.0), Margins(16.0, 24.0), Margins(16.0, 24.0), emptyList(), true));
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
internal fun plainText(message: String, purpose: Purpose, language: Language): String? = /*plainText*/null/**/
