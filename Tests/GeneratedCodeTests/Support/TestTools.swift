import Foundation
import TestSupport

/// Programs that Scripts/prerequisites installs from PyPI.
enum TestTools {
  /// The path of a program; one that is missing fails with its name when a shell runs it.
  static func path(_ program: String) -> String {
    let installed = Repository.root.appending(path: ".build/test-tools/bin/\(program)").path
    return FileManager.default.isExecutableFile(atPath: installed) ? installed : program
  }
}
