internal import TextFormats

/// The page's script: it filters the matrix and the list, and describes squares.
enum HTMLScript {
  static let code = EmbeddedCode(
    PageFile.body("report.js"), digest: "sha256-8YjF/aWUjU7hVM1w3kV/eDntd+sVXoWJQcMNELp4qCs=")
}
