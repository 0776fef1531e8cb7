internal import CatalogModel
internal import SourceText

/// The oldest releases that an app runs on, by Apple's system: `iOS` → `17`.
package struct MinimumSystems: Hashable, Sendable {
  /// The version by the system's name in `#available`.
  package private(set) var versions: [String: String] = [:]

  /// Parses texts such as `ios=17,macos=14`; the case of a name does not matter.
  package init(_ texts: [String]) throws(Refusal) {
    for part in texts.flatMap({ $0.split(separator: ",") }) {
      try add(part.split(separator: " ").joined(separator: " "), of: String(part))
    }
  }

  /// - Parameter written: the text with its spaces, for errors.
  private mutating func add(_ text: String, of written: String) throws(Refusal) {
    // By scalars: a combining mark after the equals sign would form one character with it.
    let pair = text.unicodeScalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    guard pair.count == 2, !pair[0].isEmpty else { throw .noVersion(written) }
    guard let name = Self.names.first(where: { $0.lowercased() == pair[0].lowercased() }) else {
      throw .unknownSystem(pair[0])
    }
    guard let version = SystemVersion(pair[1]) else { throw .notVersion(pair[1]) }
    if let oldest = Self.oldest[name].flatMap({ SystemVersion($0) }), version < oldest {
      throw .tooOld(name, as: pair[0], oldest: "\(oldest)")
    }
    if let other = versions.updateValue("\(version)", forKey: name), other != "\(version)" {
      throw .twoVersions(name, other, "\(version)")
    }
  }

  /// Apple's systems, as in `#available`.
  package static let names = oldest.keys.sorted()

  /// The oldest releases that Swift 6.0 (Xcode 16) compiles for.
  private static let oldest = ["iOS": "12", "macOS": "10.13", "tvOS": "12", "visionOS": "1", "watchOS": "4"]
}

extension MinimumSystems {
  /// The reason why a text does not name releases of systems.
  package enum Refusal: Error, Hashable, CustomStringConvertible {
    case noVersion(String)
    case unknownSystem(String)
    case notVersion(String)
    /// The name of the system, and as it was written.
    case tooOld(String, as: String, oldest: String)
    case twoVersions(String, String, String)

    package var description: String {
      switch self {
      case .noVersion(let text): "'\(text)' names no version; write --minimum like ios=17"
      case .unknownSystem(let name):
        "unknown system '\(name)'; write one of \(MinimumSystems.names.joined(separator: ", "))"
      case .notVersion(let text): "'\(text)' is not a version; write one such as 17 or 17.4"
      case .tooOld(let name, let written, let oldest):
        "generated code needs Swift 6.0, which compiles for \(name) \(oldest) or later; "
          + "write --minimum \(written)=\(oldest), or a later release"
      case .twoVersions(let name, let first, let second):
        "--minimum names \(name) twice, with \(first) and \(second); leave one out"
      }
    }
  }
}
