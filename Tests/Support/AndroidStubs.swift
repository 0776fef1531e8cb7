/// Declarations of Android's and Jetpack Compose's API, as far as generated code uses it: their artifacts cannot be had here, so
/// generated code is type-checked against these (developer.android.com/reference, androidx.compose.material3 1.3).
package enum AndroidStubs {
  /// The files by name.
  package static func files(drawables: [String]) -> [String: String] {
    let constants = drawables.enumerated().map { "        const val \($1) = \($0 + 1)" }.joined(separator: "\n")
    return [
      "Content": content, "OS": os, "Runtime": runtime, "Ui": ui, "Graphics": graphics,
      "Vector": vector, "Draw": draw, "Platform": platform, "Res": res, "Unit": unit, "Font": font,
      "TextStyle": "package androidx.compose.ui.text\n\nclass TextStyle\n",
      "Semantics": semantics,
      "Layout": layout,
      "R": "package com.example.app\n\nobject R {\n    object drawable {\n\(constants)\n    }\n}\n",
      "Drawable": drawable, "Canvas": canvas, "Configuration": configuration,
    ].merging(composeFiles) { $1 }.merging(materialFiles) { $1 }.merging(barFiles) { $1 }.merging(viewFiles) { $1 }
  }

  private static let content = """
    package android.content

    import android.content.res.Resources
    import android.graphics.drawable.Drawable

    open class Context {
        val resources: Resources get() = Resources()
        fun getDrawable(id: Int): Drawable? = if (id > 0) object : Drawable() {} else null
    }
    """

  private static let configuration = """
    package android.content.res

    import android.os.LocaleList

    class Configuration {
        val locales: LocaleList get() = LocaleList()
        @JvmField var screenWidthDp: Int = stubs.Shown.width
    }
    class Resources { val configuration: Configuration get() = Configuration() }
    """

  private static let drawable = """
    package android.graphics.drawable

    import android.graphics.Canvas
    import android.graphics.Rect

    abstract class Drawable {
        val bounds: Rect = Rect()
        open fun mutate(): Drawable = this
        open fun draw(canvas: Canvas) {}
        // Kotlin makes a property of Java's two methods.
        open var isAutoMirrored: Boolean = false
    }
    open class DrawableWrapper(drawable: Drawable?) : Drawable()
    """

  private static let canvas = """
    package android.graphics

    class Rect {
        fun exactCenterX(): Float = 0f
        fun exactCenterY(): Float = 0f
    }
    open class Canvas {
        open fun save(): Int = 0
        fun scale(sx: Float, sy: Float, px: Float, py: Float) {}
        open fun restoreToCount(saveCount: Int) {}
    }
    """

  private static let os = """
    package android.os

    class Build {
        class VERSION { companion object { @JvmField val SDK_INT: Int = 35 } }
        class VERSION_CODES { companion object { const val O: Int = 26 } }
    }
    class LocaleList {
        fun size(): Int = 0
        fun get(index: Int): java.util.Locale = java.util.Locale.ROOT
    }
    """

  private static let runtime = """
    package androidx.compose.runtime

    @Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.PROPERTY_GETTER)
    annotation class Composable

    sealed class CompositionLocal<T>(private val factory: () -> T) { val current: T get() = factory() }
    open class ProvidableCompositionLocal<T>(factory: () -> T) : CompositionLocal<T>(factory) { infix fun provides(value: T): Any? = value }
    fun <T> staticCompositionLocalOf(factory: () -> T): ProvidableCompositionLocal<T> = ProvidableCompositionLocal(factory)
    fun CompositionLocalProvider(value: Any?, content: @Composable () -> Unit) {}
    inline fun <T> remember(key: Any?, calculation: () -> T): T = calculation()
    """

  private static let ui = """
    package androidx.compose.ui

    interface Modifier {
        /** The values of its parts, for tests. */
        val facts: Map<String, Any> get() = emptyMap()
        companion object : Modifier
    }
    internal fun Modifier.adding(fact: Pair<String, Any>): Modifier {
        val all = facts + fact
        return object : Modifier { override val facts: Map<String, Any> get() = all }
    }
    """

  private static let graphics = """
    package androidx.compose.ui.graphics

    @JvmInline value class Color(val value: ULong)
    interface Shape
    val RectangleShape: Shape = object : Shape {}
    """

  private static let vector = """
    package androidx.compose.ui.graphics.vector

    class ImageVector internal constructor(val id: Int) {
        val autoMirror: Boolean get() = false
        companion object
    }
    """

  private static let draw = """
    package androidx.compose.ui.draw

    import androidx.compose.ui.Modifier
    import androidx.compose.ui.adding

    fun Modifier.scale(scaleX: Float, scaleY: Float): Modifier = adding("scale" to "$scaleX $scaleY")
    """

  private static let platform = """
    package androidx.compose.ui.platform

    import android.content.res.Configuration
    import androidx.compose.runtime.ProvidableCompositionLocal
    import androidx.compose.ui.Modifier
    import androidx.compose.ui.adding
    import androidx.compose.ui.unit.LayoutDirection

    val LocalConfiguration = ProvidableCompositionLocal { Configuration() }
    val LocalLayoutDirection = ProvidableCompositionLocal { LayoutDirection.Ltr }
    fun Modifier.testTag(tag: String): Modifier = adding("tag" to tag)
    """

  private static let res = """
    package androidx.compose.ui.res

    import androidx.compose.runtime.Composable
    import androidx.compose.ui.graphics.vector.ImageVector

    @Composable
    fun ImageVector.Companion.vectorResource(id: Int): ImageVector = ImageVector(id)
    """

  private static let unit = """
    package androidx.compose.ui.unit

    enum class LayoutDirection { Ltr, Rtl }
    @JvmInline value class Dp(val value: Float)
    """

  private static let semantics = """
    package androidx.compose.ui.semantics

    import androidx.compose.ui.Modifier
    import androidx.compose.ui.adding

    interface SemanticsPropertyReceiver { val values: MutableMap<String, String> }
    var SemanticsPropertyReceiver.contentDescription: String
        get() = values["name"].orEmpty()
        set(value) { values["name"] = value }
    var SemanticsPropertyReceiver.stateDescription: String
        get() = values["state"].orEmpty()
        set(value) { values["state"] = value }
    fun Modifier.semantics(mergeDescendants: Boolean = false, properties: (SemanticsPropertyReceiver.() -> Unit)): Modifier {
        check(!mergeDescendants)
        val receiver = object : SemanticsPropertyReceiver { override val values = mutableMapOf<String, String>() }
        receiver.properties()
        return receiver.values.entries.fold(this) { modifier, (name, value) -> modifier.adding(name to value) }
    }
    """

  private static let font = """
    package androidx.compose.ui.text.font

    class FontWeight(val weight: Int) { companion object { val SemiBold: FontWeight get() = FontWeight(600) } }
    """

  private static let layout = """
    package androidx.compose.foundation.layout

    import androidx.compose.runtime.Composable
    import androidx.compose.ui.Modifier
    import androidx.compose.ui.unit.Dp

    interface RowScope
    interface ColumnScope
    @Composable fun Row(modifier: Modifier = Modifier, content: @Composable RowScope.() -> Unit) = object : RowScope {}.content()
    @Composable fun Column(modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit) = object : ColumnScope {}.content()
    @Composable fun Spacer(modifier: Modifier) {}
    fun Modifier.size(size: Dp): Modifier = this
    """

  /// What an app writes.
  package static func app(package: String) -> String {
    """
    import android.content.Context
    import android.view.Menu
    import android.widget.ImageButton
    import android.widget.TextView
    import android.widget.Toolbar
    import androidx.compose.runtime.Composable
    import androidx.compose.ui.Modifier
    import \(package).Button
    import \(package).BarItem
    import \(package).DropdownMenuItem
    import \(package).Header
    import \(package).IconButton
    import \(package).Language
    import \(package).Purpose
    import \(package).PurposeTopAppBar
    import \(package).add
    import \(package).applyHeader
    import \(package).purposeLanguage
    import \(package).show

    @Composable
    fun AppScreen(back: () -> Unit, perform: (BarItem) -> Unit) {
        PurposeTopAppBar(Header.page(Purpose.SEARCH), title = "Rides", actions = mapOf(Purpose.BACK to back), onClick = perform)
        IconButton(Purpose.DELETE) { back() }
        Button(Purpose.DELETE, enabled = false, language = Language.AR) { back() }
        DropdownMenuItem(Purpose.SETTINGS, Modifier) { back() }
    }

    fun show(toolbar: Toolbar, menu: Menu, button: ImageButton, label: TextView, context: Context) {
        toolbar.applyHeader(Header.dialog(Purpose.SAVE), title = "Ride") { println(it.purpose) }
        menu.show(Header.page(Purpose.SHARE), context, actions = mapOf(Purpose.SHARE to { println("share") }))?.let { println(it.icon) }
        menu.add(Purpose.SHARE, context) { println(context.purposeLanguage) }
        button.show(Purpose.CLOSE)
        label.show(Purpose.DONE, language = Language.EN)
    }
    """
  }
}
