import Foundation

/// `catalog check` on the shipped catalogue with an app of 500 screens, compared with the catalogue alone.
struct ScreensRow {
  let command: String
  let catalog: String
  /// The folder for the catalogue that has the screens.
  let folder: URL
  let processes: ChildProcess
  let rounds: Int

  func measure(into report: inout Report) throws {
    let app = folder.appending(path: "screens-500", directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: app)
    try FileManager.default.copyItem(at: URL(filePath: catalog, directoryHint: .isDirectory), to: app)
    try Data(Self.screens.utf8).write(to: app.appending(path: "screens.json"))
    let measurement = try processes.measure(
      rounds: rounds, [[[command, "check", app.path]], [[command, "check", catalog]]])
    note(
      String(
        format: "check, 500 screens: %.0f ms; Standard alone %.0f ms", measurement.median(0) / 1e6,
        measurement.median(1) / 1e6))
    report.add(
      Row(
        work: "checking 500 screens × 87 locales × 8 platforms", ours: "`catalog check`",
        comparedWith: "Standard alone", ratio: measurement.ratio(0, to: 1), bar: .within(20)))
  }

  /// Four tabs with 124 screens each: pages with a route, every fourth a dialog that has none.
  private static var screens: String {
    let tabs = ["account", "search", "favorite", "settings"]
    let roots = tabs.enumerated().map { index, tab in
      #""\#(tab)": {"header": "root", "title": "\#(tab)", "route": "/\#(tab)", "tab": "\#(tab)", "tabOrder": \#(index + 1)}"#
    }
    let pages = (0..<496).map { index in
      let tab = tabs[index % 4]
      let id = "\(tab)-\(index / 4)"
      guard index / 4 % 4 == 3 else {
        return
          #""\#(id)": {"title": "{item}", "trailing": ["share"], "parent": "\#(tab)", "route": "/\#(tab)/\#(index / 4)/{item}"}"#
      }
      return
        #""\#(id)": {"header": "dialog", "title": "edit", "confirm": "save", "discard": "discard", "parent": "\#(tab)", "presentation": "sheet"}"#
    }
    return "{\n" + (roots + pages).map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
  }
}
