/// Declarations of Material and Navigation 3 that the generated router uses, or its documentation.
extension AndroidStubs {
  static let materialFiles = [
    "Shape": shape, "Fill": fill, "Dp": dp, "Sheet": sheet, "NavigationBar": navigationBar, "Navigation3": navigation3,
    "NavDisplay": navDisplay,
  ]

  private static let shape = """
    package androidx.compose.foundation.shape

    import androidx.compose.ui.graphics.Shape
    import androidx.compose.ui.unit.Dp
    import androidx.compose.ui.unit.dp

    class RoundedCornerShape internal constructor(private val corners: List<Dp>) : Shape {
        override fun toString(): String = "RoundedCornerShape(${corners.map { it.value }})"
    }
    fun RoundedCornerShape(topStart: Dp = 0.dp, topEnd: Dp = 0.dp, bottomEnd: Dp = 0.dp, bottomStart: Dp = 0.dp) =
        RoundedCornerShape(listOf(topStart, topEnd, bottomEnd, bottomStart))
    """

  private static let fill = """
    package androidx.compose.foundation.layout

    import androidx.compose.runtime.Composable
    import androidx.compose.ui.Modifier
    import androidx.compose.ui.unit.Dp

    interface BoxScope
    interface PaddingValues
    @Composable fun Box(modifier: Modifier = Modifier, content: @Composable BoxScope.() -> Unit) = object : BoxScope {}.content()
    fun Modifier.padding(paddingValues: PaddingValues): Modifier = this.also { check(paddingValues == paddingValues) }
    fun Modifier.padding(horizontal: Dp = Dp(0f), vertical: Dp = Dp(0f)): Modifier = this.also { check(horizontal.value + vertical.value > 0) }
    fun Modifier.fillMaxWidth(fraction: Float = 1f): Modifier = this.also { check(fraction > 0) }
    fun Modifier.fillMaxSize(fraction: Float = 1f): Modifier = this.also { check(fraction > 0) }
    """

  private static let dp = """
    package androidx.compose.ui.unit

    @Suppress("NOTHING_TO_INLINE") inline val Int.dp: Dp get() = Dp(this.toFloat())
    @Suppress("NOTHING_TO_INLINE") inline val Double.dp: Dp get() = Dp(this.toFloat())
    """

  /// Material 3 1.4, whose parameters are those of 1.3 and `sheetGesturesEnabled`.
  private static let sheet = """
    package androidx.compose.material3

    import androidx.compose.foundation.layout.ColumnScope
    import androidx.compose.runtime.Composable
    import androidx.compose.ui.Modifier
    import androidx.compose.ui.graphics.Color
    import androidx.compose.ui.graphics.RectangleShape
    import androidx.compose.ui.graphics.Shape
    import androidx.compose.ui.unit.Dp
    import androidx.compose.ui.unit.dp

    @ExperimentalMaterial3Api enum class SheetValue { Hidden, Expanded, PartiallyExpanded }
    @ExperimentalMaterial3Api class SheetState(val skipsPartiallyExpanded: Boolean, val confirmValueChange: (SheetValue) -> Boolean)
    @ExperimentalMaterial3Api
    @Composable
    fun rememberModalBottomSheetState(
        skipPartiallyExpanded: Boolean = false, confirmValueChange: (SheetValue) -> Boolean = { true },
    ): SheetState = SheetState(skipPartiallyExpanded, confirmValueChange)
    @ExperimentalMaterial3Api
    class ModalBottomSheetProperties(val shouldDismissOnBackPress: Boolean = true, val shouldDismissOnClickOutside: Boolean = true)
    @ExperimentalMaterial3Api
    object ModalBottomSheetDefaults { val properties = ModalBottomSheetProperties() }
    @ExperimentalMaterial3Api
    object BottomSheetDefaults {
        val ExpandedShape: Shape @Composable get() = object : Shape { override fun toString(): String = "ExpandedShape" }
        val SheetMaxWidth = 640.dp
        @Composable
        fun DragHandle(
            modifier: Modifier = Modifier, width: Dp = 32.dp, height: Dp = 4.dp, shape: Shape = ExpandedShape, color: Color = Color(0u),
        ) {}
    }
    @ExperimentalMaterial3Api
    @Composable
    fun ModalBottomSheet(
        onDismissRequest: () -> Unit, modifier: Modifier = Modifier, sheetState: SheetState = rememberModalBottomSheetState(),
        sheetMaxWidth: Dp = BottomSheetDefaults.SheetMaxWidth, sheetGesturesEnabled: Boolean = true,
        shape: Shape = BottomSheetDefaults.ExpandedShape, containerColor: Color = Color(0u), contentColor: Color = Color(0u),
        tonalElevation: Dp = 0.dp, scrimColor: Color = Color(0u),
        dragHandle: @Composable (() -> Unit)? = { BottomSheetDefaults.DragHandle() },
        properties: ModalBottomSheetProperties = ModalBottomSheetDefaults.properties, content: @Composable ColumnScope.() -> Unit,
    ) {
        check(!properties.shouldDismissOnBackPress) { "the sheet must leave the system's back to the router" }
        stubs.Shown.sheets += stubs.ShownSheet(sheetState, onDismissRequest, shape, dragHandle != null)
        object : ColumnScope {}.content()
    }
    @Composable
    fun Surface(
        modifier: Modifier = Modifier, shape: Shape = RectangleShape, color: Color = Color(0u),
        contentColor: Color = Color(0u), content: @Composable () -> Unit,
    ) = content()
    """

  private static let navigationBar = """
    package androidx.compose.material3

    import androidx.compose.foundation.layout.PaddingValues
    import androidx.compose.foundation.layout.RowScope
    import androidx.compose.runtime.Composable
    import androidx.compose.ui.Modifier
    import androidx.compose.ui.graphics.Color
    import androidx.compose.ui.platform.testTag
    import androidx.compose.ui.unit.Dp
    import androidx.compose.ui.unit.dp

    @Composable
    fun Scaffold(
        modifier: Modifier = Modifier, topBar: @Composable () -> Unit = {}, bottomBar: @Composable () -> Unit = {},
        content: @Composable (PaddingValues) -> Unit,
    ) {
        topBar()
        content(object : PaddingValues {})
        bottomBar()
    }
    @Composable
    fun AlertDialog(
        onDismissRequest: () -> Unit, confirmButton: @Composable () -> Unit, modifier: Modifier = Modifier,
        dismissButton: @Composable (() -> Unit)? = null, icon: @Composable (() -> Unit)? = null,
        title: @Composable (() -> Unit)? = null, text: @Composable (() -> Unit)? = null,
    ) = stubs.Shown.button("AlertDialog", modifier.testTag("AlertDialog"), true, onDismissRequest) {
        title?.invoke()
        confirmButton()
        dismissButton?.invoke()
    }
    @Composable
    fun NavigationBar(
        modifier: Modifier = Modifier, containerColor: Color = Color(0u), contentColor: Color = Color(0u), tonalElevation: Dp = 0.dp,
        content: @Composable RowScope.() -> Unit,
    ) = object : RowScope {}.content()
    @Composable
    fun RowScope.NavigationBarItem(
        selected: Boolean, onClick: () -> Unit, icon: @Composable () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true,
        label: @Composable (() -> Unit)? = null, alwaysShowLabel: Boolean = true,
    ) {
        stubs.Shown.tabs += selected to onClick
    }
    """

  private static let navigation3 = """
    package androidx.navigation3.runtime

    import androidx.compose.runtime.Composable

    public interface NavKey
    public open class NavEntry<T : Any>(
        private val key: T, public val contentKey: Any = key.toString(), public open val metadata: Map<String, Any> = emptyMap(),
        private val content: @Composable (T) -> Unit,
    ) {
        @Composable public open fun Content(): Unit = content(key)
    }
    """

  private static let navDisplay = """
    package androidx.navigation3.ui

    import androidx.compose.runtime.Composable
    import androidx.compose.ui.Modifier
    import androidx.navigation3.runtime.NavEntry

    @Composable
    public fun <T : Any> NavDisplay(
        backStack: List<T>, modifier: Modifier = Modifier,
        onBack: () -> Unit = { if (backStack is MutableList<T>) backStack.removeAt(backStack.lastIndex) },
        entryProvider: (key: T) -> NavEntry<T>,
    ) {
        stubs.Shown.stacks += backStack
        entryProvider(backStack.last()).Content()
    }
    """
}
