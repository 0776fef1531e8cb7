internal import CodeWriting

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
    return file(
      "SwiftUI",
      [
        "iconSet": set, "image": hasMirroredIcons ? "\(image).scaleEffect(x: icon.isMirrored ? -1 : 1, y: 1)" : image,
      ])
  }

  /// `UIAction(.delete) { }` and `UIBarButtonItem(.delete) { }`.
  var uiKit: SwiftCode {
    let image = areSymbols ? "UIImage(systemName: icon.name)" : "UIImage(named: icon.name)"
    let flipped = "\(image).map { icon.isMirrored ? $0.withHorizontallyFlippedOrientation() : $0 }"
    return file("UIKit", ["iconSet": set, "image": hasMirroredIcons ? flipped : image])
  }

  /// `NSToolbarItem(.delete, …)`.
  var appKit: SwiftCode {
    let image =
      areSymbols
      ? "NSImage(systemSymbolName: icon.name, accessibilityDescription: name)"
      : "NSImage(named: icon.name)"
    let mirrored = "\(image).map { icon.isMirrored ? $0.mirrored : $0 }"
    return file(
      "AppKit", ["iconSet": set, "image": hasMirroredIcons ? mirrored : image],
      without: hasMirroredIcons ? [] : ["mirroring"])
  }

  // MARK: Headers

  /// The files for headers: `.header(.page(…)) { }` and `applyHeader(.page(…)) { }`.
  var headers: [(name: String, code: SwiftCode)] {
    [
      "HeaderActions", "HeaderConfiguration", "HeaderPartsSwiftUI", "HeaderPresenter", "HeaderSwiftUI", "HeaderUIKit",
    ].map { ($0, file($0)) }
  }

  // MARK: Router

  /// `RouterView($router)`, and the router as an object that views observe.
  var routerOfSwiftUI: SwiftCode { file("RouterSwiftUI") }

  /// The stacks, tabs and modals of `RouterView`.
  var layersOfSwiftUI: SwiftCode { file("RouterLayers") }

  /// `RouterController`.
  var routerOfUIKit: SwiftCode { file("RouterUIKit") }

  /// The question whether input may be lost, in each framework.
  var discardOfSwiftUI: SwiftCode { file("DiscardSwiftUI") }
  var discardOfUIKit: SwiftCode { file("DiscardUIKit") }

  /// The navigation controllers of `RouterController`.
  var stackOfUIKit: SwiftCode { file("RouterStack") }

  /// The platform of the current device; nil if the catalogue has none of Apple's platforms.
  func currentPlatform(_ headers: GeneratedHeaders) -> SwiftCode? {
    let names = SwiftPrinter.platformNames(headers).map(SwiftText.member)
    func name(_ wanted: String...) -> String? { wanted.map { ".\($0)" }.first(where: names.contains) }
    guard let phone = name("ios", "ios26", "macos"), let newest = name("ios26", "ios", "macos") else { return nil }
    let releases = "iOS 26.0, tvOS 26.0, visionOS 26.0, *"
    return file(
      "CurrentPlatform",
      [
        "macOS": name("macos", "ios26", "ios") ?? phone, "watchOS": name("watchos", "ios", "macos") ?? phone,
        "others": newest == phone
          ? "return \(phone)" : "if #available(\(releases)) { return \(newest) } else { return \(phone) }",
      ])
  }

  // MARK: Releases

  /// A file of the runtime, with its checks of releases reduced to those that the app needs.
  private func file(_ name: String, _ replacements: [String: String] = [:], without omitted: Set<String> = [])
    -> SwiftCode
  {
    let text = RuntimeFile("Swift/\(name).swift").code(replacements, without: omitted)
    var code = SwiftCode()
    code.lines(text.split(separator: "\n", omittingEmptySubsequences: false).compactMap(checkingReleases))
    return code
  }

  /// A line that checks only for releases later than the app's minimum; nil for an attribute without any.
  private func checkingReleases(_ line: Substring) -> String? {
    let line = String(line)
    guard let check = line.firstMatch(of: #/([@#])available\((.*), \*\)/#) else { return line }
    let releases = check.2.split(separator: ", ").compactMap(SwiftRelease.init)
    if let list = options.availability(releases) {
      return line.replacing(check.0, with: "\(check.1)available(\(list))")
    }
    // `if #available(…) { return .new } else { return .old }` becomes `return .new`.
    return check.1 == "@" ? nil : line.replacing(#/if #available.*? \{ (.*?) \}(?: else .*)?$/#) { String($0.1) }
  }
}
