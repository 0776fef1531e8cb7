import Foundation
import TableTestSupport
import TestSupport

/// Python with the packages that Scripts/prerequisites installs from PyPI.
enum PythonPackages {
  private static let folder = Repository.root.appending(path: ".build/test-tools")

  static let tool = Tool(
    name: folder.appending(path: "bin/python").path, package: "python3-venv, then run Scripts/prerequisites test")
}
