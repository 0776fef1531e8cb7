/// A catalogue's name in addresses.
package struct SiteName: Hashable, Sendable {
  private let name: String

  package init(_ name: String) { self.name = name }

  /// The name in lower case with hyphens, as Iconify's prefixes are: `My App` is `my-app`.
  package var slug: String {
    let words = name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "catalogue" : words.joined(separator: "-")
  }

  /// The name itself where it can be a file's on every system and in an address as it is, else the slug.
  var fileName: String {
    let isPlain = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    return isPlain && !name.isEmpty ? name : slug
  }
}
