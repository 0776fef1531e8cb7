internal import SourceText
internal import TextFormats

/// The layout of elements that are added to a file: the line feeds and the indentation that its own elements have.
struct XMLLayout {
  /// The white space before an element; empty in a file without line feeds.
  private let lead: [UInt8]
  /// The indentation of one level.
  private let step: [UInt8]
  /// The namespace to declare on an element; nil if it is the default one.
  private let namespace: String?

  /// The layout of an element's children.
  ///
  /// - Parameter outer: the element that it is in; nil for the root.
  init(inside parent: XMLTreeElement, of outer: XMLTreeElement?) {
    let isPrefixed = parent.qualifiedName.contains(UInt8(ascii: ":"))
    namespace = isPrefixed ? parent.namespace : nil
    let own = outer == nil ? [] : Self.indentation(in: parent.leadingSpace)
    // Some children have a blank line before them.
    let spaces = parent.children.suffix(3).map { Array($0.leadingSpace) }
    if let space = spaces.filter({ $0.contains(0x0A) }).min(by: { $0.count < $1.count }) {
      lead = space
      let step = Self.difference(Self.indentation(in: space[...]), own)
      // Qt's tools do not indent contexts, but do indent their content.
      self.step = step.isEmpty ? parent.children.lazy.compactMap(Self.step).first ?? [] : step
    } else if !spaces.isEmpty || own == nil {
      (lead, step) = ([], [])
    } else {
      let outer = outer.flatMap { Self.indentation(in: $0.leadingSpace) }
      step = outer == nil ? Self.spaces : Self.difference(own, outer)
      lead = [0x0A] + (own ?? []) + step
    }
  }

  /// The layout of an element's siblings.
  init(beside sibling: XMLTreeElement) {
    namespace = sibling.qualifiedName.contains(UInt8(ascii: ":")) ? sibling.namespace : nil
    let space = Array(sibling.leadingSpace)
    lead = space.contains(0x0A) ? space : []
    step = lead.isEmpty ? [] : Self.step(of: sibling) ?? Self.spaces
  }

  private static let spaces = Array("  ".utf8)

  /// The white space of the last line; nil if there is no line feed.
  private static func indentation(in space: ArraySlice<UInt8>) -> [UInt8]? {
    space.lastIndex(of: 0x0A).map { Array(space[($0 + 1)...]) }
  }

  /// The indentation of an element's children in it; nil if they are on its line.
  private static func step(of element: XMLTreeElement) -> [UInt8]? {
    let inner = element.children.lazy.compactMap { indentation(in: $0.leadingSpace) }.first
    return inner.map { difference($0, indentation(in: element.leadingSpace) ?? []) }
  }

  private static func difference(_ inner: [UInt8]?, _ outer: [UInt8]?) -> [UInt8] {
    guard let inner, let outer, inner.starts(with: outer) else { return spaces }
    return Array(inner.dropFirst(outer.count))
  }

  /// An element of an export with the white space before it.
  func bytes(of element: XMLTreeElement) -> [UInt8] { bytes(of: element) { _ in true } }

  /// The same with some of its children.
  func bytes(of element: XMLTreeElement, keeping: (XMLTreeElement) -> Bool) -> [UInt8] {
    let indentation = Self.indentation(in: lead[...]) ?? []
    let declaration = namespace.map { " xmlns=\"\(XMLEscaping.escaped(value: $0))\"" } ?? ""
    return lead + bytes(of: element, indentation: indentation, declaration: Array(declaration.utf8), keeping: keeping)
  }

  private func bytes(
    of element: XMLTreeElement, indentation: [UInt8], declaration: [UInt8] = [], keeping: (XMLTreeElement) -> Bool
  ) -> [UInt8] {
    let (range, end) = (element.range, element.nameEnd)
    let bytes = element.tree.file.bytes
    let name = bytes[range.lowerBound..<end] + declaration
    guard element.isLaidOut, let content = element.contentRange else {
      return Array(name + bytes[end..<range.upperBound])
    }
    let inner = indentation + step
    let feed: [UInt8] = lead.isEmpty ? [] : [0x0A]
    let children = element.children.filter(keeping).flatMap { child in
      feed + inner + self.bytes(of: child, indentation: inner) { _ in true }
    }
    let ending = feed + indentation + bytes[content.upperBound..<range.upperBound]
    return name + bytes[end..<content.lowerBound] + children + ending
  }
}

extension XMLTreeElement {
  /// True if a writer put each child on its own line. A line feed at the beginning of a text is a reference.
  fileprivate var isLaidOut: Bool {
    guard case .text(let space)? = content.first else { return false }
    return contentBytes.first == 0x0A && space.allSatisfy(\.isWhitespace)
  }
}
