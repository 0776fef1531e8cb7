import Foundation

/// The Python of the folder where Scripts/prerequisites puts what comes from PyPI.
enum PythonPackages {
  static let tool = Tool(
    name: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../.build/test-tools/bin/python")
      .standardizedFileURL.path,
    package: "python3-venv, then run Scripts/prerequisites test")
}
