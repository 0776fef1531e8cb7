internal import SourceText

/// The reason why a folder or a font gives no icons.
package enum IconFilesError: Error, Hashable {
  /// A font cannot be read.
  case unreadableFont(String, reason: String)
  /// A font names none of its glyphs; the number of glyphs that are icons.
  case unnamedGlyphs(String, count: Int)
  /// Neither a folder nor a font has this path.
  case noFolder(String)
  /// A folder cannot be read; the description of the error.
  case unreadableFolder(String)
  /// A folder has no drawing that can be used; the note on the first file that is left out, if any.
  case noIcons(String, firstNote: String?)
}

extension IconFilesError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadableFont(let path, let reason): "'\(path)' cannot be read: \(reason)"
    case .unnamedGlyphs(let path, let count):
      "'\(path)' names none of its \(counted(count, "glyph")); name another file of it, such as its .ttf, or the folder "
        + "of its SVG files, with --from"
    case .noFolder(let path): "no folder '\(path)'; name the folder of the icons with --from"
    case .unreadableFolder(let error): error
    case .noIcons(let path, let note):
      "'\(path)' has no icon: no SVG file, vector drawable, PDF file, image set or module\(note.map { " that can be used: \($0)" } ?? ""); name the folder of the icons with --from"
    }
  }
}
