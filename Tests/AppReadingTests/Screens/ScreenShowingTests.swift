import Testing

@testable import AppReading

/// The places in sources that show a screen.
@Suite("Places that show screens")
struct ScreenShowingTests {
  @Test(
    "SwiftUI",
    arguments: [
      ("a.sheet(isPresented: $on) { NoteView() }", ["NoteView modal by sheet"]),
      ("a.sheet(item: $note) { note in NavigationStack { NoteView(note) } }", ["NoteView modal by sheet"]),
      ("a.fullScreenCover(isPresented: $on) { NoteView() }", ["NoteView modal by fullScreenCover"]),
      ("a.popover(isPresented: $on, content: { NoteView() })", ["NoteView modal by popover"]),
      ("a.noteSheet(isPresented: $on) { NoteView() }", ["NoteView modal by noteSheet"]),
      ("a.inspector(isPresented: $on) { NoteView() }", ["NoteView part by inspector"]),
      ("NavigationLink(\"A\") { NoteView() }", ["NoteView push by NavigationLink"]),
      ("NavigationLink { NoteView() } label: { Row() }", ["NoteView push by NavigationLink"]),
      ("NavigationLink(destination: NoteView()) { Row() }", ["NoteView push by NavigationLink"]),
      ("NavigationLink(value: note) { Row() }", []),
      ("a.navigationDestination(for: Note.self) { NoteView($0) }", ["NoteView push by navigationDestination"]),
      ("TabView { NoteView(); ListView() }", ["ListView root by TabView", "NoteView root by TabView"]),
      ("WindowGroup { NoteView() }", ["NoteView root by WindowGroup"]),
      (
        "struct A: View { var body: some View { b.sheet(isPresented: $on) { NoteView() } } }",
        ["NoteView modal by sheet in A"]
      ),
      // Both branches, and a view that a property makes.
      (
        "a.sheet(isPresented: $on) { if b { NoteView() } else { ListView() } }",
        ["ListView modal by sheet", "NoteView modal by sheet"]
      ),
      (
        "struct A { var note: some View { NoteView() }; func b() { c.sheet(isPresented: $on) { note } } }",
        ["NoteView modal by sheet in A"]
      ),
      // Layouts and modifiers are not the screen.
      ("a.sheet(isPresented: $on) { VStack { NoteView() }.padding() }", ["NoteView modal by sheet"]),
      ("a.sheet(isPresented: $on) { VStack { Text(\"a\"); Row() } }", []),
      ("a.sheet(isPresented: $on)", []),
    ])
  func swiftUI(source: String, shown: [String]) throws {
    #expect(try ScreenOutline.facts("A.swift", source).shown.map(ScreenOutline.of) == shown)
  }

  @Test(
    "UIKit and AppKit",
    arguments: [
      ("present(NoteViewController(), animated: true)", ["NoteViewController modal by present"]),
      (
        "present(UINavigationController(rootViewController: NoteViewController()), animated: true)",
        ["NoteViewController modal by present", "UINavigationController modal by present"]
      ),

      ("navigationController?.show(NoteViewController.make(note), sender: self)", ["NoteViewController push by show"]),
      ("pushDetail(NoteViewController())", ["NoteViewController push by pushDetail"]),
      ("addChild(NoteViewController())", ["NoteViewController part by addChild"]),
      ("window.rootViewController = NoteViewController()", ["NoteViewController root by rootViewController"]),
      (
        "tabBar.viewControllers = [NoteViewController(), ListViewController()]",
        ["ListViewController root by viewControllers", "NoteViewController root by viewControllers"]
      ),
      ("pages.viewControllers = [NoteViewController()]", ["NoteViewController part by viewControllers"]),
      // A stack that the function presents.
      (
        "func a() { let nav = Nav(); nav.setViewControllers([NoteViewController()], animated: false); present(nav, animated: true) }",
        ["NoteViewController modal by setViewControllers", "Nav modal by present"]
      ),
      (
        "class A: UIViewController { let note = NoteViewController(); func b() { present(note, animated: true) } }",
        ["NoteViewController modal by present in A"]
      ),
      ("class A: UIViewController { let list: ListViewController }", ["ListViewController part by property in A"]),
      ("class A: UIViewController { let parentController: ListViewController }", []),
      ("presentAsSheet(RenameViewController())", ["RenameViewController modal by presentAsSheet"]),
      ("presentationMode.wrappedValue.dismiss()", []), ("present(alert, animated: true)", []),
    ])
  func apple(source: String, shown: [String]) throws {
    #expect(try ScreenOutline.facts("A.swift", source).shown.map(ScreenOutline.of) == shown)
  }

  @Test(
    "Kotlin",
    arguments: [
      ("fun a() { composable(\"note\") { NoteScreen() } }", ["NoteScreen push by composable"]),
      (
        "fun a() { composableWithSlideTransitions<Note> { NoteScreen() } }",
        ["NoteScreen modal by composableWithSlideTransitions"]
      ),
      ("fun a() { dialog(\"note\") { NoteDialog() } }", ["NoteDialog modal by dialog"]),
      ("fun a() { setContent { AppScreen() } }", ["AppScreen root by setContent"]),
      ("fun a() { NoteDialog().show(manager, \"a\") }", ["NoteDialog modal by show"]),
      ("fun a() { NoteDialog.newInstance(1).show(manager, \"a\") }", ["NoteDialog modal by show"]),
      ("fun a() { transaction.replace(R.id.a, NoteFragment()) }", ["NoteFragment push by replace"]),
      ("object MoreTab : Tab { @Composable override fun Content() { MoreScreen() } }", ["MoreScreen root by tab"]),
      ("fun a() { toast.show() }", []),
    ])
  func kotlin(source: String, shown: [String]) throws {
    #expect(try ScreenOutline.facts("A.kt", source).shown.map(ScreenOutline.of) == shown)
  }

  @Test(
    "React",
    arguments: [
      ("const A = () => <Route path=\"/\" component={Note} />;", ["Note push by Route in A"]),
      ("const A = () => <Route path=\"/\" element={<Note />} />;", ["Note push by Route in A"]),
      ("const A = () => <Route path=\"/\"><Note /></Route>;", ["Note push by Route in A"]),
      ("const A = () => <Stack.Screen name=\"a\" component={Note} />;", ["Note push by Stack.Screen in A"]),
      (
        "const A = () => <Stack.Screen name=\"a\" component={Note} options={{ presentation: 'modal' }} />;",
        ["Note modal by Stack.Screen in A"]
      ),
      ("const A = () => <Tab.Screen name=\"a\" component={Note} />;", ["Note root by Tab.Screen in A"]),
      ("const A = () => <Modal><NoteForm /></Modal>;", ["NoteForm modal by Modal in A"]),
      ("const A = () => <Modal><Title /><NoteForm /></Modal>;", []),
      ("openModal(<NoteForm />);", ["NoteForm modal by openModal"]),
      ("showDialog({ body: <NoteForm /> });", ["NoteForm modal by showDialog"]), ("useModal(<NoteForm />);", []),
      ("const N = lazy(() => import(\"~/scenes/Note\"));", ["/scenes/Note push by lazy"]),
      ("const N = lazy(() => import(\"~/lib/format\"));", []),
    ])
  func react(source: String, shown: [String]) throws {
    #expect(try ScreenOutline.facts("A.tsx", source).shown.map(ScreenOutline.of) == shown)
  }

  @Test(
    "Coordinators",
    arguments: [
      ("coordinator.present(scene: .profile(model), transition: .show)", ["profile push by present"]),
      ("coordinator.transition(to: .profile, transition: .modal)", ["profile modal by transition"]),
      ("coordinator.present(scene: .profile, transition: unknown)", []), ("router.go(to: .profile)", []),
    ])
  func routes(source: String, shown: [String]) throws {
    #expect(try ScreenOutline.facts("A.swift", source).shownRoutes.map(ScreenOutline.of) == shown)
  }

  @Test(
    "The screens of routes",
    arguments: [
      (
        "func a() { switch b { case .profile: c = ProfileView(); case .list, .all: c = ListView() } }",
        ["profile: ProfileView", "list: ListView", "all: ListView"]
      ),
      (
        "class NoteController: UIHostingController<NoteView> { init() { super.init(rootView: NoteView()) } }",
        ["NoteController: NoteView"]
      ),
    ])
  func screens(source: String, routes: [String]) throws {
    #expect(try ScreenOutline.facts("A.swift", source).routes.map { "\($0.name): \($0.screen)" } == routes)
  }
}
