/// `Drawables.kt`, `Views.kt` and `Compose.kt`.
extension KotlinPrinter {
  /// The index of Android among the catalogue's platforms; nil if absent.
  private var platform: Int? { catalog.headers?.platforms.firstIndex { $0.identifier == "android" } }

  /// The icon set of Android's apps, else Material Symbols, else the first one; nil without any.
  private var androidIconSet: Int? {
    let named = platform.flatMap { catalog.headers?.platforms[$0].iconSet }
    return [named, "material-symbols"].lazy.compactMap { name in
      catalog.iconSets.firstIndex { $0.identifier == name }
    }.first ?? catalog.iconSets.indices.first
  }

  /// The names and contents of Android's files.
  func androidFiles(_ android: KotlinAndroid) -> [(name: String, code: String)] {
    guard !catalog.locales.isEmpty, !catalog.purposes.isEmpty else { return [] }
    let bars = platform.map { KotlinNames((catalog.headers?.platforms ?? []).map(\.identifier))[$0] }
    let hasDrawables = android.drawables != nil && androidIconSet != nil
    func code(_ template: String) -> String {
      template.replacing("$PLATFORM", with: bars ?? "")
        .replacing("$DEFAULT", with: hasDrawables ? " = AppDrawables" : "")
    }
    var files = [
      ("Drawables", drawables(android.drawables)),
      ("Views", code(KotlinAndroidTexts.views(hasBars: bars != nil))),
    ]
    guard android.hasCompose else { return files }
    let missing = #"error("give the app's drawables: CompositionLocalProvider(LocalPurposeDrawables provides …)")"#
    let compose = KotlinComposeTexts.code(hasBars: bars != nil)
    files.append(("Compose", code(compose).replacing("$PROVIDED", with: hasDrawables ? "AppDrawables" : missing)))
    return files
  }

  // MARK: Drawables

  private func drawables(_ pattern: KotlinAndroid.DrawablePattern?) -> String {
    let set = androidIconSet.map { KotlinNames(catalog.iconSets.map(\.identifier))[$0] }
    let texts = catalog.messages.firstIndex { $0.name == "accessibilityLabel" && $0.arguments.isEmpty }
    let label = texts.map {
      "\(typeName(ofMessage: $0)).entries.firstOrNull { it.purpose == this }?.let { accessibilityLabel(it, language) } ?: "
    }
    let code = KotlinAndroidTexts.drawables
      .replacing("$ICON", with: set.map { "icon(IconSet.\($0), language)" } ?? "null")
      .replacing("$SUPPRESS", with: set == nil ? "@Suppress(\"UNUSED_PARAMETER\")\n" : "")
      .replacing("$LABEL", with: label ?? "")
    guard let pattern, let androidIconSet else { return code }
    return code + "\n\n" + appDrawables(pattern, iconSet: androidIconSet)
  }

  private func appDrawables(_ pattern: KotlinAndroid.DrawablePattern, iconSet: Int) -> String {
    let names = Set(catalog.locales.flatMap { locale in locale.icons[iconSet].compactMap { $0?.name } }).sorted()
    let lines = names.compactMap { name in
      pattern.expression(icon: name).map { "        \(Kotlin.string(name)) -> \($0)\n" }
    }
    return """
      /** The app's drawables by the names of the icons. One that does not compile is missing in the app's resources. */
      public object AppDrawables : PurposeDrawables {
          override fun id(icon: Icon): Int = when (icon.name) {
      \(lines.joined())        else -> 0
          }
      }
      """
  }
}
