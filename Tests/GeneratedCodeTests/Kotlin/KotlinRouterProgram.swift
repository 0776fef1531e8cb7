/// A program that takes each row of the conformance table of routers, which describes its notation, and that
/// stores and restores states as JSON.
enum KotlinRouterProgram {
  static func code(package: String) -> String { template.replacing("PACKAGE", with: package) }

  private static let template = #"""
    import PACKAGE.*
    import java.io.File
    import java.net.URLDecoder

    // States

    private fun decoded(text: String): String = URLDecoder.decode(text.replace("+", "%2B"), Charsets.UTF_8)

    private fun encoded(text: String): String = text.toByteArray().joinToString("") { byte ->
        val sign = (byte.toInt() and 255).toChar()
        if (sign in 'a'..'z' || sign in 'A'..'Z' || sign in '0'..'9' || sign in "-._/") "$sign" else "%%%02X".format(byte)
    }

    private fun destination(text: String): Destination {
        val pairs = text.substringAfter("(", "").removeSuffix(")").split(" ").filter { it.isNotEmpty() }
        return Destination(text.substringBefore("("), pairs.associate { it.substringBefore("=") to decoded(it.substringAfter("=")) })
    }

    private fun presentation(text: String): Presentation = when (text) {
        "push" -> Presentation.Push
        "sheet" -> Presentation.Sheet()
        "full-screen" -> Presentation.FullScreen
        else -> Presentation.Custom(text.removePrefix("custom:"))
    }

    private fun state(line: String): RouterState {
        val unchanged = mutableSetOf<Destination>()
        fun entries(text: String): List<Destination> = text.split(",").map { it.trim() }.filter { it.isNotEmpty() }.map { entry ->
            destination(entry.removeSuffix("~")).also { if (entry.endsWith("~")) unchanged += it }
        }
        val layers = line.split("^")
        val tabs = Router().tabs.map { it.name }
        var selected: String? = null
        val stacks = layers[0].split("|").map { it.trim() }.zip(tabs).map { (stack, tab) ->
            if (stack.startsWith("*")) selected = tab
            RouterState.Stack(tab, entries(stack.removePrefix("*")))
        }
        val modals = layers.drop(1).map { layer ->
            if (layer.startsWith("[")) RouterState.Modal(presentation(layer.drop(1).substringBefore("]")), entries(layer.substringAfter("]")))
            else RouterState.Modal(null, entries(layer))
        }
        return RouterState(stacks, selected, modals, unchanged)
    }

    private fun text(destination: Destination): String {
        val values = destination.parameters.toSortedMap().map { "${it.key}=${encoded(it.value)}" }
        return destination.screen + if (values.isEmpty()) "" else values.joinToString(" ", "(", ")")
    }

    private fun text(state: RouterState): String {
        fun text(entries: List<Destination>) = entries.joinToString { text(it) + if (it in state.unchanged) "~" else "" }
        val stacks = state.stacks.joinToString(" | ") { (if (it.tab == state.selectedTab) "*" else "") + text(it.entries) }
        return stacks + state.modals.joinToString("") { modal ->
            val way = when (val own = modal.presentation) {
                null -> ""
                Presentation.Push -> "[push]"
                is Presentation.Sheet -> "[sheet]"
                Presentation.FullScreen -> "[full-screen]"
                is Presentation.Custom -> "[custom:${own.name}]"
            }
            " ^$way ${text(modal.entries)}"
        }
    }

    // Answers

    private fun text(step: RouterTransition): String = when (step) {
        is RouterTransition.Dismiss -> "dismiss ${step.count}"
        is RouterTransition.Tab -> "tab ${step.name}"
        is RouterTransition.HiddenStack -> "hiddenStack ${step.tab ?: "-"}"
        RouterTransition.Replace -> "replace"
        is RouterTransition.Pop -> "pop ${step.count}"
        is RouterTransition.Push -> "push ${step.count}"
        is RouterTransition.Present -> "present ${step.count}"
    }

    private fun text(error: RouteValueError): String = when (error) {
        is RouteValueError.Missing -> "missing ${error.name}"
        is RouteValueError.Unknown -> "unknown ${error.name}"
        is RouteValueError.EmptyPart -> "emptyPart ${error.name}"
        is RouteValueError.DotPart -> "dotPart ${error.name} ${error.part}"
        is RouteValueError.Gap -> "gap ${error.name} ${error.absent}"
    }

    private fun text(refusal: RouterRefusal): String = when (refusal) {
        is RouterRefusal.UnknownScreen -> "unknownScreen ${refusal.screen}"
        is RouterRefusal.Parameters -> "parameters ${refusal.screen} ${text(refusal.error)}"
        is RouterRefusal.Parent -> "parent ${refusal.screen} ${refusal.parent} ${text(refusal.error)}"
        is RouterRefusal.Modal -> "modal ${refusal.screen}"
        is RouterRefusal.Pushed -> "pushed ${refusal.screen}"
        is RouterRefusal.Base -> "base ${refusal.screen} ${refusal.tab ?: "-"}"
        is RouterRefusal.PopsBase -> "popsBase ${refusal.screen} ${refusal.isModal}"
        RouterRefusal.NothingPresented -> "nothingPresented"
        is RouterRefusal.NotInStack -> "notInStack ${refusal.screen} ${refusal.stack.joinToString(",")}"
        is RouterRefusal.NoPlace -> "noPlace ${refusal.index} ${refusal.count}"
        is RouterRefusal.LosesInput -> "losesInput ${refusal.screen} ${refusal.discard}"
        is RouterRefusal.UnknownTab -> "unknownTab ${refusal.tab}"
        is RouterRefusal.CoveredTab -> "coveredTab ${refusal.tab}"
        is RouterRefusal.UnknownRoute -> "unknownRoute ${refusal.link}"
        is RouterRefusal.NoRoute -> "noRoute ${refusal.screen}"
        is RouterRefusal.Shadowed -> "shadowed ${refusal.screen} ${refusal.path} ${refusal.other}"
    }

    private fun text(dropped: Router.Dropped): String = text(dropped.destination) + ": " + when (val reason = dropped.reason) {
        is Router.Dropped.Reason.Refused -> text(reason.refusal)
        is Router.Dropped.Reason.UnknownTab -> "unknownTab ${reason.tab ?: "-"}"
        Router.Dropped.Reason.Above -> "above"
    }

    /** Takes an action; the entries that were not restored. Typed screens take the place of destinations where they can. */
    private fun run(action: String, router: Router): List<Router.Dropped> {
        val force = action.endsWith(" force")
        val words = action.removeSuffix(" force").split(" ", limit = 2)
        val value = words.getOrElse(1) { "" }
        fun act(text: String, typed: (Screen) -> Unit, untyped: (Destination) -> Unit) {
            val destination = destination(text)
            val screen = Screen.make(destination.screen, destination.parameters)
            if (screen?.destination == destination) typed(screen) else untyped(destination)
        }
        when (words[0]) {
            "push" -> act(value, router::push, router::push)
            "replaceTop" -> act(value, router::replaceTop, router::replaceTop)
            "pop" -> router.pop()
            "popTo" -> if (value.startsWith("= ")) act(value.drop(2), router::popTo, router::popTo) else router.popTo(value)
            "popToIndex" -> router.popToIndex(value.toInt())
            "popToRoot" -> router.popToRoot()
            "goBack" -> router.goBack(force)
            "present" -> {
                val way = value.substringAfter(" as ", "").ifEmpty { null }?.let(::presentation)
                act(value.substringBefore(" as "), { router.present(it, way) }, { router.present(it, way) })
            }
            "dismiss" -> router.dismiss(value.toInt())
            "dismissTo" -> router.dismissTo(value)
            "setRoot" -> act(value, { router.setRoot(it, force) }, { router.setRoot(it, force) })
            "selectTab" -> router.selectTab(value, force)
            "open" -> router.open(value, force = force)
            "over" -> router.open(value, Router.Opening.PUSH, force)
            "hasInput" -> router.hasInput = value == "true"
            "restore" -> return router.restore(state(value), force)
            else -> error(action)
        }
        return emptyList()
    }

    private fun answer(row: List<String>): List<String> {
        val start = state(row[0])
        val router = Router(start)
        if (router.dropped.isNotEmpty() || router.state != start || RouterState.fromJson(start.toJson()) != start) return listOf("${router.state}")
        return try {
            val dropped = run(row[1], router)
            listOf(text(router.state), router.transitions(start).joinToString { text(it) }, dropped.joinToString { text(it) })
        } catch (refused: RouterRefusalException) {
            listOf(if (router.state == start) "! ${text(refused.refusal)}" else "changed", "", "")
        }
    }

    // Storing

    private val withoutState = listOf(
        "", " ", "null", "[]", "{}", "3", "{", "[".repeat(100_000), "{\"a\":".repeat(100_000), "\"", "\"\\", "tru", "-", "1e", "01",
        "{\"stacks\":{}}", "{\"stacks\":[3]}", "{\"stacks\":[{}]}", "{\"stacks\":[{\"entries\":{}}]}", "{\"stacks\":[{\"entries\":[3]}]}",
        "{\"stacks\":[{\"entries\":[{\"screen\":3,\"parameters\":{}}]}]}", "{\"stacks\":[{\"entries\":[{\"screen\":\"a\"}]}]}",
        "{\"stacks\":[{\"entries\":[{\"screen\":\"a\",\"parameters\":{\"a\":3}}]}]}", "{\"stacks\":[{\"tab\":3,\"entries\":[]}]}",
        "{\"stacks\":[],\"selectedTab\":3}", "{\"stacks\":[],\"selectedTab\":\"\\ud800\"}", "{\"stacks\":[],\"selectedTab\":\"\\u12\"}",
        "{\"stacks\":[],\"selectedTab\":\"\\x\"}", "{\"stacks\":[],\"selectedTab\":\"a\nb\"}", "{\"stacks\":[],}", "{\"stacks\":[]}}",
        "{\"stacks\":[],\"modals\":{}}", "{\"stacks\":[],\"modals\":[{\"presentation\":\"slide\",\"entries\":[]}]}",
        "{\"stacks\":[],\"modals\":[{\"presentation\":{\"style\":\"custom\"},\"entries\":[]}]}",
        "{\"stacks\":[],\"modals\":[{\"presentation\":{\"style\":\"sheet\",\"grabber\":1},\"entries\":[]}]}",
        "{\"stacks\":[],\"modals\":[{\"presentation\":{\"style\":\"sheet\",\"detents\":[\"low\"]},\"entries\":[]}]}",
        "{\"stacks\":[],\"modals\":[{\"presentation\":{\"style\":\"sheet\",\"cornerRadius\":\"1\"},\"entries\":[]}]}",
    )

    private val detents = listOf(Presentation.Detent.Medium, Presentation.Detent.Large, Presentation.Detent.Share(0.5))

    private val presentations = listOf(
        null, Presentation.Push, Presentation.Sheet(), Presentation.Sheet(detents, true, 16.0), Presentation.Sheet(cornerRadius = 0.25),
        Presentation.FullScreen, Presentation.Custom("a \"drawer\"\\\n\u0001\u2028é😀"),
    )

    private fun checkStoring() {
        for (text in withoutState) check(RouterState.fromJson(text) == null) { text.take(100) }
        for (presentation in presentations) {
            val state = RouterState(emptyList(), null, listOf(RouterState.Modal(presentation, listOf(Destination("a", mapOf("b" to "c"))))))
            check(RouterState.fromJson(state.toJson()) == state) { state.toJson() }
        }
        val sheet = RouterState(emptyList(), null, listOf(RouterState.Modal(presentations[3], emptyList()))).toJson()
        val expected = """{"style":"sheet","detents":["medium","large",0.5],"grabber":true,"cornerRadius":16}"""
        check(sheet == """{"stacks":[],"modals":[{"presentation":$expected,"entries":[]}]}""") { sheet }
        val unpaired = RouterState(emptyList(), "\ud800a\udc00")
        check(RouterState.fromJson(unpaired.toJson())?.selectedTab == "\uFFFDa\uFFFD")
        val spaced = RouterState.fromJson(" { \"stacks\" : [ ] , \"selectedTab\" : \"\\u0061\\ud83d\\ude00\\/\" , \"new\" : [ -1.5e+3 , null ] } ")
        check(spaced == RouterState(emptyList(), "a😀/")) { "$spaced" }
        val far = RouterState.fromJson(expected.replace("0.5", "0, 2, 1e999").replace("16", "-1").let { "{\"stacks\":[],\"modals\":[{\"presentation\":$it,\"entries\":[]}]}" })
        check(far?.modals?.first()?.presentation == Presentation.Sheet(detents.take(2), true)) { "$far" }
    }

    private fun refusal(action: () -> Any): String? = try {
        action()
        null
    } catch (refused: RouterRefusalException) {
        refused.message
    }

    private fun checkAnswers() {
        val router = Router()
        check(router.screen == Screen.Places() && router.state.selectedTab == "places" && !router.isModal && !router.hasInput)
        check(Screen.tabs == listOf(Screen.Places(), Screen.Itineraries) && Screen.tabs == router.tabs.map { Screen.of("/${it.name}") })
        router.push(Screen.City(city = "São"))
        check(router.stack == listOf(Screen.Places(), Screen.City("São")) && router.current == Screen.City("São").destination)
        router.present(Screen.NewItinerary)
        check(router.presentations == listOf(Screen.NewItinerary.presentation) && router.hasInput)
        check(router.presentations == listOf(Presentation.Sheet(detents.take(2), true)))
        router.hasInput = false
        check(!router.hasInput && router.tabs.map { it.isSelected } == listOf(true, false))
        // A state from another app, with fewer stacks.
        check(router.transitions(RouterState(emptyList(), "places")).isNotEmpty() && router.transitions(router.state).isEmpty())
        check(Router(RouterState(emptyList(), "nowhere")).state == Router().state)
        check(Destination("city", mapOf("city" to "São")).path() == "/places/S%C3%A3o" && Destination.of("/places/a") == Screen.City("a").destination)
        check(refusal { Destination("lonely").path() } == "screen 'lonely' has no route; add one in screens.json")
        check(refusal { Destination("itinerary", mapOf("itinerary" to "new")).path() } ==
            "path '/itineraries/new' of screen 'itinerary' leads to 'new-itinerary'; use other values, or another route")
        check(refusal { router.push(Destination("citi")) } == "unknown screen 'citi'; did you mean 'city'?")
        check(refusal { router.selectTab("place") } == "unknown tab 'place'; did you mean 'places'?")
        check(refusal { router.open("/place\n/{city}") } == "no route matches '/place\\n/{city}'; did you mean '/places/{city}'?")
        check(refusal { router.push(Destination("city", mapOf("citi" to "a"))) } == "screen 'city': unknown parameter 'citi'; did you mean 'city'?")
    }

    /** Reads the table, then lines of JSON that Swift wrote, and writes them as it stores them. */
    fun main(arguments: Array<String>) {
        val rows = File(arguments[0]).readLines()
        val wrong = rows.filter { line ->
            val row = line.split("\t")
            val answer = (row.take(2) + answer(row)).joinToString("\t")
            (answer != line).also { if (it) println("$answer\n$line") }
        }
        checkStoring()
        checkAnswers()
        println("${rows.size} rows, ${wrong.size} wrong")
        File(arguments[1]).readLines().forEach { println(RouterState.fromJson(it)?.toJson()) }
    }

    """#
}
