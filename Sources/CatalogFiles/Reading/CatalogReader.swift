internal import CatalogModel
internal import SourceText

/// Reads a catalogue's folder, and those that it extends, into a ``CatalogSource``.
///
/// All problems are collected: a broken file does not hide those of other files. Fields that are missing in a broken
/// catalog.json are derived from the existing files.
package struct CatalogReader: Sendable {
  let files: any FileTree
  private let looksAtAll: Bool
  let needsSources: Bool

  /// - Parameters:
  ///   - looksAtAll: true to find all that `check` reports about files: also problems in audit.json and attestation.tsv, and the
  ///     places where files differ from their canonical form; looking up texts does not need that.
  ///   - needsSources: true if the facts of platforms need their sources, which programs do not embed.
  package init(files: any FileTree = DiskFiles(), looksAtAll: Bool = true, needsSources: Bool = true) {
    self.files = files
    self.looksAtAll = looksAtAll
    self.needsSources = needsSources
  }

  /// Parses a file by its path in the catalogue.
  ///
  /// - Parameter depth: the file's layer; files of an extended catalogue are not this one's to fix.
  func parse(_ name: String, _ log: ProblemLog, depth: Int) -> JSONDocument {
    log.parse(inFormOf: looksAtAll && depth == 0 ? name : nil)
  }

  /// Reads the catalogue in a folder.
  ///
  /// All of its folders are locked for reading, so the result is from before or after another command's change.
  ///
  /// - Throws: ``FileError`` if the folder has no readable catalog.json, or a change to the files was interrupted
  ///   (``Recovery``).
  package func read(_ folder: String) throws(FileError) -> CatalogSource { try readForEditing(folder).source }

  /// Reads the catalogue in a folder as ``read(_:)`` does, with the data for reading its texts again.
  package func readForEditing(_ folder: String) throws(FileError) -> ReadCatalog {
    let frame = try readFrame(folder, withTexts: true)
    let titles = frame.loader.load(Array(frame.source.manifest.localesWithParents.indices), into: frame.loader.nothing)
    if frame.stack.contains(where: { $0.part.locales != nil }) {
      reportUndeclaredLocales(frame.stack[0], frame.source.manifest)
    }
    reportUndeclaredSource(frame.stack, frame.source.manifest)
    FolderAudit(files: files, layer: frame.stack[0], manifest: frame.source.manifest).report(
      knowsIconSets: frame.stack.contains { $0.part.iconSets != nil })
    let source = withExtendedLifetime(frame.stack) { frame.source(with: titles) }
    return ReadCatalog(looksAtAll ? try readingFurtherFiles(of: source) : source, loader: frame.loader)
  }

  /// Adds audit.json, and the problems in it and in attestation.tsv: they name purposes and locales of the catalogue.
  private func readingFurtherFiles(of source: CatalogSource) throws(FileError) -> CatalogSource {
    let isWhole = source.readingError == nil
    let audit = try auditFile(ofCatalogAt: source.folder, purposes: isWhole ? source.purposes : nil)
    let attestation = try attestation(of: source)
    return source.with(
      audit: audit, attestation: attestation,
      problems: (audit?.problems ?? []) + problems(of: attestation, in: source))
  }

  /// Reads a catalogue except its texts, which are read when a locale is first needed.
  ///
  /// For files that have been checked: unused files are not reported.
  package func readTextsLater(_ folder: String) throws(FileError) -> TextsOnDemand {
    let frame = try readFrame(folder, withTexts: false)
    return TextsOnDemand(frame.source(with: frame.loader.nothing), loader: frame.loader)
  }

  /// The parts of a catalogue that are read before its texts.
  private struct Frame {
    let stack: [ManifestLayer]
    let logs: [ProblemLog]
    let source: CatalogSource
    let loader: TitlesLoader

    /// The catalogue with texts, and the problems of all files; call it when nothing more will be reported.
    func source(with titles: CatalogSource.Titles) -> CatalogSource {
      var titles = titles
      titles.problems = logs.flatMap(\.problems) + titles.problems
      titles.nonCanonicalPlaces = logs.compactMap(\.nonCanonicalPlace) + titles.nonCanonicalPlaces
      return source.with(titles)
    }
  }

  /// - Parameter withTexts: true if all texts are read too, and may show that purposes.json was lost.
  private func readFrame(_ folder: String, withTexts: Bool) throws(FileError) -> Frame {
    let stack = try readManifests(folder)
    let manifest = merge(stack, folder: folder)
    var logs = stack.map { $0.log }

    let parts = readPurposes(stack, iconSets: Set(manifest.iconSets), besideTexts: withTexts)
    logs += parts.filter { $0.document != nil }.map(\.log)
    // If a catalogue below cannot be read, missing names may be declared in it.
    let includesRoot = stack.last?.part.extends == nil
    let read = readScreens(stack, &logs)
    let places = readPlaces(stack, &logs)
    let selection = PurposeSelection(
      stack, parts: parts.map(\.parts), places: places.layers, shown: read.shownPurposes)
    let (purposes, incomplete) = PurposeMerger(
      layers: parts.map { (parts: $0.parts, log: $0.log) }, includesRoot: includesRoot, selection: selection
    ).merged()
    let purposeIndex = Dictionary(zip(purposes.map(\.identifier), purposes.indices)) { first, _ in first }
    let knowsPurposes = includesRoot && parts.allSatisfy(\.isWhole)
    let known = knowsPurposes ? KnownPurposes(all: purposes, selection: selection) : nil
    read.reportUnknown(purposes: known)
    places.reportUnknown(among: known)
    let vocabulary = readVocabulary(stack, purposes: known, manifest, logs: &logs)
    let glossary = readGlossary(stack, locales: manifest.locales, &logs)
    let layers = stack.indices.map { depth in
      let layer = stack[depth]
      return CatalogLayer(
        folder: layer.folder, manifest: layer.document, purposes: parts[depth].document,
        headers: read.headerFiles[depth], screens: read.screenFiles[depth], platforms: read.platformFiles[depth],
        places: places.files[depth], vocabulary: vocabulary.files[depth], glossary: glossary.files[depth],
        folderNamedLikeBase: layer.part.extends.flatMap { files.folder(namedLikeBase: $0, of: layer.folder) })
    }

    let iconSets = readIconSets(of: manifest, from: stack, purposes: purposes, logs: &logs)
    if knowsPurposes {
      ManifestAudit(layer: stack[0]).reportLimits(messages: Set(purposes.flatMap { $0.messages.map(\.name) }))
      ExceptionAudit(layer: stack[0], locales: manifest.locales, purposes: purposes, screens: read.screens).report()
    }
    ManifestAudit(layer: stack[0]).reportNumberingSystems(locales: manifest.localesWithParents)
    ManifestAudit(layer: stack[0]).reportWordings(platforms: Array(read.platforms.keys), locales: manifest.locales)
    ManifestAudit(layer: stack[0]).reportOutputs(
      of: manifest, purposes: knowsPurposes ? purposes.map(\.identifier) : nil, platforms: Array(read.platforms.keys))
    let slots = MessageSlots(purposes)
    guard slots.count * manifest.locales.count <= CatalogSource.maximumTextCount else {
      throw FileError(path: folder, reason: .tooManyTexts(messages: slots.count, locales: manifest.locales.count))
    }
    let loader = TitlesLoader(
      files: files, folders: stack.reversed().map(\.folder), locales: manifest.localesWithParents,
      wordings: manifest.wordings, purposes: purposes,
      purposeIndex: purposeIndex, slots: slots, reportsUnknownPurposes: knowsPurposes,
      incomplete: incomplete, selection: selection,
      looksAtForm: looksAtAll)
    let source = CatalogSource(
      folder: folder, files: files, manifest: manifest, layers: layers, ruleSettings: stack.flatMap(\.part.rules),
      purposes: purposes,
      purposeIndex: purposeIndex, slots: slots, iconSets: iconSets, locales: [], titleFiles: [], problems: [],
      nonCanonicalPlaces: [], glossary: glossary.merged, headers: read.headers, screens: read.screens,
      features: read.features, platforms: read.platforms, places: places.keeping(purposeIndex),
      vocabulary: vocabulary.vocabulary)
    return Frame(stack: stack, logs: logs, source: source, loader: loader)
  }

  // MARK: Purposes and icon sets

  /// Reads the inventories of the catalogue's icon sets, except unreadable ones.
  private func readIconSets(
    of manifest: CatalogManifest, from stack: [ManifestLayer], purposes: [PurposeDefinition], logs: inout [ProblemLog]
  ) -> [IconSet] {
    let used = Set(
      purposes.flatMap { $0.icons.keys.map(\.rawValue) }
        + stack.dropFirst().flatMap { ($0.part.iconSets ?? []).map(\.rawValue) })
    let iconSets = manifest.iconSets.compactMap { readIconSet($0, from: stack, used: used, logs: &logs) }
    if iconSets.count == manifest.iconSets.count { ManifestAudit(layer: stack[0]).reportSystems(iconSets: iconSets) }
    return iconSets
  }

  /// The content of one catalogue's purposes.json.
  private struct ReadPurposes {
    var parts: [PurposePart] = []
    var document: JSONDocument?
    let log: ProblemLog
    /// True if every purpose in the file was read; an overlay need not have the file.
    let isWhole: Bool
  }

  /// Reads the purposes of each layer over those of the layers below it, and returns the topmost first.
  ///
  /// - Parameter iconSets: those of the catalogue; icons of others are not inherited.
  private func readPurposes(
    _ stack: [ManifestLayer], iconSets: Set<IconSetIdentifier>, besideTexts: Bool
  ) -> [ReadPurposes] {
    var inherited: [String: PurposePart] = [:]
    var layers: [ReadPurposes] = []
    for (depth, layer) in stack.enumerated().reversed() {
      var read = readPurposes(layer, depth: depth, over: inherited, besideTexts: besideTexts)
      if depth > 0 {
        for index in read.parts.indices {
          read.parts[index].definition.icons = read.parts[index].definition.icons.filter { iconSets.contains($0.key) }
          inherited[read.parts[index].definition.identifier] = read.parts[index]
        }
      }
      layers.append(read)
    }
    return layers.reversed()
  }

  private func readPurposes(
    _ layer: ManifestLayer, depth: Int, over inherited: [String: PurposePart], besideTexts: Bool
  ) -> ReadPurposes {
    let mayBeLost = besideTexts && depth == 0
    let path = Path.join(layer.folder, "purposes.json")
    let problems = layer.log.count
    guard let log = open(path, reportingTo: layer.log, optional: layer.part.extends != nil) else {
      let isLost = mayBeLost && reportLostPurposes(layer.log, of: layer, inherited)
      return ReadPurposes(log: layer.log, isWhole: layer.log.count == problems && !isLost)
    }
    let document = parse("purposes.json", log, depth: depth)
    if mayBeLost, document.problems.isEmpty, document.root.members?.isEmpty == true,
      reportLostPurposes(log, of: layer, inherited)
    {
      return ReadPurposes(document: document, log: log, isWhole: false)
    }
    return ReadPurposes(
      parts: PurposesReader(log: log).read(document.root, over: inherited), document: document, log: log,
      isWhole: document.problems.isEmpty && document.root.kind == .object)
  }

  /// Merges the glossaries of all layers, each of which is optional.
  private func readGlossary(
    _ stack: [ManifestLayer], locales: [LanguageTag], _ logs: inout [ProblemLog]
  ) -> (merged: Glossary, files: [JSONDocument?]) {
    var glossary = Glossary()
    var files: [JSONDocument?] = []
    for (depth, layer) in stack.enumerated() {
      let path = Path.join(layer.folder, "glossary.json")
      guard let log = open(path, reportingTo: layer.log, optional: true) else {
        files.append(nil)
        continue
      }
      logs.append(log)
      // An overlay may leave out locales of the catalogue that it extends.
      let known = depth == 0 ? locales : nil
      let document = parse("glossary.json", log, depth: depth)
      glossary.lay(over: GlossaryReader(log: log, locales: known).read(document.root))
      files.append(document)
    }
    return (glossary, files)
  }

  /// Reads an icon set from the topmost layer that has its file.
  ///
  /// - Parameter used: the sets that purposes have icons of, one of which was probably meant by an unknown one.
  private func readIconSet(
    _ set: IconSetIdentifier, from stack: [ManifestLayer], used: Set<String>, logs: inout [ProblemLog]
  ) -> IconSet? {
    for (depth, layer) in stack.enumerated() {
      let file = "icon-sets/\(set).json"
      let path = Path.join(layer.folder, file)
      let isLast = layer.part.extends == nil
      let naming = stack.first { $0.part.iconSets != nil } ?? layer
      let names = naming.document.root["iconSets"]
      let name = names.flatMap { naming.document.element(set.rawValue, of: $0.index) }
      let offset = name.map { naming.document.nodes[$0].offset } ?? 0
      guard let log = open(path, reportingTo: naming.log, at: offset, optional: true) else {
        if isLast, isMissing(path) { reportMissingInventory(of: set, namedIn: naming, at: offset, used: used) }
        continue
      }
      logs.append(log)
      return IconSetReader(identifier: set, log: log).read(parse(file, log, depth: depth))
    }
    return nil
  }

  /// The inventory in the folder that no set of `iconSets` has: one that was renamed.
  private func unlistedInventory(in layer: ManifestLayer) -> String? {
    let listed = Set((layer.part.iconSets ?? []).map(\.rawValue))
    let others = files.namesOfJSON(in: Path.join(layer.folder, "icon-sets")).filter { !listed.contains($0) }
    return others.count == 1 ? others[0] : nil
  }

  private func reportMissingInventory(
    of set: IconSetIdentifier, namedIn layer: ManifestLayer, at offset: Int, used: Set<String>
  ) {
    let meant = used.contains(set.rawValue) ? nil : NearestName.of(set.rawValue, in: used.sorted())
    layer.log.report(
      .unreadableFile,
      meant.map { "icon set '\(set)' has no inventory; did you mean '\($0)'?" }
        ?? unlistedInventory(in: layer).map {
          "icon set '\(set)' has no inventory, and no set is listed for 'icon-sets/\($0).json'; name the file "
            + "'icon-sets/\(set).json', or the set '\($0)'"
        }
        ?? "icon set '\(set)' has no inventory; create 'icon-sets/\(set).json', which lists the "
        + "names of all its icons and which of them mirror (icon-set.schema.json)", at: offset,
      subject: Subject(iconSet: set))
  }

  private func isMissing(_ path: String) -> Bool {
    do throws(FileError) { return try files.readIfPresent(path) == nil } catch { return false }
  }

  /// Opens a file; an unreadable one is a problem of the catalog.json that refers to it.
  func open(_ path: String, reportingTo log: ProblemLog, at offset: Int = 0, optional: Bool = false) -> ProblemLog? {
    do throws(FileError) {
      return ProblemLog(file: SourceFile(path: path, bytes: try files.read(path)))
    } catch {
      if !(optional && error.reason == .notFound) {
        log.report(.unreadableFile, "\(error)", at: offset, subject: Subject(file: path))
      }
      return nil
    }
  }

  /// The names that a file of titles may have, whose locale may not be declared either.
  private static func advice(naming tag: String, declared: Set<String>, taken: [String]) -> String {
    if declared.contains(tag) { return "name it '\(tag).json'" }
    let language = String(tag.prefix { $0 != "-" })
    let isFree = declared.contains(language) && !taken.contains(language)
    return "name it \(isFree ? "'\(language).json', or " : "")'\(tag).json', and list that in 'locales'"
  }

  /// A titles file of an undeclared locale would be ignored silently.
  private func reportUndeclaredLocales(_ layer: ManifestLayer, _ manifest: CatalogManifest) {
    let declared = manifest.locales.map(\.identifier)
    let known = Set(declared)
    let stems = files.namesOfJSON(in: Path.join(layer.folder, "titles"))
    for stem in stems where !known.contains(stem) {
      let worded = CatalogPath.titles(named: stem)
      if let worded, !manifest.wordings.contains(where: { $0.wording == worded.wording }) {
        reportUnknown(worded.wording, of: stem, in: (layer, manifest))
      }
      let name = worded?.locale ?? stem
      guard !known.contains(name) else { continue }
      // If so many are undeclared, none is a typo, and comparing each with every locale would be slow.
      // A locale whose file exists was not misspelt.
      let candidates = layer.log.count < 100 ? declared.filter { !stems.contains($0) } : []
      let tag = LanguageTag(name)?.identifier ?? LanguageTag(name.replacing("_", with: "-"))?.identifier
      guard tag == name else {
        let nearest = NearestName.of(name, in: candidates).map { "did you mean '\($0).json'?" }
        let advice =
          tag.map { Self.advice(naming: $0, declared: known, taken: stems) } ?? nearest ?? "rename or remove it"
        layer.log.report(
          .undeclaredLocale,
          "titles/\(stem).json is not named after a language tag; \(advice)",
          at: layer.document.root["locales"]?.offset ?? 0, subject: Subject(locale: tag.flatMap { LanguageTag($0) }))
        continue
      }
      let hint =
        NearestName.of(name, in: candidates).map { "; did you mean '\($0).json'?" } ?? ""
      layer.log.report(
        .undeclaredLocale,
        "titles/\(stem).json belongs to a locale that 'locales' does not list; add it there or remove the file\(hint)",
        at: layer.document.root["locales"]?.offset ?? 0, subject: Subject(locale: LanguageTag(name)))
    }
  }

  /// The titles of an undeclared wording would be ignored silently.
  private func reportUnknown(
    _ wording: Wording, of stem: String, in catalog: (layer: ManifestLayer, manifest: CatalogManifest)
  ) {
    let advice = NearestName.advice(
      on: wording.rawValue, among: catalog.manifest.wordings.map(\.wording.rawValue),
      otherwise: "declare it in 'wordings' of catalog.json, or remove the file")
    catalog.layer.log.report(
      .unknownWording, "titles/\(stem).json is in an unknown wording, '\(wording)'; \(advice)",
      at: catalog.layer.document.root["wordings"]?.offset ?? 0)
  }

  /// An overlay that declares fewer locales must keep the source locale of the catalogue that it extends.
  private func reportUndeclaredSource(_ stack: [ManifestLayer], _ manifest: CatalogManifest) {
    guard let layer = stack.first(where: { $0.part.locales != nil }), layer.part.sourceLocale == nil,
      stack.contains(where: { $0.part.sourceLocale != nil }), !manifest.locales.contains(manifest.sourceLocale)
    else { return }
    layer.log.report(
      .undeclaredLocale, "the source locale '\(manifest.sourceLocale)' is not among the locales; add it to 'locales'",
      at: layer.document.root["locales"]?.offset ?? 0, subject: Subject(locale: manifest.sourceLocale))
  }
}
