import CatalogFiles
import SystemPackage

/// The generated file: not rewritten if it has not changed, so that its dependents are not compiled again.
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
