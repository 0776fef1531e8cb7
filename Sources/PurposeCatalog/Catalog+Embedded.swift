internal import CatalogFiles

extension Catalog {
  /// One file of a catalogue that is in the program's own binary.
  public struct EmbeddedFile: Sendable {
    let path: StaticString
    let text: StaticString

    /// Names a file and says what it holds.
    ///
    /// - Parameters:
    ///   - path: relative to the catalogue's folder, with `/` between its parts: `titles/ar.json`; what the catalogue
    ///     extends stands where `extends` says: `../Standard/titles/ar.json`.
    ///   - text: the file's content.
    public init(_ path: StaticString, _ text: StaticString) {
      self.path = path
      self.text = text
    }
  }

  /// Takes a catalogue that is in the program's own binary, with those that it extends: no disk is asked.
  ///
  /// This is what the code calls that the build-tool plugin `EmbedCatalog` generates. The plugin has checked the files,
  /// so that there is no error to handle; files that make no catalogue stop the program and say why. A locale's texts are
  /// read when its resolver is first asked for; one that cannot be read then is as if it were not there.
  ///
  /// - Parameter files: every file that reading the catalogue needs.
  public init(embedded files: [EmbeddedFile]) {
    do {
      let files = StaticFiles(files.lazy.map { ($0.path, $0.text) })
      try self.init(CatalogReader(files: files, looksAtForm: false).readTextsLater("."))
    } catch {
      // EmbedCatalog fails the build over every problem that reading reports: only files that were put together by hand
      // come here, on the first start of the program.
      fatalError(
        "the embedded files are not a valid catalogue; embed them with the plugin EmbedCatalog, which checks them: \(error)"
      )
    }
  }
}
