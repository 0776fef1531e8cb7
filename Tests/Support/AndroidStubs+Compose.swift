/// Declarations of the Compose runtime that the generated router uses. They work as far as tests need it, and components record what an app
/// gives them in `stubs.Shown`, since the tests have no screen.
extension AndroidStubs {
  static let composeFiles = [
    "Shown": shown, "State": state, "Snapshot": snapshot, "Saveable": saveable, "Activity": activity, "Window": window,
  ]

  private static let shown = """
    package stubs

    import androidx.compose.material3.ExperimentalMaterial3Api
    import androidx.compose.material3.SheetState
    import androidx.compose.ui.Modifier

    @OptIn(ExperimentalMaterial3Api::class)
    class ShownSheet(val state: SheetState, val onDismissRequest: () -> Unit, val shape: Any, val hasHandle: Boolean)

    /** The components of the last composition. */
    @OptIn(ExperimentalMaterial3Api::class)
    object Shown {
        val keys = mutableListOf<Any>()
        val backs = mutableListOf<Pair<Boolean, () -> Unit>>()
        val sheets = mutableListOf<ShownSheet>()
        val dialogs = mutableListOf<() -> Unit>()
        val tabs = mutableListOf<Pair<Boolean, () -> Unit>>()
        val stacks = mutableListOf<List<Any>>()
        /** The keys whose saved states were removed. */
        val removed = mutableListOf<Any>()
        /** A line for each component, indented by the component that it is in. */
        val lines = mutableListOf<String>()
        /** The actions of the components by their tags; null for a disabled one. */
        val presses = mutableMapOf<String, (() -> Unit)?>()
        /** The arguments of `key`, in order. */
        val groups = mutableListOf<Any?>()
        /** The width of the screen. */
        var width = 320
        private var depth = 0
        private val values = mutableListOf<Any>()
        private var next = 0

        /** Begins another composition, whose remembered values are those of the last one, in the same order. */
        fun clear() {
            listOf(keys, backs, sheets, dialogs, tabs, stacks, removed, lines, groups).forEach { it.clear() }
            presses.clear()
            next = 0
        }

        /** Forgets everything, as a new process does. */
        fun end() {
            clear()
            values.clear()
        }

        /** Shows a component with its content. */
        fun show(text: String, modifier: Modifier = Modifier, content: () -> Unit = {}) {
            val facts = (modifier.facts - "tag").map { " ${it.key} '${it.value}'" }.joinToString("")
            lines += "  ".repeat(depth) + text + facts + (modifier.facts["tag"]?.let { " #$it" } ?: "")
            depth += 1
            content()
            depth -= 1
        }

        /** Shows a component that can be pressed. */
        fun button(text: String, modifier: Modifier, enabled: Boolean, onClick: () -> Unit, content: () -> Unit) {
            modifier.facts["tag"]?.let { presses["$it"] = onClick.takeIf { enabled } }
            show(if (enabled) text else "$text disabled", modifier, content)
        }

        @Suppress("UNCHECKED_CAST")
        fun <T : Any> remembered(init: () -> T): T {
            if (next == values.size) values += init()
            next += 1
            return values[next - 1] as T
        }
    }
    """

  private static let state = """
    package androidx.compose.runtime

    import androidx.compose.runtime.snapshots.Snapshot
    import kotlin.reflect.KProperty

    @Target(AnnotationTarget.CLASS, AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER, AnnotationTarget.PROPERTY)
    annotation class Stable

    interface State<out T> { val value: T }
    interface MutableState<T> : State<T> { override var value: T }
    fun <T> mutableStateOf(value: T): MutableState<T> = object : MutableState<T> {
        override var value: T = value
            get() = field.also { Snapshot.readObserver?.invoke(this) }
            set(value) {
                field = value
                Snapshot.writeObserver?.invoke(this)
            }
    }
    @Suppress("NOTHING_TO_INLINE")
    inline operator fun <T> State<T>.getValue(thisObj: Any?, property: KProperty<*>): T = value
    @Suppress("NOTHING_TO_INLINE")
    inline operator fun <T> MutableState<T>.setValue(thisObj: Any?, property: KProperty<*>, value: T) { this.value = value }

    @Composable inline fun <T> remember(crossinline calculation: () -> T): T = calculation()
    @Composable fun <T> rememberUpdatedState(newValue: T): State<T> = mutableStateOf(newValue)
    @Composable inline fun <T> key(vararg keys: Any?, block: @Composable () -> T): T {
        stubs.Shown.groups += keys.single()
        return block()
    }
    @Composable fun SideEffect(effect: () -> Unit) = effect()
    """

  private static let snapshot = """
    package androidx.compose.runtime.snapshots

    class Snapshot private constructor() {
        companion object {
            internal var readObserver: ((Any) -> Unit)? = null
            internal var writeObserver: ((Any) -> Unit)? = null
            fun <T> observe(readObserver: ((Any) -> Unit)? = null, writeObserver: ((Any) -> Unit)? = null, block: () -> T): T {
                this.readObserver = readObserver
                this.writeObserver = writeObserver
                return block().also {
                    this.readObserver = null
                    this.writeObserver = null
                }
            }
        }
    }
    """

  private static let saveable = """
    package androidx.compose.runtime.saveable

    import androidx.compose.runtime.Composable

    fun interface SaverScope { fun canBeSaved(value: Any): Boolean }
    interface Saver<Original, Saveable : Any> {
        fun SaverScope.save(value: Original): Saveable?
        fun restore(value: Saveable): Original?
    }
    fun <Original, Saveable : Any> Saver(
        save: SaverScope.(value: Original) -> Saveable?, restore: (value: Saveable) -> Original?,
    ): Saver<Original, Saveable> = object : Saver<Original, Saveable> {
        override fun SaverScope.save(value: Original): Saveable? = save.invoke(this, value)
        override fun restore(value: Saveable): Original? = restore.invoke(value)
    }
    @Suppress("UNCHECKED_CAST")
    fun <T> autoSaver(): Saver<T, Any> = Saver<Any?, Any>(save = { it }, restore = { it }) as Saver<T, Any>

    /** The texts of a process that ended. */
    internal val saved = mutableListOf<Any>()

    @Composable
    fun <T : Any> rememberSaveable(
        vararg inputs: Any?, saver: Saver<T, out Any> = autoSaver(), key: String? = null, init: () -> T,
    ): T {
        check(inputs.isEmpty() && key == null)
        @Suppress("UNCHECKED_CAST")
        return saved.removeFirstOrNull()?.let { (saver as Saver<T, Any>).restore(it) } ?: stubs.Shown.remembered(init)
    }

    interface SaveableStateHolder {
        @Composable fun SaveableStateProvider(key: Any, content: @Composable () -> Unit)
        fun removeState(key: Any)
    }
    @Composable
    fun rememberSaveableStateHolder(): SaveableStateHolder = object : SaveableStateHolder {
        @Composable
        override fun SaveableStateProvider(key: Any, content: @Composable () -> Unit) {
            stubs.Shown.keys += key
            content()
        }
        override fun removeState(key: Any) { stubs.Shown.removed += key }
    }
    """

  private static let activity = """
    package androidx.activity.compose

    import androidx.compose.runtime.Composable

    @Composable
    public fun BackHandler(enabled: Boolean = true, onBack: () -> Unit) {
        stubs.Shown.backs += enabled to onBack
    }
    """

  private static let window = """
    package androidx.compose.ui.window

    import androidx.compose.runtime.Composable

    enum class SecureFlagPolicy { Inherit, SecureOn, SecureOff }
    class DialogProperties(
        val dismissOnBackPress: Boolean = true, val dismissOnClickOutside: Boolean = true,
        val securePolicy: SecureFlagPolicy = SecureFlagPolicy.Inherit, val usePlatformDefaultWidth: Boolean = true,
        val decorFitsSystemWindows: Boolean = true,
    )
    @Composable
    fun Dialog(onDismissRequest: () -> Unit, properties: DialogProperties = DialogProperties(), content: @Composable () -> Unit) {
        if (properties.dismissOnBackPress) stubs.Shown.dialogs += onDismissRequest
        content()
    }
    """
}
