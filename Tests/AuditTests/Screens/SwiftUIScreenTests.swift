import Testing

/// Screens of SwiftUI.
@Suite struct SwiftUIScreenTests {
  @Test(arguments: shown + parts + places)
  func tellsScreens(_ row: ScreenRow) throws { try row.check() }

  private static func view(_ name: String, _ body: String) -> String {
    "struct \(name): View {\n  var body: some View {\n    \(body)\n  }\n}\n"
  }

  private static func tagged(_ action: String) -> String {
    "TextField(\"…\", text: $text).toolbar { ToolbarItem(placement: .topBarTrailing) { Button(\"Done\") { \(action) } } }"
  }

  private static let plain = "import SwiftUI\n\n" + view("PlaceView", "Text(\"…\")")

  static let shown = [
    // The sides of a first row around its title.
    ScreenRow(
      "NoteSheet", "viewer", left: ["close@leading"],
      [
        "A.swift": view(
          "NoteSheet",
          "VStack { HStack { Button(\"Close\") { dismiss() }; Spacer(); Text(\"…\"); Spacer() }; Text(\"…\") }")
      ]),
    ScreenRow(
      "NoteSheet", "viewer", left: ["close@trailing"],
      [
        "A.swift": view(
          "NoteSheet", "VStack { HStack { Text(\"…\"); Spacer(); Button(\"Close\") { dismiss() } }; Text(\"…\") }")
      ]),
    ScreenRow(
      "NoteSheet", "viewer", left: ["close@bottom"],
      ["A.swift": view("NoteSheet", "VStack { Text(\"…\"); Button(\"Close\") { dismiss() } }")]),
    // Done keeps what people entered, by its action; a Done that only closes leaves.
    ScreenRow(
      "TagSheet", "dialog", left: [], confirmed: ["done@trailing"],
      ["A.swift": view("TagSheet", tagged("save()"))]),
    ScreenRow(
      "TagSheet", "dialog", left: ["done@trailing"], ["A.swift": view("TagSheet", tagged("dismiss()"))]),
    ScreenRow(
      "PlaceView", "page", left: ["back@system"], shownBy: ["push by NavigationLink in ListView"],
      ["List.swift": view("ListView", "NavigationLink(destination: PlaceView()) { RowView() }"), "Place.swift": plain]),
    ScreenRow(
      "PlaceView", "page", left: ["back@system"],
      ["List.swift": view("ListView", "NavigationLink { PlaceView() } label: { RowView() }"), "Place.swift": plain]),
    ScreenRow(
      "RowView", nil,
      [
        "List.swift": view("ListView", "NavigationLink(value: place) { RowView() }"),
        "Row.swift": view("RowView", "Text(\"…\")"),
      ]),
    // An enum of destinations, in one closure.
    ScreenRow(
      "PlaceView", "page", left: ["back@system"], shownBy: ["push by navigationDestination"],
      [
        "Router.swift": """
        extension View {
          func withRouter() -> some View {
            navigationDestination(for: Route.self) { route in
              switch route {
              case .list: ListView()
              case .place(let id): PlaceView(id: id).environment(theme)
              }
            }
          }
        }
        """, "Place.swift": plain,
      ]),
    ScreenRow(
      "PlaceView", "viewer", left: [], shownBy: ["modal by sheet"],
      [
        "Router.swift": """
        extension View {
          func withSheets(_ item: Binding<Sheet?>) -> some View {
            sheet(item: item) { sheet in
              Group {
                switch sheet {
                case .place: SheetStack { PlaceView() }.withEnvironments()
                case .other: OtherView()
                }
              }
            }
          }
        }
        struct SheetStack<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View { NavigationStack { content() } }
        }
        """, "Place.swift": plain,
      ]),
    ScreenRow(
      "SheetStack", nil,
      [
        "A.swift": "struct SheetStack<Content: View>: View {\n  @ViewBuilder var content: () -> Content\n"
          + "  var body: some View { NavigationStack { content() } }\n}\n"
          + view("A", "Text(\"…\").sheet(item: $item) { SheetStack { B() } }")
      ]),
    ScreenRow(
      "PlaceView", "root", left: [],
      ["Tabs.swift": view("MainView", "TabView { PlaceView().tabItem { Text(\"…\") } }"), "Place.swift": plain]),
    ScreenRow(
      "PlaceView", "root", left: [],
      [
        "App.swift": "struct A: Scene {\n  var body: some Scene {\n"
          + "    Window(\"A\", id: \"a\") { NavigationSplitView { PlaceView() } detail: { Text(\"…\") } }\n  }\n}",
        "Place.swift": plain,
      ]),
    ScreenRow("HomeTab", "root", left: [], ["Home.swift": view("HomeTab", "NavigationStack { Text(\"…\") }")]),
    // A controller that shows it, made before it is presented.
    ScreenRow(
      "PlaceView", "viewer", left: [], shownBy: ["modal by present in MapViewController"],
      [
        "Map.swift": """
        class MapViewController: UIViewController {
          func show() {
            let view = PlaceView(model: model) { [weak self] _ in self?.dismiss(animated: true) }
            let host = ThemedHostingController(rootView: view.environmentObject(theme))
            present(host, animated: true)
          }
        }
        """, "Place.swift": plain,
      ]),
  ]

  static let parts = [
    ScreenRow(
      "HeaderView", nil,
      [
        "A.swift": view("RootView", "Text(\"…\").sheet(isPresented: $a) { VStack { HeaderView(); BodyView() } }"),
        "B.swift": view("HeaderView", "Text(\"…\")"),
      ]),
    // The button of a bar is in a part of the screen.
    ScreenRow(
      "NoteView", "dialog", left: ["cancel@leading"], confirmed: ["save@trailing"],
      header: ".dialog(confirm: .save)",
      [
        "A.swift": view("RootView", "Text(\"…\").sheet(isPresented: $a) { NoteView() }"),
        "B.swift": view(
          "NoteView",
          "NavigationStack { NoteFields().toolbar {\n"
            + "      ToolbarItem(placement: .cancellationAction) { Button(\"Cancel\") { dismiss() } }\n"
            + "      ToolbarItem(placement: .confirmationAction) { Button(\"Save\") { save() } }\n    } }"),
        "C.swift": view("NoteFields", "TextField(\"…\", text: $text)"),
      ]),
    ScreenRow(
      "EditNoteView", "dialog", left: [],
      [
        "A.swift": view("RootView", "Text(\"…\").sheet(isPresented: $a) { EditNoteView() }"),
        "B.swift": view("EditNoteView", "Text(\"…\")"),
      ]),
  ]

  private static func sheet(_ body: String) -> [String: String] {
    [
      "A.swift": view("RootView", "Text(\"…\").sheet(isPresented: $a) { InfoView() }"),
      "B.swift": view("InfoView", body),
    ]
  }

  static let places = [
    ScreenRow(
      "InfoView", "dialog", left: ["cancel@trailing"],
      sheet("VStack { HStack { Text(\"…\"); Spacer(); Button(\"Cancel\") { dismiss() } }.padding(); List(a) { B() } }")),
    ScreenRow(
      "InfoView", "dialog", left: ["cancel@bottom"],
      sheet("VStack { Form { A() }; Divider(); HStack { Spacer(); Button(\"Cancel\") { dismiss() } } }")),
    ScreenRow(
      "InfoView", "dialog", left: ["cancel@bottom"],
      sheet("Form { Section { A() } footer: { HStack { Spacer(); Button(\"Cancel\") { dismiss() } } } }")),
    ScreenRow(
      "InfoView", "viewer", left: ["close@trailing"],
      sheet("A().overlay(alignment: .topTrailing) { Button(\"Close\", systemImage: \"xmark\") { dismiss() } }")),
    // Done below what can be set keeps it.
    ScreenRow(
      "InfoView", "dialog", left: [], confirmed: ["done@bottom"],
      sheet("VStack { Toggle(\"…\", isOn: $a); HStack { Spacer(); Button(\"Done\") { dismiss() } } }")),
    ScreenRow(
      "InfoView", "viewer", left: ["done@bottom"], sheet("VStack { Text(\"…\"); Button(\"Done\") { dismiss() } }")),
  ]
}
