import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.LargeTopAppBar
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.SegmentedButton
import androidx.compose.material3.SegmentedButtonDefaults
import androidx.compose.material3.SingleChoiceSegmentedButtonRow
import androidx.compose.material3.Text
import androidx.compose.material3.TextField
import androidx.compose.material3.TopAppBar
import androidx.compose.material3.TopAppBarScrollBehavior
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalConfiguration
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp

/**
 * The bar of a header, with its segmented control and its search field beneath it. The width of the screen decides the number of
 * actions beside each other.
 *
 *     PurposeTopAppBar(screen.header.confirming(isEnabled = hasInput), title = "Ride", actions = mapOf(Purpose.SAVE to ::save))
 *
 * [query] is the text of the search field, and [onQuery] gets each change; without it, there is no field. [actions] has what each purpose
 * does; a toggle has the action of its purpose in both states. [onClick] is called for each item, entry of a menu or segment that has
 * none, for that of the kind [BarItem.Kind.BACK] too: it goes back.
 */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
public fun PurposeTopAppBar(
    header: Header,
    title: String,
    modifier: Modifier = Modifier,
    subtitle: String = "",
    query: String = "",
    onQuery: ((String) -> Unit)? = null,
    language: Language = currentLanguage(),
    actions: Map<Purpose, () -> Unit> = emptyMap(),
    onClick: (BarItem) -> Unit = {},
) {
    PurposeTopAppBar(header, title, scrollBehavior = null, modifier, subtitle, query, onQuery, language, actions, onClick)
}

/**
 * The bar of a header, which reacts to scrolling by [scrollBehavior].
 *
 * It is a separate function, since the type is experimental in Material 1.3. The other parameters are those of the other function.
 */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
public fun PurposeTopAppBar(
    header: Header,
    title: String,
    scrollBehavior: TopAppBarScrollBehavior?,
    modifier: Modifier = Modifier,
    subtitle: String = "",
    query: String = "",
    onQuery: ((String) -> Unit)? = null,
    language: Language = currentLanguage(),
    actions: Map<Purpose, () -> Unit> = emptyMap(),
    onClick: (BarItem) -> Unit = {},
) {
    val width = LocalConfiguration.current.screenWidthDp.toDouble()
    val bar = header.bar(Platform./*platform*/ANDROID/**/, language, width, title)
    val perform: (BarItem) -> Unit = { item -> actions[item.purpose]?.invoke() ?: onClick(item) }
    Column(modifier) {
        Titles(bar, title, subtitle, scrollBehavior) { items -> BarItems(items, language, perform) }
        Segments(bar.segments, perform)
        if (bar.search != null && onQuery != null) SearchField(bar.search, query, language, onQuery)
    }
}

/** The bar itself, whose items [content] shows. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun Titles(
    bar: Bar, title: String, subtitle: String, scrollBehavior: TopAppBarScrollBehavior?, content: @Composable (List<BarItem>) -> Unit,
) {
    val (leading, trailing) = bar.items.partition { it.isLeading }
    val titles = @Composable {
        Column {
            Text(title)
            if (subtitle.isNotEmpty()) Text(subtitle, style = MaterialTheme.typography.labelMedium)
        }
    }
    if (bar.isProminent) {
        LargeTopAppBar(
            title = titles,
            navigationIcon = { Row { content(leading) } },
            actions = { content(trailing) },
            scrollBehavior = scrollBehavior,
        )
    } else {
        TopAppBar(
            title = titles,
            navigationIcon = { Row { content(leading) } },
            actions = { content(trailing) },
            scrollBehavior = scrollBehavior,
        )
    }
}

/** A segmented control; nothing without segments. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun Segments(segments: List<BarItem>, onClick: (BarItem) -> Unit) {
    if (segments.isEmpty()) return
    SingleChoiceSegmentedButtonRow(Modifier.fillMaxWidth().padding(horizontal = 16.dp)) {
        segments.forEachIndexed { index, segment ->
            key(segment.id) {
                SegmentedButton(
                    selected = segment.isOn == true,
                    onClick = { onClick(segment) },
                    shape = SegmentedButtonDefaults.itemShape(index, segments.size),
                    modifier = Modifier.tagged(segment),
                    enabled = segment.isEnabled,
                ) { Word(segment.title, segment.contentDescription) }
            }
        }
    }
}

/** A search field, whose name is its placeholder. */
@Composable
private fun SearchField(field: BarItem, query: String, language: Language, onQuery: (String) -> Unit) {
    TextField(
        value = query,
        onValueChange = onQuery,
        modifier = Modifier.fillMaxWidth().padding(horizontal = 16.dp).tagged(field)
            .semantics { contentDescription = field.contentDescription },
        placeholder = { Text(field.title) },
        leadingIcon = { PurposeIcon(field.iconPurpose, language = language, contentDescription = null) },
        singleLine = true,
    )
}
