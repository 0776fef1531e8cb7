package import CatalogFiles
package import FileWriting
internal import SourceText
package import StringFormats

/// Writes a catalogue with the pseudo-locales of another one, which it extends.
///
/// Tests can load the pseudo-locales, and apps cannot ship them.
package struct PseudoCatalogueWriter {
  /// The reason why it is not written.
  package enum Refusal: Error, Hashable {
    /// The catalogue has no source texts.
    case texts(StringTableError)
    case file(FileError)
    /// The folder contains a catalogue with other locales.
    case realCatalogue(String)
  }

  /// The recovery of an interrupted change.
  package var recovery: Recovery.Outcome { writer.recovery }
  private let folder: String
  private let files: [ExportedFile]
  private let writer: CatalogWriter

  /// Makes the files, and locks the folder.
  ///
  /// - Parameter disk: determines how long to wait for other commands.
  package init(_ catalogue: CatalogSource, to folder: String, on disk: DiskFiles) throws(Refusal) {
    self.folder = folder
    files = try converting(Refusal.texts) { () throws(StringTableError) in
      try PseudoCatalogue.files(of: catalogue, at: Path.way(from: folder, to: catalogue.folder))
    }
    writer = try converting(Refusal.file) { () throws(FileError) in
      try disk.makeFolder(folder)
      return try CatalogWriter(folder, on: disk)
    }
  }

  /// Writes the files.
  ///
  /// - Returns: the paths of the files.
  package func write() throws(Refusal) -> [String] {
    try refuseRealCatalogue()
    let changes = files.map { file in
      FileChange(path: file.path, old: try? writer.files.read(Path.join(folder, file.path)), new: file.bytes)
    }
    try converting(Refusal.file) { () throws(FileError) in try writer.write(changes) }
    return changes.map { Path.join(folder, $0.path) }
  }

  /// Refuses to overwrite a catalogue that this command did not write.
  private func refuseRealCatalogue() throws(Refusal) {
    let path = Path.join(folder, "catalog.json")
    guard let bytes = try? DiskFiles().read(path) else { return }
    let locales = JSONDocument(SourceFile(path: path, bytes: bytes)).root["locales"]?.elements?.compactMap(\.string)
    guard PseudoCatalogue.isPseudo(locales: locales ?? []) else { throw .realCatalogue(folder) }
  }
}

extension PseudoCatalogueWriter.Refusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .texts(let error): "\(error)"
    case .file(let error): "\(error)"
    case .realCatalogue(let folder):
      "'\(folder)' contains a catalogue with other locales than pseudo-locales; name another folder with --output"
    }
  }
}
