internal import Foundation

/// axe-core, which looks for barriers in pages.
package enum Axe {
  /// Its source, from a package of PyPI.
  ///
  /// - Throws: ``MissingProgram`` if it is not installed.
  package static func source() throws -> String {
    let root = Repository.root.appending(path: ".build/test-tools/lib")
    let files =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    guard let file = files.first(where: { $0.lastPathComponent == "axe.min.js" }) else {
      throw MissingProgram(description: "Scripts/prerequisites test")
    }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
