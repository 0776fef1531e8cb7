// region imports
// endregion
/**
 * The position of a person in the app: a stack for each tab, and a stack for each modal over them.
 *
 * An action replaces [state], or throws a [RouterRefusalException] that says why the state is unchanged. No action changes the tab
 * unless the screen declares one, except [selectTab] and [open]. No stack is ever empty.
 *
 *     val router = Router()
 *     router.push(Screen.City(city = "Berlin"))
 *     router.open("https://example.org/places/Berlin")
 *
 * [restoring] is a stored state, from anywhere. It is restored as far as its screens still exist: a wrong entry is dropped together
 * with everything above it, the rest of its stack and the modals over it, and a stack that loses its base gets the base of its tab.
 * Without it, the router is at the base of the first tab.
 */
// region stable
// endregion
public class Router(restoring: RouterState? = null) {
    private val losses = mutableListOf<Dropped>()

    /** The person's position: an immutable value that each action replaces. */
    public var state: RouterState /*state*/= newState(restoring, losses)/**/
        private set

    /** The question of the last [attempt] that would lose input; null without one, after its answer, and after another action. */
    public val question: DiscardQuestion? get() = asked?.takeIf { it.second === state }?.first

    /** A question, and the state in which it is asked. */
    internal var asked: Pair<DiscardQuestion, RouterState>? /*asked*/= null/**/

    /** The entries of the stored state that the router was created from, as far as they were not restored. */
    public val dropped: List<Dropped> = losses

    // Answers

    /** The destination that is visible. */
    public val current: Destination get() = path.last()

    /** The visible stack, from its base: that of the top modal, or else of the selected tab. */
    public val path: List<Destination> get() = state.path

    /** The screen that is visible; null only if no screen can be a base. */
    public val screen: Screen? get() = screen(current)

    /** The screens of the visible stack, from its base. */
    public val stack: List<Screen> get() = path.mapNotNull(::screen)

    /** True if a modal is visible. */
    public val isModal: Boolean get() = state.modals.isNotEmpty()

    /** The ways in which the modals are presented, the lowest first. */
    public val presentations: List<Presentation>
        get() = state.modals.map { modal ->
            modal.presentation ?: Screen.factsOf(modal.entries.first().screen)?.presentation ?: Presentation.FullScreen
        }

    /** The tabs, in the order of the tab bar; empty if the app has none. */
    public val tabs: List<Tab>
        get() = state.stacks.mapNotNull { stack -> stack.tab?.let { Tab(it, stack.entries, it == state.selectedTab) } }

    /** A tab, and the person's position in it. */
    public data class Tab(
        /** Its name in the catalogue. */
        public val name: String,
        /** Its stack, from its base. */
        public val path: List<Destination>,
        /** True if it is selected; a modal may cover it. */
        public val isSelected: Boolean,
    )

    /**
     * True if leaving the visible screen would lose input.
     *
     * A screen that declares a purpose for discarding counts as having input until the app sets this to false: an app sets it when the
     * first character is typed, when all are deleted, and after input is saved. Other screens have no input that a question could save.
     */
    public var hasInput: Boolean
        get() = losesInput(current)
        set(value) {
            state = state.copy(unchanged = if (value) state.unchanged - current else state.unchanged + current)
        }

    // Actions

    /**
     * Shows a screen over the visible one, in the same stack.
     *
     * A screen that declares a tab is shown in the stack of that tab, which is selected. The visible screen need not be the parent.
     */
    public fun push(screen: Screen): Unit = push(screen.destination)

    /** Shows a destination over the visible one, in the same stack. */
    public fun push(destination: Destination) {
        val facts = checkedPage(destination)
        state = going(selecting(facts.tab).changingPath { it + destination })
    }

    /** Shows a screen in place of the visible one, which is not the base of a stack. */
    public fun replaceTop(screen: Screen): Unit = replaceTop(screen.destination)

    /** Shows a destination in place of the visible one, which is not the base of a stack. */
    public fun replaceTop(destination: Destination) {
        checkedPage(destination)
        if (path.size < 2) refuse(RouterRefusal.PopsBase(current.screen, isModal))
        state = going(state.changingPath { it.dropLast(1) + destination })
    }

    /**
     * Presents a screen over everything, with a separate stack.
     *
     * [presentation] is the way in which it is presented this time, null for that of the screen. With it, a screen that is pushed elsewhere
     * can be presented too.
     */
    public fun present(screen: Screen, presentation: Presentation? = null): Unit = present(screen.destination, presentation)

    /** Presents a destination over everything, with a separate stack. */
    public fun present(destination: Destination, presentation: Presentation? = null) {
        val facts = checked(destination)
        if (facts.isBase) refuse(RouterRefusal.Base(destination.screen, facts.tab))
        if (!(presentation ?: facts.presentation).isModal) refuse(RouterRefusal.Pushed(destination.screen))
        val selected = selecting(facts.tab)
        state = going(selected.copy(modals = selected.modals + RouterState.Modal(presentation, listOf(destination))))
    }

    /** Dismisses the top modals with their stacks, without asking whether input is lost. */
    public fun dismiss(count: Int = 1) {
        if (count !in 1..state.modals.size) refuse(RouterRefusal.NothingPresented)
        state = going(state.copy(modals = state.modals.dropLast(count)))
    }

    /**
     * Dismisses modals until a screen is in the visible stack, and goes back to it, without asking whether input is lost.
     *
     * [screen] is an identifier; the nearest screen with it is shown.
     */
    public fun dismissTo(screen: String) {
        val layers = listOf(state.stacks[state.selectedStack].entries) + state.modals.map { it.entries }
        val layer = layers.indexOfLast { entries -> entries.any { it.screen == screen } }
        if (layer < 0) refuse(RouterRefusal.NotInStack(screen, layers.flatten().map { it.screen }))
        val uncovered = state.copy(modals = state.modals.take(layer))
        state = going(uncovered.keeping(uncovered.path.indexOfLast { it.screen == screen } + 1))
    }

    /** Goes back to the screen beneath the visible one, in the same stack, without asking whether input is lost. */
    public fun pop() {
        if (path.size < 2) refuse(RouterRefusal.PopsBase(current.screen, isModal))
        state = going(state.keeping(path.size - 1))
    }

    /** Goes back to a screen of the visible stack: the nearest with that identifier; nothing changes if it is visible. */
    public fun popTo(identifier: String) {
        val index = path.indexOfLast { it.screen == identifier }
        if (index < 0) refuse(RouterRefusal.NotInStack(identifier, path.map { it.screen }))
        state = going(state.keeping(index + 1))
    }

    /** Goes back to a screen of the visible stack: the nearest that is equal; nothing changes if it is visible. */
    public fun popTo(screen: Screen): Unit = popTo(screen.destination)

    /** Goes back to a destination of the visible stack: the nearest that is equal; nothing changes if it is visible. */
    public fun popTo(destination: Destination) {
        val index = path.lastIndexOf(destination)
        if (index < 0) refuse(RouterRefusal.NotInStack(destination.screen, path.map { it.screen }))
        state = going(state.keeping(index + 1))
    }

    /** Goes back to a place of the visible stack, as the menu of a back button does: [index] is that in [path], 0 is the base. */
    public fun popToIndex(index: Int) {
        if (index !in path.indices) refuse(RouterRefusal.NoPlace(index, path.size))
        state = going(state.keeping(index + 1))
    }

    /** Goes back to the base of the visible stack; nothing changes if it is visible. */
    public fun popToRoot() {
        state = going(state.keeping(1))
    }

    /**
     * Goes back as people do by the system's back button, Cancel, Close or a swipe: pops a screen, or dismisses the modal if its base is
     * visible.
     *
     * Throws [RouterRefusal.LosesInput] with the question to ask; [force] loses input, as people do who confirm the question.
     */
    public fun goBack(force: Boolean = false) {
        if (!isModal && path.size < 2) refuse(RouterRefusal.PopsBase(current.screen, false))
        val next = if (path.size > 1) state.keeping(path.size - 1) else state.copy(modals = state.modals.dropLast(1))
        state = going(next, force)
    }

    /**
     * Replaces the stack of a screen's tab by the screen with its parents beneath, and dismisses all modals.
     *
     * The tab is the one that the screen declares, or else the nearest parent, or else the selected one. [force] loses input.
     */
    public fun setRoot(screen: Screen, force: Boolean = false): Unit = setRoot(screen.destination, force)

    /** Replaces the stack of a destination's tab; its values are those of its parameters, and of those that its parents need. */
    public fun setRoot(destination: Destination, force: Boolean = false) {
        val facts = checked(destination)
        if (facts.presentation.isModal) refuse(RouterRefusal.Modal(destination.screen))
        state = going(state.replacing(way(destination, facts)), force)
    }

    /**
     * Selects a tab. The selected tab goes back to its base, as tab bars do; the stacks of others are unchanged.
     *
     * [force] dismisses modals and loses input.
     */
    public fun selectTab(name: String, force: Boolean = false) {
        val names = firstStacks().mapNotNull { it.tab }
        if (name !in names) refuse(RouterRefusal.UnknownTab(name, nearest(name, names)))
        val uncovered = state.copy(modals = emptyList())
        val next = going(if (name == state.selectedTab) uncovered.keeping(1) else uncovered.copy(selectedTab = name), force)
        if (!force && isModal) refuse(RouterRefusal.CoveredTab(name))
        state = next
    }

    /** The effect of opening a link on the screens that are shown. */
    public enum class Opening {
        /** The link's screens replace the stack of their tab, and all modals. */
        REPLACE,

        /** The link's screens are shown over the visible ones. */
        PUSH,
    }

    /**
     * Opens a link: its screen, with the parents beneath, each with the parameters that it needs.
     *
     * The link's tab is selected: the one that its screen declares, or else the nearest parent. Parents that are modals are presented. If
     * the last of the parents cannot be the base of a stack, the base of the tab is beneath it.
     *
     * With [Opening.PUSH], the tab's stack stays, and parents that it already ends with are not shown again. Modals stay too, unless the
     * tab changes.
     *
     * [url] is a path with an optional query, or a URL whose scheme and host are ignored. [force] loses input.
     */
    public fun open(url: String, opening: Opening = Opening.REPLACE, force: Boolean = false) {
        val destination = Destination.of(url)
        val way = way(destination, knownScreen(destination.screen))
        state = going(if (opening == Opening.REPLACE) state.replacing(way) else state.pushing(way), force)
    }

    /**
     * Restores a stored state in place of the current one, as far as its screens still exist, as a new router does.
     *
     * [force] loses input. The entries that are not restored are returned.
     */
    public fun restore(state: RouterState, force: Boolean = false): List<Dropped> {
        val restored = Router(state)
        going(restored.state, force)
        this.state = restored.state
        return restored.dropped
    }

    /** An entry that was not restored. */
    public data class Dropped(
        /** The screen and its parameters. */
        public val destination: Destination,
        /** The reason why it was not restored. */
        public val reason: Reason,
    ) {
        /** The reason why an entry was not restored. */
        public sealed interface Reason {
            /** The screen is refused: it no longer exists, or its parameters have changed. */
            public data class Refused(public val refusal: RouterRefusal) : Reason
            /** The app has no such tab any more, or the state has it twice. */
            public data class UnknownTab(public val tab: String?) : Reason
            /** An entry beneath it was dropped. */
            public data object Above : Reason
        }

        /** The screen, and the reason why it was not restored. */
        public val description: String
            get() = "'${destination.screen.onOneLine()}' is not restored: " + when (reason) {
                is Reason.Refused -> reason.refusal.description
                is Reason.UnknownTab ->
                    if (reason.tab == null) "there is no stack outside of the tabs, or there are two"
                    else "there is no tab '${reason.tab.onOneLine()}', or it has two stacks"
                Reason.Above -> "what lies beneath it is not"
            }
    }

    /**
     * The steps from an earlier state of this app to the current one, in the order in which an app takes them; empty if the screens are
     * the same.
     *
     * An app that takes the steps, each with the contents of this router, shows this router's screens: two sheets that are replaced by a
     * third are `[Dismiss(2), Present(1)]`.
     */
    public fun transitions(from: RouterState): List<RouterTransition> = state.transitions(from)

    // Parts of actions

    /** The facts of a screen that can be pushed. */
    private fun checkedPage(destination: Destination): ScreenFacts {
        val facts = checked(destination)
        if (facts.presentation.isModal) refuse(RouterRefusal.Modal(destination.screen))
        if (facts.isBase) refuse(RouterRefusal.Base(destination.screen, facts.tab))
        return facts
    }

    /** The state with a tab selected, unless it is null. */
    private fun selecting(tab: String?): RouterState {
        if (tab == null || tab == state.selectedTab) return state
        if (isModal) refuse(RouterRefusal.CoveredTab(tab))
        return state.copy(selectedTab = tab)
    }

    /** The state with the screens of another, unless one that goes away on the way there would lose input. */
    private fun going(next: RouterState, force: Boolean = true): RouterState {
        val lost = if (force) null else state.goingAway(next).lastOrNull(::losesInput)
        if (lost != null) refuse(RouterRefusal.LosesInput(lost.screen, Screen.factsOf(lost.screen)?.discard.orEmpty()))
        return next.forgettingInput(state)
    }

    private fun losesInput(destination: Destination): Boolean =
        Screen.factsOf(destination.screen)?.discard != null && destination !in state.unchanged
}

/** A step from one state of the screens to another, without edges and animations. */
public sealed interface RouterTransition {
    /** The top modals are dismissed. */
    public data class Dismiss(public val count: Int) : RouterTransition
    /** Another tab is selected, by its name. */
    public data class Tab(public val name: String) : RouterTransition
    /** The stack of a tab that is not visible is another one; null for the only stack of an app without tabs. */
    public data class HiddenStack(public val tab: String?) : RouterTransition
    /** The visible stack, or the one in the top modal that remains, has another base, and goes on without a direction. */
    public data object Replace : RouterTransition
    /** Screens of the visible stack are popped. */
    public data class Pop(public val count: Int) : RouterTransition
    /** The last screens of the visible stack are pushed over those that remain. */
    public data class Push(public val count: Int) : RouterTransition
    /** The last modals, each with its whole stack, are presented. */
    public data class Present(public val count: Int) : RouterTransition
}

/** The stacks of the app, in the order of the tab bar, each with its base; one stack without a tab if the app has no tabs. */
private fun firstStacks(): List<RouterState.Stack> = listOf(
    // region stacks
    RouterState.Stack("home", listOf(Destination("home"))),
    // endregion
)

/** The state of a new router: the bases of the tabs, changed to a stored state as far as its screens still exist. */
private fun newState(restoring: RouterState?, losses: MutableList<Router.Dropped>): RouterState {
    val first = RouterState(firstStacks(), firstStacks().first().tab)
    return if (restoring == null) first else first.restoring(restoring, losses)
}

private fun screen(destination: Destination): Screen? = Screen.make(destination.screen, destination.parameters)

// States

internal val RouterState.selectedStack: Int get() = stacks.indexOfFirst { it.tab == selectedTab }.coerceAtLeast(0)

private val RouterState.path: List<Destination> get() = modals.lastOrNull()?.entries ?: stacks[selectedStack].entries

private fun RouterState.changingPath(change: (List<Destination>) -> List<Destination>): RouterState {
    val modal = modals.lastOrNull() ?: return changingStack(change)
    return copy(modals = modals.dropLast(1) + modal.copy(entries = change(modal.entries)))
}

private fun RouterState.changingStack(change: (List<Destination>) -> List<Destination>): RouterState {
    val selected = selectedStack
    val changed = stacks.mapIndexed { index, stack -> if (index == selected) stack.copy(entries = change(stack.entries)) else stack }
    return copy(stacks = changed)
}

/** The state with the first screens of the visible stack. */
private fun RouterState.keeping(count: Int): RouterState = changingPath { it.take(count) }

/** The state without notes about destinations that went away, and about those that are shown once more. */
private fun RouterState.forgettingInput(earlier: RouterState): RouterState {
    if (unchanged.isEmpty()) return this
    val (before, after) = earlier.shown to shown
    val left = unchanged.filter { noted -> after.count { it == noted } in 1..before.count { it == noted } }
    return copy(unchanged = left.toSet() - earlier.goingAway(this).toSet())
}

/** The destinations that an app stops showing on the way to another state, the topmost last. */
private fun RouterState.goingAway(next: RouterState): List<Destination> {
    var left = modals
    val below = mutableListOf<Destination>()
    val dismissed = mutableListOf<Destination>()
    for (step in next.transitions(this)) {
        val visible = left.lastOrNull()?.entries ?: stacks[next.selectedStack].entries
        when (step) {
            is RouterTransition.Dismiss -> {
                left.takeLast(step.count).flatMapTo(dismissed) { it.entries }
                left = left.dropLast(step.count)
            }
            is RouterTransition.HiddenStack -> for ((old, new) in stacks zip next.stacks) {
                if (old.tab == step.tab) below += old.entries.drop(commonCount(old.entries, new.entries))
            }
            RouterTransition.Replace -> below += visible
            is RouterTransition.Pop -> below += visible.takeLast(step.count)
            is RouterTransition.Tab, is RouterTransition.Push, is RouterTransition.Present -> {}
        }
    }
    return below + dismissed
}

private fun RouterState.transitions(from: RouterState): List<RouterTransition> {
    val index = selectedStack
    val isSameTab = selectedTab == from.selectedTab
    // The modals that remain: all that are equal, and the next one if only its stack changed.
    var kept = 0
    if (isSameTab && from.stacks.getOrNull(index) == stacks[index]) {
        kept = commonCount(from.modals, modals)
        val old = from.modals.getOrNull(kept)
        val new = modals.getOrNull(kept)
        if (old != null && new != null && old.isSameModal(new)) kept += 1
    }
    val steps = mutableListOf<RouterTransition>()
    if (from.modals.size > kept) steps += RouterTransition.Dismiss(from.modals.size - kept)
    if (!isSameTab && selectedTab != null) steps += RouterTransition.Tab(selectedTab)
    for ((old, new) in from.stacks zip stacks) {
        if (old != new && new.tab != selectedTab) steps += RouterTransition.HiddenStack(new.tab)
    }
    val old = if (kept > 0) from.modals[kept - 1].entries else from.stacks.getOrNull(index)?.entries.orEmpty()
    val new = if (kept > 0) modals[kept - 1].entries else stacks[index].entries
    val common = commonCount(old, new)
    if (common == 0) {
        steps += RouterTransition.Replace
    } else {
        if (old.size > common) steps += RouterTransition.Pop(old.size - common)
        if (new.size > common) steps += RouterTransition.Push(new.size - common)
    }
    if (modals.size > kept) steps += RouterTransition.Present(modals.size - kept)
    return steps
}

/** Returns whether both have the same screen at their base and are presented in the same way, so that a modal remains. */
private fun RouterState.Modal.isSameModal(other: RouterState.Modal): Boolean =
    presentation == other.presentation && entries.firstOrNull()?.screen == other.entries.firstOrNull()?.screen

private fun <T> commonCount(left: List<T>, right: List<T>): Int = (left zip right).takeWhile { (one, other) -> one == other }.size

// Ways

/** A screen on the way to a destination. */
private class WayStep(val facts: ScreenFacts, val destination: Destination)

/**
 * The way to a destination: the screens beneath it, from the base, and itself. A circle of parents ends it.
 *
 * Each parent gets the parameters that it needs from the destination.
 */
private fun way(destination: Destination, target: ScreenFacts): List<WayStep> {
    val way = mutableListOf(WayStep(target, destination))
    val seen = mutableSetOf(destination.screen)
    var next = target.parent
    while (next != null && seen.add(next)) {
        val parent = Screen.factsOf(next) ?: break
        val values = parent.requiredValues(destination.parameters) { error ->
            refuse(RouterRefusal.Parent(destination.screen, parent.identifier, error))
        }
        way.add(0, WayStep(parent, Destination(parent.identifier, values)))
        next = parent.parent
    }
    return way
}

private fun RouterState.replacing(way: List<WayStep>): RouterState {
    val selected = selectingTab(way).copy(modals = emptyList())
    val pushed = way.takeWhile { !it.facts.presentation.isModal }
    if (pushed.isEmpty()) return selected.showing(way)
    val first = pushed.first()
    val base = if (first.facts.isBase) null else firstStacks()[selected.selectedStack].entries.first().takeIf { it != first.destination }
    return selected.changingStack { listOfNotNull(base) + pushed.map { it.destination } }.showing(way.drop(pushed.size))
}

private fun RouterState.pushing(way: List<WayStep>): RouterState {
    val target = way.last()
    if (target.facts.isBase) return replacing(way)
    var next = selectingTab(way)
    if (next.selectedTab != selectedTab) next = next.copy(modals = emptyList())
    if (next.isShowing(target)) return next.showingInPlace(target)
    // The bases of stacks are not shown over others.
    return next.showing(way.drop(next.shownCount(way)).dropWhile { it.facts.isBase })
}

/** Returns whether a link would show the visible screen again: the same modal, or a page whose link has another query. */
private fun RouterState.isShowing(target: WayStep): Boolean {
    if (target.facts.presentation.isModal) return modals.lastOrNull()?.entries?.firstOrNull()?.screen == target.facts.identifier
    if (path.size < 2 || path.last().screen != target.facts.identifier) return false
    val query = target.facts.query.map { it.name }.toSet()
    return path.last().parameters - query == target.destination.parameters - query
}

private fun RouterState.showingInPlace(target: WayStep): RouterState = when {
    !target.facts.presentation.isModal -> changingPath { it.dropLast(1) + target.destination }
    path.first() != target.destination -> changingPath { listOf(target.destination) }
    else -> this
}

/** The number of first steps that the visible screens end with, from the tab's base through all modals. */
private fun RouterState.shownCount(way: List<WayStep>): Int {
    val visible = stacks[selectedStack].entries + modals.flatMap { it.entries }
    return (minOf(visible.size, way.size) downTo 1).firstOrNull { count ->
        visible.takeLast(count) == way.take(count).map { it.destination }
    } ?: 0
}

/** The state with screens over the visible one, each with its presentation. */
private fun RouterState.showing(steps: List<WayStep>): RouterState = steps.fold(this) { state, step ->
    if (step.facts.presentation.isModal) state.copy(modals = state.modals + RouterState.Modal(null, listOf(step.destination)))
    else state.changingPath { it + step.destination }
}

private fun RouterState.selectingTab(way: List<WayStep>): RouterState {
    val tab = way.lastOrNull { it.facts.tab != null } ?: return this
    return copy(selectedTab = tab.facts.tab)
}

// Stored states

/** The first state of a router, changed to a stored one as far as its screens still exist. */
private fun RouterState.restoring(stored: RouterState, dropped: MutableList<Router.Dropped>): RouterState {
    val tabs = stacks.map { it.tab }
    val known = mutableMapOf<String?, List<Destination>>()
    for (stack in stored.stacks) {
        if (stack.tab in known || stack.tab !in tabs) {
            stack.entries.mapTo(dropped) { Router.Dropped(it, Router.Dropped.Reason.UnknownTab(stack.tab)) }
        } else {
            known[stack.tab] = stack.entries
        }
    }
    val selected = if (stored.selectedTab in tabs) copy(selectedTab = stored.selectedTab) else this
    var isWhole = selected.selectedTab == stored.selectedTab
    val restored = stacks.map { stack ->
        val losses = mutableListOf<Router.Dropped>()
        val kept = restore(known[stack.tab].orEmpty(), losses) { index, entry ->
            // Without a screen that can be a base, the base is an unknown screen, which is not checked.
            if (index == 0 && stack.entries == listOf(entry)) null else refusal(entry) { !it.presentation.isModal }
        }
        if (stack.tab == selected.selectedTab && losses.isNotEmpty()) isWhole = false
        dropped += losses
        if (kept.isEmpty()) stack else stack.copy(entries = kept)
    }
    val presented = mutableListOf<RouterState.Modal>()
    for (modal in stored.modals) {
        if (!isWhole) {
            modal.entries.mapTo(dropped) { Router.Dropped(it, Router.Dropped.Reason.Above) }
            continue
        }
        val losses = mutableListOf<Router.Dropped>()
        val kept = restore(modal.entries, losses) { index, entry ->
            refusal(entry) { facts ->
                if (index == 0) (modal.presentation ?: facts.presentation).isModal else !facts.presentation.isModal
            }
        }
        if (kept.isNotEmpty()) presented += RouterState.Modal(modal.presentation, kept)
        isWhole = losses.isEmpty()
        dropped += losses
    }
    val next = selected.copy(stacks = restored, modals = presented)
    return next.copy(unchanged = stored.unchanged intersect next.shown.toSet())
}

/** The first entries of a stack that are not refused; the others are appended to [losses]. */
private fun restore(
    entries: List<Destination>, losses: MutableList<Router.Dropped>, refusal: (Int, Destination) -> RouterRefusal?,
): List<Destination> {
    entries.forEachIndexed { index, entry ->
        val reason = refusal(index, entry) ?: return@forEachIndexed
        losses += Router.Dropped(entry, Router.Dropped.Reason.Refused(reason))
        entries.drop(index + 1).mapTo(losses) { Router.Dropped(it, Router.Dropped.Reason.Above) }
        return entries.take(index)
    }
    return entries
}

private fun refusal(entry: Destination, isAllowed: (ScreenFacts) -> Boolean): RouterRefusal? = try {
    val facts = checked(entry)
    when {
        isAllowed(facts) -> null
        facts.presentation.isModal -> RouterRefusal.Modal(entry.screen)
        else -> RouterRefusal.Pushed(entry.screen)
    }
} catch (refused: RouterRefusalException) {
    refused.refusal
}
