package import CatalogFiles
internal import CatalogModel
internal import StringTables

extension IconArtwork {
  /// Drawings, and those that were refused.
  package struct Reading: Sendable {
    package let artwork: IconArtwork
    /// One for each refused file, sorted by path.
    package let findings: [ArtworkError]
  }

  /// Reads the drawings of a folder: of the icon set of the catalogue that has the most there, the icons that purposes
  /// have.
  ///
  /// - Parameter folder: with a file for each icon, `trash.svg`, also in folders of it.
  /// - Throws: ``ArtworkError`` if there is no such folder, or no drawing of an icon of the catalogue.
  package static func read(
    _ folder: String, in files: some FileTree, for catalogue: CatalogSource
  ) throws(ArtworkError) -> Reading {
    let found = try DrawingFolder(folder, in: files)
    guard let set = catalogue.iconSetWithMost(where: { found.paths[$0] != nil }) else {
      let example = catalogue.manifest.iconSets.flatMap(catalogue.icons).first.map { ": '\($0).svg'" } ?? ""
      throw ArtworkError(
        "the folder has no SVG of an icon of the catalogue; name the files after the icons\(example)", path: folder)
    }
    var artwork = IconArtwork()
    var findings: [ArtworkError] = []
    artwork.iconSet = set.rawValue
    for name in catalogue.icons(of: set) {
      guard let path = found.paths[name] else { continue }
      do throws(ArtworkError) {
        artwork.drawings[name] = try SVGReader.drawing(try read(path, in: files), path: path, name: name)
      } catch {
        findings.append(error)
      }
    }
    artwork.license = IconLicense(folder, in: files).license
    return Reading(artwork: artwork, findings: findings.sorted { $0.path < $1.path })
  }

  /// The folders in which packages of Debian install icon sets.
  package static let knownFolders = ["/usr/share/bootstrap-icons/svg"]

  /// Reads the first set of drawings that is installed on this machine and that the catalogue has icons in.
  ///
  /// - Returns: nil if there is none.
  package static func installed(
    in files: some FileTree, for catalogue: CatalogSource, folders: [String] = knownFolders
  ) -> Reading? {
    for folder in folders {
      if let reading = try? read(folder, in: files, for: catalogue) { return reading }
    }
    return nil
  }

  private static func read(_ path: String, in files: some FileTree) throws(ArtworkError) -> [UInt8] {
    do throws(FileError) {
      return try files.read(path)
    } catch {
      throw ArtworkError("\(error)", path: path)
    }
  }
}
