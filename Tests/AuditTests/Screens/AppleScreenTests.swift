import Testing

/// Screens of UIKit.
@Suite struct AppleScreenTests {
  @Test(arguments: rows)
  func tellsScreens(_ row: ScreenRow) throws { try row.check() }

  private static func controller(_ name: String, _ body: String = "") -> String {
    "import UIKit\n\nclass \(name): UIViewController {\n  func load() {\n    \(body)\n  }\n}\n"
  }

  private static let cancel =
    "navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: nil)"
  private static let done =
    "navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, "
    + "action: #selector(dismiss))"

  private static let coordinator = """
    class Coordinator {
      func make(_ scene: Scene) -> UIViewController {
        switch scene {
        case .note(let model):
          let _controller = NoteViewController(model: model)
          return _controller
        case .other: return OtherViewController()
        }
      }
    }
    """

  static let rows = [
    ScreenRow(
      "NoteViewController", "page", left: ["back@system"],
      shownBy: ["push by pushViewController in ListViewController"],
      [
        "A.swift": controller(
          "ListViewController",
          "let note = NoteViewController()\n    navigationController?.pushViewController(note, animated: true)"),
        "B.swift": controller("NoteViewController"),
      ]),
    ScreenRow(
      "NoteViewController", "dialog", left: ["cancel@trailing"], shownBy: ["modal by present in ListViewController"],
      [
        "A.swift": controller(
          "ListViewController",
          "let stack = UINavigationController(rootViewController: NoteViewController())\n    present(stack, animated: true)"
        ),
        "B.swift": controller("NoteViewController", cancel),
      ]),
    // A push on a stack that is presented then.
    ScreenRow(
      "NoteViewController", "viewer", left: ["done@trailing"],
      [
        "A.swift": """
        class Coordinator {
          let stack: UINavigationController
          let note: NoteViewController
          func start() {
            stack.pushViewController(note, animated: false)
            presenter.present(stack, animated: true)
          }
        }
        """, "B.swift": controller("NoteViewController", done),
      ]),
    // A coordinator's cases: who asks for a case says how it is shown.
    ScreenRow(
      "NoteViewController", "page", left: ["cancel@trailing"], shownBy: ["push by present in ListViewController"],
      [
        "A.swift": coordinator,
        "B.swift": controller(
          "ListViewController", "coordinator.present(scene: .note(model: model), from: self, transition: .show)"),
        "C.swift": controller("NoteViewController", cancel),
      ]),
    ScreenRow(
      "NoteViewController", "dialog", left: ["cancel@trailing"],
      [
        "A.swift": coordinator,
        "B.swift": controller(
          "ListViewController", "coordinator.present(scene: .note(model: model), transition: .modal(animated: true))"),
        "C.swift": controller("NoteViewController", cancel),
      ]),
    // What holds a view is shown as that view.
    ScreenRow(
      "NoteView", "viewer", left: [], shownBy: ["modal by presentSheet in ListViewController"],
      [
        "A.swift": controller("ListViewController", "presentSheet(NoteController(note: note))"),
        "B.swift": """
        class NoteController: UIHostingController<NoteView> {
          init(note: Note) { super.init(rootView: NoteView(note: note)) }
        }
        struct NoteView: View { var body: some View { Text("…") } }
        """,
      ]),
    ScreenRow(
      "NoteViewController", "page", left: ["back@system"],
      [
        "A.swift": controller(
          "ListViewController", "show(storyboard.make(NoteViewController.self), sender: self)"),
        "B.swift": controller("NoteViewController"),
      ]),
    // A child is a part of its parent.
    ScreenRow(
      "NoteViewController", nil,
      [
        "A.swift": controller("ListViewController", "let note = NoteViewController()\n    addChild(note)"),
        "B.swift": controller("NoteViewController"),
      ]),
    ScreenRow(
      "HomeViewController", "root", left: [],
      [
        "A.swift": controller("StartViewController", "window.rootViewController = HomeViewController()"),
        "B.swift": controller("HomeViewController"),
      ]),
  ]
}
