import CatalogModel
import Navigation
import PurposeCatalog
import Testing

/// The properties of a bar's items, its warnings, and equality.
@Suite struct BarTests {
  /// The documentation's example.
  @Test func answersAsDocumented() throws {
    let resolver = try Standard.read().resolver(for: "en")
    let header = Header.page(
      dismiss: .close(action: "leave"), trailing: try ["search", "share"].map(Standard.purpose))
    let bar = resolver.resolve(header, title: "Route 7", platform: .iOS26)
    #expect(bar.leading?.icon(in: .sfSymbols)?.name == "xmark")
    #expect(bar.leading?.action == "leave")
    #expect(bar.trailing[0].title == "Search")
    #expect(bar.trailing[0].accessibilityLabel == "Search")
    #expect(bar.items.map(\.edge) == [.left, .right, .right])
    #expect(bar.title == "Route 7" && bar.warnings == [])
  }

  @Test func saysWhatAnAppAdds() throws {
    let resolver = try Standard.read().resolver(for: "de")
    let item = HeaderItem(
      try Standard.purpose("share"), title: "Route 7 teilen", isEnabled: false, accessibilityIdentifier: "share-7",
      action: "share-route")
    let bar = resolver.resolve(.dialog(confirm: HeaderItem(purpose: "save"), trailing: [item]))
    let share = try #require(bar.trailing.first)
    #expect(share.title == "Route 7 teilen" && share.look == .word && !share.isEnabled)
    #expect(share.accessibilityIdentifier == "share-7" && share.action == "share-route" && !share.waitsForInput)
    let save = try #require(bar.confirmation)
    #expect(save.kind == .confirmation && save.waitsForInput && save.emphasis == .bold && !save.hasBorder)
  }

  @Test func warnsOfWhatItCannotShow() throws {
    let resolver = try Standard.read().resolver(for: "en")
    let trailing = ["search", "share", "nothing"].map { HeaderItem(purpose: $0) }
    let watch = resolver.resolve(.root(trailing: trailing), platform: .watchOS)
    #expect(watch.warnings == [.unknownPurpose("nothing"), .hiddenActions(count: 2, maximum: 1)])
    #expect(
      watch.warnings.last?.description == "2 actions, and the narrowest bar shows 1; the others are not shown")
    let android = resolver.resolve(.root(trailing: [trailing[0], trailing[1], trailing[0]]), platform: .android)
    #expect(
      android.warnings.map(\.description) == [
        "3 actions, and the narrowest bar shows 1; the others go to a menu"
      ])
    let other = resolver.resolve(.root(trailing: []), platform: Platform(rawValue: "tv"))
    #expect(other.warnings == [.unknownPlatform(Platform(rawValue: "tv"))])
    #expect(other.warnings.map(\.description) == ["the catalogue does not describe the platform 'tv'"])
  }

  @Test func isPlainData() throws {
    let header = Header.dialog(dismiss: .cancel(action: "stop"), confirm: HeaderItem(purpose: "save"), trailing: [])
    #expect(
      header == Header.dialog(dismiss: .cancel(action: "stop"), confirm: HeaderItem(purpose: "save"), trailing: []))
    let resolver = try Standard.read().resolver(for: "ar")
    #expect(resolver.resolve(header) == resolver.resolve(header))
  }
}

/// Back buttons: the label that fits, the menu, and the accessibility label.
@Suite struct BackButtonTests {
  /// Ten units per character.
  private static func width(_ text: String) -> Double { Double(text.count) * 10 }

  @Test(
    "The label by the room",
    arguments: [
      ("en", "ios", 200.0, String?.some("Settings"), BackButton.Mode.default), ("en", "ios", 60, "Back", .generic),
      ("en", "ios", 30, nil, .minimal), ("de", "ios", 60, "Zurück", .generic), ("ar", "ios", 200, "Settings", .default),
      ("ar", "ios", 50, "رجوع", .generic), ("en", "ios26", 200, nil, .minimal), ("en", "android", 200, nil, .minimal),
      ("ja", "web", 79, "戻る", .generic), ("en", "windows", 200, nil, .minimal),
    ])
  func choosesALabel(locale: String, platform: String, width: Double, label: String?, mode: BackButton.Mode) throws {
    let resolver = try Standard.read().resolver(for: locale)
    let back = try #require(
      resolver.back(
        along: ["Home", "Settings", "Sound"], width: width, platform: Platform(rawValue: platform), measure: Self.width)
    )
    #expect(back.label == label && back.mode == mode)
    #expect(back.accessibilityLabel == label ?? "Settings")
    #expect(back.edge == resolver.edge(.leading))
  }

  /// A long press lists the whole path, even for untitled screens and without a label.
  @Test func listsAllPreviousTitles() throws {
    let resolver = try Standard.read().resolver(for: "de")
    let back = resolver.back(along: ["Start", "", "Töne", "Wecker"], width: 0, platform: .iOS26, measure: Self.width)
    #expect(back?.menu == ["Töne", "Zurück", "Start"] && back?.label == nil)
    let untitled = resolver.back(along: ["", "Wecker"], width: 100, measure: Self.width)
    #expect(untitled?.label == "Zurück" && untitled?.accessibilityLabel == "Zurück" && untitled?.mode == .generic)
    #expect(resolver.back(along: ["Start", "Wecker"], width: 0, platform: .android, measure: Self.width)?.menu == [])
  }

  /// A label is only beside a back button.
  @Test(
    "The header of a pushed screen",
    arguments: [
      (nil, HeaderKind.page, "Home"), (.item(HeaderItem(purpose: "back", action: "leave")), .page, "Home"),
      (.hidden, .page, nil), (.item(HeaderItem(purpose: "close", action: "leave")), .page, nil), (nil, .root, nil),
      (nil, .dialog, nil), (nil, .viewer, nil),
    ] as [(ScreenLeading?, HeaderKind, String?)])
  func respectsTheHeader(leading: ScreenLeading?, header: HeaderKind, label: String?) throws {
    let screens = Screens([
      Screen(id: "home", header: .root, title: .purpose("home")),
      Screen(id: "sheet", title: .empty, parent: "home", presentation: .sheet()),
      Screen(id: "sound", header: header, title: .empty, leading: leading, parent: "home"),
    ])
    let resolver = try Standard.read().resolver(for: "en")
    func back(_ router: Router) -> BackButton? { router.back(in: resolver, width: 100, measure: Self.width) }
    var router = Router(screens)
    #expect(back(router) == nil, "the base of a stack")
    try router.present("sheet")
    #expect(back(router) == nil, "the base of a modal")
    try router.dismiss()
    // A router pushes no root.
    if header != .root { try router.push("sound") }
    #expect(back(router)?.label == label)
  }

  @Test func isNotThereAtTheBase() throws {
    let resolver = try Standard.read().resolver(for: "en")
    #expect(resolver.back(along: ["Home"], width: 100, measure: Self.width) == nil)
    #expect(resolver.back(along: [], width: 100, measure: Self.width) == nil)
  }
}

/// Transitions between screens, by locale and platform.
@Suite struct TransitionTests {
  @Test(
    "Pushes and modals",
    arguments: [
      (
        "en", "ios", ScreenChange.push, Transition.Place.right, Transition.Place.left,
        Transition.Swipe?.some(.from(.left))
      ),
      ("ar", "ios", .push, .left, .right, .from(.right)), ("en", "ios", .pop, .left, .right, nil),
      ("he", "ios", .pop, .right, .left, nil), ("en", "ios", .present, .bottom, .none, .down),
      ("en", "ios", .dismiss, .none, .bottom, nil), ("he", "ios26", .push, .left, .right, .inContent(towards: .left)),
      ("en", "ios26", .push, .right, .left, .inContent(towards: .right)),
      ("fa", "android", .push, .left, .right, .fromEitherSide), ("de", "macos", .push, .none, .none, nil),
      ("de", "macos", .present, .centre, .none, nil), ("en", "windows", .push, .bottom, .none, nil),
      ("en", "web", .present, .top, .none, nil),
    ])
  func moves(
    locale: String, platform: String, change: ScreenChange, from: Transition.Place, to: Transition.Place,
    swipe: Transition.Swipe?
  ) throws {
    let resolver = try Standard.read().resolver(for: locale)
    let transition = resolver.transition(of: change, platform: Platform(rawValue: platform))
    #expect(transition.entersFrom == from && transition.leavesTo == to && transition.swipe == swipe)
    #expect(transition.indicator == (change == .push ? .chevron : .nothing))
  }

  @Test func keepsTheTabBarUnderAPush() throws {
    let resolver = try Standard.read().resolver(for: "en")
    #expect(resolver.transition(of: .push).keepsTabBar)
    #expect(!resolver.transition(of: .present).keepsTabBar)
  }
}
