package import CatalogFiles
package import CatalogModel
internal import CodeWriting
internal import MessageSyntax

/// Maps the catalogue's keys to those of a format's files by a pattern, and back.
///
/// An instance produces only keys that the format allows, and a different one for each of the catalogue's.
package struct KeyNaming: Sendable {
  package let pattern: KeyPattern
  private let syntax: KeySyntax
  private let keys: [String: UnitKey]

  /// - Parameters:
  ///   - keys: all keys of the catalogue.
  ///   - formerKeys: keys with former identifiers of purposes, which are only read.
  ///   - place: the place of the pattern; nil for the command line.
  /// - Throws: ``KeyNamingError`` if the pattern produces a key that the format does not allow, or the same one for
  ///   two keys.
  package init(
    _ pattern: KeyPattern, in format: ExchangeFormat, keys: some Sequence<UnitKey>, formerKeys: [UnitKey] = [],
    at place: SourcePlace? = nil
  ) throws(KeyNamingError) {
    self.pattern = pattern
    syntax = format.keys
    var known: [String: UnitKey] = [:]
    func refuse(_ reason: String) -> KeyNamingError {
      KeyNamingError(
        message: "key pattern '\(pattern)' does not work for \(format.rawValue): \(reason)", place: place)
    }
    let sorted = keys.sorted()
    for key in sorted {
      let name = Self.name(of: key, pattern, syntax)
      if let fault = syntax.fault(in: name) {
        throw refuse("it turns '\(key)' into '\(name)', but \(fault); write another pattern")
      }
      if let other = known.updateValue(key, forKey: name) {
        throw refuse("it turns both '\(other)' and '\(key)' into '\(name)'; \(Self.advice(on: pattern, other, key))")
      }
    }
    for key in sorted {
      let name = Self.name(of: key, pattern, syntax)
      guard let other = syntax.obstacle(beside: name, among: { known[$0] != nil }), let owner = known[other] else {
        continue
      }
      throw refuse(
        "a file cannot hold both '\(other)' of '\(owner)' and '\(name)' of '\(key)'; put another character between the parts"
      )
    }
    for key in formerKeys {
      let name = Self.name(of: key, pattern, syntax)
      if known[name] == nil { known[name] = key }
    }
    self.keys = known
  }

  /// The name of a key of the catalogue.
  package func name(of key: UnitKey) -> String { Self.name(of: key, pattern, syntax) }

  /// The catalogue's key with a name, or nil.
  package func known(_ name: String) -> UnitKey? { keys[name] }

  /// The key of a name, which the catalogue need not have; nil if the pattern does not produce the name.
  package func key(of name: String) -> UnitKey? {
    if let known = keys[name] { return known }
    guard let key = pattern.key(of: name) else { return nil }
    // `ds_select-all` parses as `select-all`, whose name is `ds_select_all`.
    return keys[self.name(of: key)] == nil ? key : nil
  }

  private static func name(of key: UnitKey, _ pattern: KeyPattern, _ syntax: KeySyntax) -> String {
    pattern.parts.filter { !($0.isOptional && key.isTitle) }.map { part in
      switch part.piece {
      case .literal(let text): text
      case .placeholder(.purpose): syntax.spelling(key.purpose)
      case .placeholder(.message): key.message
      case .placeholder(.upperCamelPurpose): CamelCase.upper(key.purpose)
      case .placeholder(.upperCamelMessage): CamelCase.capitalized(key.message)
      }
    }.joined()
  }

  private static func advice(on pattern: KeyPattern, _ key: UnitKey, _ other: UnitKey) -> String {
    key.purpose == other.purpose && !pattern.parts.contains { $0.piece.isMessage }
      ? "add '[_{message}]' to it" : "put another character between the parts"
  }
}

/// The reason why a key pattern does not work for a format.
package struct KeyNamingError: Error {
  /// The error and its fix; lower case, without a full stop.
  package let message: String
  /// The place of the pattern; nil for the command line.
  package let place: SourcePlace?
}

extension KeyPattern {
  /// The purpose and message of a name, in the spelling of the name; nil if the pattern does not produce the name.
  fileprivate func key(of name: String) -> UnitKey? {
    let titles = parts.filter { !$0.isOptional }.map(\.piece)
    return Self.key(of: name, parts.map(\.piece)) ?? (titles.count < parts.count ? Self.key(of: name, titles) : nil)
  }

  private static func key(of name: String, _ pieces: [Piece]) -> UnitKey? {
    var (rest, pieces) = (name[...], pieces[...])
    while case .literal(let text)? = pieces.first {
      guard rest.hasPrefix(text) else { return nil }
      rest = rest.dropFirst(text.count)
      pieces = pieces.dropFirst()
    }
    while case .literal(let text)? = pieces.last {
      guard rest.hasSuffix(text) else { return nil }
      rest = rest.dropLast(text.count)
      pieces = pieces.dropLast()
    }
    var values = [rest]
    let literals = pieces.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
    if !literals.isEmpty {
      guard let between = rest.firstRange(of: literals) else { return nil }
      values = [rest[..<between.lowerBound], rest[between.upperBound...]]
    }
    guard values.allSatisfy(isName) else { return nil }
    let isMessageFirst = pieces.first?.isMessage ?? false
    let (purpose, message) = isMessageFirst ? (values.last, values.first) : (values.first, values.last)
    return UnitKey(
      purpose: String(purpose ?? ""), message: values.count > 1 ? String(message ?? "") : MessageDeclaration.title)
  }

  /// Returns whether a text may be a purpose or a message, in any naming style.
  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
          || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      }
  }
}

extension KeyPattern.Piece {
  fileprivate var isMessage: Bool { self == .placeholder(.message) || self == .placeholder(.upperCamelMessage) }
}
