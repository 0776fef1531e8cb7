import androidx.compose.foundation.layout.Box
import androidx.compose.material3.Badge
import androidx.compose.material3.BadgedBox
import androidx.compose.material3.Button as MaterialButton
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem as MaterialDropdownMenuItem
import androidx.compose.material3.FilledIconButton
import androidx.compose.material3.IconButton as MaterialIconButton
import androidx.compose.material3.IconToggleButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.font.FontWeight

/** Items of a bar. An item keeps its identity while its state changes. */
@Composable
internal fun BarItems(items: List<BarItem>, language: Language, onClick: (BarItem) -> Unit) {
    for (item in items) {
        key(item.id) { if (item.menu.isEmpty()) ItemButton(item, language) { onClick(item) } else MenuButton(item, language, onClick) }
    }
}

/** A button that opens a menu. */
@Composable
private fun MenuButton(item: BarItem, language: Language, onClick: (BarItem) -> Unit) {
    var isOpen by remember { mutableStateOf(false) }
    Box {
        ItemButton(item, language) { isOpen = true }
        DropdownMenu(expanded = isOpen, onDismissRequest = { isOpen = false }) {
            for (entry in entries(item.menu)) {
                key(entry.id) {
                    MenuEntry(entry, language) {
                        isOpen = false
                        onClick(entry)
                    }
                }
            }
        }
    }
}

/** The entries of a menu. Material has no menus in menus: the entries of an inner one take its place. */
private fun entries(menu: List<BarItem>): List<BarItem> = menu.flatMap { if (it.menu.isEmpty()) listOf(it) else entries(it.menu) }

@Composable
private fun MenuEntry(entry: BarItem, language: Language, onClick: () -> Unit) {
    MaterialDropdownMenuItem(
        // In a menu, an item that is an icon in a bar shows its word.
        text = { Word(entry.title, if (entry.isWord) entry.contentDescription else entry.iconPurpose.accessibleName(entry.title, language)) },
        onClick = onClick,
        modifier = Modifier.tagged(entry),
        leadingIcon = { PurposeIcon(entry.iconPurpose, language = language, contentDescription = null) },
        trailingIcon = entry.badge?.let { badge -> { CountBadge(badge, language) } },
        enabled = entry.isEnabled,
    )
}

/** A button with the word or the icon of an item. */
@Composable
private fun ItemButton(item: BarItem, language: Language, onClick: () -> Unit) {
    val modifier = Modifier.tagged(item).counted(item, language)
    val isProminent = item.emphasis == BarItem.Emphasis.PROMINENT
    // A toggle with an opposite is named after what pressing it does; another one is checked.
    val isChecked = item.isOn?.takeIf { item.purpose.inverse == null }
    when {
        item.isWord && isProminent -> MaterialButton(onClick, modifier, item.isEnabled) { Badged(item, language) { ItemWord(item) } }
        item.isWord -> TextButton(onClick, modifier, item.isEnabled) { Badged(item, language) { ItemWord(item) } }
        isProminent -> FilledIconButton(onClick, modifier, item.isEnabled) { Badged(item, language) { ItemIcon(item, language) } }
        isChecked != null -> IconToggleButton(isChecked, { onClick() }, modifier, item.isEnabled) {
            Badged(item, language) { ItemIcon(item, language) }
        }
        else -> MaterialIconButton(onClick, modifier, item.isEnabled) { Badged(item, language) { ItemIcon(item, language) } }
    }
}

@Composable
private fun ItemWord(item: BarItem) {
    Word(item.title, item.contentDescription, if (item.emphasis == BarItem.Emphasis.BOLD) FontWeight.SemiBold else null)
}

@Composable
private fun ItemIcon(item: BarItem, language: Language) {
    IconOrTitle(item.iconPurpose, item.title, item.contentDescription, language)
}

/** A label with the badge of an item. */
@Composable
private fun Badged(item: BarItem, language: Language, label: @Composable () -> Unit) {
    val badge = item.badge
    if (badge == null) label() else BadgedBox(badge = { CountBadge(badge, language) }) { label() }
}

/** A badge with a number, or a dot for 0. */
@Composable
private fun CountBadge(count: Int, language: Language) {
    if (count > 0) Badge { Text(language.numbers.print(count.toLong())) } else Badge()
}

/** Tests find an item by its tag, or by its purpose's identifier. */
internal fun Modifier.tagged(item: BarItem): Modifier = testTag(item.testTag ?: item.purpose.identifier)

/** Says the number of a badge after the name. */
private fun Modifier.counted(item: BarItem, language: Language): Modifier {
    val count = item.badge?.takeIf { it > 0 } ?: return this
    return semantics { stateDescription = language.numbers.print(count.toLong()) }
}
