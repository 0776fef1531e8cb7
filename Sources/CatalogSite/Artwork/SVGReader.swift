internal import SourceText
internal import TextFormats

/// Reads an icon's drawing from an SVG file. Throws for anything that could run scripts, load files or expand without
/// bound.
struct SVGReader {
  static let maximumByteCount = 256 << 10
  static let maximumElementCount = 1_000
  static let maximumDepth = 32

  private let path: String
  private let name: String
  private var elementCount = 0
  private var colours: Set<String> = []
  /// The new names of the file's ids.
  private var ids: [String: String] = [:]

  /// - Parameter name: the icon's name; the drawing's ids begin with it.
  static func drawing(
    _ bytes: [UInt8], path: String, name: String
  ) throws(ArtworkError) -> IconArtwork.Drawing {
    var reader = SVGReader(path: path, name: name)
    return try reader.read(bytes)
  }

  private init(path: String, name: String) {
    self.path = path
    self.name = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  private mutating func read(_ bytes: [UInt8]) throws(ArtworkError) -> IconArtwork.Drawing {
    guard bytes.count <= Self.maximumByteCount else {
      throw error("the drawing is larger than \(Self.maximumByteCount >> 10) KiB; simplify it")
    }
    let root = try tree(of: bytes).root
    guard root.isNamed("svg", in: SVGVocabulary.namespace) else {
      throw error("the file is not an SVG; its outermost element is '\(root.name)'")
    }
    try collectIDs(in: root, depth: 0)
    try SVGReferences(root, path: path).check()
    guard root["transform"] == nil else {
      throw error("the outermost element has a transform; put it on a group inside")
    }
    let box = try SVGViewBox(root, path: path)
    var attributes = try attributes(of: root).filter { SVGVocabulary.presentation.contains($0.name) }
    if !attributes.contains(where: { $0.name == "fill" }) {
      attributes.append((name: "fill", value: "currentColor"))
      if Self.hasShapeWithoutFill(root) { colours.insert("currentColor") }
    }
    var content: [(element: XMLTreeElement, attributes: Attributes)] = []
    try collect(root, into: &content)
    guard !content.isEmpty else { throw error("the drawing is empty; export it again") }
    guard colours.count <= 1 else {
      let names = colours.sorted().prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      throw error("the drawing has several colours (\(names)); draw icons in one, best 'currentColor'")
    }
    var writer = SVGBodyWriter(
      attributes: Dictionary(uniqueKeysWithValues: content.map { ($0.element.offset, $0.attributes) }))
    return IconArtwork.Drawing(
      body: writer.body(of: root, attributes, origin: box.origin), width: box.width, height: box.height)
  }

  private func tree(of bytes: [UInt8]) throws(ArtworkError) -> XMLTree {
    do {
      return try XMLTree(
        SourceFile(path: path, bytes: bytes), doctype: XMLDoctype("svg", publicIdentifier: "-//W3C//DTD SVG 1.1//EN"))
    } catch {
      throw self.error(error.message)
    }
  }

  // MARK: Elements

  private mutating func collectIDs(in element: XMLTreeElement, depth: Int) throws(ArtworkError) {
    elementCount += 1
    guard elementCount <= Self.maximumElementCount else {
      throw error("the drawing has more than \(Self.maximumElementCount) elements; simplify it")
    }
    guard depth <= Self.maximumDepth else {
      throw error("elements are nested deeper than \(Self.maximumDepth); simplify the drawing")
    }
    if let id = element["id"] {
      guard ids[id] == nil else { throw error("two elements have the id '\(id)'; rename one") }
      ids[id] = "\(name)-\(ids.count + 1)"
    }
    for child in element.children { try collectIDs(in: child, depth: depth + 1) }
  }

  private mutating func collect(
    _ parent: XMLTreeElement, into content: inout [(element: XMLTreeElement, attributes: Attributes)]
  ) throws(ArtworkError) {
    for piece in parent.content {
      switch piece {
      case .comment: continue
      case .text(let text):
        guard text.allSatisfy(\.isWhitespace) else {
          throw error("text in a drawing is not read; convert it to a path")
        }
      case .element(let element):
        guard try isDrawn(element) else { continue }
        content.append((element, try attributes(of: element)))
        try collect(element, into: &content)
      }
    }
  }

  private func isDrawn(_ element: XMLTreeElement) throws(ArtworkError) -> Bool {
    if SVGVocabulary.editors.contains(element.namespace) { return false }
    let isSVG = element.namespace == SVGVocabulary.namespace
    if isSVG, SVGVocabulary.descriptive.contains(element.name) { return false }
    guard isSVG, SVGVocabulary.elements.contains(element.name) else {
      throw error("drawings of icons cannot have the element '\(element.name)'; remove it or draw it with paths")
    }
    return true
  }

  // MARK: Attributes

  typealias Attributes = [(name: String, value: String)]

  private mutating func attributes(of element: XMLTreeElement) throws(ArtworkError) -> Attributes {
    let isRoot = element.isNamed("svg")
    var values: [String: String] = [:]
    for attribute in element.attributes {
      let isLink = attribute.name == "href" && ["", SVGVocabulary.xlink].contains(attribute.namespace)
      guard attribute.namespace.isEmpty || isLink else { continue }
      switch attribute.name {
      case "style": continue
      case let name where name.lowercased().hasPrefix("on"):
        throw error("the attribute '\(name)' runs a script; remove it")
      case let name where SVGVocabulary.isIgnored(name) || isRoot && SVGVocabulary.ofRoot.contains(name):
        continue
      case let name where SVGVocabulary.presentation.contains(name) || SVGVocabulary.geometry.contains(name):
        values[name] = try checked(attribute.value, of: name)
      case let name: throw error("drawings of icons cannot have the attribute '\(name)'; remove it")
      }
    }
    for (name, value) in try declarations(of: element) { values[name] = try checked(value, of: name) }
    return values.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
  }

  /// The declarations of a `style` attribute, which win over attributes (SVG 2 §6.6).
  private func declarations(of element: XMLTreeElement) throws(ArtworkError) -> Attributes {
    guard let style = element["style"] else { return [] }
    var found: Attributes = []
    for declaration in style.split(separator: ";") where !declaration.allSatisfy(\.isWhitespace) {
      let pieces = declaration.split(separator: ":", maxSplits: 1)
      let name = pieces[0].trimmed
      guard pieces.count == 2, SVGVocabulary.presentation.contains(name) else {
        throw error("'\(declaration.trimmed)' in a style is not read; use presentation attributes such as 'fill'")
      }
      found.append((name: name, value: pieces[1].trimmed))
    }
    return found
  }

  /// A value with the file's ids renamed.
  private mutating func checked(_ value: String, of name: String) throws(ArtworkError) -> String {
    guard !value.contains(where: { "\\@<{}".contains($0) }), !value.contains("/*") else {
      throw error("the value of '\(name)' holds characters that no drawing needs; remove the attribute")
    }
    if name == "id" { return ids[value] ?? value }
    if let target = try SVGReferences.target(of: value, attribute: name, path: path) {
      guard let id = ids[target] else { throw error("'#\(target)' is not in the file; correct the reference") }
      return name == "href" ? "#\(id)" : "url(#\(id))"
    }
    guard SVGVocabulary.paints.contains(name) else { return value }
    let colour = value.trimmed.lowercased()
    if SVGVocabulary.neutralPaints.contains(colour) { return colour }
    colours.insert(SVGVocabulary.blacks.contains(colour) ? "currentColor" : colour)
    return "currentColor"
  }

  /// True if a shape has no `fill`, and is therefore black (SVG 2 §13.2).
  private static func hasShapeWithoutFill(_ element: XMLTreeElement) -> Bool {
    element.children.contains { child in
      guard SVGVocabulary.elements.contains(child.name), child["fill"] == nil,
        child["style"]?.contains("fill:") != true
      else { return false }
      return !["g", "defs", "clipPath", "use"].contains(child.name) || child.name == "g" && hasShapeWithoutFill(child)
    }
  }

  private func error(_ message: String) -> ArtworkError { ArtworkError(message, path: path) }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
