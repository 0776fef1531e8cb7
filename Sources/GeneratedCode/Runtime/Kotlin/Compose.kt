import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Button as MaterialButton
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.DropdownMenuItem as MaterialDropdownMenuItem
import androidx.compose.material3.Icon as MaterialIcon
import androidx.compose.material3.IconButton as MaterialIconButton
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.scale
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.LocalConfiguration
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.vectorResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.LayoutDirection

/** The app's drawables. They are vectors. */
public val LocalPurposeDrawables: ProvidableCompositionLocal<PurposeDrawables> = staticCompositionLocalOf { /*provided*/AppDrawables/**/ }

/** The language of the texts: the best for the user's languages, or for those of the app. */
@Composable
public fun currentLanguage(): Language {
    val locales = LocalConfiguration.current.locales
    return remember(locales) { Language.of(locales) }
}

/** The icon of a purpose; empty for a purpose without a drawable. */
@Composable
public fun PurposeIcon(
    purpose: Purpose,
    modifier: Modifier = Modifier,
    language: Language = currentLanguage(),
    contentDescription: String? = purpose.accessibleName(null, language),
    tint: Color = LocalContentColor.current,
) {
    val icon = purpose.androidIcon(language) ?: return
    val id = LocalPurposeDrawables.current.id(icon)
    if (id == 0) return
    val image = ImageVector.vectorResource(id)
    // A vector with 'autoMirrored' is flipped already.
    val isFlipped = image.autoMirror && LocalLayoutDirection.current == LayoutDirection.Rtl
    MaterialIcon(
        image, contentDescription, if (icon.isMirrored == isFlipped) modifier else modifier.scale(scaleX = -1f, scaleY = 1f), tint,
    )
}

/** A button with the icon of a purpose, or its title if there is no drawable. Tests find it by the purpose's identifier. */
@Composable
public fun IconButton(
    purpose: Purpose,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    language: Language = currentLanguage(),
    onClick: () -> Unit,
) {
    MaterialIconButton(onClick = onClick, modifier = modifier.testTag(purpose.identifier), enabled = enabled) {
        IconOrTitle(purpose, purpose.shortTitle(language), purpose.accessibleName(null, language), language)
    }
}

/** A button with the icon and the title of a purpose, in the colors of errors if it destroys something. */
@Composable
public fun Button(
    purpose: Purpose,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    language: Language = currentLanguage(),
    onClick: () -> Unit,
) {
    val colors = if (purpose.role == Role.DESTROY) {
        ButtonDefaults.buttonColors(
            containerColor = MaterialTheme.colorScheme.error, contentColor = MaterialTheme.colorScheme.onError,
        )
    } else {
        ButtonDefaults.buttonColors()
    }
    MaterialButton(onClick = onClick, modifier = modifier.testTag(purpose.identifier), enabled = enabled, colors = colors) {
        if (LocalPurposeDrawables.current.id(purpose, language) != 0) {
            PurposeIcon(purpose, Modifier.size(ButtonDefaults.IconSize), language, contentDescription = null)
            Spacer(Modifier.size(ButtonDefaults.IconSpacing))
        }
        Word(purpose.title(language), purpose.accessibleName(purpose.title(language), language))
    }
}

/** An item of a menu with the icon and the title of a purpose. */
@Composable
public fun DropdownMenuItem(
    purpose: Purpose,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    language: Language = currentLanguage(),
    onClick: () -> Unit,
) {
    MaterialDropdownMenuItem(
        text = { Word(purpose.title(language), purpose.accessibleName(purpose.title(language), language)) },
        onClick = onClick,
        modifier = modifier.testTag(purpose.identifier),
        leadingIcon = { PurposeIcon(purpose, language = language, contentDescription = null) },
        enabled = enabled,
    )
}

/** The icon of a purpose, or a title if there is no drawable. */
@Composable
internal fun IconOrTitle(purpose: Purpose, title: String, name: String, language: Language) {
    if (LocalPurposeDrawables.current.id(purpose, language) == 0) {
        Word(title, accessibleName(title, name, title))
    } else {
        PurposeIcon(purpose, Modifier, language, name)
    }
}

/** A text with its accessible name. */
@Composable
internal fun Word(text: String, name: String, fontWeight: FontWeight? = null) {
    Text(text, if (name == text) Modifier else Modifier.semantics { contentDescription = name }, fontWeight = fontWeight)
}
