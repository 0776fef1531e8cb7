package import CatalogFiles
package import CatalogModel
internal import FileWriting
internal import SourceText

/// A catalogue that will be created in a folder.
package struct NewCatalog: Sendable {
  /// The folder, which need not exist.
  package let folder: String
  package let name: String
  /// The folder of the catalogue that it extends, relative to its own; nil if it extends none.
  package let extends: String?
  /// nil to inherit the locales of the extended catalogue.
  package let locales: [LanguageTag]?
  /// nil to inherit the icon sets of the extended catalogue.
  package let iconSets: [IconSetIdentifier]?
  /// The platforms whose bars are drawn, generated and checked; nil for all that the extended catalogue describes.
  package let platforms: [Platform]?
  /// The icon sets of platforms that draw another one than in the extended catalogue.
  package let platformIcons: [Platform: IconSetIdentifier]
  /// The wordings of generated code and of string tables, by language or format.
  package let chosenWordings: [String: Wording]
  /// True if each output has the wording of its platform, in place of ``chosenWordings``.
  package let speaksAsPlatforms: Bool
  /// The locale that translators translate from.
  package let sourceLocale: LanguageTag
  /// The folder of the JSON Schemas, relative to the catalogue's own, or nil.
  package let schemas: String?
  /// The code that 'catalog generate' makes from it.
  package let outputs: [NewOutput]
  /// True to include a purpose as an example; an overlay inherits purposes.
  package let hasExample: Bool

  package init(
    folder: String, name: String, extends: String?, locales: [LanguageTag]?, sourceLocale: LanguageTag,
    schemas: String?, iconSets: [IconSetIdentifier]? = nil, platforms: [Platform]? = nil,
    platformIcons: [Platform: IconSetIdentifier] = [:],
    chosenWordings: [String: Wording] = [:], speaksAsPlatforms: Bool = false, outputs: [NewOutput] = [],
    hasExample: Bool = true
  ) {
    self.folder = folder
    self.name = name
    self.extends = extends
    self.locales = locales
    self.iconSets = iconSets
    self.platforms = platforms
    self.platformIcons = platformIcons
    self.chosenWordings = chosenWordings
    self.speaksAsPlatforms = speaksAsPlatforms
    self.sourceLocale = sourceLocale
    self.outputs = outputs
    self.schemas = schemas
    self.hasExample = hasExample && extends == nil
  }

  /// Every file by its path in the catalogue, sorted; empty except for an example.
  package var files: [(path: String, bytes: [UInt8])] {
    trees.map { path, tree in (path, CanonicalJSON.bytes(of: tree, order: CanonicalOrder.order(ofFile: path))) }
  }

  /// The content of every file by its path in the catalogue, sorted.
  var trees: [(path: String, tree: JSONTree)] {
    var trees = ["catalog.json": manifest, "purposes.json": purposes]
    if !platformIcons.isEmpty {
      trees["platforms.json"] = .fields(
        platformIcons.sorted { $0.key.rawValue < $1.key.rawValue }.map { platform, set in
          (platform.rawValue, .fields([("iconSet", .string(set.rawValue))]))
        })
    }
    for locale in locales ?? [sourceLocale] { trees["titles/\(locale).json"] = titles(locale) }
    return trees.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The disk, or other files, with the catalogue's files added in memory, for reading it before it is written.
  package func preview(over others: any FileTree = DiskFiles()) -> PendingFiles {
    let files = files.map { (Path.join(folder, $0.path), Optional($0.bytes)) }
    return PendingFiles(over: others, changes: Dictionary(uniqueKeysWithValues: files))
  }

  /// Creates the folder and its files: all of them or none.
  ///
  /// - Throws: ``FileError`` if one of them already exists or cannot be written.
  package func write(on disk: DiskFiles = DiskFiles()) throws(FileError) {
    try disk.makeFolder(folder)
    try CatalogWriter(folder, on: disk).write(files.map { FileChange(path: $0.path, old: nil, new: $0.bytes) })
  }
}

// MARK: - File contents

extension NewCatalog {
  private var manifest: JSONTree {
    .fields([
      schema("catalog", at: schemas),
      ("formatVersion", .integer(CatalogManifest.formatVersion)),
      ("name", .string(name)),
      ("extends", extends.map(JSONTree.string)),
      ("sourceLocale", extends == nil ? .string(sourceLocale.identifier) : nil),
      ("locales", locales.map { .array($0.sorted().map { .string($0.identifier) }) }),
      ("iconSets", iconSets.map { .array($0.map { .string($0.rawValue) }) } ?? (extends == nil ? .array([]) : nil)),
      ("platforms", platforms.map { .array($0.map { .string($0.rawValue) }) }),
      ("wording", wording),
      ("outputs", outputs.isEmpty ? nil : .array(outputs.map(\.tree))),
    ])
  }

  private var wording: JSONTree? {
    if speaksAsPlatforms { return .string(Wording.ofPlatform) }
    guard !chosenWordings.isEmpty else { return nil }
    return .fields(
      chosenWordings.sorted { $0.key < $1.key }.map { ($0.key, JSONTree.string($0.value.rawValue)) })
  }

  private var purposes: JSONTree {
    let example = JSONTree.fields([
      ("role", .string(Role.confirm.rawValue)),
      (
        "description",
        .string("Keeps what was changed and leaves the screen open. A verb; an example, to be replaced by your own.")
      ),
      ("messages", .fields([(MessageDeclaration.title, .object([]))])),
    ])
    return .fields([schema("purposes", at: schemas), ("save", hasExample ? example : nil)])
  }

  /// The example's title; in languages other than English it is marked as new.
  private func titles(_ locale: LanguageTag) -> JSONTree {
    let text = TextValue("Save", state: locale.language == LanguageTag.english.language ? nil : .new)
    let tree = text.tree(replacing: nil)
    let value = if case .string = tree { tree } else { JSONTree.fields([(MessageDeclaration.title, tree)]) }
    return .fields([
      schema("titles", at: schemas.map { Path.join("..", $0) }), ("save", hasExample ? value : nil),
    ])
  }

  private func schema(_ kind: String, at folder: String?) -> (key: String, value: JSONTree?) {
    ("$schema", folder.map { .string(Path.join($0, "\(kind).schema.json")) })
  }
}

/// Code that a new catalogue declares as an output.
package struct NewOutput: Sendable {
  package let language: CodeLanguage
  /// Relative to the catalogue's folder: `../App/Generated`.
  package let folder: String
  package let isForAndroid: Bool

  package init(language: CodeLanguage, folder: String, isForAndroid: Bool) {
    self.language = language
    self.folder = folder
    self.isForAndroid = isForAndroid
  }

  fileprivate var tree: JSONTree {
    .fields([
      ("language", .string(language.rawValue)), ("folder", .string(folder)),
      ("android", isForAndroid ? .bool(true) : nil),
    ])
  }
}
