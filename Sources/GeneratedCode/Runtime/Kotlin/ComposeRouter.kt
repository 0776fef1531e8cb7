import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.BottomSheetDefaults
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.ModalBottomSheet
import androidx.compose.material3.ModalBottomSheetProperties
import androidx.compose.material3.SheetValue
import androidx.compose.material3.Surface
import androidx.compose.material3.rememberModalBottomSheetState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.saveable.SaveableStateHolder
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import androidx.compose.ui.window.DialogProperties

/** A router that keeps its state after the end of the process; its `dropped` lists the entries that were not restored. */
@Composable
public fun rememberRouter(): Router = rememberSaveable(saver = RouterSaver) { Router() }

/** Saves a router as the JSON of its state. */
public val RouterSaver: Saver<Router, String> =
    Saver(save = { it.state.toJson() }, restore = { Router(RouterState.fromJson(it)) })

/**
 * Shows the visible screen of a router's tabs, and the modals over it. The system's back goes back while that is possible.
 *
 * A screen keeps the values of its `rememberSaveable` until it leaves its stack. Before input is lost, a dialog asks in [language]; with
 * [onRefused], the app asks instead, and calls `retry` if the input may be lost; a swipe may call it twice. [custom] shows a modal that
 * has a custom presentation, by its name, as a full-screen dialog by default. [screen] is the content of a screen.
 */
@Composable
public fun RouterView(
    router: Router,
    onRefused: ((refusal: RouterRefusal.LosesInput, retry: () -> Unit) -> Unit)? = null,
    language: Language = currentLanguage(),
    custom: @Composable (name: String, onDismissRequest: () -> Unit, content: @Composable () -> Unit) -> Unit =
        { _, onDismissRequest, content -> FullScreen(onDismissRequest, content) },
    screen: @Composable (Screen) -> Unit,
) {
    RouterStacks(router, onRefused, language, custom) { stack ->
        val keys = stack.mapIndexed { depth, entry -> "$depth ${entry.identifier} ${entry.parameters.toSortedMap()}" }
        val states = rememberStates(keys)
        stack.lastOrNull()?.let { top -> states.SaveableStateProvider(keys.last()) { screen(top) } }
    }
}

/**
 * Shows the stack of the selected tab, and those of the modals over it, each by [stack], for an app with its own transitions.
 *
 * The other parameters are those of [RouterView].
 */
@Composable
public fun RouterStacks(
    router: Router,
    onRefused: ((refusal: RouterRefusal.LosesInput, retry: () -> Unit) -> Unit)? = null,
    language: Language = currentLanguage(),
    custom: @Composable (name: String, onDismissRequest: () -> Unit, content: @Composable () -> Unit) -> Unit =
        { _, onDismissRequest, content -> FullScreen(onDismissRequest, content) },
    stack: @Composable (List<Screen>) -> Unit,
) {
    // A second press may arrive before the first one is shown.
    val goBack = { router.attempt(onRefused) { force -> if (canGoBack) goBack(force) } }
    BackHandler(enabled = router.canGoBack, onBack = goBack)
    val state = router.state
    val presentations = router.presentations
    val tabs = state.stacks.map { "tab ${it.tab}" }
    val modals = state.modals.mapIndexed { index, modal -> "modal $index ${presentations[index]} ${modal.entries.first().screen}" }
    val states = rememberStates(tabs + modals)
    states.SaveableStateProvider(tabs[state.selectedStack]) { stack(screens(state.stacks[state.selectedStack].entries)) }
    state.modals.forEachIndexed { index, modal ->
        key(modals[index]) {
            val content = @Composable { states.SaveableStateProvider(modals[index]) { stack(screens(modal.entries)) } }
            when (val presentation = presentations[index]) {
                is Presentation.Sheet -> Sheet(
                    presentation, { router.mayClose(index, onRefused) }, { router.close(index, force = true) }, goBack, content,
                )
                is Presentation.Custom -> custom(
                    presentation.name, { router.attempt(onRefused) { force -> close(index, force) } }, content,
                )
                Presentation.FullScreen, Presentation.Push -> FullScreen(goBack, content)
            }
        }
    }
    router.question?.let { DiscardDialog(it, language) }
}

private val Router.canGoBack: Boolean get() = isModal || path.size > 1

/** Dismisses a modal, by its index, with its whole stack and those over it. */
private fun Router.close(index: Int, force: Boolean) {
    restore(state.copy(modals = state.modals.take(index)), force)
}

/** Returns whether closing a modal loses no input; asks if it would. */
private fun Router.mayClose(index: Int, onRefused: ((RouterRefusal.LosesInput, () -> Unit) -> Unit)?): Boolean {
    var isAllowed = true
    Router(state).attempt({ refusal, _ ->
        isAllowed = false
        ask(refusal, onRefused) { close(index, force = true) }
    }) { force -> close(index, force) }
    return isAllowed
}

private fun screens(entries: List<Destination>): List<Screen> = entries.mapNotNull { Screen.make(it.screen, it.parameters) }

/** A holder of the states that belong to keys; it drops those of other keys. */
@Composable
private fun rememberStates(keys: List<String>): SaveableStateHolder {
    val states = rememberSaveableStateHolder()
    val known = rememberSaveable { HashSet<String>() }
    SideEffect {
        (known - keys.toSet()).forEach(states::removeState)
        known.clear()
        known += keys
    }
    return states
}

/** A bottom sheet, which rests at half of the height and at the whole height, unless its only detent is large. */
@Suppress("DEPRECATION") // Newer versions of Material deprecate the state's function for one that older versions lack.
@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun Sheet(
    sheet: Presentation.Sheet, mayClose: () -> Boolean, onClosed: () -> Unit, onBack: () -> Unit, content: @Composable () -> Unit,
) {
    val currentMayClose by rememberUpdatedState(mayClose)
    // Another function would create another state.
    val confirm = remember { { value: SheetValue -> value != SheetValue.Hidden || currentMayClose() } }
    val handle: (@Composable () -> Unit)? = if (sheet.grabber) ({ BottomSheetDefaults.DragHandle() }) else null
    ModalBottomSheet(
        onDismissRequest = onClosed,
        sheetState = rememberModalBottomSheetState(
            skipPartiallyExpanded = sheet.detents.isNotEmpty() && sheet.detents.all { it == Presentation.Detent.Large },
            confirmValueChange = confirm,
        ),
        shape = sheet.cornerRadius?.let { RoundedCornerShape(topStart = it.dp, topEnd = it.dp) } ?: BottomSheetDefaults.ExpandedShape,
        dragHandle = handle,
        // The router handles the system's back, which may pop a screen of the sheet.
        properties = ModalBottomSheetProperties(shouldDismissOnBackPress = false),
    ) {
        BackHandler(onBack = onBack)
        content()
    }
}

@Composable
private fun FullScreen(onDismissRequest: () -> Unit, content: @Composable () -> Unit) {
    val properties = DialogProperties(dismissOnClickOutside = false, usePlatformDefaultWidth = false)
    Dialog(onDismissRequest, properties) { Surface(Modifier.fillMaxSize(), content = content) }
}
