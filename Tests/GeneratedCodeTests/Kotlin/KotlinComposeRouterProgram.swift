/// A program that shows the router's screens with components that record what they get, and does what people do with them.
enum KotlinComposeRouterProgram {
  static let code = #"""
    import androidx.compose.material3.ExperimentalMaterial3Api
    import androidx.compose.material3.SheetValue
    import androidx.compose.runtime.saveable.SaverScope
    import androidx.compose.runtime.saveable.saved
    import androidx.compose.runtime.snapshots.Snapshot
    import com.example.purposes.*
    import stubs.Shown

    private var question: Pair<RouterRefusal.LosesInput, () -> Unit>? = null
    private val ask = { refusal: RouterRefusal.LosesInput, retry: () -> Unit -> question = refusal to retry }

    private fun show(router: Router) {
        Shown.clear()
        val screens = mutableListOf<Screen>()
        RouterView(router, ask, custom = { name, onDismissRequest, content ->
            Shown.dialogs += onDismissRequest
            println("  custom $name")
            content()
        }) { screens += it }
        println("  $screens, back ${Shown.backs.map { it.first }}")
    }

    private fun observed(action: () -> Unit): String {
        var (reads, writes) = 0 to 0
        val failure = Snapshot.observe({ reads += 1 }, { writes += 1 }) { runCatching(action).exceptionOrNull() }
        return "read ${reads > 0}, written ${writes > 0}, ${failure?.message ?: "done"}"
    }

    private fun observe() {
        val router = rememberRouter()
        println("stack: ${observed { router.stack }}")
        println("push: ${observed { router.push(Screen.City("Berlin")) }}, ${router.stack}")
        router.present(Screen.NewItinerary)
        println("refused: ${observed { router.goBack() }}, ${router.stack}")
        Shown.end()
    }

    private fun save() {
        val router = Router()
        router.push(Screen.Route(city = "a/b \"c\"", route = "7"))
        router.present(Screen.NewItinerary)
        router.hasInput = false
        val json = checkNotNull(RouterSaver.run { SaverScope { true }.save(router) })
        saved += json
        val restored = rememberRouter()
        println("restored: ${restored !== router && restored.state == router.state}, ${restored.hasInput}, ${restored.dropped}")
        saved += json.replace("\"route\"", "\"rout\"")
        val changed = rememberRouter()
        println("changed: ${changed.stack}, ${changed.dropped.map { it.description }}")
        saved += json.dropLast(1)
        println("broken: ${rememberRouter().state == Router().state}")
        Shown.end()
    }

    @OptIn(ExperimentalMaterial3Api::class)
    private fun goBack() {
        val router = Router()
        println("base")
        show(router)
        Shown.backs[0].second()
        println("city")
        router.push(Screen.City("Berlin"))
        show(router)
        println("  ${Shown.keys}")
        Shown.backs[0].second()
        println("back: ${router.stack}")
        println("sheet")
        router.present(Screen.NewItinerary)
        show(router)
        println("  ${Shown.keys}")
        val sheet = Shown.sheets.single()
        println("  handle ${sheet.hasHandle}, skips ${sheet.state.skipsPartiallyExpanded}, ${sheet.shape}")
        println("  expand ${sheet.state.confirmValueChange(SheetValue.Expanded)}, ${question?.first}")
        println("  hide ${sheet.state.confirmValueChange(SheetValue.Hidden)}, ${question?.first}, ${router.screen}")
        router.push(Screen.People)
        Shown.backs[1].second()
        println("  back in it: ${router.screen}")
        question = null
        Shown.backs[1].second()
        println("  back: ${router.screen}, ${question?.first}")
        question?.second?.invoke()
        println("  retry: ${router.screen}")
        question?.second?.invoke()
        question = null
        router.present(Screen.NewItinerary)
        router.hasInput = false
        show(router)
        println("  hide ${Shown.sheets.single().state.confirmValueChange(SheetValue.Hidden)}, ${question?.first}, ${router.screen}")
        Shown.sheets.single().onDismissRequest()
        println("  hidden: ${router.screen}")
        router.present(Screen.NewItinerary)
        show(router)
        Shown.sheets.single().state.confirmValueChange(SheetValue.Hidden)
        question?.second?.invoke()
        println("  retry of a swipe: ${router.screen}")
        question = null
        router.present(Screen.NewItinerary, Presentation.Custom("card"))
        show(router)
        Shown.dialogs.single()()
        println("  closed: ${router.screen}, ${question?.first}")
        question?.second?.invoke()
        println("  retry: ${router.screen}")
        println("others")
        router.present(Screen.City("Rome"), Presentation.Sheet(listOf(Presentation.Detent.Large), cornerRadius = 12.5))
        router.present(Screen.Photo)
        show(router)
        val large = Shown.sheets.single()
        println("  handle ${large.hasHandle}, skips ${large.state.skipsPartiallyExpanded}, ${large.shape}")
        Shown.dialogs.single()()
        println("  closed: ${router.screen}")
        router.present(Screen.People, Presentation.Custom("card"))
        show(router)
        Shown.dialogs.single()()
        println("  closed: ${router.screen}")
        router.present(Screen.People, Presentation.Custom("card"))
        Shown.end()
        RouterView(router, ask) {}
        Shown.dialogs.single()()
        println("  closed: ${router.screen}")
    }

    private fun leave() {
        val router = Router()
        fun step(name: String, action: () -> Unit) {
            action()
            Shown.clear()
            RouterView(router, ask) {}
            println("$name: ${Shown.removed}")
        }
        Shown.end()
        step("push") { router.push(Screen.City("Berlin")) }
        step("push again") { router.push(Screen.Route("Berlin", "7")) }
        step("present") { router.present(Screen.Photo) }
        step("dismiss") { router.dismiss() }
        step("pop") { router.popToRoot() }
    }

    private fun tabs() {
        val router = Router()
        router.push(Screen.City("Berlin"))
        fun tap(index: Int) {
            Shown.clear()
            RouterTabBar(router, ask, language = Language.DE)
            Shown.tabs[index].second()
            println("tap $index of ${Shown.tabs.map { it.first }}: ${router.stack}")
        }
        tap(1)
        tap(0)
        tap(0)
        router.present(Screen.Photo)
        tap(1)
        router.dismiss()
        router.selectTab("itineraries")
        Shown.end()
        show(router)
        println("  ${Shown.keys}")
    }

    /** Asks by the dialog of the view; the app takes no refusals. */
    @OptIn(ExperimentalMaterial3Api::class)
    private fun answer() {
        Shown.end()
        val router = Router()
        fun show(name: String) {
            Shown.clear()
            RouterView(router) {}
            println("$name: ${router.screen}, ${if (Shown.lines.isEmpty()) "no question" else Shown.lines.joinToString(" ") { it.trim() }}")
        }
        fun press(tag: String) = Shown.presses.getValue(tag)!!()
        fun goBack() = Shown.backs.last().second()
        router.present(Screen.NewItinerary)
        show("input")
        goBack()
        show("back")
        press("keep-editing")
        show("keep editing")
        goBack()
        show("back")
        press("AlertDialog")
        show("outside")
        goBack()
        show("back")
        press("discard")
        show("discard")
        router.present(Screen.NewItinerary)
        router.attempt { force -> goBack(force) }
        show("cancel")
        press("discard")
        show("discard")
        router.present(Screen.NewItinerary)
        show("input")
        println("  hide ${Shown.sheets.single().state.confirmValueChange(SheetValue.Hidden)}")
        show("swipe")
        press("keep-editing")
        router.attempt { force -> open("/itineraries", force = force) }
        show("link")
        press("discard")
        show("discard")
        router.present(Screen.NewItinerary)
        router.attempt { force -> goBack(force) }
        router.open("/places", force = true)
        show("another step")
        router.present(Screen.NewItinerary)
        router.hasInput = false
        show("no input")
        println("  hide ${Shown.sheets.single().state.confirmValueChange(SheetValue.Hidden)}")
        goBack()
        show("back")
        val question = DiscardQuestion(RouterRefusal.LosesInput("new-itinerary", "discard"), { println("discards") })
        println("${question.text(Language.DE)} ${question.answers.map { "${it.purpose.title(Language.DE)} ${it.isDestructive}" }}")
        question.answers.forEach { it.perform() }
    }

    fun main() {
        observe()
        save()
        goBack()
        leave()
        tabs()
        answer()
        val router = Router()
        router.push(Screen.City("Berlin"))
        router.present(Screen.NewItinerary)
        Shown.end()
        Stacks(router, ask) { println("page $it") }
        println(Shown.stacks)
    }
    """#

  /// The lines that it prints.
  static let transcript = """
    stack: read true, written false, done
    push: read true, written true, done, [Places, City(city=Berlin)]
    refused: read true, written false, screen 'new-itinerary' would lose input; ask, with 'discard' for the answer that loses it, [NewItinerary]
    restored: true, false, []
    changed: [Places], ['rout' is not restored: unknown screen 'rout'; did you mean 'route'?, 'new-itinerary' is not restored: what lies beneath it is not]
    broken: true
    base
      [Places], back [false]
    city
      [City(city=Berlin)], back [true]
      [tab places, 1 city {city=Berlin}]
    back: [Places]
    sheet
      [Places, NewItinerary], back [true, true]
      [tab places, 0 places {}, modal 0 Sheet(detents=[Medium, Large], grabber=true, cornerRadius=null) new-itinerary, 0 new-itinerary {}]
      handle true, skips false, ExpandedShape
      expand true, null
      hide false, LosesInput(screen=new-itinerary, discard=discard), NewItinerary
      back in it: NewItinerary
      back: NewItinerary, LosesInput(screen=new-itinerary, discard=discard)
      retry: Places
      [Places, NewItinerary], back [true, true]
      hide true, null, NewItinerary
      hidden: Places
      [Places, NewItinerary], back [true, true]
      retry of a swipe: Places
      custom card
      [Places, NewItinerary], back [true]
      closed: NewItinerary, LosesInput(screen=new-itinerary, discard=discard)
      retry: Places
    others
      [Places, City(city=Rome), Photo], back [true, true]
      handle false, skips true, RoundedCornerShape([12.5, 12.5, 0.0, 0.0])
      closed: City(city=Rome)
      custom card
      [Places, City(city=Rome), People], back [true, true]
      closed: City(city=Rome)
      closed: City(city=Rome)
    push: []
    push again: []
    present: []
    dismiss: [modal 0 FullScreen photo]
    pop: [1 city {city=Berlin}, 2 route {city=Berlin, route=7}]
    tap 1 of [true, false]: [Itineraries]
    tap 0 of [false, true]: [Places, City(city=Berlin)]
    tap 0 of [true, false]: [Places]
    tap 1 of [true, false]: [Photo]
      [Itineraries], back [false]
      [tab itineraries, 0 itineraries {}]
    input: NewItinerary, no question
    back: NewItinerary, AlertDialog #AlertDialog Text 'Discard changes?' TextButton #discard Text 'Discard' TextButton #keep-editing Text 'Keep editing'
    keep editing: NewItinerary, no question
    back: NewItinerary, AlertDialog #AlertDialog Text 'Discard changes?' TextButton #discard Text 'Discard' TextButton #keep-editing Text 'Keep editing'
    outside: NewItinerary, no question
    back: NewItinerary, AlertDialog #AlertDialog Text 'Discard changes?' TextButton #discard Text 'Discard' TextButton #keep-editing Text 'Keep editing'
    discard: Places, no question
    cancel: NewItinerary, AlertDialog #AlertDialog Text 'Discard changes?' TextButton #discard Text 'Discard' TextButton #keep-editing Text 'Keep editing'
    discard: Places, no question
    input: NewItinerary, no question
      hide false
    swipe: NewItinerary, AlertDialog #AlertDialog Text 'Discard changes?' TextButton #discard Text 'Discard' TextButton #keep-editing Text 'Keep editing'
    link: NewItinerary, AlertDialog #AlertDialog Text 'Discard changes?' TextButton #discard Text 'Discard' TextButton #keep-editing Text 'Keep editing'
    discard: Itineraries, no question
    another step: Places, no question
    no input: NewItinerary, no question
      hide true
    back: Places, no question
    Änderungen verwerfen? [Verwerfen true, Weiter bearbeiten false]
    discards
    page City(city=Berlin)
    page NewItinerary
    [[Places, City(city=Berlin)], [NewItinerary]]

    """
}
