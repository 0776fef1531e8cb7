import android.content.Context
import android.graphics.drawable.Drawable
import android.os.Build
import android.view.Menu
import android.view.MenuItem
import android.view.View
import android.widget.SearchView
import android.widget.Toolbar

/** Adds an item of a bar: a word, an icon, or a menu. Those of the kind [BarItem.Kind.OVERFLOW] go to the toolbar's own menu. */
public fun Menu.add(
    item: BarItem, context: Context, drawables: PurposeDrawables/*default*/ = AppDrawables/**/, language: Language = context.purposeLanguage,
    onClick: (BarItem) -> Unit,
) {
    val place = if (item.kind == BarItem.Kind.CONFIRMATION) MenuItem.SHOW_AS_ACTION_ALWAYS else MenuItem.SHOW_AS_ACTION_IF_ROOM
    val look = ItemLook(context, drawables, language, onClick)
    if (item.kind == BarItem.Kind.OVERFLOW) item.menu.forEach { look.add(it, this, MenuItem.SHOW_AS_ACTION_NEVER) }
    else look.add(item, this, place)
}

/** The parts that all items of a bar have in common. */
private class ItemLook(
    private val context: Context, private val drawables: PurposeDrawables, private val language: Language,
    private val onClick: (BarItem) -> Unit,
) {
    fun add(item: BarItem, menu: Menu, place: Int) {
        if (item.menu.isEmpty()) {
            show(item, menu.add(item.title), place)
            return
        }
        val inner = menu.addSubMenu(item.title)
        show(item, inner.item, place)
        // Android has no menus in inner menus.
        item.menu.forEach { show(it, inner.add(it.title), MenuItem.SHOW_AS_ACTION_NEVER) }
    }

    private fun show(item: BarItem, added: MenuItem, place: Int) {
        if (!item.isWord) added.icon = context.drawable(item.iconPurpose, drawables, language)
        added.isEnabled = item.isEnabled
        // A toggle with an opposite is named after what pressing it does; another one is checked.
        if (item.isOn != null && item.purpose.inverse == null) {
            added.isCheckable = true
            added.isChecked = item.isOn
        }
        // An entry of a menu shows its title, which is its name.
        if (place != MenuItem.SHOW_AS_ACTION_NEVER && Build.VERSION.SDK_INT >= Build.VERSION_CODES.O) {
            added.contentDescription = listOfNotNull(item.contentDescription, item.badge?.takeIf { it > 0 }).joinToString(", ")
        }
        added.setShowAsAction(place)
        if (item.menu.isEmpty()) press(added, item)
    }

    /** Adds the segments of a segmented control as choices, of which one is checked. */
    fun addChoices(segments: List<BarItem>, menu: Menu) {
        for (segment in segments) {
            val added = menu.add(Menu.FIRST, Menu.NONE, Menu.NONE, segment.title)
            added.isChecked = segment.isOn == true
            added.isEnabled = segment.isEnabled
            press(added, segment)
        }
        menu.setGroupCheckable(Menu.FIRST, true, true)
    }

    /** Adds a search field that opens from its icon. */
    fun addSearch(field: BarItem, menu: Menu, text: String, onQuery: (String) -> Unit) {
        val view = SearchView(context)
        view.queryHint = field.title
        view.setQuery(text, false)
        view.setOnQueryTextListener(object : SearchView.OnQueryTextListener {
            override fun onQueryTextSubmit(query: String?): Boolean = false
            override fun onQueryTextChange(newText: String?): Boolean {
                onQuery(newText.orEmpty())
                return true
            }
        })
        val added = menu.add(field.title)
        added.icon = context.drawable(field.iconPurpose, drawables, language)
        added.actionView = view
        added.setShowAsAction(MenuItem.SHOW_AS_ACTION_IF_ROOM or MenuItem.SHOW_AS_ACTION_COLLAPSE_ACTION_VIEW)
        if (text.isNotEmpty()) added.expandActionView()
    }

    private fun press(added: MenuItem, item: BarItem) {
        added.setOnMenuItemClickListener {
            onClick(item)
            true
        }
    }
}

/** The button at the leading side of a toolbar, for `navigationIcon`, `navigationContentDescription` and `setNavigationOnClickListener`. */
public class NavigationButton internal constructor(
    /** Its icon. */
    public val icon: Drawable,
    /** Its accessible name. */
    public val contentDescription: String,
    /** Does what its item does. */
    public val onClick: View.OnClickListener,
)

/**
 * Shows the items of a header in a menu, in place of what it had: that of any toolbar, AppCompat's and Material's too, or of an activity.
 *
 * Returns the button for the toolbar's leading side; null for none. The width of the screen decides the number of actions beside each
 * other. Segments are choices in the menu, and the search field opens from its icon. [query] is its text, and [onQuery] gets each change;
 * without it, there is no field. A menu draws no badge: the accessible name has its number.
 *
 * [actions] has what each purpose does; a toggle has the action of its purpose in both states. [onClick] is called for each item that has
 * none, for that of the kind [BarItem.Kind.BACK] too: it goes back.
 */
public fun Menu.show(
    header: Header, context: Context, drawables: PurposeDrawables/*default*/ = AppDrawables/**/, language: Language = context.purposeLanguage,
    query: String = "", onQuery: ((String) -> Unit)? = null, actions: Map<Purpose, () -> Unit> = emptyMap(), onClick: (BarItem) -> Unit = {},
): NavigationButton? {
    val width = context.resources.configuration.screenWidthDp.toDouble()
    val bar = header.bar(Platform./*platform*/ANDROID/**/, language, width)
    val perform: (BarItem) -> Unit = { item -> actions[item.purpose]?.invoke() ?: onClick(item) }
    // A toolbar has one button at its leading side, which is an icon.
    val leading = bar.items.firstOrNull { it.isLeading }
    val icon = leading?.let { context.drawable(it.iconPurpose, drawables, language) }
    val button = if (icon == null) null else NavigationButton(icon, leading.contentDescription) { perform(leading) }
    val look = ItemLook(context, drawables, language, perform)
    clear()
    if (bar.search != null && onQuery != null) look.addSearch(bar.search, this, query, onQuery)
    bar.items.filter { it != leading || button == null }.forEach { add(it, context, drawables, language, perform) }
    look.addChoices(bar.segments, this)
    return button
}

/**
 * Shows a header in a toolbar, in place of what its menu had. Call it again when the header, a text or the language changes.
 *
 * The other parameters are those of [Menu.show].
 */
public fun Toolbar.applyHeader(
    header: Header, title: String, subtitle: String? = null, drawables: PurposeDrawables/*default*/ = AppDrawables/**/,
    language: Language = context.purposeLanguage, query: String = "", onQuery: ((String) -> Unit)? = null,
    actions: Map<Purpose, () -> Unit> = emptyMap(), onClick: (BarItem) -> Unit = {},
) {
    val leading = menu.show(header, context, drawables, language, query, onQuery, actions, onClick)
    this.title = title
    this.subtitle = subtitle
    navigationIcon = leading?.icon
    navigationContentDescription = leading?.contentDescription
    setNavigationOnClickListener(leading?.onClick)
}
