package import CatalogFiles
package import CatalogModel

/// A folder of pictures named after icons: `trash.png`.
package struct IconImageFolder: Sendable {
  private let files: any FileTree
  private let path: String
  private let entries: Set<String>

  /// - Parameters:
  ///   - path: the folder's path, for messages.
  ///   - files: the files to read from.
  /// - Throws: ``StringTableError`` if there is no such folder.
  package init(_ path: String, in files: some FileTree) throws(StringTableError) {
    self.files = files
    self.path = path
    do {
      entries = Set(try files.entries(of: path))
    } catch {
      throw StringTableError(
        error.reason == .notFound
          ? "there is no folder '\(path)' with pictures of icons; correct its name" : "\(error)")
    }
  }

  /// The icon set with the most pictures in the folder; the first of several.
  ///
  /// Sets share names, so the first set with any picture would be wrong: another set's folder has a `trash.png` too.
  ///
  /// - Throws: ``StringTableError`` if there are no pictures of any set.
  package func iconSet(of catalogue: CatalogSource) throws(StringTableError) -> IconSetIdentifier {
    guard let found = catalogue.iconSetWithMost(where: { entries.contains(Self.picture(of: $0)) }) else {
      throw nothing(for: catalogue.manifest.iconSets, of: catalogue)
    }
    return found
  }

  /// The pictures of the icons in tables.
  ///
  /// - Returns: the pictures, and a message about missing ones, or nil.
  /// - Throws: ``StringTableError`` if the folder has no picture of any icon of the set, or a needed picture is broken.
  package func images(
    of set: IconSetIdentifier, for tables: [StringTable], catalogue: CatalogSource
  ) throws(StringTableError) -> (images: IconImages, missing: String?) {
    guard catalogue.icons(of: set).contains(where: { entries.contains(Self.picture(of: $0)) }) else {
      throw nothing(for: [set], of: catalogue)
    }
    var images: [String: PNGImage] = [:]
    var missing: [String] = []
    for name in Set(tables.flatMap(\.units).compactMap { $0.icon(of: set) }).sorted() {
      if entries.contains(Self.picture(of: name)) {
        images[name] = try picture(Self.picture(of: name))
      } else {
        missing.append(name)
      }
    }
    return (IconImages(set: set, images: images), message(missing, of: set))
  }

  private func picture(_ name: String) throws(StringTableError) -> PNGImage {
    let place = Path.join(path, name)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(place)
    } catch {
      if case .tooLarge = error.reason { throw PNGImage.tooLarge(place) }
      throw StringTableError("\(error)")
    }
    return try PNGImage(bytes, path: place)
  }

  /// `12 icons of lucide have no image in Icons: 'a', 'b' …`
  private func message(_ missing: [String], of set: IconSetIdentifier) -> String? {
    guard !missing.isEmpty else { return nil }
    let shown = 5
    let names = missing.prefix(shown).map { "'\($0)'" }.joined(separator: ", ")
    let count = missing.count == 1 ? "1 icon of \(set) has" : "\(missing.count) icons of \(set) have"
    let drawn = missing.filter { entries.contains(Self.drawing(of: $0)) }
    return "\(count) no image in \(path): \(names)\(missing.count > shown ? " …" : "")"
      + (drawn.first.map { "; \(drawn.count) of them as SVG only: \(conversion(of: $0))" } ?? "")
  }

  private func nothing(for sets: [IconSetIdentifier], of catalogue: CatalogSource) -> StringTableError {
    let names = sets.flatMap(catalogue.icons)
    let set = sets.count == 1 ? "'\(sets[0])'" : "the catalogue's icon sets"
    guard let drawn = names.first(where: { entries.contains(Self.drawing(of: $0)) }) else {
      let example = names.first.map { "; name the files after the icons: '\(Self.picture(of: $0))'" } ?? ""
      return StringTableError("folder '\(path)' has no PNG of an icon of \(set)\(example)")
    }
    return StringTableError(
      "folder '\(path)' has the icons of \(set) as SVG, and no PNG; \(conversion(of: drawn)) makes one of each")
  }

  private func conversion(of name: String) -> String {
    let (drawing, picture) = (Self.drawing(of: name), Self.picture(of: name))
    return "'rsvg-convert --height 64 --output \(Path.join(path, picture)) \(Path.join(path, drawing))'"
  }

  private static func picture(of icon: String) -> String { "\(icon).png" }
  private static func drawing(of icon: String) -> String { "\(icon).svg" }
}

extension CatalogSource {
  /// The icon set with the most icons that meet a condition, the first of several; nil if no icon does.
  package func iconSetWithMost(where isPresent: (String) -> Bool) -> IconSetIdentifier? {
    let counts = manifest.iconSets.map { set in (set: set, count: icons(of: set).count(where: isPresent)) }
    let most = counts.map(\.count).max() ?? 0
    return most > 0 ? counts.first { $0.count == most }?.set : nil
  }

  /// The identifiers of the purposes' icons in a set, each once, in the order of the purposes.
  package func icons(of set: IconSetIdentifier) -> [String] {
    var seen = Set<String>()
    return purposes.flatMap { $0.icons[set]?.names ?? [] }.filter { seen.insert($0).inserted }
  }
}
