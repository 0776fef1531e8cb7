import CatalogFiles
import CatalogModel
import CodeWriting
import SourceText

/// The Swift file with an embedded catalogue: its files as literals, and a constant for each purpose.
struct CatalogCode {
  private let source: CatalogSource
  private let files: LayerFiles
  /// The files that were read for the catalogue; a check reads more.
  private let contents: [String: [UInt8]]

  /// - Parameters:
  ///   - source: a catalogue without errors.
  ///   - files: the files that it was read from.
  init(_ source: CatalogSource, files: LayerFiles) {
    self.source = source
    self.files = files
    contents = files.contents
  }

  func text() throws(EmbeddingError) -> String {
    let catalog = try catalogName()
    let names = PurposeNames(source).all
    let name = source.manifest.name.onOneLine
    return """
      // Made by EmbedCatalog from the catalogue '\(name)'; a build makes it again when a file of it changes.
      public import PurposeCatalog

      extension PurposeCatalog.Catalog {
      \(SwiftText.comment(description, indent: "  "))
        public static let \(SwiftText.name(catalog)) = PurposeCatalog.Catalog(embedded: [
      \(try literals().joined(separator: "\n"))
        ])
      }

      extension PurposeCatalog.Purpose {
      \(constants(of: SwiftText.name(catalog), names).joined(separator: "\n\n"))
      }
      \(messages(of: catalog, names))\(iconSets)\(ScreensCode(source, catalog: catalog).text())
      """
  }

  private var description: String {
    source.manifest.description ?? "The catalogue '\(source.manifest.name)'."
  }

  // MARK: Files

  /// Every file that a program reads. The others are only for checks, searches, audits and pages.
  private func literals() throws(EmbeddingError) -> [String] {
    let embedded = EmbeddedText(of: source)
    let unread = Set(
      source.layers.flatMap { layer in
        ["glossary.json", "places.json", "vocabulary.json", AuditFile.name, Attestation.fileName].map {
          Path.normalized(Path.join(layer.folder, $0))
        }
      })
    var lines: [String] = []
    for (path, bytes) in contents.sorted(by: { $0.key < $1.key }) where !unread.contains(path) {
      do throws(JSONProblem) {
        let text = try embedded.text(of: path, bytes)
        lines.append("    EmbeddedFile(\(SwiftText.rawLiteral(path)), \(SwiftText.rawLiteral(text))),")
      } catch {
        throw EmbeddingError("\(files.place(of: path)):1:1: error: \(error.message) [json-syntax]")
      }
    }
    return lines
  }

  // MARK: Names

  /// The catalogue's name in Swift.
  private func catalogName() throws(EmbeddingError) -> String {
    if let name = SwiftText.lowerCamelCase(ofWords: source.manifest.name) {
      return NameScope.swiftCatalogs.names(of: [name])[0]
    }
    let manifest = source.layers[0].manifest
    let position = manifest.root["name"]?.position ?? SourcePosition(line: 1, column: 1)
    throw EmbeddingError(
      "\(files.place(of: manifest.source.path)):\(position): error: the name '\(source.manifest.name)' cannot be a name in "
        + "Swift; begin it with a letter [swift-name]")
  }

  /// The identifiers of the purposes of the catalogues that this one extends.
  private var inherited: Set<String> {
    Set(source.layers.dropFirst().flatMap { $0.purposes?.root.members?.map(\.key) ?? [] })
  }

  /// A constant for each purpose, and a deprecated one for each name that it had.
  ///
  /// An inherited one is disfavoured, so that in a file that imports both catalogues the base's constant is used: each
  /// resolver accepts both.
  private func constants(of catalog: String, _ names: [PurposeName]) -> [String] {
    let inherited = inherited
    return zip(source.purposes, names).enumerated().flatMap { index, entry in
      let (purpose, name) = entry
      let attribute = inherited.contains(purpose.identifier) ? "@_disfavoredOverload\n  " : ""
      let constant = """
        \(SwiftText.comment(purpose.description, indent: "  "))
          \(attribute)public static let \(SwiftText.name(name.swift)) = PurposeCatalog.Catalog.\(catalog).purposes[\(index)]
        """
      let former = name.formerSwift.map { old in
        """
          /// The name that '\(purpose.identifier)' had.
          \(attribute)@available(*, deprecated, renamed: "\(name.swift)")
          public static var \(SwiftText.name(old)): PurposeCatalog.Purpose { \(SwiftText.name(name.swift)) }
        """
      }
      return [constant] + former
    }
  }

  private func messages(of catalog: String, _ names: [PurposeName]) -> String {
    MessagesCode(source, catalog: catalog, names: names.map(\.swift), inherited: inherited).text()
  }

  /// A constant for each icon set that the library has none for, such as a team's own; inherited ones are disfavoured.
  private var iconSets: String {
    let names = NameScope.swiftIconSets.names(of: source.iconSets.map(\.identifier.rawValue))
    let own = zip(source.iconSets, names).filter { !IconSetIdentifier.wellKnown.contains($0.0.identifier) }
    guard !own.isEmpty else { return "" }
    let constants = own.map { set, name in
      let isInherited = Path.normalized(set.file.path) != "icon-sets/\(set.identifier).json"
      return """
        \(SwiftText.comment("\(set.name), \(set.version).", indent: "  "))
          \(isInherited ? "@_disfavoredOverload\n  " : "")public static let \(SwiftText.name(name)) = \
        PurposeCatalog.IconSetIdentifier(rawValue: \(SwiftText.rawLiteral(set.identifier.rawValue)))
        """
    }
    return """

      extension PurposeCatalog.IconSetIdentifier {
      \(constants.joined(separator: "\n\n"))
      }

      """
  }
}
