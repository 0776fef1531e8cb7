import CatalogFiles
import SystemPackage

/// The generated file: left alone where it says the same already, so that what depends on it is not compiled again.
struct OutputFile {
  let path: String

  func write(_ text: String) throws(EmbeddingError) {
    let bytes = Array(text.utf8)
    if (try? DiskFiles().read(path)) == bytes { return }
    do {
      let file = try FileDescriptor.open(
        FilePath(path), .writeOnly, options: [.create, .truncate, .closeOnExec],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
      _ = try file.closeAfter { try file.writeAll(bytes) }
    } catch {
      throw EmbeddingError("error: cannot write '\(path)': \(error)")
    }
  }
}
