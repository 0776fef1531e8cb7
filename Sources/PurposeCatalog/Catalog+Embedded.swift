internal import CatalogFiles

extension Catalog {
  /// One file of a catalogue that is embedded in the program.
  public struct EmbeddedFile: Sendable {
    let path: StaticString
    let text: StaticString

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - path: relative to the catalogue's folder, with `/` as separator: `titles/ar.json`; for files of an extended
    ///     catalogue, the path in `extends` comes first: `../Standard/titles/ar.json`.
    ///   - text: the file's content.
    public init(_ path: StaticString, _ text: StaticString) {
      self.path = path
      self.text = text
    }
  }

  /// Loads a catalogue that is embedded in the program, with those that it extends, without reading from disk.
  ///
  /// The code that the build-tool plugin `EmbedCatalog` generates calls this. The plugin has checked the files, so
  /// there is no error to handle; invalid files stop the program with a message. A locale's texts are read when its
  /// resolver is first requested; an invalid text is treated as missing.
  ///
  /// - Parameter files: every file of the catalogue.
  public init(embedded files: [EmbeddedFile]) {
    do {
      let files = StaticFiles(files.lazy.map { ($0.path, $0.text) })
      try self.init(CatalogReader(files: files, looksAtAll: false, needsSources: false).readTextsLater("."))
    } catch {
      // EmbedCatalog fails the build for every problem in reading, so this happens only with files assembled by hand,
      // on the first start of the program.
      fatalError(
        "the embedded files are not a valid catalogue; embed them with the plugin EmbedCatalog, which checks them: \(error)"
      )
    }
  }
}
