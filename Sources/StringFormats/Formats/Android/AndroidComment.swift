internal import CatalogModel
internal import TextFormats

/// The XML comment before a resource: notes for the translator, the base, then the catalogue's comment.
///
/// ```xml
/// <!--
///   en: Delete
///   Removes the selected items for good.
///   purpose-catalog: source=… target=… state=translated
///   What the catalogue notes beside the translation.
/// -->
/// ```
struct AndroidComment {
  var base: UnitBase?
  var comment: String?

  private static let indent = "    "

  /// Returns whether a comment can be read back unchanged.
  static func holds(_ comment: String) -> Bool {
    XMLCharacters.refused(in: comment) == nil && !comment.unicodeScalars.contains("\r")
  }

  /// The content of the XML comment.
  static func text(for unit: StringUnit, source: LanguageTag) -> String {
    let context = ["\(source): \(unit.source)"] + unit.notes
    var lines = context.flatMap { $0.lines.map(String.init) }
    lines.append(unit.base.note)
    if let comment = unit.comment, holds(comment) {
      lines += comment.lines.map { escaped(String($0)) }
    }
    return "\n" + lines.map { "\(indent)\($0)\n" }.joined() + "  "
  }

  /// Parses the content of an XML comment; nil if this program did not write it.
  init?(_ text: String) {
    var lines = text.lines[...]
    func isBase(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix(UnitBase.notePrefix) }
    while let line = lines.first, !isBase(line) { lines.removeFirst() }
    guard let line = lines.popFirst() else { return nil }
    let indent = line.prefix { $0 == " " }
    base = UnitBase(line.dropFirst(indent.count))
    // The last line is the indentation of the closing mark.
    if lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
    guard !lines.isEmpty else { return }
    comment = lines.map { Self.unescaped($0.hasPrefix(indent) ? $0.dropFirst(indent.count) : $0) }
      .joined(separator: "\n")
  }

  /// XML comments cannot contain two hyphens (XML 1.0 §2.5): a backslash separates them, and a backslash is doubled.
  private static func escaped(_ line: String) -> String {
    var escaped = ""
    for character in line.unicodeScalars {
      if character == "\\" || (character == "-" && escaped.unicodeScalars.last == "-") { escaped += "\\" }
      escaped.unicodeScalars.append(character)
    }
    return escaped
  }

  private static func unescaped(_ line: Substring) -> String {
    var plain = String.UnicodeScalarView()
    var scalars = line.unicodeScalars[...]
    while let scalar = scalars.popFirst() { plain.append(scalar == "\\" ? scalars.popFirst() ?? scalar : scalar) }
    return String(plain)
  }
}
