internal import CatalogModel
internal import SourceText

/// The content of one catalog.json; an overlay leaves out what it inherits.
struct ManifestPart {
  var name: String?
  var description: String?
  var extends: String?
  var extendsOffset = 0
  var sourceLocale: LanguageTag?
  var locales: [LanguageTag]?
  var iconSets: [IconSetIdentifier]?
  /// The inherited purposes that the catalogue keeps, with their places in the file; nil to keep all.
  var purposes: [(name: String, offset: Int)]?
  /// The inherited places whose purposes it keeps.
  var places: [(name: String, offset: Int)]?
  /// The inherited platforms that it is for; nil for all.
  var platforms: [(name: String, offset: Int)]?
  var limits: [String: Int] = [:]
  var minimumSystems: [String: SystemVersion]?
  var numberingSystems: [LanguageTag: String] = [:]
  var wordings: [WordingDefinition] = []
  var chosenWordings: ChosenWordings?
  var stringTables: [String: StringTableSettings] = [:]
  var outputs: [OutputDefinition] = []
  var rules: [RuleSetting] = []
}

extension ManifestPart {
  /// True if it leaves out purposes that it inherits.
  var selects: Bool { purposes != nil || places != nil }

  /// The fields of catalog.json in canonical order.
  static let fields = [
    "formatVersion", "name", "description", "extends", "sourceLocale", "locales", "iconSets", "purposes",
    "places", "platforms", "limits",
    "minimumSystems", "numberingSystems", "wordings", "wording", "stringTables", "outputs", "rules",
  ]

  init(reading root: JSONValue, _ log: ProblemLog) {
    guard let fields = Fields(root, of: "catalog.json", known: Self.fields, isFile: true, log: log) else { return }
    // The rest of a truncated file is unknown.
    let isWhole = root.document.problems.isEmpty
    if isWhole { fields.require("formatVersion", "name") }
    if let version = fields.integer("formatVersion", least: 1), version != CatalogManifest.formatVersion {
      log.report(
        .unknownFormatVersion,
        "format version \(version) is unknown; this program reads version \(CatalogManifest.formatVersion); write "
          + "\(CatalogManifest.formatVersion) if no newer program wrote the file, else update this one",
        at: fields["formatVersion"]?.offset ?? 0)
    }
    name = fields.text("name")
    description = fields.string("description")
    if let value = fields["extends"], value.kind != .null {
      extends = value.string("'extends' of catalog.json", log: log)
      extendsOffset = value.offset
      if extends?.isEmpty == true {
        log.report(
          .wrongType, "'extends' is empty; name a catalogue, such as 'Standard', or remove it", at: value.offset)
      }
    }
    if extends == nil, isWhole {
      let own = ["sourceLocale", "locales", "iconSets"]
      if fields["extends"] == nil, own.count(where: { fields[$0] == nil }) == 2, fields["locales"] != nil {
        // The catalogue that it extended is not read.
        log.report(
          .unreadableFile,
          "catalog.json has no 'extends', and no 'sourceLocale' and 'iconSets'; name the catalogue that it extends, such as "
            + "\"extends\": \"Standard\", or add the other two", at: root.offset)
      } else {
        fields.require("sourceLocale", "locales", "iconSets")
      }
    }
    sourceLocale = fields["sourceLocale"]?.languageTag("'sourceLocale' of catalog.json", log)
    locales = fields["locales"].flatMap { Self.locales($0, log) }
    iconSets = fields["iconSets"].flatMap { Self.iconSets($0, log) }
    purposes = selection(fields, named: "purposes", log)
    places = selection(fields, named: "places", log)
    platforms = selection(fields, named: "platforms", log)
    limits = fields["limits"].map { Self.limits($0, log) } ?? [:]
    minimumSystems = fields["minimumSystems"].map { Self.minimumSystems($0, log) }
    numberingSystems = fields["numberingSystems"].map { Self.numberingSystems($0, log) } ?? [:]
    wordings = fields["wordings"].map { WordingsReader(log: log).read($0) } ?? []
    chosenWordings = fields["wording"].flatMap { ChosenWordings($0, log) }
    stringTables = fields["stringTables"].map { StringTablesReader(log: log).read($0) } ?? [:]
    outputs = fields["outputs"].map { OutputsReader(log: log).read($0) } ?? []
    rules = fields["rules"].map { RuleSettingsReader(log: log).read($0) } ?? []
    if let source = sourceLocale, let locales, !locales.contains(source) {
      let near = locales.first { $0.language == source.language }
      let advice = near.map { "write '\($0)', or add it to 'locales'" } ?? "add it to 'locales'"
      log.report(
        .undeclaredLocale, "source locale '\(source)' is not among the locales; \(advice)",
        at: fields["sourceLocale"]?.offset ?? 0, subject: Subject(locale: source))
    }
  }

  private static func locales(_ value: JSONValue, _ log: ProblemLog) -> [LanguageTag]? {
    value.strings("'locales' of catalog.json", log: log).map { texts in
      var seen: Set<LanguageTag> = []
      for (text, offset) in texts {
        guard let tag = LanguageTag(checking: text, at: offset, log), !seen.insert(tag).inserted else { continue }
        log.report(.duplicateKey, "locale '\(tag)' is listed twice in 'locales'; keep one", at: offset)
      }
      return seen.sorted()
    }
  }

  /// A list of what an overlay keeps; a catalogue that extends nothing has nothing to leave out.
  private func selection(_ fields: Fields, named name: String, _ log: ProblemLog) -> [(name: String, offset: Int)]? {
    guard let value = fields[name], let names = value.strings("'\(name)' of catalog.json", log: log) else { return nil }
    guard extends != nil else {
      log.report(
        .unknownField, "'\(name)' selects what a catalogue inherits, and this one extends none; remove it",
        at: value.offset)
      return nil
    }
    var seen: Set<String> = []
    return names.compactMap { text, offset in
      if seen.insert(text).inserted { return (text, offset) }
      log.report(.duplicateKey, "'\(text)' is listed twice in '\(name)'; keep one", at: offset)
      return nil
    }
  }

  private static func iconSets(_ value: JSONValue, _ log: ProblemLog) -> [IconSetIdentifier]? {
    value.strings("'iconSets' of catalog.json", log: log).map { texts in
      var sets: [IconSetIdentifier] = []
      var seen: Set<IconSetIdentifier> = []
      for (text, offset) in texts {
        let set = IconSetIdentifier(rawValue: text)
        if text.contains("/") || text.contains("..") {
          log.report(
            .pathOutsideCatalog, "icon set '\(text)' is outside the catalogue; name a file in its icon-sets/",
            at: offset)
        } else if !IdentifierSyntax.isKebabCase(text) {
          log.report(.wrongType, "icon set '\(text)' is not in kebab-case; write it like 'sf-symbols'", at: offset)
        } else if !seen.insert(set).inserted {
          log.report(.duplicateKey, "icon set '\(text)' is listed twice in 'iconSets'; keep one", at: offset)
        } else {
          sets.append(set)
        }
      }
      return sets
    }
  }

  private static func minimumSystems(_ value: JSONValue, _ log: ProblemLog) -> [String: SystemVersion] {
    guard value.expect(.object, "'minimumSystems' of catalog.json", log: log) else { return [:] }
    var systems: [String: SystemVersion] = [:]
    for member in value.members ?? [] {
      guard let text = member.value.string("the version of '\(member.key)'", log: log) else { continue }
      systems[member.key] = SystemVersion(text)
      if systems[member.key] == nil {
        log.report(
          .wrongType, "'\(text)' is not a version of '\(member.key)'; write one like '17.0'", at: member.value.offset)
      }
    }
    return systems
  }

  /// Names that have the form of CLDR's; the validation asks ICU which there are.
  private static func numberingSystems(_ value: JSONValue, _ log: ProblemLog) -> [LanguageTag: String] {
    guard value.expect(.object, "'numberingSystems' of catalog.json", log: log) else { return [:] }
    var systems: [LanguageTag: String] = [:]
    for member in value.members ?? [] {
      guard let tag = LanguageTag(checking: member.key, at: member.keyRange.lowerBound, log),
        let system = member.value.string("the numbering system of '\(tag)'", log: log)
      else { continue }
      if 3...8 ~= system.utf8.count, system.utf8.allSatisfy({ 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }) {
        systems[tag] = system
      } else {
        log.report(
          .wrongType,
          "'\(system)' is not the name of a numbering system; write one of CLDR's, such as 'arab' or 'latn'",
          at: member.value.offset)
      }
    }
    return systems
  }

  private static func limits(_ value: JSONValue, _ log: ProblemLog) -> [String: Int] {
    guard value.expect(.object, "'limits' of catalog.json", log: log) else { return [:] }
    var limits: [String: Int] = [:]
    for member in value.members ?? [] {
      if let limit = member.value.integer, limit >= 1 {
        limits[member.key] = limit
      } else {
        log.report(
          .wrongType, "the limit of '\(member.key)' is not a whole number of at least 1; write one",
          at: member.value.offset)
      }
    }
    return limits
  }
}
