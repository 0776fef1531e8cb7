/// Declarations of Android's views and menus, which record what an app shows.
extension AndroidStubs {
  static let viewFiles = ["View": view, "Menu": menu, "Widget": widget, "ShownMenu": shownMenu]

  private static let view = """
    package android.view

    import android.content.Context

    open class View {
        val context: Context get() = Context()
        var contentDescription: CharSequence? = null
        fun interface OnClickListener { fun onClick(view: View) }
    }
    """

  private static let menu = """
    package android.view

    import android.graphics.drawable.Drawable

    interface MenuItem {
        var icon: Drawable?
        var isEnabled: Boolean
        var isCheckable: Boolean
        var isChecked: Boolean
        var contentDescription: CharSequence?
        var actionView: View?
        fun expandActionView(): Boolean
        fun setShowAsAction(action: Int)
        fun setOnMenuItemClickListener(listener: OnMenuItemClickListener?): MenuItem
        fun interface OnMenuItemClickListener { fun onMenuItemClick(item: MenuItem): Boolean }
        companion object {
            const val SHOW_AS_ACTION_NEVER = 0
            const val SHOW_AS_ACTION_IF_ROOM = 1
            const val SHOW_AS_ACTION_ALWAYS = 2
            const val SHOW_AS_ACTION_COLLAPSE_ACTION_VIEW = 8
        }
    }

    interface Menu {
        fun add(title: CharSequence?): MenuItem
        fun add(groupId: Int, itemId: Int, order: Int, title: CharSequence?): MenuItem
        fun setGroupCheckable(group: Int, checkable: Boolean, exclusive: Boolean)
        fun addSubMenu(title: CharSequence?): SubMenu
        fun clear()
        companion object {
            const val NONE = 0
            const val FIRST = 1
        }
    }
    interface SubMenu : Menu { val item: MenuItem }
    """

  private static let shownMenu = """
    package stubs

    import android.graphics.drawable.Drawable
    import android.view.Menu
    import android.view.MenuItem
    import android.view.SubMenu
    import android.view.View
    import android.widget.SearchView

    class ShownItem(val title: CharSequence?, val group: Int = Menu.NONE) : MenuItem {
        override var icon: Drawable? = null
        override var isEnabled: Boolean = true
        override var isCheckable: Boolean = false
        override var isChecked: Boolean = false
        override var contentDescription: CharSequence? = null
        override var actionView: View? = null
        private var isExpanded = false
        private var place = 0
        override fun expandActionView(): Boolean {
            isExpanded = true
            return true
        }
        var inner: ShownMenu? = null
        private var listener: MenuItem.OnMenuItemClickListener? = null
        override fun setShowAsAction(action: Int) { place = action }
        override fun setOnMenuItemClickListener(listener: MenuItem.OnMenuItemClickListener?): MenuItem {
            this.listener = listener
            return this
        }
        fun press() = check(!isEnabled || listener?.onMenuItemClick(this) == true)
        override fun toString(): String = listOfNotNull(
            "'$title'", if (icon == null) "word" else "icon", "never".takeIf { place == 0 }, "always".takeIf { place == 2 },
            "disabled".takeIf { !isEnabled }, "checked $isChecked".takeIf { isCheckable }, contentDescription?.let { "name '$it'" },
            (actionView as? SearchView)?.let { "field '${it.queryHint}' '${it.query}'" }, "expanded".takeIf { isExpanded },
            "collapses".takeIf { place and MenuItem.SHOW_AS_ACTION_COLLAPSE_ACTION_VIEW != 0 }, inner?.items,
        ).joinToString(" ")
    }

    /** A menu that keeps its items. */
    open class ShownMenu : Menu {
        val items = mutableListOf<ShownItem>()
        override fun add(title: CharSequence?): ShownItem = add(Menu.NONE, Menu.NONE, Menu.NONE, title)
        override fun add(groupId: Int, itemId: Int, order: Int, title: CharSequence?): ShownItem =
            ShownItem(title, groupId).also { items += it }
        override fun setGroupCheckable(group: Int, checkable: Boolean, exclusive: Boolean) {
            val found = items.filter { it.group == group }
            found.forEach { it.isCheckable = checkable }
            check(!exclusive || found.isEmpty() || found.count { it.isChecked } == 1) { "one choice is checked" }
        }
        override fun addSubMenu(title: CharSequence?): SubMenu {
            check(this !is SubMenu) { "Android has no menus in inner menus" }
            val item = add(title)
            val menu = ShownSubMenu(item)
            item.inner = menu
            return menu
        }
        override fun clear() = items.clear()
        /** The item with a title, in menus too. */
        fun find(title: String): ShownItem = items.flatMap { listOf(it) + it.inner?.items.orEmpty() }.first { it.title == title }
    }

    private class ShownSubMenu(override val item: MenuItem) : ShownMenu(), SubMenu
    """

  private static let widget = """
    package android.widget

    import android.graphics.drawable.Drawable
    import android.view.Menu
    import android.view.View

    open class SearchView(context: android.content.Context) : View() {
        var queryHint: CharSequence? = null
        var query: CharSequence = ""
            private set
        private var listener: OnQueryTextListener? = null
        fun setQuery(query: CharSequence?, submit: Boolean) {
            this.query = query ?: ""
            listener?.onQueryTextChange(this.query.toString())
        }
        fun setOnQueryTextListener(listener: OnQueryTextListener?) { this.listener = listener }
        interface OnQueryTextListener {
            fun onQueryTextSubmit(query: String?): Boolean
            fun onQueryTextChange(newText: String?): Boolean
        }
    }
    open class ImageView : View() { fun setImageDrawable(drawable: Drawable?) {} }
    open class ImageButton : ImageView()
    open class TextView : View() { var text: CharSequence = "" }
    open class Button : TextView()
    class Toolbar : View() {
        var title: CharSequence? = null
        var subtitle: CharSequence? = null
        var navigationIcon: Drawable? = null
        var navigationContentDescription: CharSequence? = null
        val menu: Menu = stubs.ShownMenu()
        var navigationListener: View.OnClickListener? = null
        fun setNavigationOnClickListener(listener: View.OnClickListener?) { navigationListener = listener }
    }
    """
}
