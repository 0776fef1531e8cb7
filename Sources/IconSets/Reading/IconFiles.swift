internal import CatalogFiles
internal import SourceText
internal import SystemPackage

/// The icons of a set as it is: the drawings in a folder and the folders in it, the symbols of a sprite, or the glyphs of a font.
///
/// Drawings are SVG files, Android vector drawables, PDF files, and the image sets of asset catalogues. A package without
/// drawings has the icons that its modules are called after.
package struct IconFiles {
  /// The names of the icons, as code calls them.
  package private(set) var names: Set<String> = []
  /// A line for each file that is left out, with the reason.
  package private(set) var notes: [String] = []
  private var files: [String: IconFile] = [:]
  private var repeated: [(path: String, name: String)] = []
  private var spaced = 0
  private var modules: Set<String> = []

  /// Reads a folder, a sprite or a font on disk.
  ///
  /// - Throws: an error if nothing exists at the path, or if it has no icon.
  package init(_ path: String) throws(IconFilesError) {
    if (try? DiskFiles().entries(of: path)) == nil, let bytes = try? DiskFiles().read(path) {
      if path.lowercased().hasSuffix(".svg") {
        addDrawing(.vector, at: path)
      } else {
        try readFont(bytes, at: path)
      }
    } else {
      do throws(FileError) {
        try add(path, depth: 0)
      } catch {
        throw error.reason == .notFound ? .noFolder(path) : .unreadableFolder("\(error)")
      }
      if names.isEmpty { names = modules }
    }
    guard !names.isEmpty else { throw .noIcons(path, firstNote: notes.first) }
    addSummaries(path)
  }

  /// The file of an icon; nil for a glyph of a font and for a module.
  package func file(of name: String) -> IconFile? { files[name] }

  private mutating func readFont(_ bytes: [UInt8], at path: String) throws(IconFilesError) {
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

  // MARK: Folders

  private mutating func add(_ folder: String, depth: Int) throws(FileError) {
    for entry in try DiskFiles().entries(of: folder).sorted() where !entry.hasPrefix(".") {
      let path = Path.join(folder, entry)
      let isFolder = (try? DiskFiles().entries(of: path)) != nil
      if DiskFiles().status(of: path, followsLinks: false)?.type == .symbolicLink {
        if isFolder || IconFile.Kind(entry) != nil { leaveOut(path, "it is a link") }
      } else if isFolder, let name = IconFile.nameOfImageSet(entry) {
        addImageSet(name, at: path)
      } else if isFolder {
        if depth < Self.deepest { try add(path, depth: depth + 1) } else { leaveOut(path, "the folder is too deep") }
      } else if let kind = IconFile.Kind(entry) {
        addDrawing(kind, at: path)
      } else if let module = IconFile.nameOfModule(entry) {
        modules.insert(module)
      }
    }
  }

  private mutating func addImageSet(_ name: String, at path: String) {
    let entries = (try? DiskFiles().entries(of: path)) ?? []
    guard entries.contains("Contents.json") else { return leaveOut(path, "it has no Contents.json") }
    let drawing = entries.sorted().first { IconFile.Kind($0) == .vector }
    addIcon(name, IconFile(kind: drawing == nil ? .other : .vector, path: drawing.map { Path.join(path, $0) } ?? path))
  }

  private mutating func addDrawing(_ kind: IconFile.Kind, at path: String) {
    do throws(IconFile.Fault) {
      let file = IconFile(kind: kind, path: path)
      let symbols = try file.symbols()
      for symbol in symbols { addIcon(symbol, IconFile(kind: kind, path: path, symbol: symbol)) }
      if symbols.isEmpty { addIcon(IconFile.name(ofFile: path), file) }
    } catch {
      // Other XML files are shapes, colours and layouts of an app.
      if kind != .drawable { leaveOut(path, error.description) }
    }
  }

  private mutating func addIcon(_ written: String, _ file: IconFile) {
    let name = written.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    if name != written { spaced += 1 }
    if name.isEmpty {
      leaveOut(file.path, "it has no name")
    } else if names.insert(name).inserted {
      files[name] = file
    } else {
      repeated.append((file.path, name))
    }
  }

  // MARK: Notes

  private mutating func leaveOut(_ path: String, _ reason: String) {
    notes.append("\(path): left out: \(reason)".onOneLine)
  }

  private mutating func addSummaries(_ path: String) {
    if let first = repeated.first, repeated.count > Self.mostListed {
      notes.append(
        "\(path): \(counted(repeated.count, "file")) have the name of another one, such as '\(first.name)': each name is one icon"
          .onOneLine)
    } else {
      for (path, name) in repeated { leaveOut(path, "'\(name)' is also \(files[name]?.path ?? "")") }
    }
    if spaced > 0 {
      notes.append("\(path): \(counted(spaced, "name")) with spaces got hyphens in their place".onOneLine)
    }
  }

  private static let deepest = 10
  private static let mostListed = 3
}
