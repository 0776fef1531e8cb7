package import CatalogFiles
package import CatalogModel
internal import StringFormats

extension IconArtwork {
  /// The accepted drawings, and a finding for each refused file.
  package struct Reading: Sendable {
    package let artwork: IconArtwork
    /// One for each refused file, sorted by path.
    package let findings: [ArtworkError]
  }

  /// Reads the drawings in a folder. The icon set is the one of the catalogue with the most drawings there; only icons
  /// that purposes use are read.
  ///
  /// - Parameters:
  ///   - folder: contains a file for each icon, such as `trash.svg`; subfolders are searched too.
  ///   - known: the icon set of the drawings, if it is known.
  /// - Throws: ``ArtworkError`` if the folder does not exist, or contains no drawing of an icon of the catalogue.
  package static func read(
    _ folder: String, in files: some FileTree, for catalogue: CatalogSource, of known: IconSetIdentifier? = nil
  ) throws(ArtworkError) -> Reading {
    let found = try DrawingFolder(folder, in: files)
    guard let set = known ?? catalogue.iconSetWithMost(where: { found.paths[$0] != nil }) else {
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

  /// The folder in which a package of Debian installs an icon set.
  private static let debian = (
    set: IconSetIdentifier(rawValue: "bootstrap-icons"), folder: "/usr/share/bootstrap-icons/svg"
  )

  /// Reads the installed drawings of an icon set of the catalogue.
  ///
  /// - Returns: nil if no such set is installed. Icons of other sets may have the same names, and another licence.
  package static func installed(in files: some FileTree, for catalogue: CatalogSource) -> Reading? {
    guard catalogue.manifest.iconSets.contains(debian.set) else { return nil }
    return try? read(debian.folder, in: files, for: catalogue, of: debian.set)
  }

  private static func read(_ path: String, in files: some FileTree) throws(ArtworkError) -> [UInt8] {
    do throws(FileError) {
      return try files.read(path)
    } catch {
      throw ArtworkError("\(error)", path: path)
    }
  }
}
