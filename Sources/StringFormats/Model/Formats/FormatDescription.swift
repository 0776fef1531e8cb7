package import CatalogModel

/// The identifier, capabilities and limits of a format.
package struct FormatDescription: Hashable, Sendable {
  /// The way in which a format divides tables into files.
  package enum Layout: Sendable {
    /// One file for each target locale: `ar.xliff`.
    case filePerLocale
    /// One file for all locales: `Localizable.xcstrings`.
    case oneFile
    /// A folder for each target locale: `values-ar/strings.xml`.
    case folderPerLocale
  }

  /// The metadata that a format can carry besides keys and texts.
  package struct Capabilities: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The state of a translation. A state without an equivalent in the format is reported as a ``Loss``.
    package static let states = Self(rawValue: 1)
    /// The catalogue's comment on a translation.
    package static let comments = Self(rawValue: 2)
    /// The exported texts, for the three-way merge.
    package static let bases = Self(rawValue: 4)
    /// Comments are exported for people to read, but not imported.
    package static let shownComments = Self(rawValue: 8)
  }

  package let format: ExchangeFormat
  /// One line on the format and its programs.
  package let summary: String
  /// The extensions of its files without the dot, the usual one first.
  package let fileExtensions: [String]
  /// Those of its endings that other programs give to other kinds of files.
  let sharedExtensions: Set<String>
  /// The extensions whose files are empty without units.
  let extensionsOfEmptyFiles: Set<String>
  package let layout: Layout
  package let capabilities: Capabilities
  /// The way in which apps find a text that a locale's file lacks; nil if apps do not load the format.
  package let fallback: PlatformFallback?
  /// The limits of the format, one sentence each, for people.
  package let limits: [String]
  /// The values of `--option`.
  package let options: [FormatOption]

  package init(
    _ format: ExchangeFormat, summary: String, fileExtensions: [String], sharedExtensions: Set<String> = [],
    extensionsOfEmptyFiles: Set<String> = [], layout: Layout, capabilities: Capabilities,
    fallback: PlatformFallback? = nil, limits: [String] = [], options: [FormatOption] = []
  ) {
    self.format = format
    self.summary = summary
    self.fileExtensions = fileExtensions
    self.sharedExtensions = sharedExtensions
    self.extensionsOfEmptyFiles = extensionsOfEmptyFiles
    self.layout = layout
    self.capabilities = capabilities
    self.fallback = fallback
    self.limits = limits
    self.options = options
  }

  /// The value of `--format`: `xliff-1.2`.
  package var identifier: String { format.rawValue }
}

/// An option for writing a format: a byte-order mark, nested or flat.
package struct FormatOption: Hashable, Sendable {
  package let name: String
  /// The possible values, the default first.
  package let values: [String]
  /// One line on its purpose.
  package let summary: String

  package init(_ name: String, values: [String], summary: String) {
    self.name = name
    self.values = values
    self.summary = summary
  }
}

extension FormatDescription {
  /// True if files of the format may also contain texts of other programs. A sheet has only exported units.
  var isShared: Bool { !["csv", "xlsx"].contains(identifier) }

  /// True if a plural form that no number has is in no entry of the format; in all others, programs or ICU require `other`.
  var leavesOutUnreached: Bool { [.csv, .xlsx, .gettext, .qtTS, .xliff12].contains(format) }

  /// True if files of the format have notes for translators, such as texts for reference.
  package var hasNotes: Bool { ![.i18next, .json].contains(format) }
}

extension FormatOption {
  /// The option for texts without a translation in a format that apps load directly.
  ///
  /// Apps would show an empty text. If the entry is missing, they show the source text.
  package static let untranslated = FormatOption(
    "untranslated", values: ["omit", "empty"],
    summary: "whether a text without translation is left out, so that an app shows the source text, or is empty, to be "
      + "filled in")
}

/// The chosen values of a format's options.
package struct FormatOptions: Sendable {
  private let chosen: [String: String]
  /// The naming of keys; nil for the format's default.
  package let keys: KeyNaming?

  /// Every option at its default.
  package init(keys: KeyNaming? = nil) {
    chosen = [:]
    self.keys = keys
  }

  /// - Throws: ``StringTableError`` if the format has no such option, or the option no such value.
  package init(
    _ chosen: [(name: String, value: String)], of format: FormatDescription, keys: KeyNaming? = nil
  ) throws(StringTableError) {
    for (name, value) in chosen {
      guard let option = format.options.first(where: { $0.name == name }) else {
        let names = format.options.map { "'\($0.name)'" }.joined(separator: ", ")
        let hint = names.isEmpty ? "it has none" : "it has \(names)"
        throw StringTableError("format '\(format.identifier)' has no option '\(name)'; \(hint)")
      }
      guard option.values.contains(value) else {
        let values = option.values.map { "'\($0)'" }.joined(separator: " or ")
        throw StringTableError("option '\(name)' cannot be '\(value)'; write \(values)")
      }
    }
    self.chosen = Dictionary(chosen.map { ($0.name, $0.value) }) { $1 }
    self.keys = keys
  }

  /// The same with another value of an option.
  package func setting(_ option: FormatOption, to value: String) -> FormatOptions {
    FormatOptions(chosen: chosen.merging([option.name: value]) { $1 }, keys: keys)
  }

  private init(chosen: [String: String], keys: KeyNaming?) {
    self.chosen = chosen
    self.keys = keys
  }

  /// The value of an option, or its default.
  package subscript(option: FormatOption) -> String { chosen[option.name] ?? option.values.first ?? "" }

  /// The name of a unit's key in the format's files; by default purpose and message with a separator.
  func name(of key: UnitKey, separator: Character = "/") -> String {
    keys?.name(of: key) ?? key.text(separator: separator)
  }

  /// Returns whether a unit is left out because it has no translation.
  func omits(_ unit: StringUnit) -> Bool { unit.target?.isEmpty ?? true && self[.untranslated] == "omit" }
}
