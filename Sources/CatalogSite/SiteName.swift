/// A catalogue's name in addresses.
package struct SiteName: Hashable, Sendable {
  private let name: String

  package init(_ name: String) { self.name = name }

  /// The name in lower case with hyphens, as in Iconify's prefixes: both `My App` and `MyApp` become `my-app`.
  package var slug: String {
    var words: [String] = [""]
    var previous: Character = " "
    for character in name {
      let isLetter = character.isASCII && (character.isLetter || character.isNumber)
      if !isLetter || character.isUppercase && previous.isLowercase { words.append("") }
      if isLetter { words[words.count - 1] += character.lowercased() }
      previous = character
    }
    let joined = words.filter { !$0.isEmpty }.joined(separator: "-")
    return joined.isEmpty ? "catalog" : joined
  }

  /// The name itself if it is a valid file name on every system and needs no escaping in an address; otherwise the
  /// slug.
  var fileName: String {
    let isPlain = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    return isPlain && !name.isEmpty ? name : slug
  }
}
