internal import CodeWriting

/// `Drawables.kt`, `Views.kt`, and the files for Jetpack Compose.
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
    let bars = platform.map {
      NameScope.kotlinConstants.names(of: (catalog.headers?.platforms ?? []).map(\.identifier))[$0]
    }
    let hasDrawables = android.drawables != nil && androidIconSet != nil
    let drawables = ["default": hasDrawables ? " = AppDrawables" : ""]
    var files = [
      ("Drawables", self.drawables(android.drawables)), ("Views", RuntimeFile("Kotlin/Views.kt").code(drawables)),
    ]
    if let bars {
      let code = RuntimeFile("Kotlin/ViewsBar.kt").code(drawables.merging(["platform": bars]) { $1 })
      files.append(("ViewsBar", code))
    }
    guard android.hasCompose else { return files }
    let missing = #"error("give the app's drawables: CompositionLocalProvider(LocalPurposeDrawables provides …)")"#
    files.append(
      ("Compose", RuntimeFile("Kotlin/Compose.kt").code(["provided": hasDrawables ? "AppDrawables" : missing])))
    if let bars {
      files.append(("ComposeBar", RuntimeFile("Kotlin/ComposeBar.kt").code(["platform": bars])))
      files.append(("ComposeBarItems", RuntimeFile("Kotlin/ComposeBarItems.kt").code()))
    }
    guard catalog.headers != nil, !catalog.screens.isEmpty else { return files }
    let hasTabs = catalog.stacks.contains { $0.tab != nil }
    return files
      + (["ComposeRouter", "DiscardDialog"] + (hasTabs ? ["RouterTabBar"] : [])).map {
        ($0, RuntimeFile("Kotlin/\($0).kt").code())
      }
  }

  // MARK: Drawables

  private func drawables(_ pattern: KotlinAndroid.DrawablePattern?) -> String {
    let set = androidIconSet.map { NameScope.kotlinConstants.names(of: catalog.iconSets.map(\.identifier))[$0] }
    let lines = pattern.map(drawableLines) ?? []
    var omitted: Set<String> = set == nil ? [] : ["unused"]
    if pattern == nil || set == nil { omitted.insert("appDrawables") }
    if lines.isEmpty { omitted.insert("drawables") }
    return RuntimeFile("Kotlin/Drawables.kt").code(
      [
        "icon": set.map { "icon(IconSet.\($0), language)" } ?? "null",
        "drawables": lines.joined(separator: "\n"),
      ], without: omitted)
  }

  /// The app's drawables by the names of the icons.
  private func drawableLines(_ pattern: KotlinAndroid.DrawablePattern) -> [String] {
    let icons = androidIconSet.map { set in catalog.locales.flatMap { $0.icons[set].compactMap { $0?.name } } } ?? []
    return Set(icons).sorted().compactMap { name in
      pattern.expression(icon: name).map { "\(Kotlin.string(name)) -> \($0)" }
    }
  }
}
