import androidx.compose.material3.NavigationBar
import androidx.compose.material3.NavigationBarItem
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag

/**
 * The tab bar of a router, with the titles and icons of the tabs. Sheets and full-screen modals cover it.
 *
 * The selected tab goes back to its base. [onRefused] is that of [RouterView]. Tests find a tab by its name.
 */
@Composable
public fun RouterTabBar(
    router: Router,
    onRefused: ((refusal: RouterRefusal.LosesInput, retry: () -> Unit) -> Unit)? = null,
    modifier: Modifier = Modifier,
    language: Language = currentLanguage(),
) {
    NavigationBar(modifier) {
        router.tabs.forEach { tab ->
            // Another screen may be the base of the stack now.
            val base = Screen.tabs.firstOrNull { it.facts().tab == tab.name }
            NavigationBarItem(
                selected = tab.isSelected,
                // A custom modal may leave the bar visible.
                onClick = { if (!router.isModal) router.attempt(onRefused) { force -> selectTab(tab.name, force) } },
                icon = {
                    base?.facts()?.titlePurpose?.let { PurposeIcon(it, language = language, contentDescription = null) }
                },
                modifier = Modifier.testTag(tab.name),
                label = { Text(base?.title(language) ?: tab.name) },
            )
        }
    }
}
