internal import CatalogModel
internal import SourceText
internal import TextFormats

/// Common parts of updating XLIFF of all versions.
enum XLIFFUpdate {
  /// The place where new units of a file are inserted.
  struct Place {
    let parent: XMLTreeElement
    /// The element that `parent` is in.
    let outer: XMLTreeElement?
  }

  /// Returns whether the unit may be translated: its own `translate`, else the nearest group's.
  static func isTranslatable(_ element: XMLTreeElement, in parents: [XMLTreeElement]) -> Bool {
    (parents + [element]).compactMap { $0["translate"] }.last != "no"
  }

  /// Returns whether an attribute names the language of the catalogue's source texts; true without one.
  static func isLanguage(_ tag: String?, of locale: LanguageTag) -> Bool {
    guard let tag = tag.flatMap({ LanguageTag(localeIdentifier: $0) }) else { return true }
    return tag.language == locale.language
  }

  /// A text with its placeholders as copies of another element's codes.
  ///
  /// - Parameters:
  ///   - codes: the codes of the source.
  ///   - meaning: the placeholder that a code stands for.
  /// - Returns: the bytes; placeholders that no code stands for are text.
  static func bytes(
    of message: String, copying codes: [XMLTreeElement], meaning: (XMLTreeElement) -> String?,
    text: (String) -> [UInt8]
  ) -> [UInt8] {
    var parts = InlineCodes()
    var unused = codes.compactMap { code in meaning(code).map { (code, $0) } }
    return parts.parts(of: message).flatMap { part -> [UInt8] in
      switch part {
      case .text(let literal): return text(literal)
      case .code(_, let placeholder):
        guard let place = unused.firstIndex(where: { $0.1 == placeholder }) else { return text(placeholder) }
        return Array(unused.remove(at: place).0.source)
      }
    }
  }

  /// An export's content for a file whose elements have a prefix: its codes declare their namespace.
  static func content(of our: XMLTreeElement, in their: XMLTreeElement) -> [UInt8] {
    let bytes = Array(our.contentBytes)
    guard their.qualifiedName.contains(UInt8(ascii: ":")) else { return bytes }
    var content = bytes
    for name in ["<ph ", "<cp "] {
      let declared = "\(name)xmlns=\"\(XMLEscaping.escaped(value: their.namespace))\" "
      content = content.split(separator: Array(name.utf8), omittingEmptySubsequences: false)
        .joined(separator: declared.utf8).map(\.self)
    }
    return content
  }

  /// An element of an XLIFF file with another one's prefix.
  static func element(
    _ name: String, _ attributes: [(String, String)] = [], like sibling: XMLTreeElement, content: [UInt8]
  ) -> [UInt8] {
    let prefix = sibling.qualifiedName.prefix { $0 != UInt8(ascii: ":") }
    let isPrefixed = prefix.count < sibling.qualifiedName.count
    let qualified = (isPrefixed ? Array(prefix) + [UInt8(ascii: ":")] : []) + Array(name.utf8)
    let written = attributes.map { " \($0.0)=\"\(XMLEscaping.escaped(value: $0.1))\"" }.joined()
    return [UInt8(ascii: "<")] + qualified + Array("\(written)>".utf8) + content + Array("</".utf8) + qualified
      + [UInt8(ascii: ">")]
  }
}
