package import SourceText

/// A tool's variety of a format, with its own rules for texts, by the path of its files.
package enum Dialect: String, CaseIterable, Sendable {
  /// Compose Multiplatform's resources, in a folder `composeResources` (Kotlin Multiplatform, String resources).
  case composeResources = "compose-resources"
  /// moko-resources' texts, in a folder `moko-resources`, or `resources/MR` in older projects.
  case mokoResources = "moko-resources"

  /// The dialect of a file; nil for the format's own rules.
  package static func of(_ file: SourceFile) -> Dialect? {
    let parts = file.path.split(separator: "/").map(String.init)
    return allCases.first { $0.isOf(parts) }
  }

  /// The dialect of a file to write, or of the files to write below a folder.
  package static func ofOutput(_ path: String) -> Dialect? {
    [path, "\(path)/base/strings.xml"].lazy.compactMap { of(SourceFile(path: $0, bytes: [])) }.first
  }

  /// - Parameter parts: the folders and the name of a path.
  func isOf(_ parts: [String]) -> Bool {
    let above = parts.dropLast(2)
    switch self {
    case .composeResources: return above.last == "composeResources"
    case .mokoResources: return above.last == "moko-resources" || above.suffix(2) == ["resources", "MR"]
    }
  }
}
