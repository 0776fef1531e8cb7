import CatalogModel
import Testing

@testable import AppReading

/// The meanings of names and texts in an app.
@Suite struct ReadingWordsTests {
  @Test(
    "Arguments in texts",
    arguments: [
      ("Delete", false), ("%@ left", true), ("%1$s", true), ("%d", true), ("{name}", true), ("{{count}}", true),
      ("100 %", false), ("100%", false), ("100%% sure", false), ("50 % off", false),
    ])
  func hasArguments(text: String, hasArguments: Bool) { #expect(AppTexts.hasArguments(text) == hasArguments) }

  @Test(
    "Keys that are the text",
    arguments: [
      ("Delete this?", true), ("OK", true), ("Delete", true), ("common.delete", false), ("delete", false),
      ("Delete_All", false), ("DeleteAll", false), ("%@ left", false), ("3 days", true), ("", false),
    ])
  func isWords(key: String, isWords: Bool) { #expect(AppTexts.isWords(key) == isWords) }

  /// The nearest table counts, and accessors leave out separators.
  @Test func findsTexts() {
    var texts = AppTexts()
    texts.add(key: "common.delete", text: "Delete", in: "App/en.lproj/Localizable.strings")
    texts.add(key: "common.delete", text: "Remove", in: "App/Editor/en.lproj/Localizable.strings")
    texts.add(key: "close", text: "Close", in: "res/values/strings.xml", isTranslated: false)
    #expect(texts.text(forKey: "common.delete", near: "App/Editor/A.swift")?.text == "Remove")
    #expect(texts.text(forKey: "common.delete", near: "App/A.swift")?.text == "Delete")
    #expect(texts.text(forKey: "none", near: "App/A.swift") == nil)
    #expect(texts.text(forAccessor: ["L10n", "Common", "delete"], near: "App/A.swift")?.text == "Delete")
    #expect(texts.text(forAccessor: ["R", "string", "close"], near: "A.kt")?.text == "Close")
    #expect(texts.text(forAccessor: ["view", "close"], near: "A.kt") == nil)
    #expect(texts.text(forAccessor: ["close"], near: "A.kt") == nil)
    #expect(texts.translatedKeysByText == ["Delete": ["common.delete"], "Remove": ["common.delete"]])
  }

  @Test(
    "Placements and roles",
    arguments: [
      ("cancellationAction", Container.navigationBar, Placement.cancellation),
      ("confirmationAction", .navigationBar, .confirmation), ("topBarLeading", .navigationBar, .leading),
      ("topBarTrailing", .navigationBar, .trailing), ("bottomBar", .bottomBar, .bottom), ("keyboard", .content, nil),
      ("leading", nil, .leading), ("other", nil, nil),
    ] as [(String, Container?, Placement?)])
  func placement(name: String, container: Container?, placement: Placement?) {
    let found = Placement.named(name)
    #expect(found.container == container && found.placement == placement)
  }

  @Test(
    arguments: [
      ("destructive", .destructive), ("danger", .destructive), ("cancel", .cancel), ("close", .close),
      ("done", .confirm),
      ("submit", .submit), ("plain", nil),
    ] as [(String, DeclaredRole?)])
  func role(name: String, role: DeclaredRole?) { #expect(DeclaredRole.named(name) == role) }

  @Test(
    "Labels of closures that run when a button is pressed",
    arguments: [
      ("onClick", true), ("onDelete", true), ("closeAction", true), ("action", true), ("once", false), ("on", false),
      ("title", false), ("content", false),
    ])
  func handler(label: String, isHandler: Bool) { #expect(Conventions.isHandler(label) == isHandler) }

  @Test(
    "Functions that show screens",
    arguments: [
      ("present", .modal), ("presentInSheet", .modal), ("presentationMode", nil), ("pushViewController", .push),
      ("pushDetail", .push), ("show", .push), ("setViewControllers", .root), ("addChild", .part), ("reload", nil),
    ] as [(String, ScreenShowing?)])
  func presenter(name: String, showing: ScreenShowing?) { #expect(ScreenWords.presenter(name) == showing) }

  @Test(
    "Calls that build screens",
    arguments: [
      ("sheet", .modal), ("fullScreenCover", .modal), ("navigationDestination", .push), ("TabView", .root),
      ("bottomSheet", .modal), ("PhotoSheet", nil), ("composable", .push), ("composableWithSlideTransitions", .modal),
      ("composableWithRootPushTransitions", .root), ("inspector", .part), ("VStack", nil),
    ] as [(String, ScreenShowing?)])
  func builder(name: String, showing: ScreenShowing?) { #expect(ScreenWords.builder(name) == showing) }

  @Test(
    "Names of screens",
    arguments: [
      ("NoteDialog", true, .modal), ("NoteSheet", true, .modal), ("NoteScreen", true, nil),
      ("NoteViewController", true, nil), ("NoteTabBarController", true, .root), ("Dialog", false, nil),
      ("NoteRow", false, nil),
    ] as [(String, Bool, ScreenShowing?)])
  func screen(name: String, isScreen: Bool, showing: ScreenShowing?) {
    let found = ScreenWords.showing(ofName: name)
    #expect(found.isScreen == isScreen && found.showing == showing)
  }

  @Test(
    "Tasks",
    arguments: [
      ("EditTagView", true), ("TagEditor", true), ("EditHistory", false), ("SettingsScreen", true),
      ("VaultMoveToOrganizationScreen", true), ("PhotoView", false), ("NoteListController", false), ("", false),
    ])
  func task(name: String, isTask: Bool) { #expect(ScreenWords.isTask(name) == isTask) }

  @Test(
    "Controls",
    arguments: [
      ("TextField", .text), ("AppTextField", .text), ("Toggle", .input), ("MySlider", .input),
      ("NavigationStack", .stack), ("AlertDialog", .alert), ("Text", nil), ("Gtk.Entry", .text),
    ] as [(String, AppScreens.Trait?)])
  func control(name: String, trait: AppScreens.Trait?) { #expect(ScreenWords.trait(name) == trait) }
}
