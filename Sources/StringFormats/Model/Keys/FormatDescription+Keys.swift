internal import CatalogFiles
package import CatalogModel
// Keys are among the words of every format.
@_exported public import StringKeys

extension FormatDescription {
  /// The syntax of keys in its files.
  package var keys: KeySyntax { format.keys }
}

extension StringTableError {
  fileprivate init(_ error: KeyNamingError) {
    let place = error.place.map { UnitPlace(file: $0.file, offset: $0.offset) }
    self = place.map { StringTableError(error.message, at: $0) } ?? StringTableError(error.message)
  }
}

extension KeyNaming {
  /// - Throws: ``StringTableError`` if the pattern does not work for the format.
  package init(_ pattern: KeyPattern, of format: FormatDescription, keys: some Sequence<UnitKey>)
    throws(StringTableError)
  {
    do throws(KeyNamingError) {
      try self.init(pattern, in: format.format, keys: keys)
    } catch {
      throw StringTableError(error)
    }
  }
}

extension KeyNamings {
  /// The naming of keys in a format; nil for the format's default.
  ///
  /// - Throws: ``StringTableError`` if the pattern does not work for the format.
  package func naming(in format: FormatDescription) throws(StringTableError) -> KeyNaming? {
    do throws(KeyNamingError) {
      return try naming(in: format.format)
    } catch {
      throw StringTableError(error)
    }
  }
}
