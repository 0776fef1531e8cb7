internal import CatalogFiles
internal import SourceText
internal import SystemPackage
internal import TextFormats

/// The icons of a set: the SVG files in a folder and the folders in it, or the glyphs of a font.
package struct IconFiles {
  /// The names of the icons.
  package private(set) var names: Set<String> = []
  /// A line for each file that is left out, with the reason.
  package private(set) var notes: [String] = []
  private var places: [String: String] = [:]

  /// Reads a folder or a font on disk.
  ///
  /// - Throws: an error if neither exists at the path, or if it has no icon.
  package init(_ path: String) throws(IconFilesError) {
    if (try? DiskFiles().entries(of: path)) == nil, let bytes = try? DiskFiles().read(path) {
      try self.init(font: bytes, at: path)
    } else {
      try self.init(folder: path)
    }
  }

  init(font bytes: [UInt8], at path: String) throws(IconFilesError) {
    let icons: (names: Set<String>, unnamed: Int)
    do throws(FontFile.Fault) {
      icons = try FontGlyphNames.icons(of: FontFile(bytes))
    } catch {
      throw .unreadableFont(path, reason: error.description)
    }
    guard !icons.names.isEmpty else { throw .unnamedGlyphs(path, count: icons.unnamed) }
    names = icons.names
    if icons.unnamed > 0 { notes = ["\(path): left out: \(counted(icons.unnamed, "glyph")) without a name".onOneLine] }
  }

  private init(folder: String) throws(IconFilesError) {
    do throws(FileError) {
      try add(folder, depth: 0)
    } catch {
      throw error.reason == .notFound ? .noFolder(folder) : .unreadableFolder("\(error)")
    }
    guard !names.isEmpty else { throw .noIcons(folder, firstNote: notes.first) }
  }

  private mutating func add(_ folder: String, depth: Int) throws(FileError) {
    for entry in try DiskFiles().entries(of: folder).sorted() where !entry.hasPrefix(".") {
      let path = Path.join(folder, entry)
      let isIcon = entry.lowercased().hasSuffix(".svg")
      if DiskFiles().status(of: path, followsLinks: false)?.type == .symbolicLink {
        if isIcon || (try? DiskFiles().entries(of: path)) != nil { leaveOut(path, "it is a link") }
      } else if (try? DiskFiles().entries(of: path)) != nil {
        if depth < 4 { try add(path, depth: depth + 1) } else { leaveOut(path, "the folder is too deep") }
      } else if isIcon {
        addIcon(String(entry.dropLast(4)), at: path)
      }
    }
  }

  private mutating func addIcon(_ name: String, at path: String) {
    if name.isEmpty || name.contains(where: \.isWhitespace) {
      leaveOut(path, "a name of an icon has no spaces")
    } else if let other = places[name] {
      leaveOut(path, "'\(name)' is also \(other)")
    } else if let fault = Self.fault(at: path) {
      leaveOut(path, fault)
    } else {
      names.insert(name)
      places[name] = path
    }
  }

  private mutating func leaveOut(_ path: String, _ reason: String) {
    notes.append("\(path): left out: \(reason)".onOneLine)
  }

  /// The reason why a file is not an SVG file; nil if it is one.
  private static func fault(at path: String) -> String? {
    do {
      let file = SourceFile(path: path, bytes: try DiskFiles().read(path))
      // Drawing programs declare entities in a document type, which the reader of XML refuses.
      if String(decoding: file.bytes, as: UTF8.self).contains("<!DOCTYPE") {
        let end = String(decoding: file.bytes.suffix(16), as: UTF8.self)
        return end.contains("</svg>") ? nil : "it is not an SVG file; it has no end"
      }
      return try XMLTree(file).root.name == "svg" ? nil : "it is not an SVG file"
    } catch {
      return "it is not an SVG file: \(error)"
    }
  }
}
