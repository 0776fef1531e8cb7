/// How a screen is shown.
public enum ScreenPresentation: Hashable, Sendable {
  /// In the stack, over the screen beneath it.
  case push
  /// As a sheet.
  case sheet
  /// Over everything.
  case fullScreen
  /// In a way of the app's own, by its name.
  case custom(String)
}

/// What the catalogue says about a screen.
struct ScreenFacts {
  enum Title {
    case purpose(Purpose)
    case parameter(String)
    case empty
  }

  enum Part {
    case literal(String)
    case parameter(String)
    case optional(String)
    case wildcard(String)
  }

  let title: Title
  let parent: String?
  let presentation: ScreenPresentation
  /// nil without a route.
  let route: [Part]?
  let query: [(name: String, isOptional: Bool)]
}

extension Screen {
  /// The title in a language: that of a purpose, the value of a parameter, or nothing.
  public func title(in language: Language) -> String {
    switch facts.title {
    case .purpose(let purpose): return purpose.title(in: language)
    case .parameter(let name): return parameters[name] ?? ""
    case .empty: return ""
    }
  }

  /// How it is shown.
  public var presentation: ScreenPresentation { facts.presentation }

  /// The screen beneath, with the parameters that it needs; nil if there is none, or if a parameter of its route is missing.
  public var parent: Screen? {
    guard let identifier = facts.parent, let parent = Self.facts(of: identifier) else { return nil }
    let own = parameters
    var values: [String: String] = [:]
    for part in parent.route ?? [] {
      switch part {
      case .literal, .optional: break
      case .parameter(let name):
        guard let value = own[name], RoutePath.isPart(value) else { return nil }
        values[name] = value
      case .wildcard(let name): values[name] = own[name] ?? ""
      }
    }
    for (name, isOptional) in parent.query where !isOptional {
      guard let value = own[name] else { return nil }
      values[name] = value
    }
    if case .parameter(let name) = parent.title, values[name] == nil {
      // A title that the route does not have may be unknown.
      values[name] = own[name] ?? (parent.isInRoute(name) ? nil : "")
    }
    return Screen(identifier, values)
  }

  /// The path that leads to it, with escapes where needed; nil without a route, or if a value cannot be in a path.
  public var path: String? {
    let (facts, values) = (facts, parameters)
    guard let route = facts.route else { return nil }
    var path = ""
    var isAbsent = false
    for part in route {
      switch part {
      case .literal(let text): path += "/" + RoutePath.encode(text, signs: RoutePath.partSigns)
      case .parameter(let name), .optional(let name):
        guard let value = values[name] else {
          guard case .optional = part else { return nil }
          isAbsent = true
          continue
        }
        if case .optional = part, isAbsent { return nil }
        guard RoutePath.isPart(value) else { return nil }
        path += "/" + RoutePath.encode(value, signs: RoutePath.partSigns)
      case .wildcard(let name):
        guard let value = values[name] else { return nil }
        guard !value.isEmpty else { continue }
        for part in RoutePath.split(value) {
          guard !isAbsent, RoutePath.isPart(part) else { return nil }
          path += "/" + RoutePath.encode(part, signs: RoutePath.partSigns)
        }
      }
    }
    if path.isEmpty { path = "/" }
    var separator = "?"
    for (name, isOptional) in facts.query {
      guard let value = values[name] else {
        if isOptional { continue } else { return nil }
      }
      path += separator + name + "=" + RoutePath.encode(value, signs: RoutePath.querySigns)
      separator = "&"
    }
    return Screen(link: path)?.identifier == identifier ? path : nil
  }

  /// What a link leads to: a path with an optional query, or a URL whose scheme and host are ignored; nil if no route matches.
  public init?(link: String) {
    for text in RoutePath.paths(in: link) {
      guard let path = RoutePath(text) else { continue }
      for identifier in Self.routes {
        guard let values = Self.facts(of: identifier)?.match(path), let screen = Screen(identifier, values) else { continue }
        self = screen
        return
      }
    }
    return nil
  }

  /// The label of its back button: the title of the screen beneath, the word for Back, or nil for the chevron alone.
  ///
  /// - Parameter fits: whether a text has room; without it, all have.
  public func backLabel(
    in language: Language, on platform: Platform, fits: (String) -> Bool = { _ in true }
  ) -> String? {
    guard platform.facts.showsBackLabel, presentation == .push, let parent = parent else { return nil }
    return [parent.title(in: language), Purpose.back.shortTitle(in: language)].first { !$0.isEmpty && fits($0) }
  }

  private var facts: ScreenFacts {
    Self.facts(of: identifier) ?? ScreenFacts(title: .empty, parent: nil, presentation: .push, route: nil, query: [])
  }
}

extension ScreenFacts {
  func isInRoute(_ parameter: String) -> Bool {
    let isInPath = (route ?? []).contains { part in
      switch part {
      case .literal: return false
      case .parameter(let name), .optional(let name), .wildcard(let name): return name == parameter
      }
    }
    return isInPath || query.contains { $0.name == parameter }
  }

  /// The values of the parameters in a path; nil if it does not match.
  func match(_ path: RoutePath) -> [String: String]? {
    var values: [String: String] = [:]
    for (name, isOptional) in query {
      switch path.query[name] {
      case .some(.some(let value)): values[name] = value
      case .some(.none): return nil
      case .none: if !isOptional { return nil }
      }
    }
    var rest = path.parts[...]
    for part in route ?? [] {
      switch part {
      case .literal(let text):
        guard rest.popFirst() == text else { return nil }
      case .parameter(let name):
        guard let value = rest.popFirst() else { return nil }
        values[name] = value
      case .optional(let name):
        values[name] = rest.popFirst()
      case .wildcard(let name):
        guard rest.allSatisfy({ RoutePath.split($0).allSatisfy(RoutePath.isPart) }) else { return nil }
        values[name] = rest.joined(separator: "/")
        rest = []
      }
    }
    return rest.isEmpty ? values : nil
  }
}

/// The path and the query of a link, split and decoded (RFC 3986).
struct RoutePath {
  let parts: [String]
  /// nil for a value whose escapes are wrong. Of duplicates, the first counts.
  let query: [String: String?]

  init?(_ text: Substring) {
    let address = text.utf8.prefix { $0 != UInt8(ascii: "#") }
    var path = address.prefix { $0 != UInt8(ascii: "?") }
    var query: [String: String?] = [:]
    for pair in address[path.endIndex...].dropFirst().split(separator: UInt8(ascii: "&")) {
      let key = pair.prefix { $0 != UInt8(ascii: "=") }
      guard let name = Self.decode(key, plusIsSpace: true), query[name] == nil else { continue }
      query[name] = .some(Self.decode(pair[key.endIndex...].dropFirst(), plusIsSpace: true))
    }
    self.query = query
    if path.first == UInt8(ascii: "/") { path = path.dropFirst() }
    if path.isEmpty {
      parts = []
      return
    }
    if path.last == UInt8(ascii: "/") { path = path.dropLast() }
    var parts: [String] = []
    for part in path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let decoded = Self.decode(part), Self.isPart(decoded) else { return nil }
      parts.append(decoded)
    }
    self.parts = parts
  }

  /// Whether a text can be a part of a path: dots are resolved before a link arrives (section 5.2.4).
  static func isPart(_ text: String) -> Bool { !text.isEmpty && text != "." && text != ".." }

  static func split(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// The paths that a link may mean, the likeliest first.
  static func paths(in link: String) -> [Substring] {
    let bytes = link.utf8
    let end = bytes.firstIndex { !isSchemeByte($0) } ?? bytes.endIndex
    let hasScheme = bytes.first.map(isLetter) == true && end < bytes.endIndex && bytes[end] == UInt8(ascii: ":")
    let scheme = link[..<end].lowercased()
    let rest = hasScheme ? link[bytes.index(after: end)...] : link[...]
    guard rest.utf8.starts(with: "//".utf8) else { return [rest] }
    let hierarchy = rest[rest.utf8.index(rest.startIndex, offsetBy: 2)...]
    let path = hierarchy[(hierarchy.utf8.firstIndex { "/?#".utf8.contains($0) } ?? hierarchy.endIndex)...]
    let isWhole = !hasScheme || scheme == "http" || scheme == "https" || path.startIndex == hierarchy.startIndex
    return isWhole ? [path] : [hierarchy, path]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.".utf8.contains(byte)
  }

  // MARK: Escapes (section 2.1)

  static let partSigns = "-._~!$&'()*+,;=:@"
  static let querySigns = "-._~!'()*"

  /// Escapes everything but letters and digits of ASCII, and some signs.
  static func encode(_ text: String, signs: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if isLetter(byte) || isDigit || signs.utf8.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  private static func decode(_ text: Substring.UTF8View, plusIsSpace: Bool = false) -> String? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    // What is not UTF-8 was replaced.
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): return byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return byte - UInt8(ascii: "A") + 10
    default: return nil
    }
  }
}
