internal import CatalogFiles
internal import CatalogModel
internal import SourceText
internal import TextFormats

/// A file that draws an icon, or one symbol of a sprite.
package struct IconFile: Hashable, Sendable {
  enum Kind: Hashable {
    /// SVG.
    case vector
    /// Android's vector drawable.
    case drawable
    /// A drawing that is not read, such as PDF; its name counts.
    case other

    init?(_ entry: String) {
      let name = entry.lowercased()
      if name.hasSuffix(".svg") {
        self = .vector
      } else if name.hasSuffix(".xml") {
        self = .drawable
      } else if name.hasSuffix(".pdf") {
        self = .other
      } else {
        return nil
      }
    }
  }

  /// The reason why a file is not an icon.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  let kind: Kind
  package let path: String
  /// The identifier of the symbol in a sprite; nil for a whole file.
  var symbol: String?

  init(kind: Kind, path: String, symbol: String? = nil) {
    (self.kind, self.path, self.symbol) = (kind, path, symbol)
  }

  /// The picture; nil for a file whose drawing is not read.
  package func picture() throws(DrawingError) -> DrawingPicture? {
    guard let bytes = try? DiskFiles().read(path) else { return nil }
    switch kind {
    case .vector: return try DrawingPicture(Drawing(svg: bytes, symbol: symbol))
    case .drawable: return try DrawingPicture(Drawing(vectorDrawable: bytes))
    case .other: return nil
    }
  }

  /// The identifiers of a sprite's symbols; empty for a file with one icon.
  func symbols() throws(Fault) -> [String] {
    guard kind != .other else { return [] }
    do {
      let file = SourceFile(path: path, bytes: try DiskFiles().read(path))
      // Drawing programs declare entities in a document type, which the reader of XML refuses.
      if String(decoding: file.bytes, as: UTF8.self).contains("<!DOCTYPE") {
        let end = String(decoding: file.bytes.suffix(16), as: UTF8.self)
        guard end.contains("</svg>") else { throw Fault(description: "it is not an SVG file; it has no end") }
        return []
      }
      let root = try XMLTree(file).root
      guard root.name == (kind == .vector ? "svg" : "vector") else {
        throw Fault(description: "it is not \(kind == .vector ? "an SVG file" : "a vector drawable")")
      }
      return Self.identifiers(ofSymbolsIn: root)
    } catch let fault as Fault {
      throw fault
    } catch {
      throw Fault(description: "it is not an SVG file: \(error)")
    }
  }

  private static func identifiers(ofSymbolsIn element: XMLTreeElement) -> [String] {
    var found: [String] = []
    for child in element.children {
      if child.name == "symbol", let identifier = child["id"] { found.append(identifier) }
      if child.name == "defs" { found += identifiers(ofSymbolsIn: child) }
    }
    return found
  }
}

// MARK: - Names

extension IconFile {
  /// `trash` of `trash.imageset`, which code calls `trash`; nil for another folder.
  static func nameOfImageSet(_ folder: String) -> String? {
    ["imageset", "symbolset"].lazy.compactMap { ending in
      folder.hasSuffix("." + ending) ? String(folder.dropLast(ending.count + 1)) : nil
    }.first
  }

  /// `IconTrash` of `IconTrash.js`; nil for other files.
  static func nameOfModule(_ entry: String) -> String? {
    let parts = entry.split(separator: ".").map(String.init)
    guard parts.count == 2, ["js", "mjs", "jsx", "tsx", "vue", "svelte"].contains(parts[1]), parts[0] != "index" else {
      return nil
    }
    return parts[0]
  }

  /// The name of a file without its ending; of a file that Figma exports, the value of the property that names the icon,
  /// as in `Icon=Trash, Size=24.svg`, or the component's, which is the folder's name.
  static func name(ofFile path: String) -> String {
    let file = Path.name(of: path)
    let stem = String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
    let properties = stem.split { $0 == "," || $0 == "&" }.map {
      $0.split(separator: "=", maxSplits: 1).map(String.init)
    }
    guard properties.allSatisfy({ $0.count == 2 }), !properties.isEmpty else { return stem }
    let values = properties.map { $0[1] }.filter { value in
      let words = NameWords.words(of: value)
      return !words.isEmpty
        && !words.allSatisfy { word in
          IconFileWords.isStyle(word) || IconFileWords.isSize(word) || word.allSatisfy(\.isNumber)
            || ["true", "false"].contains(word)
        }
    }
    return values.isEmpty ? Path.name(of: Path.parent(of: path)) : values.joined(separator: "-")
  }
}
