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
      "NoteViewController", "page", ["back@system"], shownBy: ["push by pushViewController in ListViewController"],
      [
        "A.swift": controller(
          "ListViewController",
          "let note = NoteViewController()\n    navigationController?.pushViewController(note, animated: true)"),
        "B.swift": controller("NoteViewController"),
      ]),
    ScreenRow(
      "NoteViewController", "dialog", ["cancel@trailing"], shownBy: ["modal by present in ListViewController"],
      [
        "A.swift": controller(
          "ListViewController",
          "let stack = UINavigationController(rootViewController: NoteViewController())\n    present(stack, animated: true)"
        ),
        "B.swift": controller("NoteViewController", cancel),
      ]),
    // A push on a stack that is presented then.
    ScreenRow(
      "NoteViewController", "viewer", ["done@trailing"],
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
      "NoteViewController", "page", ["cancel@trailing"], shownBy: ["push by present in ListViewController"],
      [
        "A.swift": coordinator,
        "B.swift": controller(
          "ListViewController", "coordinator.present(scene: .note(model: model), from: self, transition: .show)"),
        "C.swift": controller("NoteViewController", cancel),
      ]),
    ScreenRow(
      "NoteViewController", "dialog", ["cancel@trailing"],
      [
        "A.swift": coordinator,
        "B.swift": controller(
          "ListViewController", "coordinator.present(scene: .note(model: model), transition: .modal(animated: true))"),
        "C.swift": controller("NoteViewController", cancel),
      ]),
    // A child is a part of its parent.
    ScreenRow(
      "NoteViewController", nil,
      [
        "A.swift": controller("ListViewController", "let note = NoteViewController()\n    addChild(note)"),
        "B.swift": controller("NoteViewController"),
      ]),
    ScreenRow(
      "HomeViewController", "root", [],
      [
        "A.swift": controller("StartViewController", "window.rootViewController = HomeViewController()"),
        "B.swift": controller("HomeViewController"),
      ]),
  ]
}
