/// Declarations of Material's buttons, menus, badges and bars, which record what an app shows.
///
/// The parameters are those of androidx.compose.material3 1.3, which has `SegmentedButton` and the scroll behavior of bars as experimental API
/// (developer.android.com/reference/kotlin/androidx/compose/material3).
extension AndroidStubs {
  static let barFiles = [
    "Material": material, "Buttons": buttons, "Menus": menus, "TopAppBar": topAppBar, "Segments": segments,
  ]

  private static let material = """
    package androidx.compose.material3

    import androidx.compose.runtime.Composable
    import androidx.compose.runtime.ProvidableCompositionLocal
    import androidx.compose.ui.Modifier
    import androidx.compose.ui.graphics.Color
    import androidx.compose.ui.graphics.vector.ImageVector
    import androidx.compose.ui.text.TextStyle
    import androidx.compose.ui.text.font.FontWeight

    @RequiresOptIn annotation class ExperimentalMaterial3Api

    class ColorScheme { val error = Color(0u); val onError = Color(0u) }
    class Typography { val labelMedium = TextStyle() }
    object MaterialTheme {
        val colorScheme: ColorScheme @Composable get() = ColorScheme()
        val typography: Typography @Composable get() = Typography()
    }
    val LocalContentColor = ProvidableCompositionLocal { Color(0u) }
    val LocalTextStyle = ProvidableCompositionLocal { TextStyle() }

    @Composable fun Icon(
        imageVector: ImageVector, contentDescription: String?, modifier: Modifier = Modifier, tint: Color = LocalContentColor.current,
    ) = stubs.Shown.show("Icon ${imageVector.id > 0}${contentDescription?.let { " name '$it'" } ?: ""}", modifier)
    @Composable fun Text(
        text: String, modifier: Modifier = Modifier, color: Color = Color(0u), fontWeight: FontWeight? = null,
        style: TextStyle = LocalTextStyle.current,
    ) = stubs.Shown.show("Text '$text'", modifier)
    """

  private static let buttons = """
    package androidx.compose.material3

    import androidx.compose.foundation.layout.BoxScope
    import androidx.compose.foundation.layout.RowScope
    import androidx.compose.runtime.Composable
    import androidx.compose.ui.Modifier
    import androidx.compose.ui.graphics.Color
    import androidx.compose.ui.unit.Dp

    class ButtonColors
    object ButtonDefaults {
        val IconSize = Dp(18f)
        val IconSpacing = Dp(8f)
        @Composable fun buttonColors(): ButtonColors = ButtonColors()
        @Composable fun buttonColors(
            containerColor: Color = Color(0u), contentColor: Color = Color(0u), disabledContainerColor: Color = Color(0u),
            disabledContentColor: Color = Color(0u),
        ): ButtonColors = ButtonColors()
        @Composable fun textButtonColors(): ButtonColors = ButtonColors()
        @Composable fun textButtonColors(
            containerColor: Color = Color(0u), contentColor: Color = Color(0u), disabledContainerColor: Color = Color(0u),
            disabledContentColor: Color = Color(0u),
        ): ButtonColors = ButtonColors()
    }

    @Composable fun IconButton(
        onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, content: @Composable () -> Unit,
    ) = stubs.Shown.button("IconButton", modifier, enabled, onClick, content)
    @Composable fun FilledIconButton(
        onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, content: @Composable () -> Unit,
    ) = stubs.Shown.button("FilledIconButton", modifier, enabled, onClick, content)
    @Composable fun IconToggleButton(
        checked: Boolean, onCheckedChange: (Boolean) -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true,
        content: @Composable () -> Unit,
    ) = stubs.Shown.button("IconToggleButton $checked", modifier, enabled, { onCheckedChange(!checked) }, content)
    @Composable fun Button(
        onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, colors: ButtonColors = ButtonDefaults.buttonColors(),
        content: @Composable RowScope.() -> Unit,
    ) = stubs.Shown.button("Button", modifier, enabled, onClick) { object : RowScope {}.content() }
    @Composable fun TextButton(
        onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true,
        colors: ButtonColors = ButtonDefaults.textButtonColors(), content: @Composable RowScope.() -> Unit,
    ) = stubs.Shown.button("TextButton", modifier, enabled, onClick) { object : RowScope {}.content() }

    @Composable fun BadgedBox(
        badge: @Composable BoxScope.() -> Unit, modifier: Modifier = Modifier, content: @Composable BoxScope.() -> Unit,
    ) {
        object : BoxScope {}.content()
        object : BoxScope {}.badge()
    }
    @Composable fun Badge(
        modifier: Modifier = Modifier, containerColor: Color = Color(0u), contentColor: Color = Color(0u),
        content: (@Composable RowScope.() -> Unit)? = null,
    ) = stubs.Shown.show("Badge", modifier) { content?.let { object : RowScope {}.it() } }
    """

  private static let menus = """
    package androidx.compose.material3

    import androidx.compose.foundation.layout.ColumnScope
    import androidx.compose.runtime.Composable
    import androidx.compose.ui.Modifier

    @Composable fun DropdownMenu(
        expanded: Boolean, onDismissRequest: () -> Unit, modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit,
    ) = stubs.Shown.show("DropdownMenu $expanded", modifier) { object : ColumnScope {}.content() }
    @Composable fun DropdownMenuItem(
        text: @Composable () -> Unit, onClick: () -> Unit, modifier: Modifier = Modifier, leadingIcon: (@Composable () -> Unit)? = null,
        trailingIcon: (@Composable () -> Unit)? = null, enabled: Boolean = true,
    ) = stubs.Shown.button("DropdownMenuItem", modifier, enabled, onClick) {
        leadingIcon?.invoke()
        text()
        trailingIcon?.invoke()
    }
    """

  private static let topAppBar = """
    package androidx.compose.material3

    import androidx.compose.foundation.layout.RowScope
    import androidx.compose.runtime.Composable
    import androidx.compose.ui.Modifier

    @ExperimentalMaterial3Api interface TopAppBarScrollBehavior
    @ExperimentalMaterial3Api
    object TopAppBarDefaults { @Composable fun pinnedScrollBehavior(): TopAppBarScrollBehavior = object : TopAppBarScrollBehavior {} }

    @ExperimentalMaterial3Api
    @Composable fun TopAppBar(
        title: @Composable () -> Unit, modifier: Modifier = Modifier, navigationIcon: @Composable () -> Unit = {},
        actions: @Composable RowScope.() -> Unit = {}, scrollBehavior: TopAppBarScrollBehavior? = null,
    ) = stubs.Shown.show(if (scrollBehavior == null) "TopAppBar" else "TopAppBar scrolling", modifier) {
        navigationIcon()
        title()
        object : RowScope {}.actions()
    }
    @ExperimentalMaterial3Api
    @Composable fun LargeTopAppBar(
        title: @Composable () -> Unit, modifier: Modifier = Modifier, navigationIcon: @Composable () -> Unit = {},
        actions: @Composable RowScope.() -> Unit = {}, scrollBehavior: TopAppBarScrollBehavior? = null,
    ) = stubs.Shown.show(if (scrollBehavior == null) "LargeTopAppBar" else "LargeTopAppBar scrolling", modifier) {
        navigationIcon()
        title()
        object : RowScope {}.actions()
    }
    @Composable fun TextField(
        value: String, onValueChange: (String) -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, readOnly: Boolean = false,
        label: @Composable (() -> Unit)? = null, placeholder: @Composable (() -> Unit)? = null, leadingIcon: @Composable (() -> Unit)? = null,
        trailingIcon: @Composable (() -> Unit)? = null, singleLine: Boolean = false,
    ) = stubs.Shown.button("TextField '$value'", modifier, enabled, { onValueChange("$value!") }) {
        leadingIcon?.invoke()
        placeholder?.invoke()
    }
    """

  private static let segments = """
    package androidx.compose.material3

    import androidx.compose.foundation.layout.RowScope
    import androidx.compose.runtime.Composable
    import androidx.compose.ui.Modifier
    import androidx.compose.ui.graphics.RectangleShape
    import androidx.compose.ui.graphics.Shape

    @ExperimentalMaterial3Api interface SingleChoiceSegmentedButtonRowScope : RowScope
    @ExperimentalMaterial3Api
    object SegmentedButtonDefaults {
        @Composable fun itemShape(index: Int, count: Int, baseShape: Shape = RectangleShape): Shape = baseShape.also { check(index < count) }
    }
    @ExperimentalMaterial3Api
    @Composable fun SingleChoiceSegmentedButtonRow(
        modifier: Modifier = Modifier, content: @Composable SingleChoiceSegmentedButtonRowScope.() -> Unit,
    ) = stubs.Shown.show("SegmentedButtonRow", modifier) { object : SingleChoiceSegmentedButtonRowScope {}.content() }
    @ExperimentalMaterial3Api
    @Composable fun SingleChoiceSegmentedButtonRowScope.SegmentedButton(
        selected: Boolean, onClick: () -> Unit, shape: Shape, modifier: Modifier = Modifier, enabled: Boolean = true,
        label: @Composable () -> Unit,
    ) = stubs.Shown.button("SegmentedButton $selected", modifier, enabled, onClick, label)
    """
}
