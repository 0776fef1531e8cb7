/// A program that shows bars with components that record what they get, and presses their items.
enum KotlinComposeBarProgram {
  static let code = #"""
    import android.content.Context
    import android.widget.SearchView
    import android.widget.Toolbar
    import androidx.compose.material3.ExperimentalMaterial3Api
    import androidx.compose.material3.TopAppBarDefaults
    import com.example.purposes.*
    import stubs.Shown
    import stubs.ShownMenu

    private val actions = mapOf(
        Purpose.FAVORITE to { println("  favorite") }, Purpose.SAVE to { println("  save") }, Purpose.GRID to { println("  grid") },
    )

    private fun show(name: String, width: Int = 320, shown: () -> Unit) {
        Shown.end()
        Shown.width = width
        shown()
        println(name)
        Shown.lines.forEach { println("  $it") }
    }

    private fun press(tag: String) = Shown.presses.getValue(tag)?.invoke() ?: println("  $tag is disabled")

    private fun showBar(name: String, header: Header, width: Int = 320, subtitle: String = "", language: Language = Language.EN) =
        show(name, width) {
            PurposeTopAppBar(header, "Ride", subtitle = subtitle, language = language, actions = actions) { println("  else ${it.purpose}") }
        }

    private fun dialog() {
        val waiting = Header.dialog(HeaderItem(Purpose.SAVE, isEnabled = false), listOf(HeaderItem(Purpose.SHARE, testTag = "share-ride")))
        showBar("waiting", waiting, subtitle = "Berlin")
        press("save")
        press("cancel")
        val before = Shown.groups.toList()
        showBar("confirming", waiting.confirming(isEnabled = true))
        press("save")
        println("  the same keys: ${before == Shown.groups}, $before")
    }

    private fun states() {
        val header = Header.page(Purpose.FAVORITE, Purpose.SHARE).showing(Purpose.SHARE, badge = 3)
        showBar("off", header.showing(Purpose.FAVORITE, isOn = false))
        val before = Shown.groups.toList()
        showBar("on", header.showing(Purpose.FAVORITE, isOn = true, badge = 0), language = Language.DE)
        press("favorite")
        press("back")
        println("  the same keys: ${before == Shown.groups}")
    }

    private fun menus() {
        val add = HeaderItem(Purpose.ADD, menu = listOf(HeaderItem(Purpose.COPY), HeaderItem(Purpose.PIN, isEnabled = false, testTag = "pin-it")))
        val items = listOf(HeaderItem(Purpose.FAVORITE, isOn = true)) + listOf(Purpose.SHARE, Purpose.DELETE).map { HeaderItem(it) } + add
        showBar("narrow", Header.page(items))
        press("favorite")
        press("delete")
        press("pin-it")
        showBar("wide", Header.page(listOf(add)), width = 601)
        press("copy")
    }

    @OptIn(ExperimentalMaterial3Api::class)
    private fun rows() {
        val header = Header.root(Purpose.SHARE).segmented(Purpose.LIST, Purpose.GRID).searching(Purpose.SEARCH)
        show("root") {
            PurposeTopAppBar(
                header.selecting(Purpose.GRID), "Places", TopAppBarDefaults.pinnedScrollBehavior(), query = "Ber",
                onQuery = { println("  query $it") }, actions = actions, onClick = { println("  else ${it.purpose}") },
            )
        }
        press("grid")
        press("list")
        press("search")
        show("without a query") { PurposeTopAppBar(header, "Places") }
    }

    private fun views() {
        val toolbar = Toolbar()
        fun apply(name: String, header: Header, subtitle: String? = null) {
            toolbar.applyHeader(header, "Ride", subtitle, actions = actions) { println("  else ${it.purpose}") }
            println("$name: ${toolbar.title}, ${toolbar.subtitle}, ${toolbar.navigationContentDescription}")
            (toolbar.menu as ShownMenu).items.forEach { println("  $it") }
        }
        fun press(title: String) = (toolbar.menu as ShownMenu).find(title).press()
        apply("toolbar", Header.dialog(Purpose.SAVE, Purpose.SHARE).confirming(isEnabled = false), "Berlin")
        press("Save")
        toolbar.navigationListener?.onClick(toolbar)
        val add = HeaderItem(Purpose.ADD, menu = listOf(HeaderItem(Purpose.COPY), HeaderItem(Purpose.PIN, isEnabled = false)))
        Shown.width = 360
        apply("menus", Header.root(listOf(HeaderItem(Purpose.FAVORITE, isOn = true), add, HeaderItem(Purpose.DELETE), HeaderItem(Purpose.SHARE, isOn = true))))
        press("Unfavorite")
        press("Copy")
        press("Delete")
        Shown.width = 320
        apply("menus in the menu", Header.page(listOf(HeaderItem(Purpose.DELETE), HeaderItem(Purpose.SHARE), add)))
        val menu = ShownMenu()
        println(menu.show(Header.page(Purpose.SHARE), Context(), actions = mapOf(Purpose.BACK to { println("  back") }))?.contentDescription)
        println(menu.items)
        toolbar.applyHeader(
            Header.root(Purpose.SHARE).showing(Purpose.SHARE, badge = 3).segmented(Purpose.LIST, Purpose.GRID, selected = Purpose.GRID)
                .searching(Purpose.SEARCH),
            "Places", query = "Ber", onQuery = { println("  query $it") }, actions = actions,
        ) { println("  else ${it.purpose}") }
        (toolbar.menu as ShownMenu).items.forEach { println("  $it") }
        press("Grid")
        press("List")
        (toolbar.menu.items.first().actionView as SearchView).setQuery("Berlin", false)
    }

    private fun names() {
        val search = Screen.Places.header.bar(Platform.ANDROID, Language.EN).items.first()
        println("${search.declaredAction} ${search.declaredTag} ${HeaderAction.entries} ${HeaderTag.entries}")
        val share = Screen.City("Berlin").header.bar(Platform.ANDROID, Language.EN).items.last()
        println("${share.declaredAction} ${share.declaredTag}, ${search.copy(action = "other", testTag = "other").declaredAction}")
        val left = listOf(
            Header.dialog(Purpose.SAVE, dismiss = DialogDismissal.Policy(isEnabled = false, testTag = "out")),
            Header.dialog(Purpose.SAVE, dismiss = DialogDismissal.Cross("leave", testTag = "out")),
            Header.page(dismiss = PageDismissal.Back("leave", isEnabled = false, testTag = "out")),
        )
        for (item in left.flatMap { it.bar(Platform.IOS, Language.EN).items }) {
            if (item.kind == BarItem.Kind.DISMISSAL) println("${item.title} ${item.isEnabled} ${item.testTag} ${item.action}")
        }
    }

    private fun widths() {
        val purposes = listOf(Purpose.SEARCH, Purpose.SHARE, Purpose.DELETE, Purpose.EDIT, Purpose.COPY, Purpose.ADD)
        for (width in listOf(320, 360, 411, 500, 600, 601, 840)) for (count in 0..purposes.size) {
            val items = Header.page(*purposes.take(count).toTypedArray()).bar(Platform.ANDROID, Language.EN, width.toDouble(), "Ride").items
            val (menu, shown) = items.partition { it.kind == BarItem.Kind.OVERFLOW }
            println("$width $count ${shown.count { it.kind == BarItem.Kind.ACTION }} ${menu.sumOf { it.menu.size }}")
        }
    }

    fun main(arguments: Array<String>) {
        if (arguments.isNotEmpty()) return widths()
        dialog()
        states()
        menus()
        rows()
        views()
        names()
    }
    """#

  /// The lines that it prints.
  static let transcript = """
    waiting
      TopAppBar
        IconButton #cancel
          Icon true name 'Cancel'
        Text 'Ride'
        Text 'Berlin'
        IconButton #share-ride
          Icon true name 'Share ride'
        TextButton disabled #save
          Text 'Save'
      save is disabled
      else CANCEL
    confirming
      TopAppBar
        IconButton #cancel
          Icon true name 'Cancel'
        Text 'Ride'
        IconButton #share-ride
          Icon true name 'Share ride'
        TextButton #save
          Text 'Save'
      save
      the same keys: true, [DISMISSAL cancel  , ACTION share  share-ride, CONFIRMATION save  ]
    off
      TopAppBar
        IconButton #back
          Icon true name 'Back'
        Text 'Ride'
        IconButton #favorite
          Icon true name 'Favorite'
        IconButton state '3' #share
          Icon true name 'Share ride'
          Badge
            Text '3'
    on
      TopAppBar
        IconButton #back
          Icon true name 'Zurück'
        Text 'Ride'
        IconButton #favorite
          Icon true name 'Aus Favoriten entfernen'
          Badge
        IconButton state '3' #share
          Icon true name 'Fahrt teilen'
          Badge
            Text '3'
      favorite
      else BACK
      the same keys: true
    narrow
      TopAppBar
        IconButton #back
          Icon true name 'Back'
        Text 'Ride'
        IconButton #favorite
          Icon true name 'Unfavorite'
        IconButton #more
          Icon true name 'More actions'
        DropdownMenu false
          DropdownMenuItem #share
            Icon true
            Text 'Share ride'
          DropdownMenuItem #delete
            Icon true
            Text 'Delete'
          DropdownMenuItem #copy
            Icon true
            Text 'Copy'
          DropdownMenuItem disabled #pin-it
            Icon true
            Text 'Pin'
      favorite
      else DELETE
      pin-it is disabled
    wide
      TopAppBar
        IconButton #back
          Icon true name 'Back'
        Text 'Ride'
        IconButton #add
          Icon true name 'Add'
        DropdownMenu false
          DropdownMenuItem #copy
            Icon true
            Text 'Copy'
          DropdownMenuItem disabled #pin-it
            Icon true
            Text 'Pin'
      else COPY
    root
      LargeTopAppBar scrolling
        Text 'Places'
        IconButton #share
          Icon true name 'Share ride'
      SegmentedButtonRow
        SegmentedButton false #list
          Text 'List' name 'Show as list'
        SegmentedButton true #grid
          Text 'Grid' name 'Show as grid'
      TextField 'Ber' name 'Find places' #search
        Icon true
        Text 'Find places'
      grid
      else LIST
      query Ber!
    without a query
      LargeTopAppBar
        Text 'Places'
        IconButton #share
          Icon true name 'Share ride'
      SegmentedButtonRow
        SegmentedButton true #list
          Text 'List' name 'Show as list'
        SegmentedButton false #grid
          Text 'Grid' name 'Show as grid'
    toolbar: Ride, Berlin, Cancel
      'Share ride' icon name 'Share ride'
      'Save' word always disabled name 'Save'
      else CANCEL
    menus: Ride, null, null
      'Unfavorite' icon name 'Unfavorite'
      'Add' icon name 'Add' ['Copy' icon never, 'Pin' icon never disabled]
      'Delete' icon never
      'Share ride' icon never checked true
      favorite
      else COPY
      else DELETE
    menus in the menu: Ride, null, Back
      'Delete' icon name 'Delete'
      'Share ride' icon never
      'Add' icon never ['Copy' icon never, 'Pin' icon never disabled]
    Back
    ['Share ride' icon name 'Share ride']
      'Find places' icon field 'Find places' 'Ber' expanded collapses
      'Share ride' icon name 'Share ride, 3'
      'List' word never checked false
      'Grid' word never checked true
      grid
      else LIST
      query Berlin
    FIND_PLACE SEARCH_PLACES [FIND_PLACE] [SEARCH_PLACES]
    null null, null
    Cancel false out null
    Close true out leave
    Back false out leave

    """
}
