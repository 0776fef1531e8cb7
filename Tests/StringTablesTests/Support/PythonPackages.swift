import Foundation

/// The Python of the folder where Scripts/prerequisites puts what comes from PyPI.
enum PythonPackages {
  // The folder is put in order before the name is added, since the name is a link that must stay one.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../.build/test-tools").standardizedFileURL

  static let tool = Tool(
    name: folder.appending(path: "bin/python").path, package: "python3-venv, then run Scripts/prerequisites test")
}
