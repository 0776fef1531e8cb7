package import CatalogModel
package import SourceText

/// The locales that a file's path, its content and the command line state, each on its own.
package struct LocaleSigns: Sendable {
  /// nil if the path states none.
  package let ofPath: LanguageTag?
  /// True if the path states that the file has the source texts.
  package let isSourceByPath: Bool
  /// Empty if the content states none, or cannot be read.
  package let ofContent: [LanguageTag]
  /// nil without `--locale`.
  package let ofCommandLine: LanguageTag?

  /// - Parameter context: the context for reading the file, with its ``ReadContext/identifying(_:as:among:)``.
  package init(of file: SourceFile, _ format: any StringTableFormat, in context: ReadContext) {
    let identity = context.identity(of: file, format.description)
    ofPath = identity?.named?.tag
    isSourceByPath = identity?.isSource ?? false
    ofCommandLine = context.locale
    // Under a name that states nothing, only the content speaks.
    let anonymous = SourceFile(path: "\(Self.neutralName).\(file.fileExtension)", bytes: file.bytes)
    let isNamedAlone = format.description.hasSourceWithoutLocale
    let read = isNamedAlone ? nil : try? format.read([anonymous], context: context.naming(nil))
    ofContent = read?.tables.map(\.locale) ?? []
  }

  private static let neutralName = "untitled"

  /// The three signs, for an error: "its path says 'de', its content 'fr', --locale nothing".
  package var sentence: String {
    let path = isSourceByPath ? "the source locale" : Self.text([ofPath].compactMap(\.self))
    return
      "its path says \(path), its content \(Self.text(ofContent)), --locale \(Self.text([ofCommandLine].compactMap(\.self)))"
  }

  private static func text(_ locales: [LanguageTag]) -> String {
    locales.isEmpty ? "nothing" : locales.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension StringTableError {
  /// The same with the signs of the file's locale, if the error is about it.
  package func listing(_ signs: @autoclosure () -> LocaleSigns) -> StringTableError {
    guard scope == .unknownLocale || scope == .contradictedLocale else { return self }
    return StringTableError("\(message) (\(signs().sentence))", path: path, sheet: sheet, position: position, scope)
  }
}
