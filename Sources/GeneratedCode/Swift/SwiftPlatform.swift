/// Apple's systems.
enum SwiftPlatform: String, CaseIterable {
  case iOS, macCatalyst, macOS, tvOS, visionOS, watchOS

  /// The name in code.
  var name: String { rawValue }

  /// Finds a system by name, in any case.
  init?(name: String) {
    guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      return nil
    }
    self = platform
  }
}

/// A release of one of Apple's systems.
struct SwiftRelease {
  let platform: SwiftPlatform
  let version: String

  init(_ platform: SwiftPlatform, _ version: String) {
    self.platform = platform
    self.version = version
  }

  /// Reads a release such as `iOS 15.0`; nil for an unknown system.
  init?(_ text: Substring) {
    let fields = text.split(separator: " ")
    guard fields.count == 2, let platform = SwiftPlatform(rawValue: String(fields[0])) else { return nil }
    self.init(platform, String(fields[1]))
  }

  /// True if the version is the same or later: `16.10` is later than `16.2`.
  func isAtLeast(_ other: SwiftRelease) -> Bool {
    let (own, least) = (numbers, other.numbers)
    for index in 0..<max(own.count, least.count) {
      let (a, b) = (index < own.count ? own[index] : 0, index < least.count ? least[index] : 0)
      if a != b { return a > b }
    }
    return true
  }

  private var numbers: [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
}

extension SwiftOptions {
  /// The minimum releases of the systems for which one is set, sorted by name.
  var minimums: [SwiftRelease] {
    SwiftPlatform.allCases.compactMap { platform in
      minimum.first { SwiftPlatform(name: $0.key) == platform }.map { SwiftRelease(platform, $0.value) }
    }
  }

  /// The list in `#available` and `@available` for code that needs some releases; nil if the app only runs on later
  /// ones.
  func availability(_ needed: [SwiftRelease]) -> String? {
    let minimums = minimums
    let unmet = needed.filter { release in
      !minimums.contains { $0.platform == release.platform && $0.isAtLeast(release) }
    }
    return unmet.isEmpty ? nil : (unmet.map { "\($0.platform.name) \($0.version)" } + ["*"]).joined(separator: ", ")
  }
}
