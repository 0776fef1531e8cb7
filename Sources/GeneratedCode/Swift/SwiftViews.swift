/// Controls of SwiftUI, UIKit and AppKit with the titles and icons of purposes.
struct SwiftViews {
  private let options: SwiftOptions
  /// The case of the icon set that views use.
  private let set: String
  /// True if icons are SF Symbols, false if they are images of the app.
  private let areSymbols: Bool
  /// True if an icon must be flipped. The system flips most symbols.
  private let hasMirroredIcons: Bool

  /// Views with SF Symbols, or else with the catalogue's first icon set; nil without one.
  init?(_ printer: SwiftPrinter) {
    let catalog = printer.catalog
    let symbols = catalog.iconSets.firstIndex { $0.identifier == "sf-symbols" }
    guard !catalog.locales.isEmpty, !catalog.purposes.isEmpty, let set = symbols ?? catalog.iconSets.indices.first
    else {
      return nil
    }
    options = printer.options
    self.set = SwiftText.member(printer.names.iconSets[set])
    areSymbols = symbols != nil
    hasMirroredIcons = catalog.locales.contains { locale in
      locale.icons[set].contains { $0?.isMirrored == true || $0?.isFallbackMirrored == true }
    }
  }

  /// `Label(.delete)` and `Button(.delete) { }`.
  var swiftUI: SwiftCode {
    let image = areSymbols ? "Image(systemName: icon.name)" : "Image(icon.name)"
    return code(
      SwiftViewTexts.swiftUI, condition: "canImport(SwiftUI)",
      [
        "IMAGE": hasMirroredIcons ? "\(image).scaleEffect(x: icon.isMirrored ? -1 : 1, y: 1)" : image,
        "AVAILABLE": available([
          SwiftRelease(.iOS, "15.0"), SwiftRelease(.macOS, "12.0"), SwiftRelease(.tvOS, "15.0"),
          SwiftRelease(.watchOS, "8.0"),
        ]),
      ].merging(latest([.iOS, .macOS, .tvOS, .visionOS, .watchOS], "role == .dismiss ? .close : .confirm", "nil")) {
        $1
      })
  }

  /// `UIAction(.delete) { }` and `UIBarButtonItem(.delete) { }`.
  var uiKit: SwiftCode {
    let image = areSymbols ? "UIImage(systemName: icon.name)" : "UIImage(named: icon.name)"
    return code(
      SwiftViewTexts.uiKit, condition: "canImport(UIKit) && !os(watchOS)",
      [
        "IMAGE": hasMirroredIcons
          ? "\(image).map { icon.isMirrored ? $0.withHorizontallyFlippedOrientation() : $0 }" : image,
        "AVAILABLE": available([SwiftRelease(.iOS, "14.0"), SwiftRelease(.tvOS, "14.0")]),
      ].merging(latest([.iOS, .tvOS, .visionOS], ".prominent", ".done")) { $1 })
  }

  /// `NSToolbarItem(.delete, …)`.
  var appKit: SwiftCode {
    let image =
      areSymbols
      ? "NSImage(systemSymbolName: icon.name, accessibilityDescription: title(in: language))"
      : "NSImage(named: icon.name)"
    return code(
      SwiftViewTexts.appKit + (hasMirroredIcons ? "\n\n\(SwiftViewTexts.mirroring)" : ""),
      condition: "canImport(AppKit) && !targetEnvironment(macCatalyst)",
      [
        "IMAGE": hasMirroredIcons ? "\(image).map { icon.isMirrored ? $0.mirrored : $0 }" : image,
        "AVAILABLE": available([SwiftRelease(.macOS, "11.0")]),
      ])
  }

  // MARK: Headers

  /// `.header(.page(…)) { }`.
  func headersOfSwiftUI(_ headers: GeneratedHeaders) -> SwiftCode {
    let needed = [
      SwiftRelease(.iOS, "16.0"), SwiftRelease(.macOS, "13.0"), SwiftRelease(.tvOS, "16.0"),
      SwiftRelease(.watchOS, "9.0"),
    ]
    return code(
      SwiftHeaderViewTexts.swiftUI, condition: "canImport(SwiftUI)", ["AVAILABLE": available(needed)])
  }

  /// `applyHeader(.page(…)) { }`.
  func headersOfUIKit(_ headers: GeneratedHeaders) -> SwiftCode {
    let newest = latest([.iOS, .tvOS, .visionOS], ".prominent", ".done")["LATEST"] ?? ""
    return code(
      SwiftHeaderViewTexts.uiKit, condition: "canImport(UIKit) && !os(watchOS)",
      ["AVAILABLE": available([SwiftRelease(.iOS, "14.0"), SwiftRelease(.tvOS, "14.0")]), "NEWEST": newest])
  }

  /// The platform of the current device; nil if the catalogue has none of Apple's platforms.
  func currentPlatform(_ headers: GeneratedHeaders) -> SwiftCode? {
    let names = SwiftPrinter.platformNames(headers).map(SwiftText.member)
    func name(_ wanted: String...) -> String? { wanted.map { ".\($0)" }.first(where: names.contains) }
    guard let phone = name("ios", "ios26", "macos"), let newest = name("ios26", "ios", "macos") else { return nil }
    let both = newest == phone ? ["LATEST": "return \(phone)"] : latest([.iOS, .tvOS, .visionOS], newest, phone)
    return code(
      SwiftHeaderViewTexts.platform, condition: "canImport(SwiftUI) || canImport(UIKit)",
      ["MACOS": name("macos", "ios26", "ios") ?? phone, "WATCHOS": name("watchos", "ios26", "ios") ?? phone]
        .merging(both) { $1 })
  }

  private func available(_ needed: [SwiftRelease]) -> String {
    options.availability(needed).map { "@available(\($0))" } ?? ""
  }

  /// Replacements for code that differs between the systems' 26th releases and older ones.
  private func latest(_ platforms: [SwiftPlatform], _ new: String, _ old: String) -> [String: String] {
    let needed = options.availability(platforms.map { SwiftRelease($0, "26.0") })
    let both = needed.map { "if #available(\($0)) { return \(new) } else { return \(old) }" }
    return ["LATEST": both ?? "return \(new)", "OLDER": "return \(old)"]
  }

  private func code(_ text: String, condition: String, _ replacements: [String: String]) -> SwiftCode {
    let all = replacements.merging(["SET": set]) { $1 }.sorted { $0.key > $1.key }
    var code = SwiftCode()
    code.line("#if \(condition)")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let replaced = all.reduce(String(line)) { $0.replacing($1.key, with: $1.value) }
      // A placeholder without an attribute leaves no line.
      if replaced.isEmpty, !line.isEmpty { continue }
      code.line(replaced)
    }
    code.line("#endif")
    return code
  }
}
