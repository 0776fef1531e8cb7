internal import CatalogFiles
internal import SourceText
internal import StringFormats

extension SiblingSources {
  /// The keys of the other files of a file's folder; none unless the format's folder is one table.
  mutating func folderKeys(beside file: SourceFile, _ format: any UpdatableFormat, in context: ReadContext)
    -> FolderKeys
  {
    var keys = FolderKeys()
    guard format.sharesFolder else { return keys }
    let own = Path.normalized(file.path)
    for path in paths(inFolderOf: file) where path != own && path.hasSuffix(".\(file.fileExtension)") {
      // A file that cannot be read is not one of texts, or the build refuses it anyway.
      guard let other = self.file(at: path), let read = try? format.read(other, context: context) else { continue }
      keys.take(read, isUpdated: isNamed(path), isEarlier: path < own)
    }
    return keys
  }
}
