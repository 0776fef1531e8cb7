/// A tool's variety of a format, with its own rules for texts, by the path of its files.
package enum Dialect: String, Sendable {
  /// Compose Multiplatform's resources, in a folder `composeResources` (Kotlin Multiplatform, String resources).
  case composeResources = "compose-resources"
  /// moko-resources' texts, in a folder `moko-resources`, or `resources/MR` before version 0.24.
  case mokoResources = "moko-resources"

  /// - Parameter parts: the folders and the name of a path.
  func isOf(_ parts: [String]) -> Bool {
    let above = parts.dropLast(2)
    switch self {
    case .composeResources: return above.last == "composeResources"
    case .mokoResources: return above.last == "moko-resources" || above.suffix(2) == ["resources", "MR"]
    }
  }
}
