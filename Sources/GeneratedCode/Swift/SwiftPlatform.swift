/// Apple's systems.
enum SwiftPlatform: String, CaseIterable {
  case iOS, macCatalyst, macOS, tvOS, visionOS, watchOS

  /// The name in a package's manifest.
  var packageName: String { rawValue }

  /// A system's name in any case.
  init?(name: String) {
    guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      return nil
    }
    self = platform
  }

  /// The least releases of those systems that are known, sorted by name.
  static func minimums(_ minimum: [String: String]) -> [(platform: SwiftPlatform, version: String)] {
    allCases.compactMap { platform in
      minimum.first { SwiftPlatform(name: $0.key) == platform }.map { (platform, $0.value) }
    }
  }

  /// Whether a release is the same as another or later: `16.10` is later than `16.2`.
  static func isRelease(_ version: String, atLeast other: String) -> Bool {
    let (own, least) = (numbers(version), numbers(other))
    for index in 0..<max(own.count, least.count) {
      let (a, b) = (index < own.count ? own[index] : 0, index < least.count ? least[index] : 0)
      if a != b { return a > b }
    }
    return true
  }

  private static func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
}
