import android.content.Context
import android.graphics.Canvas
import android.graphics.drawable.Drawable
import android.graphics.drawable.DrawableWrapper
import android.os.LocaleList
import android.view.Menu
import android.view.MenuItem
import android.widget.ImageView
import android.widget.TextView

/** The best locale for the user's languages. */
public fun Language.Companion.of(locales: LocaleList): Language =
    matching(List(locales.size()) { locales.get(it).toLanguageTag() })

/** The language of the texts: the best for the user's languages, or for those of the app. */
public val Context.purposeLanguage: Language get() = Language.of(resources.configuration.locales)

/**
 * The app's drawable for a purpose; null if there is none. The catalogue says whether it is flipped for the language of the
 * texts. The direction of the view does not count, and neither does 'autoMirrored' of the drawable.
 */
public fun Context.drawable(
    purpose: Purpose, drawables: PurposeDrawables/*default*/ = AppDrawables/**/, language: Language = purposeLanguage,
): Drawable? {
    val icon = purpose.androidIcon(language) ?: return null
    val id = drawables.id(icon)
    if (id == 0) return null
    // The drawable of a resource shares its state with others.
    val drawable = getDrawable(id)?.mutate() ?: return null
    drawable.isAutoMirrored = false
    return if (icon.isMirrored) FlippedDrawable(drawable) else drawable
}

private class FlippedDrawable(drawable: Drawable) : DrawableWrapper(drawable) {
    override fun draw(canvas: Canvas) {
        val count = canvas.save()
        canvas.scale(-1f, 1f, bounds.exactCenterX(), bounds.exactCenterY())
        super.draw(canvas)
        canvas.restoreToCount(count)
    }
}

/** Shows the icon of a purpose, with its accessible name. */
public fun ImageView.show(
    purpose: Purpose, drawables: PurposeDrawables/*default*/ = AppDrawables/**/, language: Language = context.purposeLanguage,
) {
    setImageDrawable(context.drawable(purpose, drawables, language))
    contentDescription = purpose.accessibleName(null, language)
}

/** Shows the title of a purpose, such as on a button. */
public fun TextView.show(purpose: Purpose, language: Language = context.purposeLanguage) {
    text = purpose.title(language)
}

/** Adds an item with the title and icon of a purpose. */
public fun Menu.add(
    purpose: Purpose, context: Context, drawables: PurposeDrawables/*default*/ = AppDrawables/**/, language: Language = context.purposeLanguage,
    onClick: () -> Unit,
): MenuItem {
    val item = add(purpose.title(language))
    item.icon = context.drawable(purpose, drawables, language)
    item.setShowAsAction(MenuItem.SHOW_AS_ACTION_IF_ROOM)
    item.setOnMenuItemClickListener {
        onClick()
        true
    }
    return item
}
